/** Starts the commands as npm does. What they say is tested where they are made. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfContent, sourceOf } from './fixture-content.ts';

const NAME = 'faq/03-meme-wars.mdx';
const directory = copyOfContent();
writeFileSync(join(directory, NAME), sourceOf(NAME).replace('question:', 'qestion:'));

function start(program: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`src/editorial/${program}`, ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CONTENT_DIR: directory },
    },
  );
  return { status, stdout, stderr };
}

describe('The programs of the content check', () => {
  it.each(['check/main.ts', 'launch/main.ts'])('read their folder and options: %s', (program) => {
    const { status, stdout, stderr } = start(program, '--format=json');
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const path = program.startsWith('check') ? join(directory, NAME) : directory;
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ file: path }));
  });

  it('say for people what they left as it is', () => {
    expect(start('check/main.ts', '--fix')).toEqual({
      status: 0,
      stdout: `${join(directory, NAME)}: left as it is, for it has errors.\nNothing has changed.\n`,
      stderr: '',
    });
  });

  it('refuse an option that they do not know on the error output', () => {
    expect(start('check/main.ts', '--fix', '--quiet')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('“--quiet” is not an option of this command') as unknown,
    });
  });
});
