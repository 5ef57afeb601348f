/** Figures and words that stand for a number. The patterns are sources for case-blind regular expressions. */

const SPACE = '[ \\u00a0\\u2009\\u202f]';

/** A number in figures: 5000, 5,000, 5 000, 5.000.000, 2.5, 2,5, 1.000,50. */
export const DIGITS = [
  `\\d{1,3}(?:(?:\\.|${SPACE})\\d{3})+,\\d{1,2}(?!\\d)`,
  `\\d{1,3}(?:(?:,|${SPACE})\\d{3})+(?:\\.\\d+)?(?![\\d,]\\d|\\d)`,
  `\\d{1,3}(?:[.'’]\\d{3}){2,}(?!\\d)`,
  `\\d+(?:\\.\\d+|,\\d{1,2}(?![\\d,]))?`,
].join('|');

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const VALUES: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ['nought', 0],
  ...ONES.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const BELOW_HUNDRED = `(?:${[...VALUES.keys()].join('|')})`;

/** A number in words: zero, five, twenty-five, a hundred and ten, two and a half, half a. */
export const WORDS = [
  '\\b(?:half an?|',
  `(?:an?(?=[ -](?:hundred|thousand)\\b)|${BELOW_HUNDRED})\\b`,
  `(?:(?:[ -]|(?<=hundred|thousand) and )(?:${BELOW_HUNDRED}|hundred|thousand)\\b){0,12}`,
  '(?: and a half)?)\\b',
].join('');

/** Words and endings that multiply a number. */
export const SCALE =
  '(?:thousand|million|billion|trillion|quadrillion|(?:[mbt]n|[kmbt])\\b)(?![a-z])';

const FACTORS: Readonly<Record<string, bigint>> = {
  k: 10n ** 3n,
  t: 10n ** 12n,
  m: 10n ** 6n,
  b: 10n ** 9n,
  thousand: 10n ** 3n,
  trillion: 10n ** 12n,
  tn: 10n ** 12n,
  quadrillion: 10n ** 15n,
};

/** What a scale multiplies by: `billion`, `bn` and `B` give 1,000,000,000. */
export function factorOf(scale: string): bigint {
  const name = scale.toLowerCase();
  return FACTORS[name] ?? FACTORS[name.charAt(0)] ?? 1n;
}

/** The number as a plain decimal, without groups or needless noughts: `5,000.50` gives `5000.5`, `twelve` gives `12`. */
export function readNumber(text: string): string {
  return /\d/.test(text) ? readDigits(text) : String(readWords(text));
}

/** The plain decimal times a whole number, exactly: `5.5` times 1,000,000,000 gives `5500000000`. */
export function times(decimal: string, factor: bigint): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const digits = (BigInt(whole + fraction) * factor).toString().padStart(fraction.length + 1, '0');
  const point = digits.length - fraction.length;
  return tidy(`${digits.slice(0, point)}.${digits.slice(point)}`);
}

/** Groups, and a comma before the decimals: 1.000,50. */
const COMMA_LAST = /^\d{1,3}(?:[.\s]\d{3})+,\d{1,2}$/;

function readDigits(text: string): string {
  if (COMMA_LAST.test(text)) return tidy(text.replaceAll(/[.\s]/g, '').replace(',', '.'));
  const ungrouped = text.replace(/[\s'’]|[.,](?=\d{3}(?:[.,]\d{3})+(?!\d))|,(?=\d{3}(?!\d))/g, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3}){2,}$/.test(text);
  return tidy(isGrouped ? text.replaceAll('.', '') : ungrouped.replace(',', '.'));
}

const tidy = (decimal: string) =>
  decimal
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

function readWords(text: string): number {
  const [main = '', half] = text.toLowerCase().split(' and a half');
  if (main.startsWith('half ')) return 0.5;
  let thousands = 0;
  let rest = 0;
  for (const word of main.split(/[\s,-]+/)) {
    if (word === 'hundred') rest *= 100;
    else if (word === 'thousand') [thousands, rest] = [rest * 1000, 0];
    else rest += VALUES.get(word) ?? (/^an?$/.test(word) ? 1 : 0);
  }
  return thousands + rest + (half === undefined ? 0 : 0.5);
}
