import { placeAt } from '../../content/places.ts';
import { isInCode, offsetAt, passagesOf } from '../../content/passages.ts';
import type { Finding, Rule } from '../shared/rule.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Cyrillic and Greek letters that look like the Latin letter at the same place of the second string. */
const LOOKALIKES = 'аеорсухіѕјАВЕНКМОРСТХУІЅЈοανιρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN_LETTERS = 'aeopcyxisjABEHKMOPCTXYISJoaviptuABEZHIKMNOPTYX';

/** Whether a word mixes Latin letters with those of another alphabet. */
export const isMixed = (word: string) => LATIN.test(word) && OTHER.test(word);

/** No word mixes Latin letters with letters of another alphabet that look like them. */
export const wordsKeepToOneAlphabet: Rule = {
  name: 'words-keep-to-one-alphabet',
  fails: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nA t\u043Eken.\n' },
  passes: { 'faq/01-why.mdx': '---\nquestion: Why?\n---\n\nA token, or токен.\n' },
  checkFile: (file) =>
    passagesOf(file).flatMap(({ text, at }) =>
      [...text.matchAll(WORD)]
        .filter(([word]) => isMixed(word))
        .flatMap(({ 0: word, index }): Finding[] => {
          const offset = offsetAt(at, index + word.search(OTHER));
          const letter = OTHER.exec(word)?.[0] ?? '';
          if (isInCode(file, offset)) return [];
          return [
            {
              file: file.path,
              ...placeAt(file, offset),
              severity: 'error',
              what: `“${letter}” in “${word}” is a letter of another alphabet.`,
              why: 'It looks like a Latin letter, and a search does not find the word.',
              fix: isMixed(inLatin(word))
                ? 'Type the word anew, in the letters of one alphabet.'
                : `Type it anew: ${inLatin(word)}`,
            },
          ];
        }),
    ),
};

const inLatin = (word: string) =>
  word.replace(/./gu, (letter) => LATIN_LETTERS[LOOKALIKES.indexOf(letter)] ?? letter);
