import { parseArgs } from 'node:util';
import { ReviewError } from './git.ts';

/** What is to be compared: two folders, or the working tree with a commit. */
export interface Options {
  readonly folders: { readonly before: string; readonly after: string } | undefined;
  readonly base: string | undefined;
  readonly out: string;
  /** The file that says what needs to be known of the project. */
  readonly config: string | undefined;
  readonly isHelp: boolean;
  /** For two folders: the checkouts that declare their facts. */
  readonly sources: { readonly before: string; readonly after: string } | undefined;
  /** Where the two sites are kept, with the sources of their facts, for a review elsewhere. */
  readonly keep: string | undefined;
}

export const USAGE = `npm run review                                     what this branch changes
npm run review -- COMMIT                           what changed since a commit
npm run review -- --before FOLDER --after FOLDER   two folders of HTML
                  --out FOLDER                     where the reports go (review)
                  --config FILE                    what to know of the project
                  --sources FOLDER --sources FOLDER  the checkouts that declare their facts
                  --keep FOLDER                    where both sites are kept for another review`;

/** Reads the words behind the command. Throws what is wrong with them, and what can be asked. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parsed(words);
  const { before, after, config } = values;
  const out = values.out === '' ? 'review' : values.out;
  const { keep } = values;
  const isHelp = values.help === true;
  const [first, second, ...rest] = values.sources ?? [];
  if (values.sources && (second === undefined || rest.length > 0))
    throw asked('Name both checkouts: --sources FOLDER --sources FOLDER.');
  const sources =
    first === undefined || second === undefined ? undefined : { before: first, after: second };
  const [base, ...more] = positionals;
  if (more.length > 0)
    throw asked(`One commit can be compared with, not “${positionals.join(' ')}”.`);
  if ((before === undefined) !== (after === undefined))
    throw asked('Name both folders, --before and --after.');
  if (before === undefined || after === undefined)
    return { folders: undefined, base, out, config, isHelp, sources, keep };
  if (base !== undefined) throw asked('Name two folders or a commit, not both.');
  return { folders: { before, after }, base, out, config, isHelp, sources, keep };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        before: { type: 'string' },
        after: { type: 'string' },
        out: { type: 'string', default: 'review' },
        config: { type: 'string' },
        sources: { type: 'string', multiple: true },
        keep: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw asked(error instanceof Error ? error.message : String(error));
  }
}

const asked = (fault: string) => new ReviewError(`${fault}\n\n${USAGE}`);
