import { lstatSync, readFileSync, writeFileSync } from 'node:fs';

/** The possible results of the command, with their exit codes. */
export const ANSWERS = {
  /** Every file is the same, byte for byte. */
  same: 0,
  /** The host rewrote markup, but texts, links and scripts are the same. */
  markup: 0,
  differs: 1,
  /** An address, or a link to a site that trades tokens, differs. */
  address: 2,
  /** The site is not a build that may be public now. */
  refused: 3,
  /** Something could not be read or built. */
  unknown: 4,
} as const;

export interface Result {
  readonly answer: keyof typeof ANSWERS;
  /** One sentence without markup. */
  readonly headline: string;
  /** Markdown, at most `MAX_DETAILS` characters. */
  readonly details: string;
}

/** In characters. With the rest of an issue, it stays below the 65,536 characters that GitHub allows. */
const MAX_DETAILS = 60_000;

/** Truncates Markdown to `MAX_DETAILS`, and replaces unexpected characters. */
export function bounded(details: string): string {
  const shown = details.replaceAll(UNEXPECTED, '\uFFFD');
  const rest = shown.length - MAX_DETAILS;
  if (rest <= 0) return shown;
  const note = '\n\n(The rest is in the reports.)';
  return `${shown.slice(0, MAX_DETAILS - note.length).toWellFormed()}${note}`;
}

/** Control characters other than line breaks, and lone surrogates. */
const UNEXPECTED = /(?!\n)[\p{Cc}\p{Cs}]/gu;

/** In bytes: the longest result, if JSON escapes each of its characters. */
const MAX_BYTES = 6 * (MAX_DETAILS + 1000);

/** Writes a result for the job that opens an issue. */
export function writeResult(file: string, result: Result): void {
  writeFileSync(file, `${JSON.stringify(result)}\n`);
}

/**
 * Reads a result that another job has left: a small file.
 *
 * @throws Error that says what is wrong
 */
export function readResult(file: string): Result {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error('The check has left no result.');
  if (stat.size > MAX_BYTES) throw new Error('The result of the check is too large.');
  const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>> | null;
  const { answer, headline, details } = value ?? {};
  if (typeof headline !== 'string' || typeof details !== 'string')
    throw new Error('The result of the check has no texts.');
  if (!isAnswer(answer)) throw new Error('The result of the check has no answer.');
  const title = headline.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD').slice(0, 200);
  return { answer, headline: title, details: bounded(details) };
}

const isAnswer = (value: unknown): value is Result['answer'] =>
  typeof value === 'string' && Object.hasOwn(ANSWERS, value);
