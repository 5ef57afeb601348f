import type { Nodes, Root } from 'mdast';

/** So deep no reader follows, and no program that walks through a text has to. */
const DEEPEST = 100;

/** Fifty signs of quotations and lists at the start of a line; a line of stars or hyphens alone is a rule. */
const MANY_MARKS = /^(?!(?:[-*][ \t]*)+$)(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){50}/m;

/**
 * Where a line nests quotations and lists so deep that the parser would take minutes over it.
 *
 * @returns the place of the last sign that could be read, in characters
 */
export function tooManyMarks(text: string): number | undefined {
  const match = MANY_MARKS.exec(text);
  return match ? match.index + match[0].length - 1 : undefined;
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
