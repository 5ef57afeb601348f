import { isDeepStrictEqual } from 'node:util';
import { PROTECTING } from '../../../src/specification/protecting-sentences.ts';
import { clausesOf } from '../shared/clauses.ts';
import { asTyped, wordsInBrackets } from '../shared/required-words.ts';
import { countNegations } from '../shared/statement.ts';

/** Words that weaken a sentence which does not have them. */
const WEAKER =
  `some most mostly part partly only except unless if whether hardly rarely seldom perhaps
  almost nearly usually normally generally currently always until outside other fee`.split(/\s+/);

const WEAKER_WORDS = new RegExp(`\\b(?:${WEAKER.join('|')})\\b`, 'gi');

const weakerIn = (text: string) =>
  (text.match(WEAKER_WORDS) ?? []).map((word) => word.toLowerCase());

/** The start of a clause that goes on with what is denied: “nothing excludes fraud, or any right”. */
const GOES_ON =
  /^\s*(?:(?:and|or|nor)\s+)?(?!(?:an?|the|this|we|you|it|they|our|each|every|but)\b)/i;

/**
 * Which of the words in brackets a sentence denies, in the clause that has them or in one that goes on
 * there. A denial of something else denies nothing here: “No risk: returns are promised.”
 */
function deniedIn(text: string, groups: readonly RegExp[]): boolean[] {
  let isDenied = false;
  const clauses = clausesOf({ start: 0, text })
    .filter((clause) => groups.some((group) => group.test(clause.text)))
    .map((clause) => {
      isDenied = countNegations(clause.text) > 0 || (isDenied && GOES_ON.test(clause.text));
      return { text: clause.text, isDenied };
    });
  return groups.map(
    (group) => clauses.find((clause) => group.test(clause.text))?.isDenied ?? false,
  );
}

/** Whether a sentence denies as often: as many times, or fewer times and “any” for the others. */
function deniesAsOften(text: string, all: number): boolean {
  const count = countNegations(text);
  const any = text.match(/\bany\b/gi)?.length ?? 0;
  return count === all || (count > 0 && count < all && count + any >= all);
}

/** Words that only stress another denial: “nobody, not even if they work for us”. */
const STRESS = /\b(?:not )?even(?: if)?\b/gi;

/** “No fixed value”: a word between “no” and what is denied. */
const QUALIFIED = /\b(?:no|any)\s+(?!guarantee|promise)[\w’-]+\s+$/i;

const precededBy = (before: RegExp, group: RegExp, text: string) =>
  before.test(text.slice(0, text.search(group)));

/** Compares sentences with each one of `PROTECTING`, by what it must say. */
const COMPARED = new Map(
  PROTECTING.flatMap(({ says }) => (says === true ? [] : says)).map((protecting) => {
    const [typed, groups] = [asTyped(protecting), wordsInBrackets(protecting)];
    const said = (text: string) => groups.filter((group) => group.test(text)).length;
    const [all, denied, weaker] = [countNegations(typed), deniedIn(typed, groups), weakerIn(typed)];
    const unqualified = groups.filter((group) => precededBy(/\bno\s+$/i, group, typed));
    const isKept = (text: string) =>
      said(text) === groups.length &&
      deniesAsOften(text, all) &&
      isDeepStrictEqual(deniedIn(text, groups), denied) &&
      !unqualified.some((group) => precededBy(QUALIFIED, group, text)) &&
      weakerIn(text).every((word) => weaker.includes(word));
    const isKeptIn = (text: string) => isKept(text.replaceAll(STRESS, ''));
    return [protecting, { typed, said, size: groups.length, isKeptIn }] as const;
  }),
);

/**
 * Whether a sentence keeps what a sentence of `PROTECTING` says: its words in brackets, its denials, and
 * no word that weakens it.
 */
export const keeps = (protecting: string, sentence: string): boolean =>
  COMPARED.get(protecting)?.isKeptIn(sentence) ?? false;

/**
 * How many of the words in brackets of a sentence of `PROTECTING` another one has, and whether it has
 * at least half of them.
 */
export function likeness(protecting: string, sentence: string): { said: number; isLike: boolean } {
  const { said = () => 0, size = 0 } = COMPARED.get(protecting) ?? {};
  const count = said(sentence);
  return { said: count, isLike: count * 2 >= size };
}
