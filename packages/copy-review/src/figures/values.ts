import { factorOf, readNumber, times } from './numbers.ts';

/** The named groups of a figure’s pattern. */
export type Parts = Readonly<Record<string, string | undefined>>;

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  r: 'ZAR',
  rand: 'ZAR',
  '€': 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
};

/** Months for what the calendar counts, minutes for what the clock counts. */
const UNITS: Readonly<Record<string, readonly ['months' | 'minutes', bigint]>> = {
  y: ['months', 12n],
  mo: ['months', 1n],
  mt: ['months', 1n],
  w: ['minutes', 10_080n],
  d: ['minutes', 1440n],
  h: ['minutes', 60n],
  mi: ['minutes', 1n],
};
/** An address as a browser would go to it, without a slash at its end. */
export function readUrl(text: string): string {
  const address = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  return (address?.href ?? text).replace(/\/$/, '');
}

/** A number as a plain decimal, with its scale; a range as `5..10`. */
export function readRange({ sign, low, high = '', scale }: Parts): string {
  const factor = scale === undefined ? 1n : factorOf(scale);
  const ends = low === undefined ? [high] : [low, high];
  const values = ends.map((end) => times(readNumber(figuresOf(end)), factor));
  return (sign === undefined ? '' : '-') + values.join('..');
}

/** Of `twelve (12)`, the figures. */
const figuresOf = (number: string) => /\(([^)]+)\)/.exec(number)?.[1] ?? number;

/** A sum with the code of its currency: `ZAR 500`. */
export function readMoney(parts: Parts): string {
  const code = (parts.code ?? '').toLowerCase();
  return `${CURRENCIES[code] ?? code.toUpperCase()} ${readRange(parts)}`;
}

/** A duration in months, hours or minutes: two years are `24 months`, two days `48 hours`. */
export function readDuration({ low, high = '', unit = '', half }: Parts): string {
  const name = unit.toLowerCase();
  const [kind, factor] = UNITS[name.slice(0, 2)] ?? UNITS[name.charAt(0)] ?? ['minutes', 1n];
  const ends = low === undefined ? [high] : [low, high];
  const counts = ends.map((end) => {
    const count = readNumber(figuresOf(end));
    return times(half === undefined ? count : `${count}.5`, factor);
  });
  const inHours =
    kind === 'minutes' && counts.every((count) => /^\d+$/.test(count) && Number(count) % 60 === 0);
  return inHours
    ? `${counts.map((count) => Number(count) / 60).join('..')} hours`
    : `${counts.join('..')} ${kind}`;
}
