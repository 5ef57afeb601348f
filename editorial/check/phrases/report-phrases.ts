import { passagesOf, rangeIn, type Passage } from '../../content/passages.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Diagnostic, Wording } from '../../output/diagnostic.ts';
import { clauseAt, sentencesAt } from '../shared/clauses.ts';
import { report } from '../shared/rule.ts';
import { hasNegation, isDoubtful, topicAt } from '../shared/statement.ts';
import { LISTS, type Phrases } from './tables.ts';

/** Up to three words between two parts of a phrase. */
const GAP = String.raw`(?: [^\s.!?;:,]*[^\s.!?;:])??`.repeat(3) + ' ';

/** The pattern of a phrase, with a group for each part; a space matches any white space. */
function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split(' … ')
    .map((part) => part.replaceAll(/\b[A-Z]{2,}\b/g, (name) => LISTS[name] ?? name))
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
interface Found {
  readonly start: number;
  readonly end: number;
  readonly isClause: boolean;
  /** Whether the sentence may deny, ask or quote it, or be about others. */
  readonly isDoubtful: boolean;
}

const isSure = ({ isClause, isDoubtful: isUnsure }: Found) => isClause && !isUnsure;

/**
 * Reports phrases in the texts of a file, unless their clause denies them; of overlapping ones the
 * surest. A phrase is refused only as a whole clause in a sentence that has no doubt anywhere.
 *
 * @param describe returns undefined for what is no fault
 */
export const reportPhrases = (
  file: ContentFile,
  patterns: Patterns,
  describe: (words: string, phrase: Found, passage: Passage) => Wording | undefined,
): Diagnostic[] =>
  passagesOf(file).flatMap((passage) => {
    const text = passage.text.replaceAll(/[‐‑]/g, '-');
    return phrasesIn(text, patterns).flatMap((phrase) => {
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

function phrasesIn(text: string, patterns: Patterns): Found[] {
  const all = patterns.flatMap(({ pattern, isClause }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { 0: words, index: start, indices = [] } = match;
      const end = start + words.length;
      const sentence = sentencesAt(text, start).sentence;
      const clause = clauseAt(sentence, start);
      // A denial that is a part of the phrase denies nothing: “you can’t lose”.
      const others = indices
        .slice(1)
        .reduce(
          (rest, [from, to] = [0, 0]) =>
            rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
          text,
        );
      const around = ({ start: from, text: part }: typeof clause) =>
        others.slice(from, Math.max(from + part.length, end));
      if (hasNegation(around(clause))) return [];
      const isOthers = topicAt(text, start) === 'other';
      return {
        start,
        end,
        isClause,
        isDoubtful: isOthers || isDoubtful(sentence.text, around(sentence)),
      };
    }),
  );
  const sorted = all.toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)) || a.start - b.start);
  return sorted.filter(
    (phrase, at) =>
      !sorted.slice(0, at).some(({ start, end }) => start < phrase.end && phrase.start < end),
  );
}
