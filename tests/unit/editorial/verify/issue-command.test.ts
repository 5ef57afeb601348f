import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { issueCommand, MARKER } from '../../../../editorial/verify/issue-command.ts';
import { writeResult, type Result } from '../../../../editorial/verify/result.ts';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
} from '../../../../packages/copy-review/tests/forge/fake-forge.ts';
import { emptyFolder, newRepository } from '../../../../packages/copy-review/tests/repository.ts';

async function open() {
  const forge = await openFakeForge(newRepository());
  const folder = emptyFolder();
  const [file, event] = ['result.json', 'event.json'].map((name) => join(folder, name));
  writeFileSync(event ?? '', '{"schedule":"35 6 * * *"}');
  const env = {
    GITHUB_API_URL: forge.api,
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_RUN_ID: '7',
    GITHUB_SERVER_URL: 'https://forge.example',
    GITHUB_TOKEN: TOKEN,
  };
  const post = async (result?: Result) => {
    if (result) writeResult(file ?? '', result);
    return await issueCommand(['--result', file ?? ''], env);
  };
  return { forge, post };
}

const result = (answer: Result['answer'], details = '- A `b`.'): Result => ({
  answer,
  headline: `It is ${answer}.`,
  details,
});

it('opens an issue about a site that is not the same, with the result, advice and the run', async () => {
  const { forge, post } = await open();
  expect(await post(result('address'))).toEqual({ exitCode: 0, output: 'Issue #1.' });
  const [issue] = forge.issues;
  expect(issue?.title).toBe('The public site: It is address.');
  expect(issue?.body).toMatch(
    new RegExp(`^${MARKER}\n\n\\*\\*It is address\\.\\*\\*\n\nTreat this`),
  );
  expect(issue?.body).toContain(`(https://forge.example/${REPOSITORY}/actions/runs/7)`);
  expect(issue?.body).toContain('\n\n- A `b`.');
});

it('edits the open issue, also once the site is the same again, and leaves it open', async () => {
  const { forge, post } = await open();
  await post(result('refused'));
  await post(result('same', ''));
  expect(forge.issues).toMatchObject([{ title: 'The public site: It is same.', state: 'open' }]);
  expect(forge.issues[0]?.body).toContain('Find out what has happened');
});

it.each(['same', 'markup'] as const)('opens none where the answer is “%s”', async (answer) => {
  const { forge, post } = await open();
  expect(await post(result(answer))).toEqual({ exitCode: 0, output: 'Nothing differs.' });
  expect(forge.issues).toEqual([]);
});

it('opens one where there is no result, and for the longest result', async () => {
  const { forge, post } = await open();
  await post();
  expect(forge.issues).toMatchObject([{ title: 'The public site: The check has failed.' }]);
  expect(await post(result('differs', 'a'.repeat(60_000)))).toMatchObject({ exitCode: 0 });
});

it('fails where nothing can be posted', async () => {
  const { forge, post } = await open();
  forge.permission = 'read';
  expect(await post(result('differs'))).toMatchObject({ exitCode: 1 });
});

it('needs no installed package', () => {
  const folder = emptyFolder();
  for (const path of ['editorial/output', 'editorial/verify', 'packages/copy-review/src'])
    cpSync(path, join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const { stdout, stderr } = spawnSync('node', ['editorial/verify/issue-main.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(stdout + stderr).toBe(
    'The variable GITHUB_REPOSITORY is missing: this runs in a job of the CI.\n',
  );
});
