import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../../packages/copy-review/tests/repository.ts';
import { contentRepository } from './content-repository.ts';

it('The review of a commit is written to the folder that is named', () => {
  const { root, git, commit } = contentRepository();
  const head = commit({ 'src/site.ts': 'two\n' });
  git('checkout', '--quiet', 'main');
  const out = emptyFolder();
  const main = resolve('editorial/pull-request/main.ts');
  const args = [main, '--head', head, '--out', out];
  const { status } = spawnSync(process.execPath, args, { cwd: root });
  expect(status).toBe(0);
  expect(readFileSync(join(out, 'status'), 'utf8')).toBe('code 1\n');
  expect(readFileSync(join(out, 'comment.md'), 'utf8')).toContain(head);
});

it.each([
  ['--head=', ''],
  ['--head=main', 'main'],
  ['--head=--output=x', '--output=x'],
  [`--previous=${'a'.repeat(41)}`, 'a'.repeat(41)],
])('%s is refused, which is no commit', async (option, value) => {
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), `--head=${'a'.repeat(40)}`, option];
  try {
    // With a query of its own, the module is run again.
    const run = import(`../../../../editorial/pull-request/main.ts?${option}`);
    await expect(run).rejects.toThrow(`“${value}” is not a commit.`);
  } finally {
    process.argv = argv;
  }
});
