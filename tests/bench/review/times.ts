import { median } from '../results.ts';
import type { Edited } from './pages.ts';

/** Milliseconds of processor time that a page took, run by run: in the review, and in a plain diff. */
export interface Times {
  readonly pages: number;
  readonly review: readonly number[];
  readonly text: readonly number[];
}

type Act = (pages: readonly Edited[]) => unknown;

/** Both in turn, so that what else the machine does is the same to both; a first run is not counted. */
export function timesOf(pages: readonly Edited[], runs: number, review: Act, text: Act): Times {
  const rounds = Array.from({ length: runs + 1 }, () => [spent(pages, review), spent(pages, text)]);
  const all = (which: number) => rounds.slice(1).map((round) => round[which] ?? 0);
  return { pages: pages.length, review: all(0), text: all(1) };
}

/** Processor time, since the clock also runs while other programs do. */
function spent(pages: readonly Edited[], act: Act): number {
  const before = process.cpuUsage();
  act(pages);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pages.length;
}

export const tableOfRatios = (all: readonly Times[]): string[][] => [
  ['Pages', 'copy review ÷ plain diff'],
  ...all.map(({ pages, review, text }) => [`${pages}`, (median(review) / median(text)).toFixed(1)]),
];

/** Medians, each with its spread. */
export const tableOfTimes = (all: readonly Times[]): string[][] => [
  ['Pages', 'Copy review', 'Plain diff of the text'],
  ...all.map(({ pages, review, text }) => [`${pages}`, shown(review), shown(text)]),
];

function shown(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(1),
  );
  return `${middle} ms (${least}–${most})`;
}
