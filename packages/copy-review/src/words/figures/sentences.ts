import { anyOf } from './patterns.ts';

/** A full stop after these, or after a single letter, does not end a sentence: “e.g.”, “J. Smith”. */
const ABBREVIATIONS = 'e.g i.e etc cf vs approx incl mr mrs ms dr prof st'.split(' ');
const ABBREVIATION = new RegExp(
  `(?:^|[\\s.(“‘"'])${anyOf([...ABBREVIATIONS.map((text) => RegExp.escape(text)), '[a-z]'])}\\.$`,
  'i',
);

/** A full stop after these does not end a sentence where a number follows: “No. 5”, “s. 43”. */
const NUMBERED = 'no nos s ss cl art sec par p pp fig figs reg regs'.split(' ');
const SHORT_MONTHS = 'jan feb mar apr aug sep sept oct nov dec'.split(' ');
const BEFORE_FIGURE = new RegExp(
  `(?:^|[\\s(“‘"'])${anyOf([...NUMBERED, ...SHORT_MONTHS])}\\.$`,
  'i',
);

/** The length of the text before a full stop in which an abbreviation is looked for, in characters. */
const MAX_ABBREVIATION = 12;

/** The end of a sentence, with its punctuation and the white space before another one: in `It ends.” And`, `.” `. */
const BREAK = /[.!?…][”’"')\]*_]*(\s+)(?=[“‘"'([*_]*[\p{Lu}\d$])/gu;

/** The white space between the sentences of an English text. */
export function sentenceGaps(text: string): { start: number; end: number }[] {
  return [...text.matchAll(BREAK)].flatMap(({ 0: { length }, 1: space = '', index }) => {
    const end = index + length;
    const before = text.slice(Math.max(0, index - MAX_ABBREVIATION), index + 1);
    const isAbbreviation =
      ABBREVIATION.test(before) || (/^\d/.test(text.slice(end)) && BEFORE_FIGURE.test(before));
    return isAbbreviation ? [] : [{ start: end - space.length, end }];
  });
}

/** The sentences of a text, with their indexes in it. */
export function sentencesIn(text: string): { text: string; index: number }[] {
  const gaps = sentenceGaps(text);
  return [0, ...gaps.map(({ end }) => end)].map((index, sentenceIndex) => ({
    text: text.slice(index, gaps[sentenceIndex]?.start),
    index,
  }));
}
