import { splitLine } from './places.ts';
import { nodesOf, rangeOf, readProse } from './prose.ts';
import type { ContentFile } from './read.ts';

/** The space between two sentences on one line. */
export interface SentenceBreak {
  /** Offsets in the source of the space, and of the second sentence. */
  readonly start: number;
  readonly end: number;
  /** Prefix of the second sentence on its own line, so that it stays in its list or block quote. */
  readonly indent: string;
}

/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s.(“‘"'])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|prof|st|approx|incl|[a-z])\.$/i;

/** A full stop after these does not end a sentence where a number follows. */
const BEFORE_FIGURE =
  /(?:^|[\s(“‘"'])(?:nos?|ss?|cl|art|sec|par|pp?|figs?|regs?|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.$/i;

/** The end of a sentence with its closing punctuation, white space, and the start of another sentence. */
const BREAK = /[.!?…][”’"')\]*_]*(\s+)(?=[“‘"'([*_]*[\p{Lu}\d$])/gu;

/** The white space between the sentences of a text. */
function gapsIn(text: string): { start: number; end: number }[] {
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
  const gaps = gapsIn(text);
  return [0, ...gaps.map(({ end }) => end)].map((index, at) => ({
    text: text.slice(index, gaps[at]?.start),
    index,
  }));
}

/** What would become a list, a heading, a quotation, a table or a fence at the start of a line. */
const STARTS_A_BLOCK = /^(?:\d+[.)](?:\s|$)|[-+*>](?:\s|$)|#|={2,}|-{2,}|\||~{3,}|`{3,})/;

/** The breaks between sentences on one line, in the paragraphs of a file. Headings, tables and code are skipped. */
export function sentenceBreaks(file: ContentFile): SentenceBreak[] {
  return nodesOf(readProse(file).tree, 'paragraph').flatMap((paragraph) => {
    const [start, end] = rangeOf(paragraph);
    const text = file.source.slice(start, end);
    const kept = KEPT.flatMap((type) => nodesOf(paragraph, type).map((node) => rangeOf(node)));
    return gapsIn(text).flatMap((gap): SentenceBreak[] => {
      const next = start + gap.end;
      const isKept = kept.some(([from, to]) => from < next && next < to);
      const isBroken = text.slice(gap.start, gap.end).includes('\n');
      if (isKept || isBroken || STARTS_A_BLOCK.test(file.source.slice(next))) return [];
      return [{ start: start + gap.start, end: next, indent: indentAt(file, start) }];
    });
  });
}

/** Nodes that are never split over two lines. */
const KEPT = ['inlineCode', 'link', 'linkReference', 'image'] as const;

const indentAt = ({ source }: ContentFile, start: number): string =>
  splitLine(source, start)[0].replace(/[^\s>]/g, ' ');
