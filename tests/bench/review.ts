/**
 * `npm run bench:review [-- --runs 5]`: how long the copy review takes for 50 and for 500 pages, and
 * what a reviewer gets to see of the same edits in it, in `git diff --word-diff` of the HTML, and in a
 * plain word diff of the pages' text. Prints the tables and writes them to tests/bench/REVIEW.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { compareSites } from '../../src/editorial/review/compare.ts';
import type { ReviewConfig } from '../../src/editorial/review/pages.ts';
import { table } from './results.ts';
import { editedPage, paragraphs, type Edited } from './review/pages.ts';
import { gitRuns, reviewRuns, textRuns } from './review/runs.ts';
import { seenBy, tableOfSeen, type Seen } from './review/seen.ts';
import { tableOfRatios, tableOfTimes, timesOf } from './review/times.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const PLAIN: ReviewConfig = { ignore: [], data: [], documents: [] };
const FEW = 50;
const MANY = 500;

const compare = (pages: readonly Edited[]) =>
  compareSites(
    { name: 'before', pages: new Map(pages.map(({ before }, at) => [`/${at}`, before])) },
    { name: 'after', pages: new Map(pages.map(({ after }, at) => [`/${at}`, after])) },
    PLAIN,
  );

const said = ({ factsCut, facts, movesKnown, pages }: Seen) =>
  `cuts ${factsCut} of ${facts} facts in half and recognises ${movesKnown} of ${pages} moves`;

const texts = paragraphs();
const pages = Array.from({ length: MANY }, (_, number) => editedPage(number, texts));
const few = pages.slice(0, FEW);
const seen = [
  seenBy('copy review', few, (page) => reviewRuns(compare([page]))),
  seenBy('git diff --word-diff', few, gitRuns),
  seenBy('plain diff of the text', few, textRuns),
] as const;
const times = [few, pages].map((some) => timesOf(some, runs, compare, (all) => all.map(textRuns)));

const template = readFileSync(join(import.meta.dirname, 'review.template.md'), 'utf8');
const report = Object.entries({
  verdict: `The copy review ${said(seen[0])}; git’s word diff ${said(seen[1])}.`,
  pages: `${FEW}`,
  seen: table(tableOfSeen(seen)),
  ratios: table(tableOfRatios(times)),
  medians: table(tableOfTimes(times)),
  runs: `${runs}`,
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} processor cores, Node ${process.versions.node}`,
}).reduce((text, [gap, value]) => text.replaceAll(`{${gap}}`, () => value), template);
const formatted = await format(report, { parser: 'markdown' });
console.log(formatted);
writeFileSync(join(import.meta.dirname, 'REVIEW.md'), formatted);
