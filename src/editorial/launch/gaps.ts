import type { ContentFile } from '../content/read.ts';

/** A sentence of the prose, and where it stands in the file, in characters. */
export interface Sentence {
  readonly text: string;
  readonly offset: number;
}

/** Words with which a text says that something has not been supplied. */
const GAP =
  /\bnot (?:yet )?(?:been )?(?:published|supplied)\b|\bstill missing\b|\bunpublished\b|\bawaiting\b|\bplaceholder\b|\bstand-in\b/i;

/** Words with which a text says that the site gives more than one figure for the supply. */
const CONFLICT =
  /\b(?:two|both|neither|other|another) (?:figures?|readings?)\b|\bsays (?:otherwise|this page)\b|\bgiven here\b|\b(?:home|about)(?: page)? (?:gives|reads|says|states)\b|\bwhich (?:figure|reading|one) is right\b|\bdisputed\b/i;

/** The sentences of a file's prose that say that something is missing. */
export function sentencesAboutGaps(file: ContentFile): Sentence[] {
  return sentences(file).filter(({ text }) => GAP.test(text));
}

/** The sentences of a file's prose that speak of more than one figure for the supply. */
export function sentencesAboutConflict(file: ContentFile): Sentence[] {
  return sentences(file).filter(({ text }) => CONFLICT.test(text));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentences({ body, bodyStart }: ContentFile): Sentence[] {
  return [...body.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) =>
    [...segmenter.segment(line)].map((part) => ({
      text: part.segment.trim(),
      offset: bodyStart + index + part.index,
    })),
  );
}
