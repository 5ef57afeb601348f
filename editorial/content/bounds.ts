import { findFigures } from 'copy-review/figures';
import { EXIT, visit } from 'unist-util-visit';
import { isCollection, visit as visitSettings, type Document } from 'yaml';
import type { ReadError } from './folder.ts';
import { isBlock, rangeOf, type Prose } from './prose.ts';

/** Twelve times the longest text of the content, and more than a paragraph of a law has. */
export const MAX_CHARACTERS = 4000;
/** Eight times those of the text with the most figures. */
export const MAX_FIGURES = 100;
/** Four times the depth of the settings of the content. */
export const MAX_LEVELS = 20;

/** The properties of a content file that are measured, besides its prose. */
interface Source {
  readonly source: string;
  readonly settings: Document.Parsed;
  /** Offset of the settings in the source. */
  readonly settingsStart: number;
}

/**
 * Finds what a person would not write, and what would take the checks long: their time grows with the
 * square of the length of one text, and of its figures, but not with that of a file.
 *
 * @returns the first fault; undefined if there is none
 */
export function excessIn(
  { source, settings, settingsStart }: Source,
  { tree, tooDeepAt }: Pick<Prose, 'tree' | 'tooDeepAt'>,
): ReadError | undefined {
  if (tooDeepAt !== undefined) return { kind: 'deep', offset: tooDeepAt };
  let excess: ReadError | undefined;
  visitSettings(settings, {
    Node: (_, node, path) => {
      const [start = 0, end = 0] = node.range ?? [];
      const offset = settingsStart + start;
      if (path.filter((ancestor) => isCollection(ancestor)).length > MAX_LEVELS)
        excess = { kind: 'deep-settings', offset };
      else if (!isCollection(node))
        excess = excessOf(source.slice(offset, settingsStart + end), offset);
      return excess && visitSettings.BREAK;
    },
  });
  visit(tree, (node) => {
    if (excess) return EXIT;
    if (!isBlock(node)) return undefined;
    const [start, end] = rangeOf(node);
    excess = excessOf(source.slice(start, end), start);
    return excess && EXIT;
  });
  return excess;
}

/** What is too much in a text that begins at an offset. */
function excessOf(text: string, offset: number): ReadError | undefined {
  if (text.length > MAX_CHARACTERS) return { kind: 'long', offset };
  return findFigures(text).length > MAX_FIGURES ? { kind: 'figures', offset } : undefined;
}
