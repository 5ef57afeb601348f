/**
 * `npm run bench:review [-- --runs 5]`: how long the copy review takes for 50 and for 500 pages, and
 * what a reviewer gets to see of the same edits in it, in `git diff --word-diff` of the HTML, and in a
 * plain word diff of the pages' text.
 */
import { parseArgs } from 'node:util';
import { compareSites } from '../../src/editorial/review/compare.ts';
import type { ReviewConfig } from '../../src/editorial/review/pages.ts';
import { editedPage, paragraphs, type Edited } from './review/pages.ts';
import { gitRuns, reviewRuns, score, textRuns, type Run } from './review/runs.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const PLAIN: ReviewConfig = { ignore: [], data: [], documents: [] };

const compare = (pages: readonly Edited[]) =>
  compareSites(
    { name: 'before', pages: new Map(pages.map(({ before }, at) => [`/${at}`, before])) },
    { name: 'after', pages: new Map(pages.map(({ after }, at) => [`/${at}`, after])) },
    PLAIN,
  );

/** The median of the milliseconds that a page takes. */
function time(pages: readonly Edited[], act: (pages: readonly Edited[]) => unknown): number {
  const times = Array.from({ length: Number(values.runs) }, () => {
    const start = performance.now();
    act(pages);
    return (performance.now() - start) / pages.length;
  }).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function seen(name: string, pages: readonly Edited[], runsOf: (page: Edited) => readonly Run[]) {
  const scores = pages.map((page) => score(runsOf(page), page));
  const sum = (of: (one: (typeof scores)[number]) => number) =>
    scores.reduce((all, one) => all + of(one), 0);
  const facts = pages.reduce((all, page) => all + page.facts.length, 0);
  return {
    tool: name,
    'runs a page': (sum(({ runs }) => runs) / pages.length).toFixed(1),
    'facts cut in half': `${sum(({ factsCut }) => factsCut)} of ${facts}`,
    'moves recognised': `${sum(({ movesKnown }) => movesKnown)} of ${pages.length}`,
  };
}

const texts = paragraphs();
const pages = Array.from({ length: 500 }, (_, number) => editedPage(number, texts));
const few = pages.slice(0, 50);

console.table(
  [few, pages].map((some) => {
    const review = time(some, compare);
    const text = time(some, (all) => all.map(textRuns));
    return {
      pages: some.length,
      review: `${review.toFixed(1)} ms a page`,
      'plain diff of the text': `${text.toFixed(1)} ms a page`,
      ratio: (review / text).toFixed(1),
    };
  }),
);
console.table([
  seen('copy review', few, (page) => reviewRuns(compare([page]))),
  seen('git diff --word-diff', few, gitRuns),
  seen('plain diff of the text', few, textRuns),
]);
