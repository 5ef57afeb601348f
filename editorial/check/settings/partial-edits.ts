import { DATA_FILES } from '../../../src/content-map.ts';
import { valueAt, type Path } from '../../../src/facts/values.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Wording } from '../../output/diagnostic.ts';
import { isGroup, type Group, type Issue } from './issues.ts';
import { lineWith, quoted } from './wording.ts';

/** A fact whose lines contradict each other, because an editor changed only some of them. */
export interface PartialEdit extends Wording {
  /** The path of the group that holds the fact. */
  readonly path: Path;
  /** The setting of the group at which it is reported. */
  readonly key: string;
}

const BOTH = 'A fact is either settled or disputed, and a visitor could not know which.';

/** For lines of a conflict that are left below the value that settles it. */
export const CONFLICT_LEFT: Wording = {
  reason: 'The reason and the readings of the conflict stand below the value that settles it.',
  note: BOTH,
  fix: 'Remove the line that starts with why:, the line that starts with readings:, and all that stands below them.',
};

const isSettled = (group: unknown): boolean =>
  isGroup(group) && 'value' in group && !('status' in group);

/**
 * The partial edit that causes an issue. It is reported instead of the issues it causes, whose fixes
 * together would remove the right lines too.
 */
export function partialEdit(data: unknown, { code, path }: Issue): PartialEdit | undefined {
  const group = valueAt(data, path);
  if (code !== 'unrecognized_keys' || !isGroup(group)) return undefined;
  const edit = ofPlaceholder(path, group) ?? ofConflict(path, group);
  return edit && { path, ...edit };
}

/** Whether an issue is caused by a partial edit. */
export function isPartOf({ path: at }: PartialEdit, { code, path }: Issue, data: unknown): boolean {
  if (!at.every((key, index) => key === path[index])) return false;
  if (path.length === at.length) return code === 'unrecognized_keys' || code === 'invalid_union';
  return path.length === at.length + 1 && valueAt(data, path) === undefined;
}

function ofPlaceholder(path: Path, group: Group): Omit<PartialEdit, 'path'> | undefined {
  if (group.status !== 'placeholder' || !('value' in group)) return undefined;
  const left = ['shown', 'supply'].filter((name) => name in group);
  const lines = left.map((name) => `${name}:`).join(' and ');
  const line = lineWith([...path, 'status'], 'supplied');
  return {
    key: 'status',
    reason: '“placeholder” says that the value is missing, and the value stands below it.',
    note: 'Visitors would go on reading the words that stand in for the value.',
    fix:
      left.length === 0
        ? line
        : `Remove the lines that start with ${lines}, and above them write ${line}`,
    verbatim: line,
  };
}

function ofConflict(path: Path, group: Group): Omit<PartialEdit, 'path'> | undefined {
  if ('disputed' in group && ('value' in group || 'shown' in group))
    return {
      key: 'disputed',
      reason: '“disputed” stands beside the value that settles it.',
      note: BOTH,
      fix: 'Remove the line that starts with disputed: and all that stands below it and further to the right.',
    };
  if (path.at(-1) === 'disputed' && 'value' in group) {
    const { value, shown } = group;
    const lines = `value: ${quoted(String(value))} and shown: ${typeof shown === 'string' ? shown : '…'}`;
    return {
      key: 'value',
      reason: '“value” stands below “disputed” instead of in its place.',
      note: BOTH,
      fix: `In place of “disputed:” and all that stands below it, write the lines ${lines}`,
    };
  }
  const isLeft = isSettled(group) && ('why' in group || 'readings' in group);
  return isLeft ? { key: 'why' in group ? 'why' : 'readings', ...CONFLICT_LEFT } : undefined;
}

/** Whether a corrected line sets `why` or `readings` of the coin's supply, although its conflict is settled. */
export function isConflictLeft({ name, data }: ContentFile, correction = ''): boolean {
  const isSupply = name === DATA_FILES.coins.path && isSettled(valueAt(data, ['supply']));
  return isSupply && /^ *(?:why|readings):/.test(correction);
}
