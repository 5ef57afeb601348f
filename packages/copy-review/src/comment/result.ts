import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { MAX_REPORT_LENGTH } from '../reports/markdown/marker.ts';

const VERDICTS = ['same', 'words unchanged', 'changed', 'unknown'] as const;

/** What the job that compares hands over to the job that posts: all that this one gets of a pull request. */
export interface Result {
  readonly verdict: (typeof VERDICTS)[number];
  /** Whether a check blocks the change, or nothing could be compared. */
  readonly isBlocked: boolean;
  /** The report as Markdown, or why there is none. */
  readonly report: string;
  /** Whether the other reports were written. */
  readonly hasReports: boolean;
}

/** The result where nothing could be compared. `report` says why. */
export const noResult = (report: string): Result => ({
  verdict: 'unknown',
  isBlocked: true,
  report,
  hasReports: false,
});

/** The bytes of the longest report, each of its characters escaped in JSON. */
const MAX_BYTES = 6 * MAX_REPORT_LENGTH + 1000;

/** Characters that no report contains: control characters other than line breaks, and half characters. */
const UNEXPECTED = /(?!\n)[\p{Cc}\p{Cs}]/u;

/** The length of a text as the forge counts it: in Unicode characters. */
export const lengthOf = (text: string): number => Array.from(text).length;

export function writeResult(file: string, result: Result): void {
  writeFileSync(file, `${JSON.stringify(result)}\n`);
}

/**
 * Reads a result that may have been forged: it is small, and has the shape of a `Result`.
 *
 * @throws Error that says what is wrong
 */
export function readResult(file: string): Result {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new Error('it has left no result');
  if (!stat.isFile()) throw new Error('its result is not a regular file');
  if (stat.size > MAX_BYTES) throw new Error('its result is too large');
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

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { verdict, isBlocked, report, hasReports, ...others } = value as Readonly<
    Record<string, unknown>
  >;
  return (
    VERDICTS.some((one) => one === verdict) &&
    typeof isBlocked === 'boolean' &&
    typeof hasReports === 'boolean' &&
    typeof report === 'string' &&
    report.trim() !== '' &&
    lengthOf(report) <= MAX_REPORT_LENGTH &&
    !UNEXPECTED.test(report) &&
    Object.keys(others).length === 0
  );
}
