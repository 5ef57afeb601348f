/**
 * Numbers, amounts, money and durations in English prose. Values are exact decimal strings, since
 * token supplies exceed the safe integers. All patterns are sources of regular expressions with the
 * flags `i` and `u`.
 */
import { anyOf } from './patterns.ts';

/** What may separate groups of digits: a space, or one that does not break the line. */
const SPACE = '[ \\u00a0\\u2009\\u202f]';

/** A number in digits, with the usual group and decimal separators. */
export const DIGITS = [
  // 1.000,50
  `\\d{1,3}(?:(?:\\.|${SPACE})\\d{3})+,\\d{1,2}(?!\\d)`,
  // 5,000.5, 5 000
  `\\d{1,3}(?:(?:,|${SPACE})\\d{3})+(?:\\.\\d+)?(?![\\d,]\\d|\\d)`,
  // 5.000.000
  `\\d{1,3}(?:[.'’]\\d{3}){2,}(?!\\d)`,
  // 0,125
  '0,\\d+(?!\\d|,\\d)',
  // 5000, 2.5, 2,5
  `\\d+(?:\\.\\d+|,\\d{1,2}(?!\\d|,\\d))?`,
].join('|');

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const VALUES: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ['nought', 0],
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const BELOW_HUNDRED = anyOf([...VALUES.keys()]);

/** A number in words: zero, twenty-five, a hundred and ten, two and a half, half a. */
export const WORDS = [
  '\\b(?:half an?|',
  `(?:an?(?=[ -](?:hundred|thousand)\\b)|${BELOW_HUNDRED})\\b`,
  `(?:(?:[ -]|(?<=hundred|thousand) and )(?:${BELOW_HUNDRED}|hundred|thousand)\\b){0,12}`,
  '(?: and a half)?)\\b',
].join('');

/** Words that multiply the number before them. */
export const SCALE_WORDS = ['thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Words and suffixes that multiply a number: “million”, “bn”, “k”. */
export const SCALE = `${anyOf([...SCALE_WORDS, '(?:[mbt]n|[kmbt])\\b'])}(?![a-z])`;

/** By name, as `thousand` is no `t`, otherwise by first letter: `billion` and `bn` are looked up as `b`. */
const FACTORS: Readonly<Record<string, bigint>> = {
  thousand: 10n ** 3n,
  quadrillion: 10n ** 15n,
  k: 10n ** 3n,
  m: 10n ** 6n,
  b: 10n ** 9n,
  t: 10n ** 12n,
};

/** The factor of a scale: 10⁹ for `billion`, `bn` and `B`. */
function factorOf(scale: string): bigint {
  const name = scale.toLowerCase();
  return FACTORS[name] ?? FACTORS[name.charAt(0)] ?? 1n;
}

/**
 * Normalises a number that matches `DIGITS` or `WORDS` to a decimal without group separators and
 * trailing zeros: `5,000.50` becomes `5000.5`, `twelve` becomes `12`.
 */
export function readNumber(text: string): string {
  return /\d/.test(text) ? readDigits(text) : String(readWords(text));
}

/** Multiplies a decimal string by an integer, exactly: `5.5` × 10⁹ is `5500000000`. */
function times(decimal: string, factor: bigint): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = (BigInt(whole + fraction) * factor).toString().padStart(fraction.length + 1, '0');
  const point = digits.length - fraction.length;
  return trimZeros(`${digits.slice(0, point)}.${digits.slice(point)}`);
}

/** A decimal comma after group separators: 1.000,50. */
const DECIMAL_COMMA = /^\d{1,3}(?:[.\s]\d{3})+,\d{1,2}$/;

function readDigits(text: string): string {
  if (DECIMAL_COMMA.test(text)) return trimZeros(text.replaceAll(/[.\s]/g, '').replace(',', '.'));
  // A dot separates groups if there are several, as in 5.000.000, and a comma also if there is one, as in 5,000.
  const ungrouped = text
    .replace(/^0,/, '0.')
    .replace(/[\s'’]|[.,](?=\d{3}(?:[.,]\d{3})+(?!\d))|,(?=\d{3}(?!\d))/g, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3}){2,}$/.test(text);
  return trimZeros(isGrouped ? text.replaceAll('.', '') : ungrouped.replace(',', '.'));
}

const trimZeros = (decimal: string) =>
  decimal
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Reads a number in words, such as “two and a half”. */
function readWords(text: string): number {
  const [main = '', half] = text.toLowerCase().split(' and a half');
  if (main.startsWith('half ')) return 0.5;
  let thousands = 0;
  let belowThousand = 0;
  for (const word of main.split(/[\s,-]+/)) {
    if (word === 'hundred') belowThousand *= 100;
    else if (word === 'thousand') [thousands, belowThousand] = [belowThousand * 1000, 0];
    else belowThousand += VALUES.get(word) ?? (/^an?$/.test(word) ? 1 : 0);
  }
  return thousands + belowThousand + (half === undefined ? 0 : 0.5);
}

/** The named groups of the match of a pattern. */
export type Groups = Readonly<Record<string, string | undefined>>;

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

/** By the first one or two letters of a unit. Months vary in length, so they are not converted to minutes. */
const UNITS: Readonly<Record<string, readonly ['months' | 'minutes', bigint]>> = {
  y: ['months', 12n],
  mo: ['months', 1n],
  mt: ['months', 1n],
  w: ['minutes', 10_080n],
  d: ['minutes', 1440n],
  h: ['minutes', 60n],
  mi: ['minutes', 1n],
};

/** A number with its scale as a decimal, a range as `5..10`. Groups: sign, low, high, scale. */
export function readRange({ sign, low, high = '', scale }: Groups): string {
  const factor = scale === undefined ? 1n : factorOf(scale);
  const ends = low === undefined ? [high] : [low, high];
  const values = ends.map((end) => times(readNumber(digitsOf(end)), factor));
  return (sign === undefined ? '' : '-') + values.join('..');
}

/** `12` for `twelve (12)`; any other number as it is. */
const digitsOf = (number: string) => /\(([^)]+)\)/.exec(number)?.[1] ?? number;

/** Money as the ISO 4217 code and the amount: `ZAR 500`. Groups: code, and those of `readRange`. */
export function readMoney(groups: Groups): string {
  const { code = '' } = groups;
  return `${CURRENCIES[code.toLowerCase()] ?? code.toUpperCase()} ${readRange(groups)}`;
}

/**
 * A duration in months, hours or minutes: `24 months` for two years, `48 hours` for two days. Two working days are
 * `2 working days`, since nobody knows how many hours these are. Groups: low, high, unit, half, working.
 */
export function readDuration({ low, high = '', unit = '', half, working }: Groups): string {
  const name = unit.toLowerCase();
  const [kind, factor] =
    working === undefined
      ? (UNITS[name.slice(0, 2)] ?? UNITS[name.charAt(0)] ?? ['minutes', 1n])
      : [`working ${name.replace(/s?$/, 's')}`, 1n];
  const ends = low === undefined ? [high] : [low, high];
  const counts = ends.map((end) => {
    const count = readNumber(digitsOf(end));
    return times(half === undefined ? count : `${count}.5`, factor);
  });
  const inHours =
    kind === 'minutes' && counts.every((count) => /^\d+$/.test(count) && Number(count) % 60 === 0);
  return inHours
    ? `${counts.map((count) => Number(count) / 60).join('..')} hours`
    : `${counts.join('..')} ${kind}`;
}
