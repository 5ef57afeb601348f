import { expect, it, onTestFinished, vi } from 'vitest';
import { verifyCommand } from '../../../../editorial/verify/verify-command.ts';
import { siteServer } from '../../../../hosting/site-server.ts';
import { folderWith, newRepository } from '../../../../packages/copy-review/tests/repository.ts';
import { listen } from '../../../listen.ts';

it('A release is compared with a build of its commit for noon of its day in South Africa, with the content of the repository', async () => {
  const { root, commit } = newRepository();
  const variables = '$COMMIT_REF $SOURCE_DATE_EPOCH $SITE_ENV ${CONTENT_DIR-none} ${OUT_DIR-none}';
  const build = `mkdir dist && cp _headers dist && echo "<p>${variables}" > dist/index.html`;
  const hash = commit({
    'package.json': JSON.stringify({ scripts: { build } }),
    _headers: '/*\n  x-frame-options: DENY\n',
  });
  const named = { build: { commit: hash, day: '2026-11-23', release: true } };
  const server = siteServer(
    folderWith({
      _headers: '/*\n  x-frame-options: DENY\n',
      'index.html': `<p>${hash} 1795428000 production none none\n`,
      'token-facts.json': JSON.stringify(named),
    }),
  );
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = await listen(server);
  vi.stubEnv('CONTENT_DIR', '/nowhere');
  vi.stubEnv('OUT_DIR', '/nowhere');
  const { output } = await verifyCommand([origin], {
    root,
    requireCurrent: () => undefined,
    onProgress: () => undefined,
  });
  // The home page, the same with a query, and “/index.html”.
  expect(output).toBe(
    `The same: 3 addresses, of the commit ${hash.slice(0, 7)}, built for 2026-11-23.`,
  );
});

it('Where git does not open the repository, as if it is another user’s, git says why', async () => {
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const { output } = await verifyCommand(['https://example.org']);
  expect(output).toMatch(/clone it with git, and run this there\. git says:\n\nfatal: \S/);
});
