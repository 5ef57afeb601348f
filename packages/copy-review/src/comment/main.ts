/**
 * Shows the result of a review on its pull request. Three commands, one for each job of the CI:
 *
 *     node comment/main.ts pending [--status NAME]
 *     node comment/main.ts compare --before FOLDER --after FOLDER [--sources FOLDER --sources FOLDER]
 *         [--config FILE] [--out FOLDER] [--seconds NUMBER]
 *     node comment/main.ts post --result FILE [--base COMMIT] [--data GLOBS] [--status NAME]
 *
 * `pending` says at each push that there is no result yet. `compare` needs no token: it compares two
 * sites, which are untrusted data, in a child process with limited time, memory and output, and writes
 * the reports and `result.json`. `post` reads that one file, comments, and sets the commit status that
 * `--status` names. It always posts: the report, or the reason why there is none.
 *
 * `pending` and `post` have no dependencies, so that they work if packages could not be installed:
 * `compare`, which is loaded only when it runs, then leaves no result, and `post` says so. An empty
 * option counts as missing. `compare` exits with 1 if a check blocks the change, or if nothing could be
 * compared.
 */
import { messageOf } from '../shared/errors.ts';
import type { Outcome } from './outcome.ts';
import { pendingCommand } from './pending-command.ts';
import { postCommand } from './post-command.ts';

type Command = (args: readonly string[], env: NodeJS.ProcessEnv) => Promise<Outcome>;

const compareCommand: Command = async (...given) =>
  await (await import('./compare-command.ts')).compareCommand(...given);

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['pending', pendingCommand],
  ['compare', compareCommand],
  ['post', postCommand],
]);

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS.get(name);
  if (command === undefined) throw new Error(`Name a command: ${[...COMMANDS.keys()].join(', ')}.`);
  const { exitCode, output } = await command(args, process.env);
  if (output !== '') console.log(output);
  process.exitCode = exitCode;
} catch (error) {
  console.log(messageOf(error));
  process.exitCode = 1;
}
