/**
 * Compares sentences with those that protect visitors, which are in `PROTECTING` of `src/specification`. An
 * editor may reword `No [returns] are [promised].` as long as the words in brackets, or words that say the
 * same, stay in one sentence, are denied as they were, and are not weakened.
 */
import { isDeepStrictEqual } from 'node:util';
import { wholeWords } from '../../../src/formats/patterns.ts';
import { PROTECTING } from '../../../src/specification/protecting-sentences.ts';
import { clausesOf } from '../shared/clauses.ts';
import { asTyped, wordsInBrackets } from '../shared/required-words.ts';
import { countNegations } from '../shared/statement.ts';

/** Words that can take back what a sentence promises or denies: “no returns, except …”, “no other fee”. */
const WEAKENING = wholeWords(
  [
    ...['some', 'most', 'mostly', 'part', 'partly', 'only', 'except', 'unless', 'if', 'whether'],
    ...['hardly', 'rarely', 'seldom', 'perhaps', 'almost', 'nearly', 'usually', 'normally'],
    ...['generally', 'currently', 'always', 'until', 'outside', 'other', 'fee'],
  ],
  'gi',
);

/** The words of a text that weaken what it says. */
const weakeningWordsIn = (text: string): string[] =>
  (text.match(WEAKENING) ?? []).map((word) => word.toLowerCase());

/** The start of a clause that goes on with what is denied: “nothing excludes fraud, or any right”. */
const GOES_ON =
  /^\s*(?:(?:and|or|nor)\s+)?(?!(?:an?|the|this|we|you|it|they|our|each|every|but)\b)/i;

/**
 * Whether each of the words is denied, in the clause that has it or in one that goes on there. A denial of
 * something else denies nothing here: “No risk: returns are promised.”
 */
function denialsOf(words: readonly RegExp[], text: string): boolean[] {
  let isDenied = false;
  const clauses = clausesOf({ start: 0, text })
    .filter((clause) => words.some((word) => word.test(clause.text)))
    .map((clause) => {
      isDenied = countNegations(clause.text) > 0 || (isDenied && GOES_ON.test(clause.text));
      return { text: clause.text, isDenied };
    });
  return words.map((word) => clauses.find((clause) => word.test(clause.text))?.isDenied ?? false);
}

/** Whether a sentence denies as many times, or fewer times and says “any” for the others. */
function hasNegations(text: string, expected: number): boolean {
  const count = countNegations(text);
  const any = text.match(/\bany\b/gi)?.length ?? 0;
  return count === expected || (count > 0 && count < expected && count + any >= expected);
}

/** Words that only stress another denial: “nobody, not even if they work for us”. */
const STRESS = /\b(?:not )?even(?: if)?\b/gi;

/** “No fixed value”: a word between “no” and what is denied. */
const QUALIFIED_NO = /\b(?:no|any)\s+(?!guarantee|promise)[\w’-]+\s+$/i;
/** “No value” */
const PLAIN_NO = /\bno\s+$/i;

/** Whether a word comes directly after a pattern in a text. */
const follows = (word: RegExp, pattern: RegExp, text: string): boolean =>
  pattern.test(text.slice(0, text.search(word)));

/** What a sentence of `PROTECTING` says. */
function meaningOf(protecting: string) {
  const [text, words] = [asTyped(protecting), wordsInBrackets(protecting)];
  return {
    /** The words in brackets. */
    words,
    /** Whether each of them is denied. */
    denials: denialsOf(words, text),
    /** Those directly after “no”. */
    wordsAfterNo: words.filter((word) => follows(word, PLAIN_NO, text)),
    negations: countNegations(text),
    weakeningWords: weakeningWordsIn(text),
  };
}

const MEANINGS = new Map(
  PROTECTING.flatMap(({ says }) => says).map((protecting) => [protecting, meaningOf(protecting)]),
);

/** Whether a sentence says all that a sentence of `PROTECTING` says, and nothing that weakens it. */
export function keeps(protecting: string, sentence: string): boolean {
  const meaning = MEANINGS.get(protecting);
  if (!meaning) return false;
  const { words, denials, wordsAfterNo, negations, weakeningWords } = meaning;
  const text = sentence.replaceAll(STRESS, '');
  return (
    words.every((word) => word.test(text)) &&
    hasNegations(text, negations) &&
    isDeepStrictEqual(denialsOf(words, text), denials) &&
    !wordsAfterNo.some((word) => follows(word, QUALIFIED_NO, text)) &&
    weakeningWordsIn(text).every((word) => weakeningWords.includes(word))
  );
}

/** The part of the words in brackets of a sentence of `PROTECTING` that another sentence has, from 0 to 1. */
export function similarity(protecting: string, sentence: string): number {
  const { words } = MEANINGS.get(protecting) ?? { words: [] };
  return words.filter((word) => word.test(sentence)).length / words.length;
}
