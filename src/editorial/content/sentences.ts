import { splitLine } from './places.ts';
import { nodesOf, rangeOf, readProse } from './prose.ts';
import type { ContentFile } from './read.ts';

/** A place between two sentences that stand on one line. */
export interface SentenceBreak {
  /** Where the space between them begins, and where the second sentence begins, in characters. */
  readonly start: number;
  readonly end: number;
  /** What the second sentence must start with on its own line, to stay in its list or quotation. */
  readonly indent: string;
}

/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s.(“‘"'])(?:e\.g|i\.e|etc|cf|vs|mr|mrs|ms|dr|prof|st|approx|incl|[a-z])\.$/i;

/** A full stop after these does not end a sentence where a figure follows. */
const BEFORE_FIGURE =
  /(?:^|[\s(“‘"'])(?:nos?|ss?|cl|art|sec|par|pp?|figs?|regs?|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.$/i;

/** The end of a sentence, with what closes it, and a beginning that can start a line without becoming another thing. */
const SEAM = /[.!?…][”’"')\]*_]*([ \t]+)(?=[“‘"'([*_]*[\p{Lu}\d$])/gu;

/** A number and a full stop at the start of a line would become a list; “#” a heading; “-” an item. */
const STARTS_ANOTHER_THING = /^(?:\d+[.)](?:\s|$)|[-+*>](?:\s|$)|#|={2,}|-{2,}|\||~{3,}|`{3,})/;

/** The seams between sentences in the paragraphs of a file. Headings, tables and code are left as they are. */
export function sentenceBreaks(file: ContentFile): SentenceBreak[] {
  return nodesOf(readProse(file).tree, 'paragraph').flatMap((paragraph) => {
    const [start, end] = rangeOf(paragraph);
    const text = file.source.slice(start, end);
    const kept = KEPT.flatMap((type) => nodesOf(paragraph, type).map((node) => rangeOf(node)));
    return [...text.matchAll(SEAM)].flatMap((match): SentenceBreak[] => {
      const next = start + match.index + match[0].length;
      const rest = file.source.slice(next);
      const before = text.slice(Math.max(0, match.index - 12), match.index + 1);
      const isKept = kept.some(([from, to]) => from < next && next < to);
      const isAbbreviation =
        ABBREVIATION.test(before) || (/^\d/.test(rest) && BEFORE_FIGURE.test(before));
      if (isKept || isAbbreviation || STARTS_ANOTHER_THING.test(rest)) return [];
      return [{ start: next - (match[1] ?? '').length, end: next, indent: indentAt(file, start) }];
    });
  });
}

/** What is kept on one line. */
const KEPT = ['inlineCode', 'link', 'linkReference', 'image'] as const;

/** What the second line of a paragraph begins with, to stay in its list or its quotation. */
const indentAt = ({ source }: ContentFile, start: number): string =>
  splitLine(source, start)[0].replace(/[^\s>]/g, ' ');
