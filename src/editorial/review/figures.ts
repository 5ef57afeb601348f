import { DATES, readDate } from './calendar.ts';
import { DIGITS, factorOf, readNumber, SCALE, times, WORDS } from './numerals.ts';

/** What a figure counts or names. */
export type FigureKind =
  | 'date'
  | 'weekday'
  | 'amount'
  | 'percent'
  | 'duration'
  | 'money'
  | 'address'
  | 'url'
  | 'email'
  | 'hashtag'
  | 'ticker'
  | 'chain'
  | 'number';

/** A figure in a text: what a reader would check, whichever way it is written. */
export interface Figure {
  readonly kind: FigureKind;
  readonly text: string;
  /** Where it begins in the text, and where it has ended, in characters. */
  readonly start: number;
  readonly end: number;
  /**
   * The same for every way to write the same figure: dates as in `readDate`, days of the week and chains in small letters, amounts, shares and
   * numbers as plain decimals, durations as `12 months` or `24 hours`, money as `ZAR 500`, a range as
   * `5..10`. Undefined for what looks like a figure of its kind and is none: 31/02/2026, 5,00,000.
   */
  readonly value: string | undefined;
  /** The day of the week typed before a date, in small letters. Nothing here holds it against the date. */
  readonly weekday?: string;
}

type Parts = Readonly<Record<string, string | undefined>>;

interface Recogniser {
  readonly kind: FigureKind;
  readonly pattern: RegExp;
  readonly read: (parts: Parts, text: string) => string | undefined;
}

/** Small letters that stand for something else than the capitals do: 5 m, r500. */
const SMALL_LETTERS = /\d\s?[kmbt]$|^r\s?\d/;

const NUMBER = `(?<high>${DIGITS}|${WORDS}(?: ?\\((?:${DIGITS})\\))?)`;
const RANGE = `(?:(?<low>(?<!\\d[.,]?)(?:${DIGITS})(?= ?[-–—]| to)|${WORDS}(?= to))(?: ?[-–—] ?| to ))?(?<![\\d.,])${NUMBER}`;
const GAP = '[\\s\\-‑]{0,3}';
const CODES = 'USD|ZAR|EUR|GBP|SOL';
const SIGNS = '(?:US)?\\$|R|€|£';

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

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Chains on which tokens are launched. Those with the name of a common word only with a capital. */
const CHAINS =
  'solana|ethereum|bitcoin|polygon|bnb(?: smart)? chain|bsc|arbitrum|cardano|aptos|cronos|polkadot|tron|(?-i:Base|Avalanche|Optimism|Sui|TON)';

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
const UNIT =
  '(?<unit>years?|yrs?|months?|mths?|weeks?|days?|hours?|hrs?|h|minutes?|mins?)\\b(?<half> and a half\\b)?';

/** Parts of a whole, in per cent; the others are quarters. */
const PARTS: Readonly<Record<string, number>> = { half: 50, fifth: 20, tenth: 10 };

const of = (kind: FigureKind, source: string, read: Recogniser['read']): Recogniser => ({
  kind,
  pattern: new RegExp(source, 'giu'),
  read,
});

/** The order decides between two that match the same characters. */
const RECOGNISERS: readonly Recogniser[] = [
  of(
    'url',
    '\\bhttps?://[^\\s<>"“”]+|(?<![\\w.-])(?:[a-z0-9-]+\\.)+[a-z]{2,}/[^\\s<>"“”]+',
    (_, text) => readUrl(text),
  ),
  of('email', '(?<![\\w.+-])[\\w.+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)+', (_, text) =>
    text.toLowerCase(),
  ),
  of('address', '\\b0x[0-9a-f]{6,}\\b', (_, text) => text.toLowerCase()),
  // Wider than base58 and its 32 to 44 characters, so that a mistyped address is one too.
  of('address', '(?<![\\w$#])(?=\\w*\\d)(?=\\w*[a-z])[a-z0-9]{30,90}(?!\\w)', (_, text) => text),
  of('hashtag', '(?<![\\w/&])#[\\p{L}_][\\p{L}\\p{N}_]*', (_, text) => text),
  of('ticker', '(?<!\\w)\\$[a-z][a-z0-9]*', (_, text) => text),
  ...DATES.map((source) => of('date', source, readDate)),
  // Before a date it is the date’s own.
  of(
    'weekday',
    `\\b(?:every|each) (?<day>${DAYS})(?!,? (?:the )?\\d)\\b|\\b(?<many>${DAYS})s\\b`,
    ({ day, many = '' }) => (day ?? many).toLowerCase(),
  ),
  of('chain', `(?<=\\bon (?:the )?)(?:${CHAINS})\\b`, (_, text) => text.toLowerCase()),
  of('percent', `(?<sign>(?<!\\S)[-−])?${RANGE}${GAP}(?:%|per\\s?cent\\b)`, readRange),
  of(
    'percent',
    '(?<!\\b(?:first|second|other|latter) )\\b(?:(?:an?|one|(?<three>three)) )?(?<part>half|quarters?|fifth|tenth)(?= of\\b)',
    ({ three, part = '' }) => String((three ? 3 : 1) * (PARTS[part.toLowerCase()] ?? 25)),
  ),
  of('percent', '\\b(?:an?|one|(?<two>two)) thirds?(?= of\\b)', ({ two }) =>
    two ? '66.7' : '33.3',
  ),
  of(
    'duration',
    `${RANGE}${GAP}(?:(?:full|calendar|whole|working|business)\\s)?${UNIT}`,
    readDuration,
  ),
  // “Once a month” and “24 hours a day” say how often, not how long.
  of(
    'duration',
    `(?<!\\b(?:once|twice|times|minutes|hours|days|weeks) )\\b(?<high>an?)\\s(?:(?:full|calendar|whole|working|business)\\s)?${UNIT}`,
    readDuration,
  ),
  of(
    'money',
    `(?<!\\w)(?<code>${SIGNS}|${CODES})\\s?(?<high>${DIGITS})(?:\\s?(?<scale>${SCALE}))?`,
    readMoney,
  ),
  of(
    'money',
    `(?<![\\d.,])${NUMBER}(?:${GAP}(?<scale>${SCALE}))?\\s(?<code>${CODES}|rand|dollar|euro|pound)s?\\b`,
    readMoney,
  ),
  of('amount', `${RANGE}${GAP}(?<scale>${SCALE})`, readRange),
  of('amount', `\\b(?<high>an?)\\s(?<scale>${SCALE})`, readRange),
  of(
    'amount',
    `(?<![\\d.,])(?=\\d{7}|\\d{1,3}(?:\\D\\d{3})+)(?<high>${DIGITS})(?![.,]?\\d)`,
    readRange,
  ),
  of('amount', '(?<![\\d.,])\\d+(?:,\\d+)+(?!\\d)', () => undefined),
  of('number', '(?<!\\d)(?<high>\\d+(?:[./:]\\d+)*)(?:st|nd|rd|th)?', ({ high = '' }) =>
    /^\d+(?:\.\d+)?$/.test(high) ? readNumber(high) : high,
  ),
];

/** Every figure of a text, in order; none lies within another. Of two that begin together, the longer one counts. */
export function findFigures(text: string): Figure[] {
  const found = RECOGNISERS.flatMap(({ kind, pattern, read }) =>
    [...text.matchAll(pattern)]
      .filter(([whole]) => !SMALL_LETTERS.test(whole))
      .map((match): Figure => {
        const whole = kind === 'url' ? match[0].replace(/[.,;:!?)\]*_]+$/, '') : match[0];
        const parts: Parts = match.groups ?? {};
        return {
          kind,
          text: whole,
          start: match.index,
          end: match.index + whole.length,
          value: read(parts, whole),
          ...(parts.weekday === undefined ? {} : { weekday: parts.weekday.toLowerCase() }),
        };
      }),
  );
  let end = 0;
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((figure) => {
      if (figure.start < end) return false;
      end = figure.end;
      return true;
    });
}

function readUrl(text: string): string {
  const address = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  return (address?.href ?? text).replace(/\/$/, '');
}

function readRange({ sign, low, high = '', scale }: Parts): string {
  const factor = scale === undefined ? 1n : factorOf(scale);
  const ends = low === undefined ? [high] : [low, high];
  const values = ends.map((end) => times(readNumber(figuresOf(end)), factor));
  return (sign === undefined ? '' : '-') + values.join('..');
}

/** Of `twelve (12)`, the figures. */
const figuresOf = (number: string) => /\(([^)]+)\)/.exec(number)?.[1] ?? number;

function readMoney(parts: Parts): string {
  const code = (parts.code ?? '').toLowerCase();
  return `${CURRENCIES[code] ?? code.toUpperCase()} ${readRange(parts)}`;
}

function readDuration({ low, high = '', unit = '', half }: Parts): string {
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
