import { placeAt } from '../../content/places.ts';
import { isInCode, offsetAt, passagesOf } from '../../content/passages.ts';
import type { Finding, Rule } from '../shared/rule.ts';

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
    passagesOf(file).flatMap(({ text, at }) =>
      overlapping(text).flatMap(({ word, index }): Finding[] => {
        const offset = offsetAt(at, index);
        if (isInCode(file, offset)) return [];
        return [
          {
            file: file.path,
            ...placeAt(file, offset),
            severity: 'warning',
            what: `“${word}” stands here twice.`,
            why: 'A visitor stumbles over it, and reads the sentence again.',
            fix: `Write “${word}” once.`,
          },
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
