import { amountInWords, isAmount, parseAmount } from '../formats/amounts.ts';
import { isRealDate, longDate, weekday } from '../formats/dates.ts';
import { FACT_DEFINITIONS, type FactDefinition, type FactKind } from './fact-definitions.ts';
import { valueAt } from './values.ts';

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
  /** Who settled what was disputed, on which day, and where that is written: as much as is said. */
  readonly settled?: Readonly<Partial<Record<(typeof SETTLED)[number], string>>>;
  /** The words by which one knows that a sentence speaks of it. None: every figure of the kind does. */
  readonly matches?: RegExp;
  /** The words by which one knows that it speaks of something else all the same. */
  readonly excludes?: RegExp;
}

/** The facts register, from the content as plain data by the file's path inside the content folder. */
export function readRegister(data: ReadonlyMap<string, unknown>): Fact[] {
  return FACT_DEFINITIONS.map((entry) => {
    const found = valueAt(data.get(entry.file), entry.path);
    const values = found === undefined ? undefined : valuesOf(entry, found);
    const { name, kind, file, matches, excludes } = entry;
    return {
      name,
      kind,
      file,
      values: values ?? [],
      isReadable: values !== undefined,
      isDisputed: values !== undefined && valueAt(found, ['disputed']) !== undefined,
      ...settlementOf(found),
      ...(matches ? { matches } : {}),
      ...(excludes ? { excludes } : {}),
    };
  });
}

const SETTLED = ['by', 'on', 'source'] as const;

function settlementOf(found: unknown): Pick<Fact, 'settled'> {
  const settled = SETTLED.flatMap((key) => {
    const said = valueAt(found, ['settled', key]);
    return typeof said === 'string' && said.trim() !== '' ? [[key, said] as const] : [];
  });
  return settled.length === 0 ? {} : { settled: Object.fromEntries(settled) };
}

function valuesOf(entry: FactDefinition, found: unknown): FactValue[] | undefined {
  if (valueAt(found, ['status']) === 'placeholder') return standIn(entry, found);
  const readings = valueAt(found, ['disputed', 'readings']);
  if (Array.isArray(readings)) {
    const values = readings.map((reading, index) =>
      settled(entry, reading, [...entry.path, 'disputed', 'readings', index]),
    );
    return values.every((value) => value !== undefined) ? values : undefined;
  }
  const value = settled(entry, found, entry.path);
  return value && [value];
}

/** Of the placeholders only the email address has a stand-in that texts may show. */
function standIn({ kind, path }: FactDefinition, found: unknown): FactValue[] {
  const shown = valueAt(found, ['shown']);
  return kind === 'email' && typeof shown === 'string'
    ? [{ value: shown.toLowerCase(), shown, path: [...path, 'shown'] }]
    : [];
}

function settled(
  entry: FactDefinition,
  found: unknown,
  path: FactValue['path'],
): FactValue | undefined {
  const inner = valueAt(found, ['value']);
  const raw = inner ?? found;
  const text = Array.isArray(raw) ? raw.join(' ') : String(raw);
  const isPlain = Array.isArray(raw) || typeof raw === 'string' || typeof raw === 'number';
  const read = isPlain ? READ[entry.kind](text, entry) : undefined;
  if (!read) return undefined;
  const [value, plain] = read;
  const [shown, where] = [valueAt(found, ['shown']), valueAt(found, ['where'])];
  return {
    value,
    shown: typeof shown === 'string' ? shown : plain,
    path: inner === undefined ? path : [...path, 'value'],
    ...(typeof where === 'string' ? { where } : {}),
  };
}

type Reader = (
  text: string,
  entry: FactDefinition,
) => readonly [value: string, shown: string] | undefined;

const asTyped: Reader = (text) => [text, text];

/** How each kind of value is read: the plain form that figures are compared by, and the form for people. */
const READ: Readonly<Record<FactKind, Reader>> = {
  date: (text) => (isRealDate(text) ? [text, longDate(text)] : undefined),
  weekday: (text) => (isRealDate(text) ? [weekday(text).toLowerCase(), weekday(text)] : undefined),
  amount: (text) =>
    isAmount(text) ? [String(parseAmount(text)), amountInWords(parseAmount(text))] : undefined,
  percent: (text) => (isNumber(text) ? [text, `${text}%`] : undefined),
  duration: (text, { unit = 'hours' }) =>
    isNumber(text) ? [`${text} ${unit}`, `${text} ${unit}`] : undefined,
  chain: (text) => [text.toLowerCase(), text],
  email: (text) => [text.toLowerCase(), text],
  hashtag: asTyped,
  ticker: asTyped,
  address: asTyped,
  words: asTyped,
};

const isNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text);
