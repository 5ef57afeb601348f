/**
 * Figures in prose: dates, amounts, shares, durations, money, addresses and numbers. Exported as
 * `copy-review/figures`.
 */
export { DATES_IN_WORDS, readDate } from './dates.ts';
export { findFigures, type Figure, type FigureKind } from './find.ts';
export {
  covers,
  isExcused,
  lineFor,
  readIgnoredFigures,
  type IgnoredFigure,
  type WordsIn,
} from './ignored.ts';
export { DIGITS, readNumber, WORDS } from './numbers.ts';
export { sentencesIn } from './sentences.ts';
export { readText, subjectsOf, type Part } from './subjects.ts';
