/** The results of the benchmark as medians, ratios and a table. */
import type { Load } from './loads.ts';

/** The visits of one page of the site and of the hand-written page with the same text. */
export interface Visits {
  readonly page: string;
  readonly site: readonly Load[];
  readonly handWritten: readonly Load[];
}

/**
 * The median.
 *
 * @throws Error when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

const medianOf = (loads: readonly Load[], measure: keyof Load) =>
  median(loads.map((load) => load[measure]));

/** The median of one measure over the site's visits, divided by that over the hand-written page's. */
export function ratio(measure: keyof Load, { site, handWritten }: Visits): number {
  return medianOf(site, measure) / medianOf(handWritten, measure);
}

/** A Markdown table with one row for each page: medians in milliseconds, and ratios. */
export function table(all: readonly Visits[]): string {
  const rows = all.map((visits) => {
    const { page, site, handWritten } = visits;
    return [
      page,
      medianOf(site, 'tasks').toFixed(0),
      medianOf(handWritten, 'tasks').toFixed(0),
      ratio('tasks', visits).toFixed(2),
      medianOf(site, 'style').toFixed(0),
      medianOf(site, 'layout').toFixed(0),
      ratio('paint', visits).toFixed(2),
    ];
  });
  const head = ['page', 'tasks', 'hand-written', 'ratio', 'style', 'layout', 'first paint, ratio'];
  return [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
