import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { clauseAt, sentencesAt } from '../shared/clauses.ts';
import { report } from '../shared/rule.ts';
import {
  hasNegation,
  isDoubtful as isDoubtfulIn,
  topicAt,
  withoutNoNegations,
} from '../shared/statement.ts';
import { LISTS, type Phrases } from './tables.ts';

/** Up to three words, as few as possible, between two parts of a phrase: “we will always guarantee”. */
const GAP = String.raw`(?: [^\s.!?;:,]*[^\s.!?;:])??`.repeat(3) + ' ';

/** The pattern of a phrase, with a group for each part; a space matches any white space. */
function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split(' … ')
    .map((part) => part.replaceAll(/\b[A-Z]{2,}\b/g, (name) => LISTS.get(name) ?? name))
    .map((part) => `(?<![\\w-])(${part})(?!\\w)`);
  return new RegExp(parts.join(GAP).replaceAll(' ', String.raw`\s+`), 'dgiu');
}

/** The patterns of phrases, those of whole clauses first. */
export const patternsOf = ({ clauses, words }: Phrases) =>
  [...clauses, ...words].map((phrase, index) => ({
    pattern: patternOf(phrase),
    isClause: index < clauses.length,
  }));

type Patterns = ReturnType<typeof patternsOf>;

/** A phrase in a text. */
interface PhraseMatch {
  readonly start: number;
  readonly end: number;
  readonly isClause: boolean;
  /** Whether the sentence may deny, ask or quote it, or be about others. */
  readonly isDoubtful: boolean;
}

/** Whether a phrase is refused: a whole clause in a sentence that has no doubt anywhere. */
export const isSure = (phrase: PhraseMatch): boolean => phrase.isClause && !phrase.isDoubtful;

/**
 * Reports phrases in the texts of a file, unless their clause denies them; of overlapping ones the
 * surest. A sure one is an error, any other a warning.
 *
 * @param describe returns undefined for what is no fault
 */
export const reportPhrases = (
  file: ContentFile,
  patterns: Patterns,
  describe: (words: string, phrase: PhraseMatch, passage: Passage) => Wording | undefined,
): Diagnostic[] =>
  passagesOf(file).flatMap((passage) => {
    const text = passage.text.replaceAll(/[‐‑]/g, '-');
    return surest(phrasesIn(text, patterns)).flatMap((phrase) => {
      const { start, end } = phrase;
      const wording = describe(text.slice(start, end).replaceAll(/\s+/g, ' '), phrase, passage);
      const severity = isSure(phrase) ? 'error' : 'warning';
      return report(
        file,
        rangeIn(passage, start, end - start),
        wording && { ...wording, severity },
      );
    });
  });

/** The phrases of a text that their clauses do not deny. */
const phrasesIn = (typed: string, patterns: Patterns): PhraseMatch[] => {
  const text = withoutNoNegations(typed);
  return patterns.flatMap(({ pattern, isClause }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { 0: words, index: start } = match;
      const end = start + words.length;
      const { sentence } = sentencesAt(text, start);
      const clause = clauseAt(sentence, start);
      // A denial that is a part of the phrase denies nothing: “you can’t lose”.
      const others = withoutParts(text, match);
      if (hasNegation(others.slice(clause.start, Math.max(endOf(clause), end)))) return [];
      const otherWords = others.slice(sentence.start, Math.max(endOf(sentence), end));
      const isDoubtful =
        topicAt(typed, start) === 'other' ||
        isDoubtfulIn(typed.slice(sentence.start, endOf(sentence)), otherWords);
      return { start, end, isClause, isDoubtful };
    }),
  );
};

const endOf = ({ start, text }: { readonly start: number; readonly text: string }) =>
  start + text.length;

/** A text with spaces in place of the parts of a phrase, but with the words in its gaps. */
const withoutParts = (text: string, { indices = [] }: RegExpExecArray): string =>
  indices
    .slice(1)
    .reduce(
      (blanked, [start, end] = [0, 0]) =>
        blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end),
      text,
    );

/** Of phrases that overlap, the surest, and of these the first. */
function surest(phrases: readonly PhraseMatch[]): PhraseMatch[] {
  const sorted = phrases.toSorted(
    (a, b) => Number(isSure(b)) - Number(isSure(a)) || a.start - b.start,
  );
  return sorted.filter(
    (phrase, index) =>
      !sorted.slice(0, index).some(({ start, end }) => start < phrase.end && phrase.start < end),
  );
}
