import { sentenceGaps } from 'copy-review/figures';
import { splitLine } from './places.ts';
import { nodesOf, rangeOf, readProse } from './prose.ts';
import type { ContentFile } from './read.ts';

/** The space between two sentences on one line. */
interface SentenceBreak {
  /** Offsets in the source of the space, and of the second sentence. */
  readonly start: number;
  readonly end: number;
  /** Prefix of the second sentence on its own line, so that it stays in its list or block quote. */
  readonly indent: string;
}

/** Text that Markdown would parse as a list, heading, quotation, table or code fence at the start of a line. */
const STARTS_A_BLOCK = /^(?:\d+[.)](?:\s|$)|[-+*>](?:\s|$)|#|={2,}|-{2,}|\||~{3,}|`{3,})/;

/** The breaks between sentences on one line, in the paragraphs of a file. Headings, tables and code are skipped. */
export function sentenceBreaks(file: ContentFile): SentenceBreak[] {
  return nodesOf(readProse(file).tree, 'paragraph').flatMap((paragraph) => {
    const [start, end] = rangeOf(paragraph);
    const text = file.source.slice(start, end);
    const ranges = UNSPLIT.flatMap((type) => nodesOf(paragraph, type).map((node) => rangeOf(node)));
    return sentenceGaps(text).flatMap((gap): SentenceBreak[] => {
      const next = start + gap.end;
      const isInside = ranges.some(([from, to]) => from < next && next < to);
      const hasLineBreak = text.slice(gap.start, gap.end).includes('\n');
      if (isInside || hasLineBreak || STARTS_A_BLOCK.test(file.source.slice(next))) return [];
      return [{ start: start + gap.start, end: next, indent: indentAt(file, start) }];
    });
  });
}

/** Nodes that are never split over two lines. */
const UNSPLIT = ['inlineCode', 'link', 'linkReference', 'image'] as const;

/** The start of a line, with only its spaces and its `>` of a quotation. */
const indentAt = ({ source }: ContentFile, start: number): string =>
  splitLine(source, start)[0].replace(/[^\s>]/g, ' ');
