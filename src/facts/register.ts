import { amountInWords, isAmount, parseAmount } from '../formats/amounts.ts';
import { isRealDate, longDate, weekday } from '../formats/dates.ts';
import { readDuration } from '../formats/durations.ts';
import { DATA_FILES } from '../content-map.ts';
import { FACT_DEFINITIONS, type FactDefinition, type FactKind } from './fact-definitions.ts';
import { isPlaceholder } from './placeholders.ts';
import { valueAt } from './values.ts';

/** One value of a fact, and the setting that contains it. */
export interface FactValue {
  /** The normalised value, for comparison: an ISO date, digits, `12 months`, `1 working days`. */
  readonly value: string;
  /** The value as it is written in sentences. */
  readonly shown: string;
  /** Where it is set, as keys into the file. */
  readonly path: readonly (string | number)[];
  /** The one page that may show this reading, while the fact is disputed. */
  readonly where?: string;
}

/**
 * A fact of the register, which is the list of all facts that the site knows (`FACT_DEFINITIONS`) with
 * the values that the content gives: those of the token, of the contest and of the studio.
 */
export interface Fact extends FactDefinition {
  /** One value; several while the fact is disputed; none while the owner has not supplied it. */
  readonly values: readonly FactValue[];
  /** Whether the setting is present and valid. If not, `values` is empty, and other rules report it. */
  readonly isReadable: boolean;
  /** Whether the owner has not supplied it. */
  readonly isMissing: boolean;
  /**
   * Whether its values are the readings of a declared conflict: two values that the owner gave for one
   * fact, both in the content (`disputed`) until somebody has settled which one is right.
   */
  readonly isDisputed: boolean;
  /** Whether it is the end of a lock, and the owner has acknowledged that the lock has ended. */
  readonly isEnded: boolean;
  /** Who settled a dispute, on which day, and where that is written. Keys without a text are left out. */
  readonly settled?: Readonly<Partial<Record<(typeof SETTLED)[number], string>>>;
}

/** The settings that state facts. */
export interface SiteFacts {
  readonly coin: object;
  readonly contest: object;
  readonly studio: object;
}

/**
 * Reads the facts register: the values that the content gives for each of `FACT_DEFINITIONS`.
 *
 * @param data the parsed settings of each file, by its path inside the content folder
 */
export function readRegister(data: ReadonlyMap<string, unknown>): Fact[] {
  return FACT_DEFINITIONS.map((entry) => {
    const setting = valueAt(data.get(entry.file), entry.path);
    const values = valuesOf(entry, setting);
    const ended = entry.ended && valueAt(data.get(entry.file), entry.ended);
    return {
      ...entry,
      values: values ?? [],
      isReadable: values !== undefined,
      isMissing: isPlaceholder(setting),
      isDisputed: values !== undefined && valueAt(setting, ['disputed']) !== undefined,
      isEnded: ended !== undefined,
      ...settlementOf(setting),
    };
  });
}

/** The facts of coin, contest and studio, from their parsed settings. */
export function registerOf({ coin, contest, studio }: SiteFacts): Fact[] {
  const { coins, contests, studio: own } = DATA_FILES;
  return readRegister(
    new Map<string, object>([
      [coins.path, coin],
      [contests.path, contest],
      [own.path, studio],
    ]),
  );
}

/** What a settled conflict says of its settlement. */
const SETTLED = ['by', 'on', 'source'] as const;

/** Who settled a dispute; empty if nobody did. */
function settlementOf(setting: unknown): Pick<Fact, 'settled'> {
  const settled = SETTLED.flatMap((key) => {
    const text = valueAt(setting, ['settled', key]);
    return typeof text === 'string' && text.trim() !== '' ? [[key, text] as const] : [];
  });
  return settled.length === 0 ? {} : { settled: Object.fromEntries(settled) };
}

/**
 * The values of a fact: one, several while it is disputed, none while it is a placeholder;
 * undefined if invalid.
 */
function valuesOf(entry: FactDefinition, setting: unknown): FactValue[] | undefined {
  if (isPlaceholder(setting)) return placeholderValues(entry, setting);
  const readings = valueAt(setting, ['disputed', 'readings']);
  if (Array.isArray(readings) && readings.length > 0) {
    const values = readings.map((reading, index) =>
      readValue(entry, reading, [...entry.path, 'disputed', 'readings', index]),
    );
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  const value = readValue(entry, setting, entry.path);
  return value && [value];
}

/** The placeholder of the email address is the only one that texts may show. */
function placeholderValues({ kind, path }: FactDefinition, setting: unknown): FactValue[] {
  const shown = valueAt(setting, ['shown']);
  return kind === 'email' && typeof shown === 'string'
    ? [{ value: shown.toLowerCase(), shown, path: [...path, 'shown'] }]
    : [];
}

/** Reads a value that is written as it is, or as `value` beside `shown`; undefined if invalid. */
function readValue(
  entry: FactDefinition,
  setting: unknown,
  path: FactValue['path'],
): FactValue | undefined {
  const inner = valueAt(setting, ['value']);
  const raw = inner ?? setting;
  const text = Array.isArray(raw) ? raw.join(' ') : String(raw);
  const isPlain = Array.isArray(raw) || typeof raw === 'string' || typeof raw === 'number';
  const read = isPlain ? READ[entry.kind](text) : undefined;
  if (!read) return undefined;
  const [value, plain] = read;
  const [shown, where] = [valueAt(setting, ['shown']), valueAt(setting, ['where'])];
  return {
    value,
    shown: typeof shown === 'string' ? shown : plain,
    path: inner === undefined ? path : [...path, 'value'],
    ...(typeof where === 'string' ? { where } : {}),
  };
}

type Reader = (text: string) => readonly [value: string, shown: string] | undefined;

const asTyped: Reader = (text) => [text, text];

/** Reads a value of each kind: returns its normalised form, and its form in sentences. */
const READ: Readonly<Record<FactKind, Reader>> = {
  date: (text) => (isRealDate(text) ? [text, longDate(text)] : undefined),
  weekday: (text) => (isRealDate(text) ? [weekday(text).toLowerCase(), weekday(text)] : undefined),
  amount: (text) =>
    isAmount(text) ? [String(parseAmount(text)), amountInWords(parseAmount(text))] : undefined,
  percent: (text) => (isNumber(text) ? [text, `${text}%`] : undefined),
  duration: (text) => {
    const read = readDuration(text);
    return read && [`${read.number} ${read.unit}`, text];
  },
  chain: (text) => [text.toLowerCase(), text],
  email: (text) => [text.toLowerCase(), text],
  hashtag: asTyped,
  ticker: asTyped,
  address: asTyped,
  words: asTyped,
};

const isNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text);
