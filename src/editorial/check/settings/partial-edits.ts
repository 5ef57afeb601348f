import type { ContentFile } from '../../content/read.ts';
import { valueAt, type Issue } from './issues.ts';
import { lineWith, quoted, type Path } from './typed.ts';
import type { Told } from './value-messages.ts';

/** A value that was put in its place by half, told of at one of the names in its group. */
export interface HalfDone extends Required<Told> {
  readonly path: Path;
  readonly key: string;
}

type Group = Readonly<Record<string, unknown>>;

const BOTH = 'A fact is either settled or disputed, and a visitor could not know which.';

/** What is told where the lines of a conflict are left below the value that settles it. */
export const LEFT_BEHIND: Required<Told> = {
  what: 'The reason and the readings of the conflict stand below the value that settles it.',
  why: BOTH,
  fix: 'Remove the line that starts with why:, the line that starts with readings:, and all that stands below them.',
};

/** Whether a group gives the one value that settles a conflict. */
export const isSettled = (group: unknown): boolean =>
  isGroup(group) && 'value' in group && !('status' in group);

/**
 * What is told once, of a value that was supplied or settled by half: its own messages would each
 * ask for a line to go, and together undo what is right.
 */
export function halfDone(data: unknown, { code, path }: Issue): HalfDone | undefined {
  const group = valueAt(data, path);
  if (code !== 'unrecognized_keys' || !isGroup(group)) return undefined;
  const told = ofPlaceholder(path, group) ?? ofConflict(path, group);
  return told && { path, ...told };
}

/** Whether an issue only follows from a group that is put in its place by half. */
export function isOfGroup({ code, path }: Issue, { path: at }: HalfDone, data: unknown): boolean {
  if (!at.every((key, index) => key === path[index])) return false;
  if (path.length === at.length) return code === 'unrecognized_keys' || code === 'invalid_union';
  return path.length === at.length + 1 && valueAt(data, path) === undefined;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type At = Omit<HalfDone, 'path'>;

function ofPlaceholder(path: Path, group: Group): At | undefined {
  if (group.status !== 'placeholder' || !('value' in group)) return undefined;
  const left = ['shown', 'supply'].filter((name) => name in group);
  const lines = left.map((name) => `${name}:`).join(' and ');
  const line = lineWith([...path, 'status'], 'supplied');
  return {
    key: 'status',
    what: '“placeholder” says that the value is missing, and the value stands below it.',
    why: 'Visitors would go on reading the words that stand in for the value.',
    fix:
      left.length === 0
        ? line
        : `Remove the lines that start with ${lines}, and above them write ${line}`,
  };
}

function ofConflict(path: Path, group: Group): At | undefined {
  const isBoth = 'disputed' in group && ('value' in group || 'shown' in group);
  if (isBoth)
    return {
      key: 'disputed',
      what: '“disputed” stands beside the value that settles it.',
      why: BOTH,
      fix: 'Remove the line that starts with disputed: and all that stands below it and further to the right.',
    };
  if (path.at(-1) === 'disputed' && 'value' in group)
    return {
      key: 'value',
      what: '“value” stands below “disputed” instead of in its place.',
      why: BOTH,
      fix: `In place of “disputed:” and all that stands below it, write the lines ${linesOf(group)}`,
    };
  const isLeft = isSettled(group) && ('why' in group || 'readings' in group);
  return isLeft ? { key: 'why' in group ? 'why' : 'readings', ...LEFT_BEHIND } : undefined;
}

const linesOf = ({ value, shown }: Group) =>
  `value: ${quoted(String(value))} and shown: ${typeof shown === 'string' ? shown : '…'}`;

/** Whether a line that starts too far to the right is left of a conflict that has been settled. */
export function isLeftBehind({ data }: ContentFile, line: string): boolean {
  return /^ *(?:why|readings):/.test(line) && isSettled(valueAt(data, ['supply']));
}
