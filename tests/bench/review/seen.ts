import type { Edited } from './pages.ts';
import { score, type Run } from './runs.ts';

/** What a reviewer gets to see of the edits to all pages, in one tool. */
export interface Seen {
  readonly tool: string;
  readonly pages: number;
  readonly runs: number;
  readonly facts: number;
  readonly factsCut: number;
  readonly movesKnown: number;
}

/** @param runsOf the stretches that the tool shows as gone or as new on a page */
export function seenBy(
  tool: string,
  pages: readonly Edited[],
  runsOf: (page: Edited) => readonly Run[],
): Seen {
  const scores = pages.map((page) => score(runsOf(page), page));
  const sum = (of: (one: (typeof scores)[number]) => number) =>
    scores.reduce((all, one) => all + of(one), 0);
  return {
    tool,
    pages: pages.length,
    runs: sum(({ runs }) => runs),
    facts: pages.reduce((all, { facts }) => all + facts.length, 0),
    factsCut: sum(({ factsCut }) => factsCut),
    movesKnown: sum(({ movesKnown }) => movesKnown),
  };
}

/** A row for each tool, below its head. */
export const tableOfSeen = (all: readonly Seen[]): string[][] => [
  ['', 'Runs a page', 'Facts cut in half', 'Moves recognised'],
  ...all.map(({ tool, pages, runs, facts, factsCut, movesKnown }) => [
    tool,
    (runs / pages).toFixed(1),
    `${factsCut} of ${facts}`,
    `${movesKnown} of ${pages}`,
  ]),
];
