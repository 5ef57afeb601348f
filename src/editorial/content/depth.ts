import type { Nodes, Root } from 'mdast';

/** So deep no reader follows, and no program that walks through a text has to. */
const DEEPEST = 100;

/** Fifty signs of quotations and lists at the start of a line; a line of stars or hyphens alone is a rule. */
const MANY_MARKS = /^(?!(?:[-*][ \t]*)+$)(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){50}/m;

/** More underscores than this in one paragraph, which the parser would compare each with each. */
const MOST_UNDERSCORES = 500;

/**
 * Where a line nests quotations and lists so deep, or a paragraph holds so many underscores, that the
 * parser would take minutes over it.
 *
 * @returns the place of the last sign that could be read, in characters
 */
export function tooManyMarks(text: string): number | undefined {
  const match = MANY_MARKS.exec(text);
  if (match) return match.index + match[0].length - 1;
  let count = 0;
  for (const { 0: sign, index } of text.matchAll(/_|\n[ \t]*\r?\n/g)) {
    count = sign === '_' ? count + 1 : 0;
    if (count > MOST_UNDERSCORES) return index;
  }
  return undefined;
}

/** Where something stands within more than a hundred others, in characters. */
export function tooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
    if (level.length === 0) return undefined;
  }
  return level[0]?.position?.start.offset ?? 0;
}
