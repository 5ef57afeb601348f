import leven from 'leven';
import { LISTS } from '../../../src/content-map.ts';
import { isInDictionary, suggestionsFor } from '../../content/dictionary.ts';
import { memoize } from '../../content/memoize.ts';
import type { Range } from '../../content/places.ts';
import type { ContentFile } from '../../content/read.ts';
import { isInCode, passagesOf, rangeIn } from '../../content/passages.ts';
import type { Diagnostic } from '../../output/diagnostic.ts';
import { report, type Rule } from '../shared/rule.ts';
import { isMixed } from './no-mixed-alphabets.ts';

/** Addresses, template variables, hashtags, token names, and numbers with their units. */
const NOT_A_WORD =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+|\b[\w-]+\.(?:fun|com|org|net|io|example)\b\S*|\{\w+\}|[#$@]\w+|\b\w*\d\w*/gu;

/** Matches every text that contains any of them; a cheap test before the long pattern. */
const MAY_HAVE_OTHERS = /[@#$\d{]|www\.|:\/\/|\.\w/;

const WORD = /\p{L}[\p{L}\p{M}]*(?:[’'-]\p{L}+)*/gu;

/** Every word is in the British dictionary or in the site’s word list. */
export const spelling: Rule = {
  name: 'spelling',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nWe recieve nothing.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nWe receive nothing.\n' },
  list: LISTS.words,
  checkFiles: (files) => {
    const own = ownWords(files);
    return files.flatMap((file) =>
      unknownWords(file)
        .filter(({ word }) => !own.has(word) && !own.has(word.toLowerCase()))
        .map((word) => unknown(file, word, own)),
    );
  },
};

function unknown(
  file: ContentFile,
  { word, range, typed }: Word,
  own: ReadonlySet<string>,
): Diagnostic {
  const meant = [...new Set([...ownWordsLike(word, own), ...suggestionsFor(word)])];
  const list = `add it to ${LISTS.words}`;
  return report(file, range, {
    severity: 'hint',
    reason: `“${word}” is not in the dictionary.`,
    note: 'A misspelt word makes visitors doubt the rest.',
    fix: meant.length > 0 ? `Write ${meant.join(' or ')}, or ${list}` : `Correct it, or ${list}`,
    expected: meant.length > 0 ? meant : undefined,
    replaces: typed,
  });
}

/** The site’s own words that differ from a word by one letter. */
const ownWordsLike = (word: string, own: ReadonlySet<string>) =>
  [...own].filter((one) => leven(one.toLowerCase(), word.toLowerCase()) === 1);

function ownWords(files: readonly ContentFile[]): ReadonlySet<string> {
  const lines = files.find(({ name }) => name === LISTS.words)?.source.split('\n') ?? [];
  return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== ''));
}

interface Part {
  /** The word as it is looked up. */
  readonly word: string;
  /** Its offset in the compound, and its spelling there. */
  readonly offset: number;
  readonly typed: string;
}

interface Word extends Omit<Part, 'offset'> {
  readonly range: Range;
}

/** The words of a file that are not in the dictionary. */
const unknownWords = memoize((file: ContentFile): readonly Word[] =>
  passagesOf(file).flatMap((passage) =>
    [...blankNonWords(passage.text).matchAll(WORD)].flatMap(({ 0: compound, index }) =>
      partsOf(compound)
        .filter(({ word }) => !isInDictionary(word))
        .map(({ word, offset, typed }): Word => {
          return { word, typed, range: rangeIn(passage, index + offset, typed.length) };
        })
        .filter(({ range: [start] }) => !isInCode(file, start)),
    ),
  ),
);

/** Replaces everything that is not a word with spaces; the length stays the same. */
function blankNonWords(text: string): string {
  if (!MAY_HAVE_OTHERS.test(text)) return text;
  return text.replace(NOT_A_WORD, (other) => ' '.repeat(other.length));
}

/** The parts of a hyphenated word ; parts of one or two letters are skipped. */
function partsOf(compound: string): Part[] {
  // `no-mixed-alphabets` reports these.
  if (isMixed(compound)) return [];
  return [...compound.matchAll(/[^-]+/g)]
    .map(({ 0: part, index }) => {
      const typed = part.replace(/[’']s?$/, '');
      const word = typed.replaceAll('’', "'").replace(/'s?$/, '');
      return { word, offset: index, typed };
    })
    .filter(({ word }) => word.length >= 3);
}
