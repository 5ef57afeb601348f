import { findFigures } from 'copy-review/figures';
import type { Diagnostic } from '../output/diagnostic.ts';
import { fenceFor, plainText } from '../output/markdown.ts';
import type { Sources } from '../output/terminal-report.ts';
import { bySeverity } from './messages.ts';

/** The first line of each suggestion, by which later runs recognize it: see review.yml. */
export const MARKER = '<!-- content check -->';

/**
 * A comment on lines of a pull request.
 * Source: https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request
 */
interface ReviewComment {
  readonly path: string;
  /** The last line, from 1. */
  readonly line: number;
  readonly side: 'RIGHT';
  /** The first line, if there are several. */
  readonly start_line?: number;
  readonly start_side?: 'RIGHT';
  readonly body: string;
}

/** A comment with a replacement that can be committed with a button, and the diagnostics it fixes. */
export interface Suggestion {
  readonly comment: ReviewComment;
  readonly diagnostics: readonly Diagnostic[];
}

/** The lines, from 1, that a pull request adds or changes, by file path. */
type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>;

/** A replacement and the whole lines that it affects. Offsets are in UTF-16 code units. */
interface Edit {
  readonly diagnostic: Diagnostic;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Start of the first affected line, and of the line after the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * Turns diagnostics into suggestions: those with exactly one replacement, which lies inside changed
 * lines and changes no fact. Replacements on the same lines become one suggestion.
 *
 * Files with carriage returns, with a byte order mark or without a final line end get no
 * suggestions. What GitHub writes then is not documented
 * (https://docs.github.com/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/incorporating-feedback-in-your-pull-request),
 * and users report that an accepted suggestion changes the ends of all lines where they are mixed
 * (https://github.com/w3c/cbor-ld/pull/112, https://github.com/w3c-fedid/digital-credentials/pull/572),
 * that a suggestion cannot add a final line end (https://github.com/googleapis/code-suggester/issues/503),
 * and that GitHub’s editor always adds one (https://github.com/isaacs/github/issues/1469).
 */
export function suggest(
  diagnostics: readonly Diagnostic[],
  sources: Sources,
  changed: ChangedLines,
): Suggestion[] {
  return [...Map.groupBy(diagnostics, ({ file }) => file)].flatMap(([path, inFile]) => {
    const source = sources.get(path);
    return source !== undefined && hasPlainLines(source)
      ? suggestInFile(path, inFile, source, changed.get(path) ?? new Set())
      : [];
  });
}

/** Suggestions for one file. `lines` are those that the pull request changes. */
function suggestInFile(
  path: string,
  diagnostics: readonly Diagnostic[],
  source: string,
  lines: ReadonlySet<number>,
): Suggestion[] {
  const edits = diagnostics.flatMap((diagnostic): Edit[] => {
    const [text, ...others] = diagnostic.expected;
    const isUnambiguous = text !== undefined && others.length === 0;
    if (!isUnambiguous || diagnostic.changesFact) return [];
    const edit = editOf(diagnostic, text, source);
    return isInside(edit, source, lines) ? [edit] : [];
  });
  return byLines(withoutOverlaps(edits)).flatMap((group) => suggestion(path, source, group));
}

/** Whether an accepted suggestion leaves all other bytes of a file as they are: see `suggest`. */
const hasPlainLines = (source: string): boolean =>
  source.endsWith('\n') && !source.startsWith('\uFEFF') && !source.includes('\r');

/** The replacement of a diagnostic’s range by a text, with the lines that it affects. */
function editOf(diagnostic: Diagnostic, text: string, source: string): Edit {
  const { place } = diagnostic;
  const [start, end] = [place.start.offset, place.end.offset];
  // A text that is added at the end of the file belongs to the last line.
  const from = source.slice(0, Math.min(start, source.length - 1)).lastIndexOf('\n') + 1;
  let to = startOfNextLine(source, Math.max(start, end - 1));
  // If the replacement removes the line end, the next line is affected too.
  const replaced = () => source.slice(from, start) + text + source.slice(end, to);
  while (to < source.length && replaced() !== '' && !replaced().endsWith('\n'))
    to = startOfNextLine(source, to);
  return { diagnostic, start, end, text, from, to };
}

/** Start of the line after the one that contains an offset. */
function startOfNextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end + 1;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Whether all lines of an edit are among these lines. */
function isInside({ from, to }: Edit, source: string, lines: ReadonlySet<number>): boolean {
  const [first, last] = [lineAt(source, from), lineAt(source, to - 1)];
  for (let line = first; line <= last; line += 1) if (!lines.has(line)) return false;
  return true;
}

/** Sorts replacements; of those that overlap or start at the same offset, keeps the first. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    if (last === undefined || (edit.start >= last.end && edit.start > last.start)) kept.push(edit);
  }
  return kept;
}

/** Groups replacements that affect the same lines. */
function byLines(edits: readonly Edit[]): Edit[][] {
  const groups: Edit[][] = [];
  for (const edit of edits) {
    const group = groups.at(-1);
    if (group?.some(({ to }) => edit.from < to)) group.push(edit);
    else groups.push([edit]);
  }
  return groups;
}

/** Characters that GitHub may not preserve: lone surrogates, separators and controls but tabs and line ends. */
const UNSAFE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** GitHub accepts comments of up to 65,536 characters; the rest is room for reasons and notes. */
const MAX_REPLACEMENT_LENGTH = 30_000;

/**
 * One suggestion for replacements on the same lines; empty if GitHub might not write exactly this
 * text, or if a figure would change.
 */
function suggestion(path: string, source: string, edits: readonly Edit[]): Suggestion[] {
  const from = Math.min(...edits.map((edit) => edit.from));
  const to = Math.max(...edits.map((edit) => edit.to));
  const before = source.slice(from, to);
  const after = edits.reduceRight(
    (text, edit) => text.slice(0, edit.start - from) + edit.text + text.slice(edit.end - from),
    before,
  );
  const isBlank = after !== '' && after.trim() === '';
  const isSame = after === before;
  const hasWholeLines = after === '' || after.endsWith('\n');
  if (
    isBlank ||
    isSame ||
    !hasWholeLines ||
    UNSAFE.test(before + after) ||
    after.length > MAX_REPLACEMENT_LENGTH ||
    figuresOf(before) !== figuresOf(after)
  )
    return [];
  const diagnostics = edits.map(({ diagnostic }) => diagnostic);
  const [first, line] = [lineAt(source, from), lineAt(source, to - 1)];
  const fence = fenceFor(after);
  const reasons = diagnostics.map(
    ({ reason, note }) => `**${plainText(reason)}** ${plainText(note)}`,
  );
  const body = [MARKER, ...reasons, `${fence}suggestion\n${after}${fence}`].join('\n\n');
  const start = first < line ? ({ start_line: first, start_side: 'RIGHT' } as const) : {};
  return [{ comment: { path, ...start, line, side: 'RIGHT', body }, diagnostics }];
}

/**
 * The values of all figures in a text. A suggestion may correct how they are written, but not their
 * values. Links may change: many suggestions are there to correct one.
 */
const figuresOf = (text: string): string =>
  findFigures(text)
    .filter(({ kind }) => kind !== 'url')
    .map((figure) => `${figure.kind} ${figure.weekday ?? ''} ${figure.value ?? figure.text}`)
    .join('\n');

/** More suggestions in one review would be too many to read. */
const MAX_SUGGESTIONS = 20;

/** The reviews API of GitHub: https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request */
export interface Review {
  readonly body: string;
  readonly comments: readonly ReviewComment[];
}

/** One review with the suggestions for a pull request, the most severe first; undefined if there is none. */
export function reviewOf(suggestions: readonly Suggestion[]): Review | undefined {
  const chosen = suggestions
    .toSorted((a, b) => bySeverity(a.diagnostics, b.diagnostics))
    .slice(0, MAX_SUGGESTIONS);
  if (chosen.length === 0) return undefined;
  const count = chosen.length === 1 ? 'a suggestion' : `${chosen.length} suggestions`;
  const more = suggestions.length - chosen.length;
  const later = more > 0 ? ` ${more} more will follow when these are accepted.` : '';
  const body = `${MARKER}\nThe content check has ${count}. “Commit suggestion” accepts one; “Add suggestion to batch”, under “Files changed”, accepts several at once.${later}\n`;
  return { body, comments: chosen.map(({ comment }) => comment) };
}
