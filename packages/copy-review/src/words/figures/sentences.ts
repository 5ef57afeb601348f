/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s.(“‘"'])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|prof|st|approx|incl|[a-z])\.$/i;

/** A full stop after these does not end a sentence where a number follows. */
const BEFORE_FIGURE =
  /(?:^|[\s(“‘"'])(?:nos?|ss?|cl|art|sec|par|pp?|figs?|regs?|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.$/i;

/** The end of a sentence with its closing punctuation, white space, and the start of another sentence. */
const BREAK = /[.!?…][”’"')\]*_]*(\s+)(?=[“‘"'([*_]*[\p{Lu}\d$])/gu;

/** The white space between the sentences of an English text. */
export function sentenceGaps(text: string): { start: number; end: number }[] {
  return [...text.matchAll(BREAK)].flatMap(({ 0: { length }, 1: space = '', index }) => {
    const end = index + length;
    const before = text.slice(Math.max(0, index - 12), index + 1);
    const isAbbreviation =
      ABBREVIATION.test(before) || (/^\d/.test(text.slice(end)) && BEFORE_FIGURE.test(before));
    return isAbbreviation ? [] : [{ start: end - space.length, end }];
  });
}

/** The sentences of a text, with their indexes in it. */
export function sentencesIn(text: string): { text: string; index: number }[] {
  const gaps = sentenceGaps(text);
  return [0, ...gaps.map(({ end }) => end)].map((index, number) => ({
    text: text.slice(index, gaps[number]?.start),
    index,
  }));
}
