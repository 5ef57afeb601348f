import { ID } from '../reports/ids.ts';

/**
 * The data that a comment keeps in an invisible line: the commit that it is about, and the ids of
 * the entries of its report. From these, the next comment knows what is new. Anybody who may edit
 * comments can change the data, so nothing important depends on it.
 */
export interface Memory {
  readonly commit: string;
  /** What was new since an earlier comment; missing in the first one. */
  readonly since?: { readonly commit: string; readonly gone: number };
  /** The ids, and whether each was new. Undefined if there were too many to store. */
  readonly ids: ReadonlyMap<string, boolean> | undefined;
}

/** The maximum number of ids that are stored: about 15,000 characters of 58,000. */
const MAX_IDS = 600;

const COMMIT = '[0-9a-f]{7,64}';
const LINE = new RegExp(
  `^<!-- listed (?<commit>${COMMIT})(?: since (?<since>${COMMIT}), (?<gone>\\d{1,6}) gone)?: (?<ids>.*) -->$`,
  'm',
);
const TOO_MANY = 'too many';

/** The invisible line of a comment. */
export function memoryLine({ commit, since, ids }: Memory): string {
  const words =
    ids && ids.size <= MAX_IDS
      ? [...ids].map(([id, isNew]) => (isNew ? '+' : '') + id)
      : [TOO_MANY];
  const baseline = since ? ` since ${since.commit}, ${since.gone} gone` : '';
  return `<!-- listed ${commit}${baseline}: ${words.join(' ')} -->`;
}

/** Reads the data of a comment; undefined if it has no such line, or if the line is malformed. */
export function readMemory(body: string): Memory | undefined {
  const { commit = '', since, gone, ids = '' } = LINE.exec(body)?.groups ?? {};
  if (commit === '') return undefined;
  const baseline = since === undefined ? {} : { since: { commit: since, gone: Number(gone) } };
  if (ids === TOO_MANY) return { commit, ...baseline, ids: undefined };
  const entries = ids
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [word.replace('+', ''), word.startsWith('+')] as const);
  if (entries.length > MAX_IDS || entries.some(([id]) => !ID.test(id))) return undefined;
  return { commit, ...baseline, ids: new Map(entries) };
}

/** What is new in a report since an earlier comment. */
export interface Progress {
  readonly since: string;
  readonly gone: number;
  readonly isNew: (id: string) => boolean;
}

/**
 * Compares the entries of a report with those that a comment has stored.
 *
 * @param head the commit of the report
 * @returns undefined if that is not known
 */
export function progressSince(
  memory: Memory | undefined,
  head: string,
  ids: readonly string[],
): Progress | undefined {
  const known = memory?.ids;
  if (!memory || !known) return undefined;
  const isKnown = (id: string) => known.has(id);
  if (memory.commit !== head) {
    const current = new Set(ids);
    const gone = [...known.keys()].filter((id) => !current.has(id)).length;
    return { since: memory.commit, gone, isNew: (id) => !isKnown(id) };
  }
  // Another run for the same commit is compared with the same earlier comment as the first run.
  if (!memory.since) return undefined;
  const { commit: since, gone } = memory.since;
  return { since, gone, isNew: (id) => known.get(id) ?? true };
}

/** The data that a comment stores about a report. */
export const remember = (
  head: string,
  ids: readonly string[],
  progress: Progress | undefined,
): Memory => ({
  commit: head,
  ...(progress ? { since: { commit: progress.since, gone: progress.gone } } : {}),
  ids: new Map(ids.map((id) => [id, progress?.isNew(id) === true])),
});
