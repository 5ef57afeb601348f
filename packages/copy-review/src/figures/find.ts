import { DATES, readDate } from './dates.ts';
import { OTHER_DATES, OTHER_LETTERS, plainOf } from './other-alphabets.ts';
import { DIGITS, readNumber, SCALE, WORDS } from './numbers.ts';
import { readDuration, readMoney, readRange, readUrl, type Parts } from './values.ts';

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

interface Recogniser {
  readonly kind: FigureKind;
  readonly pattern: RegExp;
  /** What every text has in which the pattern finds something: most have not, and the search takes little time. */
  readonly sign: RegExp;
  readonly read: (parts: Parts, text: string) => string | undefined;
}

/** Small letters that stand for something else than the capitals do: r500; and, of no sum, 5 m. */
const isOfSmallLetters = (kind: FigureKind, whole: string) =>
  /^r\s?\d/.test(whole) || (kind !== 'money' && /\d\s?[kmbt]$/.test(whole));

const NUMBER = `(?<high>${DIGITS}|${WORDS}(?: ?\\((?:${DIGITS})\\))?)`;
const RANGE = `(?:(?<low>(?<!\\d[.,]?)(?:${DIGITS})(?= ?[-–—]| to)|${WORDS}(?= to))(?: ?[-–—] ?| to ))?(?<![\\d.,])${NUMBER}`;
const GAP = '[\\s\\-‑]{0,3}';
const CODES = 'USD|ZAR|EUR|GBP|SOL';
const SIGNS = '(?:US)?\\$|R|€|£';
/** Behind a sign of money, a small letter that touches the number multiplies it, too: £3.5m. */
const TIMES = `(?:(?<scale>(?-i:[kmbt])\\b)|\\s?(?<scale>(?:(?:thousand|million|billion|trillion|quadrillion|[mbt]n)(?![a-z])|(?-i:[KMBT])\\b)))?`;

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Chains on which tokens are launched. Those with the name of a common word only with a capital. */
const CHAINS =
  'solana|ethereum|bitcoin|polygon|bnb(?: smart)? chain|bsc|arbitrum|cardano|aptos|cronos|polkadot|tron|(?-i:Base|Avalanche|Optimism|Sui|TON)';

const UNIT =
  '(?<unit>years?|yrs?|months?|mths?|weeks?|days?|hours?|hrs?|h|minutes?|mins?)\\b(?<half> and a half\\b)?';

/** Parts of a whole, in per cent; the others are quarters. */
const PARTS: Readonly<Record<string, number>> = { half: 50, fifth: 20, tenth: 10 };

/** What a text has in which a kind of figure stands. Case is folded as in the patterns. */
const SIGN = {
  slash: /\//,
  at: /@/,
  hex: /0x/iu,
  long: /[a-z0-9]{30}/iu,
  hash: /#/,
  dollar: /\$/,
  sum: /[€£$]/,
  other: OTHER_LETTERS,
  digit: /\d/,
  weekday: new RegExp(DAYS, 'iu'),
  chain: new RegExp(CHAINS, 'iu'),
  percent: /%|cent/iu,
  part: /(?:f|er|ers|th) of/iu,
  third: /third/iu,
  unit: new RegExp(`(?<![a-z])${UNIT}`, 'iu'),
  money: new RegExp(`\\s(?:${CODES}|rand|dollar|euro|pound)`, 'iu'),
  scale: new RegExp(`(?<![a-z])${SCALE}`, 'iu'),
};

const of = (
  kind: FigureKind,
  sign: RegExp,
  source: string,
  read: Recogniser['read'],
): Recogniser => ({ kind, sign, pattern: new RegExp(source, 'giu'), read });

/** The order decides between two that match the same characters. */
const RECOGNISERS: readonly Recogniser[] = [
  of(
    'url',
    SIGN.slash,
    '\\bhttps?://[^\\s<>"“”]+|(?<![\\w.-])(?:[a-z0-9-]+\\.)+[a-z]{2,}/[^\\s<>"“”]+',
    (_, text) => readUrl(text),
  ),
  of('email', SIGN.at, '(?<![\\w.+-])[\\w.+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)+', (_, text) =>
    text.toLowerCase(),
  ),
  of('address', SIGN.hex, '\\b0x[0-9a-f]{6,}\\b', (_, text) => text.toLowerCase()),
  // Wider than base58 and its 32 to 44 characters, so that a mistyped address is one too.
  of(
    'address',
    SIGN.long,
    '(?<![\\w$#])(?=\\w*\\d)(?=\\w*[a-z])[a-z0-9]{30,90}(?!\\w)',
    (_, text) => text,
  ),
  of('hashtag', SIGN.hash, '(?<![\\w/&#])#[\\p{L}_][\\p{L}\\p{N}_]*', (_, text) => text),
  of('ticker', SIGN.dollar, '(?<!\\w)\\$[a-z][a-z0-9]*', (_, text) => text),
  ...DATES.map((source) => of('date', SIGN.digit, source, readDate)),
  ...OTHER_DATES.map((source) => of('date', SIGN.other, source, readDate)),
  // Before a date it is the date’s own.
  of(
    'weekday',
    SIGN.weekday,
    `\\b(?:every|each) (?<day>${DAYS})(?!,? (?:the )?\\d)\\b|\\b(?<many>${DAYS})s\\b`,
    ({ day, many = '' }) => (day ?? many).toLowerCase(),
  ),
  of('chain', SIGN.chain, `(?<=\\bon (?:the )?)(?:${CHAINS})\\b`, (_, text) => text.toLowerCase()),
  of(
    'percent',
    SIGN.percent,
    `(?<sign>(?<!\\S)[-−])?${RANGE}${GAP}(?:%|per\\s?cent\\b)`,
    readRange,
  ),
  of(
    'percent',
    SIGN.part,
    '(?<!\\b(?:first|second|other|latter) )\\b(?:(?:an?|one|(?<three>three)) )?(?<part>half|quarters?|fifth|tenth)(?= of\\b)',
    ({ three, part = '' }) => String((three ? 3 : 1) * (PARTS[part.toLowerCase()] ?? 25)),
  ),
  of('percent', SIGN.third, '\\b(?:an?|one|(?<two>two)) thirds?(?= of\\b)', ({ two }) =>
    two ? '66.7' : '33.3',
  ),
  of(
    'duration',
    SIGN.unit,
    `${RANGE}${GAP}(?:(?:full|calendar|whole|working|business)\\s)?${UNIT}`,
    readDuration,
  ),
  // “Once a month” and “24 hours a day” say how often, not how long.
  of(
    'duration',
    SIGN.unit,
    `(?<!\\b(?:once|twice|times|minutes|hours|days|weeks) )\\b(?<high>an?)\\s(?:(?:full|calendar|whole|working|business)\\s)?${UNIT}`,
    readDuration,
  ),
  of(
    'money',
    SIGN.digit,
    `(?<!\\w)(?<code>${SIGNS}|${CODES})\\s?(?<high>${DIGITS})${TIMES}`,
    readMoney,
  ),
  of(
    'money',
    SIGN.money,
    `(?<![\\d.,])${NUMBER}(?:${GAP}(?<scale>${SCALE}))?\\s(?<code>${CODES}|rand|dollar|euro|pound)s?\\b`,
    readMoney,
  ),
  of(
    'money',
    SIGN.sum,
    `(?<![\\d.,])(?<high>${DIGITS})(?:${GAP}(?<scale>${SCALE}))?\\s?(?<code>[€£$])(?!\\w|\\s?\\d)`,
    readMoney,
  ),
  of('amount', SIGN.scale, `${RANGE}${GAP}(?<scale>${SCALE})`, readRange),
  of('amount', SIGN.scale, `\\b(?<high>an?)\\s(?<scale>${SCALE})`, readRange),
  of(
    'amount',
    SIGN.digit,
    `(?<![\\d.,])(?=\\d{7}|\\d{1,3}(?:\\D\\d{3})+)(?<high>${DIGITS})(?![.,]?\\d)`,
    readRange,
  ),
  of('amount', SIGN.digit, '(?<![\\d.,])\\d+(?:,\\d+)+(?!\\d)', () => undefined),
  of(
    'number',
    SIGN.digit,
    '(?<!\\d)(?<high>\\d+(?:[./:]\\d+)*)(?:st|nd|rd|th)?',
    ({ high = '' }) => (/^\d+(?:\.\d+)?$/.test(high) ? readNumber(high) : high),
  ),
];

/** Every figure of a text, in order; none lies within another. Of two that begin together, the longer one counts. */
export function findFigures(text: string): Figure[] {
  const plain = plainOf(text);
  const likely = RECOGNISERS.filter(({ sign }) => sign.test(plain));
  const found = likely.flatMap(({ kind, pattern, read }) =>
    [...plain.matchAll(pattern)]
      .filter(([whole]) => !isOfSmallLetters(kind, whole))
      .map((match): Figure => {
        const start = match.index;
        const typed = text.slice(start, start + match[0].length);
        const whole = kind === 'url' ? typed.replace(/[.,;:!?)\]*_]+$/, '') : typed;
        const parts: Parts = match.groups ?? {};
        return {
          kind,
          text: whole,
          start,
          end: start + whole.length,
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
