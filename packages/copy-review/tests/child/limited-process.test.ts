import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runLimited } from '../../src/child/limited-process.ts';
import { emptyFolder } from '../repository.ts';

/** Runs a module with these statements. */
async function run(code: string, { seconds = 300, env = {} } = {}) {
  const folder = emptyFolder();
  const file = join(folder, 'module.mjs');
  writeFileSync(file, code);
  return await runLimited(file, ['a'], { seconds, megabytes: 64 }, { folder, env });
}

it('Returns what a process writes, with its exit code', async () => {
  const code = 'console.log(process.argv[2]); console.error("no"); process.exitCode = 3;';
  expect(await run(code)).toEqual({ exitCode: 3, output: 'a\n', errors: 'no\n' });
});

it('Passes on no environment variables but PATH and the given ones', async () => {
  const { output } = await run('console.log(Object.keys(process.env).sort().join());', {
    env: { MORE: '1' },
  });
  expect(output).toBe('MORE,PATH\n');
});

it.each([
  ['time', 'while (true);', 1],
  ['memory', 'const all = []; while (true) all.push(new Array(1000).fill({}));', 300],
  ['output', 'const write = () => process.stdout.write("a".repeat(1e6), write); write();', 300],
])('Stops a process that needs too much %s', async (_, code, seconds) => {
  expect((await run(code, { seconds })).exitCode).toBeNull();
});
