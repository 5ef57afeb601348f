import type { Load } from './loads.ts';

/** What is measured of a page: its label, its unit, and the keys of a `Load`. */
const MEASURES: Readonly<Record<keyof Load, { readonly label: string; readonly unit: string }>> = {
  bytes: { label: 'Bytes, brotli, scrolled to the end', unit: ' B' },
  requests: { label: 'Requests', unit: '' },
  firstPaint: { label: 'First contentful paint', unit: ' ms' },
  linkPaint: { label: 'The same, with the processor at full speed', unit: ' ms' },
  largestPaint: { label: 'Largest contentful paint', unit: ' ms' },
  script: { label: 'Script time', unit: ' ms' },
  elements: { label: 'DOM elements', unit: '' },
};

/**
 * The middle value, or the mean of the two in the middle.
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

/** The median of one page over that of the other, to two decimals; `–` where that is 0. */
export function ratio(measure: keyof Load, site: readonly Load[], other: readonly Load[]): string {
  const divisor = median(other.map((load) => load[measure]));
  return divisor === 0 ? '–' : (median(site.map((load) => load[measure])) / divisor).toFixed(2);
}

/** A median with, where the values differ, the least and the most in brackets. */
function shown(measure: keyof Load, loads: readonly Load[]): string {
  const values = loads.map((load) => load[measure]);
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(0),
  );
  const spread = least === most ? '' : ` (${least}–${most})`;
  return `${middle}${MEASURES[measure].unit}${spread}`;
}

/** Both pages beside each other as a Markdown table, one measure a row. */
export function table(site: readonly Load[], hand: readonly Load[]): string {
  const rows = (Object.keys(MEASURES) as (keyof Load)[]).map((measure) => [
    MEASURES[measure].label,
    shown(measure, site),
    shown(measure, hand),
    ratio(measure, site, hand),
  ]);
  return [['', 'site', 'hand-written', 'ratio'], ['---', '--:', '--:', '--:'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
