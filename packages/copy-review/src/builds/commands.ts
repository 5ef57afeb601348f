import { spawn, type ChildProcess } from 'node:child_process';
import { ReviewError } from '../shared/errors.ts';

/** A shell command of the project. */
interface Step {
  /** What it builds: the beginning of an error message. */
  readonly what: string;
  readonly command: string;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A group of commands that can be stopped together. */
export interface Commands {
  /**
   * Runs a command to its end. Several may run at the same time.
   *
   * @throws ReviewError with its last lines of output if it fails
   */
  readonly run: (step: Step) => Promise<void>;
  /** Kills the running commands and their child processes. */
  readonly end: () => Promise<void>;
}

/** The lines of output that an error message quotes. */
const LAST_LINES = 15;

/** Windows has no process groups. There, only the command itself is killed, not its child processes. */
const HAS_GROUPS = process.platform !== 'win32';

/** @param common the environment of all commands; each can add to it */
export function openCommands(common: NodeJS.ProcessEnv = process.env): Commands {
  const running = new Map<ChildProcess, Promise<number | null>>();
  return {
    run: async ({ what, command, folder, env }) => {
      const child = spawn(command, {
        shell: true,
        cwd: folder,
        detached: HAS_GROUPS,
        env: { ...common, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => output.push(chunk));
      const ended = exitCodeOf(child, (error) => output.push(Buffer.from(error.message)));
      running.set(child, ended);
      const status = await ended;
      running.delete(child);
      if (status !== 0) throw failure(what, command, Buffer.concat(output).toString());
    },
    end: async () => {
      for (const child of running.keys()) kill(child);
      await Promise.all(running.values());
    },
  };
}

/** @param onError is called if the command could not even start */
function exitCodeOf(child: ChildProcess, onError: (error: Error) => void): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => {
      onError(error);
      resolve(null);
    });
  });
}

function kill(child: ChildProcess): void {
  if (!HAS_GROUPS || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has ended in the meantime.
  }
}

function failure(what: string, command: string, output: string): ReviewError {
  const lines = output.trimEnd().split('\n').slice(-LAST_LINES);
  return new ReviewError(
    `${what} cannot be built. The last words of “${command}”:\n\n${lines.join('\n')}`,
  );
}
