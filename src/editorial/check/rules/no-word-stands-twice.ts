import { isInCode, passagesOf, rangeIn } from '../../content/passages.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { expectedFor, report, type Rule } from '../shared/rule.ts';

/** A word, white space, and the same word. A name such as Walla Walla has two capitals. */
const TWICE =
  /(?<![\p{L}\p{M}\p{N}’'-])(\p{L}[\p{L}\p{M}’']*)\s+(\p{Ll}[\p{L}\p{M}’']*)(?![\p{L}\p{M}\p{N}-])/gu;

/** “She said that that was so”, “he had had enough”. */
const RIGHT_TWICE = new Set(['that', 'had']);

/** No word is typed twice in a row. */
export const noWordStandsTwice: Rule = {
  name: 'no-word-stands-twice',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nThis is is so.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nIt is so, that that is so.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap((passage) =>
      overlapping(passage.text).flatMap(({ word, index }): Diagnostic[] => {
        const [start, end] = rangeIn(passage, index, word.length);
        if (isInCode(file, start)) return [];
        const hasSpace = file.source[end] === ' ';
        return [
          report(file, [start, hasSpace ? end + 1 : end], {
            severity: 'warning',
            reason: `“${word}” stands here twice.`,
            note: 'A visitor stumbles over it, and reads the sentence again.',
            fix: `Write “${word}” once.`,
            // Without a space behind the word, the one before it would be left over.
            ...(hasSpace ? expectedFor(file, [start, end], word, ['']) : {}),
          }),
        ];
      }),
    ),
};

/** Every word that repeats the one before it. The second word of a pair may be the first of the next. */
function overlapping(text: string): { word: string; index: number }[] {
  const found: { word: string; index: number }[] = [];
  TWICE.lastIndex = 0;
  for (let match = TWICE.exec(text); match; match = TWICE.exec(text)) {
    const [pair, first = '', second = ''] = match;
    const index = match.index + pair.length - second.length;
    if (first.toLowerCase() === second && !RIGHT_TWICE.has(second))
      found.push({ word: second, index });
    TWICE.lastIndex = index;
  }
  return found;
}
