/** Runs the commands as child processes. Their output is tested with the code that writes it. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfContent, sourceOf } from './fixture-content.ts';

const NAME = 'faq/03-meme-wars.mdx';
const directory = copyOfContent();
writeFileSync(join(directory, NAME), sourceOf(NAME).replace('question:', 'qestion:'));

it.each([
  ['check/main.ts', join(directory, NAME)],
  ['launch/main.ts', directory],
])('The command reads its content folder and options: %s', (program, file) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`editorial/${program}`, '--format=json'],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: directory } },
  );
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ file }));
});

it('The command that adopts a version reads its arguments and its content folder', () => {
  const { stdout } = spawnSync(process.execPath, ['editorial/adopt/main.ts', 'legal', '1.0'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: directory },
  });
  expect(stdout).toMatch(/^The content has 1 error\./);
});
