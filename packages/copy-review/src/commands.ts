import { spawn, type ChildProcess } from 'node:child_process';
import { ReviewError } from './git.ts';

/** A command of the project, and what it is run for, as a message begins. */
export interface Step {
  readonly what: string;
  readonly command: string;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs commands, side by side if asked to, and can end all of them. */
export interface Commands {
  /** Throws what the command said last, where it fails. */
  readonly run: (step: Step) => Promise<void>;
  /** Ends what runs, with all that it has started. */
  readonly end: () => Promise<void>;
}

/** How much of what a failed command said is shown. */
const LAST_LINES = 15;

/** Groups of processes are unknown on Windows: there, what a command has started ends by itself. */
const HAS_GROUPS = process.platform !== 'win32';

export function openCommands(): Commands {
  const running = new Map<ChildProcess, Promise<number | null>>();
  return {
    run: async ({ what, command, folder, env }) => {
      const child = spawn(command, {
        shell: true,
        cwd: folder,
        detached: HAS_GROUPS,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said: Buffer[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (words: Buffer) => said.push(words));
      const ended = endOf(child);
      running.set(child, ended);
      const status = await ended;
      running.delete(child);
      if (status !== 0) throw failure(what, command, Buffer.concat(said).toString());
    },
    end: async () => {
      for (const child of running.keys()) kill(child);
      await Promise.all(running.values());
    },
  };
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', () => {
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
    // It has ended meanwhile.
  }
}

function failure(what: string, command: string, said: string): ReviewError {
  const lines = said.trimEnd().split('\n').slice(-LAST_LINES);
  return new ReviewError(
    `${what} cannot be built. The last words of “${command}”:\n\n${lines.join('\n')}`,
  );
}
