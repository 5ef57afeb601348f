/** Starts each command once as npm does. What they say is tested where they are made. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfContent, sourceOf } from './fixture-content.ts';

const NAME = 'faq/03-meme-wars.mdx';

it.each([
  ['check/main.ts', 1, 'Content: 1 error in 1 of '],
  ['check/fix-main.ts', 0, `${NAME}: left as it is, for it has errors.`],
  ['launch/main.ts', 1, 'The content has 1 error.'],
])(
  'src/editorial/%s reads its folder and its options, and ends by its outcome',
  (path, status, text) => {
    const directory = copyOfContent();
    writeFileSync(join(directory, NAME), sourceOf(NAME).replace('question:', 'qestion:'));
    const start = (...options: string[]) =>
      spawnSync(process.execPath, [`src/editorial/${path}`, ...options], {
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CONTENT_DIR: directory },
      });
    expect(start()).toMatchObject({
      status,
      stdout: expect.stringContaining(text) as unknown,
      stderr: '',
    });
    expect(start('--quiet')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('“--quiet” is not an option of this command') as unknown,
    });
  },
);
