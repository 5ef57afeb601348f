import { amountInWords, isAmount, parseAmount } from './amounts.ts';
import { isRealDate, longDate } from './dates.ts';

/** What a fact is; `words` are facts that no figure can contradict. */
export type FactKind =
  'date' | 'amount' | 'percent' | 'duration' | 'hashtag' | 'ticker' | 'address' | 'email' | 'words';

/** One value of a fact, and the setting that holds it. */
export interface FactValue {
  /** The same for every way to write it: an ISO date, digits, `12 months`, `24 hours`. */
  readonly value: string;
  /** The value as a sentence would write it. */
  readonly shown: string;
  /** Where it is set, as keys into the file. */
  readonly path: readonly (string | number)[];
  /** The one page that may show this reading, while the fact is disputed. */
  readonly where?: string;
}

/** A registered fact. */
export interface Fact {
  /** What messages call it. */
  readonly name: string;
  readonly kind: FactKind;
  /** The content file that sets it, by its path inside the content folder. */
  readonly file: string;
  /** One value; several while the fact is disputed; none while the owner has not supplied it. */
  readonly values: readonly FactValue[];
  /** Whether the setting is there and makes sense. One that does not has faults of its own, and no values here. */
  readonly isReadable: boolean;
  /** Whether its values are readings of a declared conflict. */
  readonly isDisputed: boolean;
  /** The words by which one knows that a sentence speaks of it. None: every figure of the kind does. */
  readonly cue?: RegExp;
}

interface Entry {
  readonly name: string;
  readonly kind: FactKind;
  readonly file: string;
  readonly path: FactValue['path'];
  readonly cue?: RegExp;
  /** What the number counts, for a duration. */
  readonly unit?: 'months' | 'hours';
}

const COIN = 'coins/bigfoot.yaml';
const CONTEST = 'contests/meme-wars.yaml';
const STUDIO = 'studio.yaml';

const LOCK = /\b(?:un)?lock(?:s|ed|ing|er)?\b|\bliquidity\b|\bLP\b/i;
const taxWhenYou = (trade: string) =>
  new RegExp(`\\btax(?:es)?\\b|\\bfees?\\b|\\b(?:when|if) you ${trade}\\b`, 'i');
const prize = (place: string) =>
  new RegExp(
    `\\b(?:${place})\\b[*_:\\s]*(?:\\w+\\s){0,2}(?:prize|place|\\d|\\w+\\s(?:m|b|tr)illion)|\\bprizes\\b|\\bcan win\\b`,
    'i',
  );

/** Every fact of the site, where it is set, and the words that point to it. */
const ENTRIES: readonly Entry[] = [
  { name: 'Token', kind: 'ticker', file: COIN, path: ['name'] },
  { name: 'Chain', kind: 'words', file: COIN, path: ['chain'] },
  { name: 'Launched', kind: 'date', file: COIN, path: ['launched'], cue: /\blaunch(?:ed|es)?\b/i },
  {
    name: 'Supply',
    kind: 'amount',
    file: COIN,
    path: ['supply'],
    cue: /\bsupply\b|\btokens? (?:exist|in existence|in all)\b|\bin circulation\b/i,
  },
  {
    name: 'Founder hold',
    kind: 'percent',
    file: COIN,
    path: ['founderHold', 'percent'],
    cue: /\bfounder\b|\bvest(?:s|ed|ing)?\b|\bI hold\b/i,
  },
  { name: 'LP locked until', kind: 'date', file: COIN, path: ['lpLockedUntil'], cue: LOCK },
  {
    name: 'LP lock minimum',
    kind: 'duration',
    file: COIN,
    path: ['lpLockMinimumMonths'],
    cue: LOCK,
    unit: 'months',
  },
  {
    name: 'Share in the pool',
    kind: 'percent',
    file: COIN,
    path: ['paired', 'percent'],
    cue: /\bpair(?:s|ed|ing)?\b|\bpool\b|\bliquidity\b|\block(?:s|ed)?\b/i,
  },
  { name: 'Paired with', kind: 'words', file: COIN, path: ['paired', 'with'] },
  { name: 'Buy tax', kind: 'percent', file: COIN, path: ['tax', 'buy'], cue: taxWhenYou('buy') },
  { name: 'Sell tax', kind: 'percent', file: COIN, path: ['tax', 'sell'], cue: taxWhenYou('sell') },
  { name: 'Minting', kind: 'words', file: COIN, path: ['minting'] },
  {
    name: 'Initial burn',
    kind: 'percent',
    file: COIN,
    path: ['initialBurn', 'percent'],
    cue: /\bburn(?:s|ed|ing|t)?\b/i,
  },
  { name: 'VC and private sales', kind: 'words', file: COIN, path: ['privateSales'] },
  { name: 'Contract address', kind: 'address', file: COIN, path: ['contractAddress'] },
  { name: 'Contest', kind: 'words', file: CONTEST, path: ['name'] },
  { name: 'Hashtag', kind: 'hashtag', file: CONTEST, path: ['hashtag'] },
  {
    name: 'Winners from',
    kind: 'date',
    file: CONTEST,
    path: ['winnersFrom'],
    cue: /\bwinners?\b|\bevery friday\b/i,
  },
  ...(['first|1st|winner', 'second|2nd', 'third|3rd'] as const).map((place, index): Entry => ({
    name: `${['First', 'Second', 'Third'][index] ?? ''} prize`,
    kind: 'amount',
    file: CONTEST,
    path: ['prizes', index, 'amount'],
    cue: prize(place),
  })),
  {
    name: 'Closing date',
    kind: 'date',
    file: CONTEST,
    path: ['closing'],
    cue: /\bclos(?:e|es|ed|ing)\b/i,
  },
  {
    name: 'Response time',
    kind: 'duration',
    file: STUDIO,
    path: ['responseHours'],
    cue: /\banswer(?:s|ed)?\b|\brespon(?:d|ds|se|ses)\b|\brepl(?:y|ies|ied)\b|\be-?mail\b/i,
    unit: 'hours',
  },
  { name: 'E-mail', kind: 'email', file: STUDIO, path: ['email'] },
  { name: 'Tagline', kind: 'words', file: 'pages/home.mdx', path: ['hero', 'tagline'] },
];

/** The facts register, from the content as plain data by the file's path inside the content folder. */
export function readRegister(data: ReadonlyMap<string, unknown>): Fact[] {
  return ENTRIES.map((entry) => {
    const found = at(data.get(entry.file), entry.path);
    const values = found === undefined ? undefined : valuesOf(entry, found);
    const { name, kind, file, cue } = entry;
    return {
      name,
      kind,
      file,
      values: values ?? [],
      isReadable: values !== undefined,
      isDisputed: values !== undefined && at(found, ['disputed']) !== undefined,
      ...(cue ? { cue } : {}),
    };
  });
}

/** What stands at a path of keys; undefined where the path leads nowhere. */
function at(data: unknown, path: FactValue['path']): unknown {
  return path.reduce(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    data,
  );
}

function valuesOf(entry: Entry, found: unknown): FactValue[] | undefined {
  if (at(found, ['status']) === 'placeholder') return standIn(entry, found);
  const readings = at(found, ['disputed', 'readings']);
  if (Array.isArray(readings)) {
    const values = readings.map((reading, index) =>
      settled(entry, reading, [...entry.path, 'disputed', 'readings', index]),
    );
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  const value = settled(entry, found, entry.path);
  return value && [value];
}

/** Of the placeholders only the e-mail address has a stand-in that texts may show. */
function standIn({ kind, path }: Entry, found: unknown): FactValue[] {
  const shown = at(found, ['shown']);
  return kind === 'email' && typeof shown === 'string'
    ? [{ value: shown.toLowerCase(), shown, path: [...path, 'shown'] }]
    : [];
}

function settled(entry: Entry, found: unknown, path: FactValue['path']): FactValue | undefined {
  const inner = at(found, ['value']);
  const raw = inner ?? found;
  const text = Array.isArray(raw) ? raw.join(' ') : String(raw);
  const isPlain = Array.isArray(raw) || typeof raw === 'string' || typeof raw === 'number';
  const read = isPlain ? READ[entry.kind](text, entry) : undefined;
  if (!read) return undefined;
  const [value, plain] = read;
  const [shown, where] = [at(found, ['shown']), at(found, ['where'])];
  return {
    value,
    shown: typeof shown === 'string' ? shown : plain,
    path: inner === undefined ? path : [...path, 'value'],
    ...(typeof where === 'string' ? { where } : {}),
  };
}

type Reader = (text: string, entry: Entry) => readonly [value: string, shown: string] | undefined;

const asTyped: Reader = (text) => [text, text];

/** How each kind of value is read: the plain form that figures are compared by, and the form for people. */
const READ: Readonly<Record<FactKind, Reader>> = {
  date: (text) => (isRealDate(text) ? [text, longDate(text)] : undefined),
  amount: (text) =>
    isAmount(text) ? [String(parseAmount(text)), amountInWords(parseAmount(text))] : undefined,
  percent: (text) => (isNumber(text) ? [text, `${text} %`] : undefined),
  duration: (text, { unit = 'hours' }) =>
    isNumber(text) ? [`${text} ${unit}`, `${text} ${unit}`] : undefined,
  email: (text) => [text.toLowerCase(), text],
  hashtag: asTyped,
  ticker: asTyped,
  address: asTyped,
  words: asTyped,
};

const isNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text);
