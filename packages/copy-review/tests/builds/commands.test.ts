import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openCommands } from '../../src/builds/commands.ts';
import { ReviewError } from '../../src/shared/errors.ts';
import { emptyFolder, namedPipe } from '../repository.ts';

const failureOf = async (command: string, folder = emptyFolder()): Promise<unknown> =>
  await openCommands()
    .run({ what: 'The site', command, folder })
    .catch((error: unknown) => error);

describe('a command of the project', () => {
  it('runs in its folder, with its own environment variables added', async () => {
    const folder = emptyFolder();
    const command = '[ "$PWD" = "$PLACE" ] && [ -n "$PATH" ]';
    const step = { what: 'The site', command, folder, env: { PLACE: folder } };
    await expect(openCommands().run(step)).resolves.toBeUndefined();
    await expect(openCommands().run({ ...step, env: { PLACE: '/' } })).rejects.toThrow();
  });

  it('reports its last fifteen lines of output if it fails', async () => {
    const command = 'for n in $(seq 20); do echo "line $n"; done; exit 1';
    const last = Array.from({ length: 15 }, (_, index) => `line ${index + 6}`).join('\n');
    expect(await failureOf(command)).toEqual(
      new ReviewError(`The site cannot be built. The last words of “${command}”:\n\n${last}`),
    );
  });

  it('reports both output streams if it fails', async () => {
    const error = await failureOf('echo one; echo two >&2; exit 3');
    expect(String(error).split('\n').slice(-2).toSorted()).toEqual(['one', 'two']);
  });

  it('fails with the reason if it cannot be started', async () => {
    const error = await failureOf('true', '/no/such/folder');
    expect(error).toBeInstanceOf(ReviewError);
    expect(String(error)).toContain('ENOENT');
  });

  it('is ended together with its child processes', async () => {
    const { run, end } = openCommands();
    const pipe = namedPipe();
    const heard = createReadStream(pipe);
    // The child processes keep the pipe open while they run.
    const command = `exec 3> "${pipe}"; echo begun >&3; sleep 600 & wait`;
    const failed = expect(run({ what: 'The site', command, folder: '/' })).rejects.toThrow();
    await once(heard, 'data');
    const pipeIsClosed = once(heard, 'end');
    await end();
    await Promise.all([failed, pipeIsClosed]);
    await expect(end()).resolves.toBeUndefined();
  });
});
