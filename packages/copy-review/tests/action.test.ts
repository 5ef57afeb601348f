/** Runs the scripts of action.yml as in a job of another repository. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openFakeForge, REPOSITORY, TOKEN } from './forge/fake-forge.ts';
import { newRepository } from './repository.ts';
import { runAction } from './run-step.ts';
import { HEADING } from '../src/reports/markdown/marker.ts';
import type { Report } from '../src/shared/report.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** A pull request job in a checkout with two builds of its site, `old` and `new`. */
async function job() {
  const repository = newRepository();
  const { root, git } = repository;
  repository.commit({ 'README.md': 'A' });
  git('checkout', '--quiet', '-b', 'words');
  repository.commit({ 'README.md': 'B' });
  for (const [side, folder] of Object.entries({ before: 'old', after: 'new' }))
    cpSync(join(PACKAGE, 'tests/sample', side), join(root, folder), { recursive: true });
  const forge = await openFakeForge(repository);
  const number = forge.openPull('words');
  const event = join(root, 'event.json');
  writeFileSync(event, JSON.stringify(forge.pullRequestEvent(number)));
  const options = {
    folder: root,
    expressions: { 'github.token': TOKEN },
    env: {
      GITHUB_API_URL: forge.api,
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ID: '7',
      GITHUB_EVENT_PATH: event,
      GITHUB_STEP_SUMMARY: join(root, 'summary.md'),
      npm_config_offline: 'true',
    },
  };
  return { forge, options, root };
}

it('comments on a pull request with only the two folders and `comment` as inputs', async () => {
  const { forge, options, root } = await job();
  const inputs = { before: 'old', after: 'new', comment: true };
  expect(await runAction(PACKAGE, inputs, options)).toEqual({
    exitCode: 0,
    output: '',
    artifacts: ['report.html'],
  });
  expect(forge.comments).toHaveLength(1);
  const url = 'https://forge.example/muuva/site/actions/runs/7/artifacts/1';
  expect(forge.comments[0]?.body).toContain(`[Open the report](${url})`);
  const [, id = ''] = /\]\(\S+#(c[\w-]{20})\)/.exec(forge.comments[0]?.body ?? '') ?? [];
  expect(readFileSync(join(root, 'review/report.html'), 'utf8')).toContain(`id="${id}"`);
  // Without the input “data”, all files but pictures could be code.
  expect(forge.comments[0]?.body).toContain('> - README.md');
  expect(forge.comments[0]?.body).toContain('This is about the commit');
});

it('names report, artifact and comment, for jobs of a matrix', async () => {
  const { forge, options } = await job();
  const run = async (name: string) => {
    const inputs = { before: 'old', after: 'new', comment: true, name };
    return (await runAction(PACKAGE, inputs, options)).artifacts;
  };
  expect([await run('en'), await run('de')]).toEqual([['en.html'], ['de.html']]);
  expect(forge.comments.map(({ body }) => /^### .*/m.exec(body)?.[0])).toEqual([
    `${HEADING}: en`,
    `${HEADING}: de`,
  ]);
});

it('writes only reports and a summary without the input “comment”, and leaves out what “ignore” lists', async () => {
  const { forge, options, root } = await job();
  for (const [index, folder] of ['old', 'new'].entries())
    writeFileSync(join(root, folder, 'times.html'), `<p>A page.<i>${index}</i><b>${index}</b>`);
  const inputs = { before: 'old', after: 'new', out: 'words', ignore: 'i\nbody > p > b\n' };
  expect(await runAction(PACKAGE, inputs, options)).toEqual({
    exitCode: 0,
    output: '',
    artifacts: ['report.html'],
  });
  expect(forge.requests).toEqual([]);
  const { pages } = JSON.parse(readFileSync(join(root, 'words/report.json'), 'utf8')) as Report;
  expect(pages.map(({ route }) => route)).toEqual(['/', '/terms']);
  expect(readFileSync(join(root, 'summary.md'), 'utf8')).toContain('old → new');
});

it('writes reports and a summary on a push, which has no pull request', async () => {
  const { forge, options, root } = await job();
  writeFileSync(options.env.GITHUB_EVENT_PATH, JSON.stringify({ ref: 'refs/heads/main' }));
  const inputs = { before: 'old', after: 'new', comment: true };
  const { exitCode, output } = await runAction(PACKAGE, inputs, options);
  expect(exitCode).toBe(0);
  expect(output).toBe(
    'This event is not about a pull request: the report is in the summary of the job.\n',
  );
  expect(forge.requests).toEqual([]);
  expect(existsSync(join(root, 'review/report.html'))).toBe(true);
  expect(readFileSync(join(root, 'summary.md'), 'utf8')).toContain('old → new');
  // Nothing else would say that nothing could be compared.
  expect((await runAction(PACKAGE, { ...inputs, after: 'none' }, options)).exitCode).toBe(1);
});

it('names the commit of the site before, and no files that are data', async () => {
  const { forge, options, root } = await job();
  const base = 'a'.repeat(40);
  const inputs = { before: 'old', after: 'new', comment: true, base, data: 'docs/* *.md' };
  expect((await runAction(PACKAGE, inputs, options)).exitCode).toBe(0);
  expect(forge.comments[0]?.body).toContain(`compared with the commit ${base}.`);
  expect(readFileSync(join(root, 'review/report.html'), 'utf8')).toContain(`${base} → `);
  expect(forge.comments[0]?.body).not.toContain('README.md');
});

it('fails if nothing can be compared, unless a comment says so', async () => {
  const { forge, options } = await job();
  const inputs = { before: 'old', after: 'none' };
  expect(await runAction(PACKAGE, inputs, options)).toMatchObject({ exitCode: 1, artifacts: [] });
  expect(forge.requests).toEqual([]);
  expect((await runAction(PACKAGE, { ...inputs, comment: true }, options)).exitCode).toBe(0);
  expect(forge.comments[0]?.body).toContain('no pages to compare');
});

it('comments that there is no result if its packages cannot be installed', async () => {
  const { forge, options, root } = await job();
  const alone = join(root, 'action/packages/copy-review');
  cpSync(join(PACKAGE, 'src'), join(alone, 'src'), { recursive: true });
  for (const file of ['action.yml', 'package.json']) cpSync(join(PACKAGE, file), join(alone, file));
  const inputs = { before: 'old', after: 'new', comment: true };
  const { exitCode, output } = await runAction(alone, inputs, options);
  expect(exitCode).toBe(0);
  expect(output).toContain('could not be installed');
  expect(forge.comments[0]?.body).toContain('is not known');
});
