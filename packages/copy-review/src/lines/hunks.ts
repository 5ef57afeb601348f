import { diffArrays } from 'diff';
import type { Line } from './line.ts';
import type { ReportedText } from './reported-text.ts';

/** Lines that follow each other in one version, in place of lines of the other version. */
export interface Hunk {
  readonly removed: readonly Line[];
  readonly added: readonly Line[];
  /** The first text after the place, to find it by; empty if there is none near it. */
  readonly near: string;
  /** The tag of the first line that has one, with the attributes that are not among the lines; empty if it has none. */
  readonly tag: string;
}

/** With more differences, the rest is one hunk: finding the fewest lines would take minutes. */
const MAX_DIFFERENCES = 2000;
/** How many lines after a hunk its text can be. */
const MAX_DISTANCE = 12;

/** Compares the lines of two versions of a file. */
export function compareLines(before: readonly Line[], after: readonly Line[]): Hunk[] {
  const isEqual = (a: Line, b: Line) => a.text === b.text;
  const parts = diffArrays([...before], [...after], {
    comparator: isEqual,
    maxEditLength: MAX_DIFFERENCES,
  });
  if (!parts) return [wholeHunk(before, after)];
  const hunks: Hunk[] = [];
  let [at, atAfter] = [0, 0];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (!part) continue;
    if (!part.added && !part.removed) {
      at += part.count;
      atAfter += part.count;
      continue;
    }
    const next = parts[index + 1];
    const isPair = part.removed && next?.added === true;
    if (isPair) index++;
    const removed = part.removed ? part.value : [];
    const added = isPair ? next.value : part.added ? part.value : [];
    const near = added.length > 0 ? nearby(after, atAfter) : nearby(before, at);
    at += removed.length;
    atAfter += added.length;
    hunks.push({ removed, added, near, tag: tagOf(removed, added) });
  }
  return hunks;
}

/** All lines between the first and the last difference. */
function wholeHunk(before: readonly Line[], after: readonly Line[]): Hunk {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start]?.text === after[start]?.text) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end)?.text === after.at(-1 - end)?.text) end++;
  const removed = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return { removed, added, near: '', tag: '' };
}

const nearby = (lines: readonly Line[], from: number): string =>
  lines.slice(from, from + MAX_DISTANCE).find(({ said, text }) => said === text)?.text ?? '';

/** Longer attributes are left out, such as the properties of a component. In characters. */
const MAX_ATTRIBUTE = 80;

function tagOf(removed: readonly Line[], added: readonly Line[]): string {
  const lines = [...added, ...removed];
  const tag = lines.find((line) => line.tag)?.tag;
  const others = (tag?.attributes ?? []).filter(
    (source) =>
      source.length <= MAX_ATTRIBUTE &&
      !lines.some(({ text }) => text === `<${tag?.name} ${source}>`),
  );
  return tag && others.length > 0 ? `<${[tag.name, ...others].join(' ')}>` : '';
}

/** The hunk without the texts that are reported word by word; undefined if nothing is left. */
export function withoutReported(
  hunk: Hunk,
  reported: { readonly before: ReportedText; readonly after: ReportedText },
): Hunk | undefined {
  const rest = (lines: readonly Line[], texts: ReportedText) =>
    lines.filter(({ said }) => said === undefined || said === '' || !texts.explains(said));
  const removed = rest(hunk.removed, reported.before);
  const added = rest(hunk.added, reported.after);
  return removed.length + added.length > 0 ? { ...hunk, removed, added } : undefined;
}
