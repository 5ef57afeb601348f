import { withoutMay } from '../figures/dates.ts';
import { findFigures } from '../figures/find.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { BlockChange, ModalityChange } from '../shared/report.ts';

/**
 * English words that make a promise stronger or weaker, here called modals: modal verbs, negations,
 * quantifiers, limits and words for promises. Longer phrases come first.
 */
const MODALS = [
  'at least|at most|up to|no more than|no less than|more than|less than',
  'may not|must not|will not|shall not|should not|can not|cannot',
  'may|might|must|will|shall|should|would|can|could',
  'not|no|never|none|nothing|nobody|neither|nor|without',
  'all|every|each|any|some|most|many|few|only|always|usually',
  'guarantee|guarantees|guaranteed|promise|promises|intend|intends|aim',
];

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{L}+n['’]t|${MODALS.join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * The modal words that a text lost and gained, in order. They are found in the whole texts, not in
 * their diff, so that “may” that becomes “may not” is reported as such.
 */
export function changedModality(
  before: string,
  after: string,
): { removed: string[]; added: string[] } {
  const [wordsBefore, wordsAfter] = [modalsIn(before), modalsIn(after)];
  return {
    removed: multisetDifference(wordsBefore, wordsAfter, String),
    added: multisetDifference(wordsAfter, wordsBefore, String),
  };
}

/** The changes of modality in the edited texts of a page. Reports show added and removed texts in full. */
export const modalityChanges = (page: string, blocks: readonly BlockChange[]): ModalityChange[] =>
  blocks.flatMap(({ section, before, after }, block) => {
    if (before === null || after === null) return [];
    const { removed, added } = changedModality(before, after);
    return removed.length + added.length > 0 ? [{ page, section, removed, added, block }] : [];
  });

/** The modal words of a text, in lower case. The month of May is not one. */
const modalsIn = (text: string): string[] =>
  Array.from(withoutMonths(text).matchAll(PATTERN), ([word]) => word.toLowerCase());

/** The text with dots in place of dates and of the month of May. */
function withoutMonths(text: string): string {
  if (!/\bmay\b/i.test(text)) return text;
  return findFigures(text)
    .filter(({ kind }) => kind === 'date')
    .reduce(
      (rest, { start, end }) =>
        rest.slice(0, start) + rest.slice(start, end).replaceAll(/./gs, '·') + rest.slice(end),
      withoutMay(text),
    );
}
