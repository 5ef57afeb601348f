/** What is measured of a page or a build: in which unit, and how many decimals are worth reading. */
export const MEASURES = {
  bytes: { label: 'Bytes, brotli, scrolled to the end', unit: 'B', digits: 0 },
  requests: { label: 'Requests', unit: '', digits: 0 },
  firstPaint: { label: 'First contentful paint', unit: 'ms', digits: 0 },
  linkPaint: { label: 'The same, with the processor at full speed', unit: 'ms', digits: 0 },
  largestPaint: { label: 'Largest contentful paint', unit: 'ms', digits: 0 },
  script: { label: 'Script time', unit: 'ms', digits: 0 },
  elements: { label: 'DOM elements', unit: '', digits: 0 },
  build: { label: 'Clean build', unit: 's', digits: 1 },
} as const;

export type Measure = keyof typeof MEASURES;

/** All values of one contender, in the units of `MEASURES`; a measure that does not apply is left out. */
export interface Contender {
  readonly name: string;
  readonly samples: Readonly<Partial<Record<Measure, readonly number[]>>>;
}

/** Seconds that whole builds took, by how many entries were added to the content. */
export type Growth = ReadonlyMap<number, readonly number[]>;

const NONE = '–';

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

/** One median over another, undefined where either is missing or the second is 0. */
export function ratio(
  above: readonly number[] | undefined,
  below: readonly number[] | undefined,
): number | undefined {
  if (!above?.length || !below?.length) return undefined;
  const divisor = median(below);
  return divisor === 0 ? undefined : median(above) / divisor;
}

/** Rows of cells as a Markdown table; the first row is the head, and numbers stand to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...body].map(line).join('\n');
}

const measures = Object.keys(MEASURES) as Measure[];

/** How many times as much the first contender takes as each of the others. */
export function tableOfRatios([site, ...others]: readonly [Contender, ...Contender[]]): string {
  const rows = measures.map((measure) => [
    MEASURES[measure].label,
    ...others.map(
      ({ samples }) => ratio(site.samples[measure], samples[measure])?.toFixed(2) ?? NONE,
    ),
  ]);
  return table([['', ...others.map(({ name }) => `site ÷ ${name}`)], ...rows]);
}

/** A median with, where the values differ, the least and the most in brackets. */
function shown(values: readonly number[] | undefined, measure: Measure): string {
  if (!values?.length) return NONE;
  const { unit, digits } = MEASURES[measure];
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  const spread = least === most ? '' : ` (${least}–${most})`;
  return `${middle}${unit && ` ${unit}`}${spread}`;
}

/** The medians themselves, each with its spread. */
export function tableOfMedians(contenders: readonly Contender[]): string {
  const rows = measures.map((measure) => [
    MEASURES[measure].label,
    ...contenders.map(({ samples }) => shown(samples[measure], measure)),
  ]);
  return table([['', ...contenders.map(({ name }) => name)], ...rows]);
}

/** What each step of added entries cost, per entry: flat when the last column stays the same. */
export function tableOfGrowth(growth: Growth): string {
  const steps = [...growth].toSorted(([a], [b]) => a - b);
  const rows = steps.map(([entries, seconds], index) => {
    const [entriesBefore, secondsBefore] = steps[index - 1] ?? [];
    const cost =
      entriesBefore === undefined || secondsBefore === undefined
        ? NONE
        : `${(((median(seconds) - median(secondsBefore)) / (entries - entriesBefore)) * 1000).toFixed(1)} ms`;
    return [`${entries}`, shown(seconds, 'build'), cost];
  });
  return table([['Entries added', 'Whole build', 'Each further entry'], ...rows]);
}
