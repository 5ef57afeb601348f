import type { Text } from 'domhandler';
import type { SourcePiece } from '../../shared/page-text.ts';
import { isBlank, RUN_OR_CHARACTER } from '../../shared/white-space.ts';

/** A range of a text node, as offsets into its data. */
export interface NodeRange {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** A character of the source. `text` is a single space for a run of white space. */
interface SourceCharacter {
  readonly text: string;
  readonly range: NodeRange | undefined;
}

/**
 * Maps each UTF-16 code unit of a block's normalised text to its range in the page; undefined for
 * characters without a source, such as the tab between two cells and the separator of two paragraphs.
 *
 * Normalisation collapses white space. A separator is mapped to the first white space of a text node
 * before the next word.
 *
 * @returns undefined if the two texts do not have the same words
 */
export function mapSource(
  text: string,
  source: readonly SourcePiece[],
): (NodeRange | undefined)[] | undefined {
  const characters = source.flatMap(sourceCharacters);
  let next = 0;
  const skipSpaces = (): NodeRange | undefined => {
    let space: NodeRange | undefined;
    for (; isBlank(characters[next]?.text ?? 'end'); next++) space ??= characters[next]?.range;
    return space;
  };
  let space = skipSpaces();
  const map: (NodeRange | undefined)[] = [];
  for (const unit of text.split(''))
    if (SEPARATOR.test(unit)) map.push(space);
    else {
      const character = characters[next++];
      if (character?.text !== unit) return undefined;
      map.push(character.range);
      space = skipSpaces();
    }
  return next === characters.length ? map : undefined;
}

const SEPARATOR = /[ \t\u2029]/;

/** The code units of a piece; a run of white space counts as one. */
function sourceCharacters({ text, node }: SourcePiece): SourceCharacter[] {
  if (!node) return text.split('').map((unit) => ({ text: unit, range: undefined }));
  const runs = [...node.data.matchAll(RUN_OR_CHARACTER)];
  // Text before that of the node is a space that `InlineMarkup` added between two words.
  const gap = text.slice(0, text.length - runs.length);
  return [
    ...gap.split('').map((unit) => ({ text: unit, range: undefined })),
    ...runs.map(({ 0: run, index }, at) => ({
      text: text.charAt(gap.length + at),
      range: { node, start: index, end: index + run.length },
    })),
  ];
}
