import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { ID } from '../reports/ids.ts';
import { outlineOf, type Outline } from '../reports/markdown/outline.ts';
import { PART_NAMES } from '../reports/parts.ts';

const VERDICTS = ['same', 'words unchanged', 'changed', 'unknown'] as const;

/** What the job that compares hands over to the job that posts. The latter reads nothing else of a pull request. */
export interface Result {
  readonly verdict: (typeof VERDICTS)[number];
  /** Whether a check blocks the change, or nothing could be compared. */
  readonly isBlocked: boolean;
  /** The report, or why there is none. */
  readonly report: Outline;
  readonly hasReport: boolean;
}

/** The result if nothing could be compared. `report` says why. */
export const noResult = (reason: string): Result => ({
  verdict: 'unknown',
  isBlocked: true,
  report: outlineOf(reason),
  hasReport: false,
});

/** The maximum size of a result, in bytes. It has all texts of the report. */
export const MAX_RESULT_SIZE = 20_000_000;

/** Characters that no line of a report contains: control characters and lone surrogates. */
const UNEXPECTED = /[\p{Cc}\p{Cs}]/u;

/** The length of a text as the forge counts it: in Unicode characters. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Writes a result as JSON, for `readResult`. */
export function writeResult(file: string, result: Result): void {
  writeFileSync(file, `${JSON.stringify(result)}\n`);
}

/**
 * Reads a result that may have been forged, and checks that it is small and has the shape of a
 * `Result`.
 *
 * @throws Error that says what is wrong
 */
export function readResult(file: string): Result {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new Error('it has left no result');
  if (!stat.isFile()) throw new Error('its result is not a regular file');
  if (stat.size > MAX_RESULT_SIZE) throw new Error('its result is too large');
  const text = readFileSync(file, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('its result is not JSON');
  }
  if (!isResult(value)) throw new Error('its result does not have the expected shape');
  return value;
}

/** Whether a value is an object with exactly these properties, each of which passes its check. */
const hasShape = (
  value: unknown,
  checks: Readonly<Record<string, (property: unknown) => boolean>>,
): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
  Object.entries(checks).every(([name, check]) =>
    check((value as Readonly<Record<string, unknown>>)[name]),
  );

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isLine = (value: unknown) => typeof value === 'string' && !UNEXPECTED.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.split('\n').every(isLine);
const isId = (value: unknown) => typeof value === 'string' && (value === '' || ID.test(value));
const isListOf = (check: (one: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(check);

const areRows = isListOf((row) => hasShape(row, { id: isId, head: isLine, text: isLine }));
const isSection = (value: unknown) => hasShape(value, { title: isLine, rows: areRows });
const isGroup = (value: unknown) =>
  hasShape(value, { id: isId, title: isLine, sections: isListOf(isSection) });

const isOutline = (value: unknown) =>
  hasShape(value, {
    opening: (text) => isText(text) && String(text).trim() !== '' && String(text).length <= 1000,
    folded: (text) => isLine(text) && String(text).length <= 1000,
    parts: (parts) =>
      hasShape(parts, Object.fromEntries(PART_NAMES.map((name) => [name, areRows]))),
    groups: isListOf(isGroup),
  });

const isResult = (value: unknown): value is Result =>
  hasShape(value, {
    verdict: (verdict) => VERDICTS.some((one) => one === verdict),
    isBlocked: isBoolean,
    hasReport: isBoolean,
    report: isOutline,
  });
