import type { Text } from 'domhandler';
import type { SourcePiece } from '../shared/page-text.ts';
import { isBlank, RUN_OR_CHARACTER } from '../shared/white-space.ts';

/** A range of a text node, as offsets into its data. */
export interface SourceRange {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** A character of the source. `text` is a single space for a run of white space. */
interface SourceCharacter {
  readonly text: string;
  readonly range: SourceRange | undefined;
}

/**
 * Maps each UTF-16 code unit of a block's normalised text to its range in the page; undefined for
 * characters without a source, such as the tab between two cells and the sign between two paragraphs.
 *
 * Normalisation collapses white space, so the two texts are aligned word by word.
 *
 * @returns undefined if the two texts do not have the same words
 */
export function mapSource(
  text: string,
  source: readonly SourcePiece[],
): (SourceRange | undefined)[] | undefined {
  const map: (SourceRange | undefined)[] = [];
  const words = sourceWords(source);
  const parts = text.split(/([ \t\u2029])/);
  let next = 0;
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) map.push(words[next]?.space);
    else if (part !== '') {
      const word = words[next++];
      const ranges = word && mapWord(part, word.characters);
      if (!ranges) return undefined;
      for (const range of ranges) map.push(range);
    }
  }
  return next === words.length ? map : undefined;
}

interface SourceWord {
  readonly characters: readonly SourceCharacter[];
  /** The first white space of a text node before the word. */
  readonly space: SourceRange | undefined;
}

/** The characters of the source, split into words at white space. */
function sourceWords(source: readonly SourcePiece[]): SourceWord[] {
  const words: SourceWord[] = [];
  let characters: SourceCharacter[] = [];
  let space: SourceRange | undefined;
  const endWord = () => {
    if (characters.length === 0) return;
    words.push({ characters, space });
    characters = [];
    space = undefined;
  };
  for (const piece of source)
    for (const character of sourceCharacters(piece)) {
      if (isBlank(character.text)) {
        endWord();
        space ??= character.range;
      } else characters.push(character);
    }
  endWord();
  return words;
}

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

/** Undefined if the words differ. */
const mapWord = (
  word: string,
  characters: readonly SourceCharacter[],
): (SourceRange | undefined)[] | undefined =>
  characters.map(({ text }) => text).join('') === word
    ? characters.map(({ range }) => range)
    : undefined;
