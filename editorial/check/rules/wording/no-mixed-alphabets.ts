import { foreignLetterIn } from '../../../content/alphabets.ts';
import type { Wording } from '../../../output/diagnostic.ts';
import { reportMatches } from '../../shared/report-matches.ts';
import { write, type Rule } from '../../shared/rule.ts';

/** A word; “$BIGFOOT” with its $, so that the range is that of the whole name. */
const WORD = /\$?[\p{L}\p{M}]+/gu;

/** Cyrillic and Greek letters, and at the same index the Latin letters that look the same. */
const LOOKALIKES = 'аеорсухіѕјАВЕНКМОРСТХУІЅЈοανιρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN_LETTERS = 'aeopcyxisjABEHKMOPCTXYISJoaviptuABEZHIKMNOPTYX';
const inLatin = (word: string) =>
  word.replace(/./gu, (letter) => LATIN_LETTERS[LOOKALIKES.indexOf(letter)] ?? letter);

/** Digits of other scripts, and letters and digits like ours for typesetting: full-width, circled, squared … */
const UNUSUAL =
  /(?:(?![0-9])\p{Nd}|[\uFF01-\uFF5E\u2460-\u24FF\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1E5}])+/gu;

/** A number in which letters are typed for figures: “5OO million”, “7 August 2O26”. */
const LETTERS_IN_NUMBER = /(?<![\w#$@/.-])\d[\d.,]*(?:[OoIl][\dOoIl.,]*[\dOoIl]|O)(?![\w-])/g;

/** UTF-8 that was read as Windows-1252: “â€™” for ’, “Ã©” for é. */
const WINDOWS_1252 = Array.from({ length: 256 }, (_, byte) =>
  new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
);
/** The first byte of a letter in UTF-8, and those that follow it. */
const [FIRST, NEXT] = [WINDOWS_1252.slice(0xc2, 0xf5), WINDOWS_1252.slice(0x80, 0xc0)];
/** “Ã©”, “â€™” */
const GARBLED = new RegExp(`[${FIRST.join('')}][${NEXT.join('')}]+`, 'g');

/**
 * The original text of letters that match `GARBLED`; undefined if their bytes are not valid UTF-8, or
 * of a script that the site is not written in: “Ó’” of “Ó’Briain” would be a Cyrillic letter.
 */
function repaired(garbled: string): string | undefined {
  const bytes = Array.from(garbled, (letter) => WINDOWS_1252.indexOf(letter));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with letters that another program garbled. */
function describeGarbled(garbled: string): Wording | undefined {
  const replacement = repaired(garbled);
  if (replacement === undefined) return undefined;
  return {
    reason: `“${garbled}” is “${replacement}”, garbled by another program.`,
    note: 'A visitor would read characters that mean nothing.',
    ...write(replacement),
  };
}

function describeUnusual(typed: string): Wording {
  const plain = typed.normalize('NFKC');
  const isPlain = /^[\x20-\x7E]+$/.test(plain);
  return {
    reason: `“${typed}” is not written with the usual letters or figures.`,
    note: 'It looks like them, but a search does not find it, and some screens cannot show it.',
    fix: isPlain ? `Type ${plain}` : 'Type it again, with the letters and figures of a keyboard.',
    expected: isPlain ? plain : undefined,
  };
}

function describeLettersInNumber(typed: string): Wording {
  const figures = typed.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1');
  return {
    reason: `“${typed}” has the letter “${/[OoIl]/.exec(typed)?.[0] ?? ''}” in place of a figure.`,
    note: 'It looks like a number, but a search does not find it, and no comparison is right.',
    ...write(figures),
    changesFact: true,
  };
}

/** What is wrong with a word that has letters of two alphabets. */
function describeMixedWord(word: string): Wording | undefined {
  const letter = foreignLetterIn(word);
  if (letter === undefined) return undefined;
  return {
    reason: `“${letter}” in “${word}” is a letter of another alphabet.`,
    note: 'It looks like a Latin letter, and a search does not find the word.',
    ...(foreignLetterIn(inLatin(word)) !== undefined
      ? { fix: 'Type the word again, in the letters of one alphabet.' }
      : write(inLatin(word))),
  };
}

/** No word or number contains characters that only look like its own, or that another program made of them. */
export const noMixedAlphabets: Rule = {
  name: 'no-mixed-alphabets',
  checkFile: (file) => [
    ...reportMatches(file, GARBLED, describeGarbled),
    ...reportMatches(file, UNUSUAL, describeUnusual),
    ...reportMatches(file, LETTERS_IN_NUMBER, describeLettersInNumber),
    ...reportMatches(file, WORD, describeMixedWord),
  ],
};
