import { isInCode, passagesOf, rangeIn } from '../../content/passages.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';

/** Two words in a row. The second is in lower case, so that names such as Walla Walla do not match. */
const TWICE =
  /(?<![\p{L}\p{M}\p{N}’'-])(\p{L}[\p{L}\p{M}’']*)\s+(?=(\p{Ll}[\p{L}\p{M}’']*)(?![\p{L}\p{M}\p{N}-]))/gu;

/** Correct in “She said that that was so”, “he had had enough”. */
const RIGHT_TWICE = new Set(['that', 'had']);

/** Never right twice: “the the” is a slip, while “he went in in May” is not. */
const NEVER_TWICE = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'or',
  'to',
  'with',
  'our',
  'we',
  'its',
]);

/** No word is typed twice in a row. */
export const noRepeatedWords: Rule = {
  name: 'no-repeated-words',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nThis is is so.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is so, that that is so.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      repeats(passage.text).flatMap(({ word, index }): Diagnostic[] => {
        const [start, end] = rangeIn(passage, index, word.length);
        if (isInCode(file, start)) return [];
        const hasSpace = file.source[end] === ' ';
        return [
          report(file, [start, hasSpace ? end + 1 : end], {
            ...(NEVER_TWICE.has(word) ? {} : { severity: 'warning' }),
            reason: `“${word}” is repeated.`,
            note: 'A visitor has to read the sentence again.',
            fix: `Write “${word}” once.`,
            // Without a space after the word, removing it would leave the space before it.
            expected: hasSpace ? [''] : undefined,
            replaces: hasSpace ? `${word} ` : word,
          }),
        ];
      }),
    ),
};

/** Every word that repeats the one before it, with its index in the text. */
function repeats(text: string): { word: string; index: number }[] {
  return [...text.matchAll(TWICE)]
    .map(({ 0: { length }, 1: first = '', 2: word = '', index }) => ({
      first: first.toLowerCase(),
      word,
      index: index + length,
    }))
    .filter(({ first, word }) => first === word && !RIGHT_TWICE.has(word));
}
