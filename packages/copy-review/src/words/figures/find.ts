import { DATES, MONTH_ALONE, readDate, WEEKDAYS } from './dates.ts';
import {
  DIGITS,
  readDuration,
  readMoney,
  readNumber,
  readRange,
  SCALE,
  SCALE_WORDS,
  WORDS,
  type Groups,
} from './numbers.ts';
import { anyOf } from './patterns.ts';

/** The kind of value that a figure states. */
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

/** A value in prose: a date, an amount, an address … */
export interface Figure {
  readonly kind: FigureKind;
  readonly text: string;
  /** Offsets in the text, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /**
   * The normalised value, equal for all spellings of one value: dates as in `readDate`, weekdays and
   * chains in lower case, amounts, percentages and numbers as decimals, durations as `12 months` or
   * `24 hours`, money as `ZAR 500`, a range as `5..10`. Undefined for malformed figures, such as
   * 31/02/2026 or 5,00,000.
   */
  readonly value: string | undefined;
  /** The weekday before a date, in lower case. It may be the wrong one. */
  readonly weekday?: string;
}

/** The kind by which figures are compared: “1,000” is an amount, and “1000” a number. */
export const comparedKind = ({ kind }: Pick<Figure, 'kind'>): FigureKind =>
  kind === 'amount' ? 'number' : kind;

/** How figures of one kind are found and read. */
interface Recogniser {
  readonly kind: FigureKind;
  readonly pattern: RegExp;
  /** A cheap test that matches every text with a match of `pattern`, so that the slow pattern runs on few texts. */
  readonly hint: RegExp;
  /** Normalises a match; undefined if it is malformed. */
  readonly read: (groups: Groups, text: string) => string | undefined;
}

/** What follows “3m” if it is an amount of tokens: “ of the $”, “ tokens”. */
const TOKENS = /^\s+(?:of\s+(?:the\s+)?)?(?:\$[a-z]|tokens?\b|coins?\b)/i;

/** Excludes some matches in lower case: “r500” is not money, and “5 m” is five metres. */
const isExcludedByCase = (kind: FigureKind, whole: string, after: string) =>
  /^r\s?\d/.test(whole) || (kind !== 'money' && /\d\s?[kmbt]$/.test(whole) && !TOKENS.test(after));

/** “5,000”, “twelve”, “twelve (12)” */
const NUMBER = `(?<high>${DIGITS}|${WORDS}(?: ?\\((?:${DIGITS})\\))?)`;
/** The beginning of a range, with what is before its end: “5–” of “5–10”, “five to ” of “five to ten”. */
const RANGE_START = `(?<low>(?<!\\d[.,]?)(?:${DIGITS})(?= ?[-–—]| to)|${WORDS}(?= to))(?: ?[-–—] ?| to )`;
/** A number or a range of numbers: “5”, “5–10”. */
const RANGE = `(?:${RANGE_START})?(?<![\\d.,])${NUMBER}`;
/** What may be between a number and its unit, as in “5 %” and “12-month”. */
const GAP = '[\\s\\-‑]{0,3}';

const CURRENCY_CODES = 'USD|ZAR|EUR|GBP|SOL';
const CURRENCY_SYMBOLS = '(?:US)?\\$|R|€|£';
const CURRENCY_NAMES = 'rand|dollar|euro|pound';
/** What follows an “m” that means metres, not millions: “ wide”, “²”. */
const IS_LENGTH = `[²³/]|\\s${anyOf(['wide', 'long', 'high', 'deep', 'tall'])}`;
/** After a currency symbol, a lower-case suffix is a scale: £3.5m, R5 m, but not $5 m wide. */
const MONEY_SCALE = `${anyOf([
  '(?<scale>(?-i:[kmbt])\\b)',
  `\\s(?<scale>(?-i:[kmb])\\b(?!${IS_LENGTH}))`,
  `\\s?(?<scale>(?:${anyOf([...SCALE_WORDS, '[mbt]n'])}(?![a-z])|(?-i:[KMBT])\\b))`,
])}?`;

const WEEKDAY = anyOf(WEEKDAYS);
/** “5,00,000”: commas that do not group thousands. Not a decimal comma: “0,5”, “12,75”. */
const MISGROUPED = '(?<![\\d.,])(?!(?:0,\\d+|\\d+,\\d{1,2})(?!\\d|,\\d))\\d+(?:,\\d+)+(?!\\d)';

/** “every first Monday”, but not “each Monday 7 August”: a weekday before a date belongs to the date. */
const EVERY_WEEKDAY = [
  '\\b(?:every|each) ',
  `(?<day>(?:(?:first|second|other|third|last) )?${WEEKDAY})`,
  '(?!,? (?:the )?\\d)\\b',
].join('');

/** Blockchains of tokens. */
const CHAIN_NAMES = [
  ...'solana ethereum bitcoin polygon bsc arbitrum cardano aptos cronos polkadot tron'.split(' '),
  'bnb(?: smart)? chain',
];
/** Blockchains whose names are also common words: they count only in this case. */
const CHAINS_IN_CASE = ['Base', 'Avalanche', 'Optimism', 'Sui', 'TON'];
const CHAIN = anyOf([...CHAIN_NAMES, `(?-i:${CHAINS_IN_CASE.join('|')})`]);

const UNITS = 'years? yrs? months? mths? weeks? wks? days? hours? hrs? h minutes? mins?'.split(' ');
/** “months”, “year and a half” */
const UNIT = `(?<unit>${UNITS.join('|')})\\b(?<half> and a half\\b)?`;
/** Words between a number and its unit of time: “12 full months”, “2 full working days”. */
const BEFORE_UNIT = `(?:(?:full|calendar|whole|(?<working>working|business))\\s){0,2}`;
/** “Once a month” and “24 hours a day” are frequencies, not durations. */
const FREQUENCIES = anyOf(['once', 'twice', 'times', 'minutes', 'hours', 'days', 'weeks']);

/** “half of”, “three quarters of”, “a tenth of one per cent”; not the “first half of” something. */
const FRACTION = [
  '(?<!\\b(?:first|second|other|latter) )\\b',
  '(?:(?:an?|one|(?<three>three)) )?(?<part>half|quarters?|fifth|tenth)',
  '(?:(?<small> of (?:an?|one) per\\s?cent)\\b|(?= of\\b))',
].join('');

/** “Tax 5/5”, “5%/5% tax”: when you buy, and when you sell. */
const TAX_PAIR = [
  '(?<=\\btax:?\\s+(?:of |is )?)(?<low>\\d{1,2})%?\\s?/\\s?(?<high>\\d{1,2})%?(?![\\d/])',
  '(?<![\\d/])(?<low>\\d{1,2})%?/(?<high>\\d{1,2})%?(?=\\s+tax)',
].join('|');

/** Fractions in per cent. Other matches are quarters. */
const FRACTIONS: Readonly<Record<string, number>> = { half: 50, fifth: 20, tenth: 10 };

/** Hints have the same flags as the patterns, so that both fold case in the same way. */
const DIGIT = /\d/;
const HAS_UNIT = new RegExp(`(?<![a-z])${UNIT}`, 'iu');
const HAS_SCALE = new RegExp(`(?<![a-z])${SCALE}`, 'iu');

/** @param source the pattern as text, matched without regard to case */
const recogniser = (
  kind: FigureKind,
  hint: RegExp,
  source: string,
  read: Recogniser['read'],
): Recogniser => ({ kind, hint, pattern: new RegExp(source, 'giu'), read });

/** If two recognisers match the same characters, the first one wins. */
const RECOGNISERS: readonly Recogniser[] = [
  recogniser(
    'url',
    /\//,
    // https://muuva.example, muuva.example/legal
    '\\bhttps?://[^\\s<>"“”]+|(?<![\\w.-])(?:[a-z0-9-]+\\.)+[a-z]{2,}/[^\\s<>"“”]+',
    (_, text) => normalUrl(text),
  ),
  // hello@muuva.example
  recogniser('email', /@/, '(?<![\\w.+-])[\\w.+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)+', (_, text) =>
    text.toLowerCase(),
  ),
  // 0x52908400098527
  recogniser('address', /0x/iu, '\\b0x[0-9a-f]{6,}\\b', (_, text) => text.toLowerCase()),
  // Also matches strings that are shorter or longer than base58 addresses (32 to 44 characters), so
  // that mistyped ones are found.
  recogniser(
    'address',
    /[a-z0-9]{30}/iu,
    '(?<![\\w$#])(?=\\w*\\d)(?=\\w*[a-z])[a-z0-9]{30,90}(?!\\w)',
    (_, text) => text,
  ),
  // #BigfootMemeWar
  recogniser('hashtag', /#/, '(?<![\\w/&#])#[\\p{L}_][\\p{L}\\p{N}_]*', (_, text) => text),
  // $BIGFOOT
  recogniser('ticker', /\$/, '(?<!\\w)\\$[a-z][a-z0-9]*', (_, text) => text),
  ...DATES.map((source) => recogniser('date', DIGIT, source, readDate)),
  // until September
  recogniser('date', new RegExp(MONTH_ALONE, 'iu'), MONTH_ALONE, readDate),
  recogniser(
    'weekday',
    new RegExp(WEEKDAY, 'iu'),
    // every first Monday, Fridays
    `${EVERY_WEEKDAY}|\\b(?<many>${WEEKDAY})s\\b`,
    ({ day, many = '' }) => (day ?? many).toLowerCase(),
  ),
  // on Solana
  recogniser('chain', new RegExp(CHAIN, 'iu'), `(?<=\\bon (?:the )?)${CHAIN}\\b`, (_, text) =>
    text.toLowerCase(),
  ),
  recogniser(
    'percent',
    /%|cent/iu,
    // 5%, -2.5 per cent, 5–10%
    `(?<sign>(?<!\\S)[-−])?${RANGE}${GAP}(?:%|per\\s?cent\\b)`,
    readRange,
  ),
  // half of, a tenth of one per cent
  recogniser('percent', /(?:f|er|ers|th) of/iu, FRACTION, ({ three, part = '', small }) =>
    String(((three ? 3 : 1) * (FRACTIONS[part.toLowerCase()] ?? 25)) / (small ? 100 : 1)),
  ),
  recogniser(
    'percent',
    /third/iu,
    // two thirds of
    "(?:\\b(?:an?|one|(?<two>two))|[’']s) thirds?(?= of\\b)",
    ({ two }) => (two ? '66.7' : '33.3'),
  ),
  // 12 months, five to ten working days
  recogniser('duration', HAS_UNIT, `${RANGE}${GAP}${BEFORE_UNIT}${UNIT}`, readDuration),
  recogniser('percent', /tax/iu, TAX_PAIR, ({ low, high }) =>
    low === high ? low : readRange({ low, high }),
  ),
  recogniser(
    'duration',
    HAS_UNIT,
    // a year
    `(?<!\\b${FREQUENCIES} )\\b(?<high>an?)\\s${BEFORE_UNIT}${UNIT}`,
    readDuration,
  ),
  recogniser(
    'money',
    DIGIT,
    // R500, $3.5m
    `(?<!\\w)(?<code>${CURRENCY_SYMBOLS}|${CURRENCY_CODES})\\s?(?<high>${DIGITS})${MONEY_SCALE}`,
    readMoney,
  ),
  recogniser(
    'money',
    new RegExp(`\\s(?:${CURRENCY_CODES}|${CURRENCY_NAMES})`, 'iu'),
    // 5 million rand
    `(?<![\\d.,])${NUMBER}(?:${GAP}(?<scale>${SCALE}))?\\s(?<code>${CURRENCY_CODES}|${CURRENCY_NAMES})s?\\b`,
    readMoney,
  ),
  recogniser(
    'money',
    /[€£$]/,
    // 500 €
    `(?<![\\d.,])(?<high>${DIGITS})(?:${GAP}(?<scale>${SCALE}))?\\s?(?<code>[€£$])(?!\\w|\\s?\\d)`,
    readMoney,
  ),
  // 5 trillion, 3bn
  recogniser('amount', HAS_SCALE, `${RANGE}${GAP}(?<scale>${SCALE})`, readRange),
  // a million
  recogniser('amount', HAS_SCALE, `\\b(?<high>an?)\\s(?<scale>${SCALE})`, readRange),
  recogniser(
    'amount',
    DIGIT,
    // 5000000, 5,000
    `(?<![\\d.,])(?=\\d{7}|\\d{1,3}(?:\\D\\d{3})+)(?<high>${DIGITS})(?![.,]?\\d)`,
    readRange,
  ),
  recogniser('amount', DIGIT, MISGROUPED, () => undefined),
  // Codes, such as the export class 5D992.c, or D3M.
  recogniser(
    'number',
    DIGIT,
    '(?<![\\w.])(?:\\d+(?-i:[A-Z]+)\\d+|(?-i:[A-Z]+)\\d+(?-i:[A-Z]+))(?:\\.[a-z\\d]+)*(?!\\w)',
    (_, text) => text,
  ),
  recogniser(
    'number',
    DIGIT,
    // 42, 1.5, 3rd
    '(?<!\\d)(?<high>\\d+(?:[./:]\\d+)*(?:,\\d{1,2}(?!\\d|,\\d))?)(?:st|nd|rd|th)?',
    ({ high = '' }) => (/^\d+(?:[.,]\d+)?$/.test(high) ? readNumber(high) : high),
  ),
];

/** The URL as a browser would request it, without a trailing slash. */
function normalUrl(text: string): string {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  return (url?.href ?? text).replace(/\/$/, '');
}

/** Finds the figures of a text, in order and without overlaps. At the same start, the longer one wins. */
export function findFigures(text: string): Figure[] {
  const likely = RECOGNISERS.filter(({ hint }) => hint.test(text));
  const figures = likely.flatMap(({ kind, pattern, read }) =>
    [...text.matchAll(pattern)]
      .filter(
        ({ 0: whole, index }) => !isExcludedByCase(kind, whole, text.slice(index + whole.length)),
      )
      .map((match): Figure => {
        const { 0: typed, index: start } = match;
        // Punctuation after a URL belongs to the sentence.
        const whole = kind === 'url' ? typed.replace(/[.,;:!?)\]*_]+$/, '') : typed;
        const groups: Groups = match.groups ?? {};
        return {
          kind,
          text: whole,
          start,
          end: start + whole.length,
          value: read(groups, whole),
          ...(groups.weekday === undefined ? {} : { weekday: groups.weekday.toLowerCase() }),
        };
      }),
  );
  let end = 0;
  return figures
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((figure) => {
      if (figure.start < end) return false;
      end = figure.end;
      return true;
    });
}
