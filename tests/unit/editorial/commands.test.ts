/**
 * Runs the commands that no other test runs. `check/main.ts` is what the review of a pull request runs.
 * Their output is tested with the code that writes it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { copyOfContent, sourceOf } from './fixture-content.ts';

const NAME = 'faq/03-meme-wars.mdx';

afterAll(() => {
  process.exitCode = undefined;
});

it.each([
  ['launch', ['--format=json'], '"file": "{content}/'],
  ['adopt', ['legal', '1.0'], 'The content has 1 error.'],
])('The command “%s” reads its arguments and its content folder', async (name, args, says) => {
  const directory = copyOfContent();
  writeFileSync(join(directory, NAME), sourceOf(NAME).replace('question:', 'qestion:'));
  vi.stubEnv('CONTENT_DIR', directory);
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await import(`../../../editorial/${name}/main.ts`);
  } finally {
    process.argv = argv;
  }
  expect(print.mock.calls.join('\n')).toContain(says.replace('{content}', directory));
  expect(process.exitCode).toBe(1);
});
