import { parseArgs } from 'node:util';
import { messageOf, ReviewError } from '../shared/errors.ts';
import type { Both } from '../shared/report.ts';
import type { Comparison } from './compare.ts';

/** The options of the command line. */
export interface Options extends Pick<Comparison, 'out' | 'since'> {
  /** The module that exports the `ProjectConfig` as `config`. */
  readonly config: string | undefined;
  /** Two folders of HTML to compare; without them, the working tree is compared with a commit. */
  readonly folders: Both<string> | undefined;
  /** The commit to compare with. */
  readonly base: string | undefined;
  readonly wantsHelp: boolean;
}

/** The folder of the reports if none is named. */
const DEFAULT_OUT = 'review';

/** What `--help` says. */
export const USAGE = `copy-review --before FOLDER --after FOLDER   compares two folders of HTML
copy-review --config FILE                    what this branch changes
copy-review --config FILE COMMIT             what changed since a commit
            --out FOLDER                     where the reports go (${DEFAULT_OUT})
            --config FILE                    what to know of the project
            --since FOLDER                   the build of an earlier version: what is new since then comes first`;

/**
 * Parses the arguments of the command line.
 *
 * @throws ReviewError with the fault and `USAGE`
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const { before, after, config, out } = values;
  const since = values.since === undefined ? undefined : { name: values.since, site: values.since };
  if (config === '') throw usageError('Name the file after --config, or leave --config out.');
  if (out === '') throw usageError('Name the folder after --out, or leave --out out.');
  const wantsHelp = values.help === true;
  const [base, ...more] = positionals;
  if (more.length > 0)
    throw usageError(`One commit can be compared with, not “${positionals.join(' ')}”.`);
  const others = { base, out, config, since, wantsHelp };
  if ((before === undefined) !== (after === undefined))
    throw usageError('Name both folders, --before and --after.');
  if (before === undefined || after === undefined) return { folders: undefined, ...others };
  if (base !== undefined) throw usageError('Name two folders or a commit, not both.');
  return { folders: { before, after }, ...others };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        before: { type: 'string' },
        after: { type: 'string' },
        out: { type: 'string', default: DEFAULT_OUT },
        config: { type: 'string' },
        since: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw usageError(messageOf(error));
  }
}

const usageError = (fault: string) => new ReviewError(`${fault}\n\n${USAGE}`);
