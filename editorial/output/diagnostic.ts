/** A position between two characters of a file. */
interface Point {
  /** Line and column, from 1. */
  readonly line: number;
  readonly column: number;
  /** In UTF-16 code units, from 0. */
  readonly offset: number;
}

/** The most severe first. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The texts of a diagnostic, for readers who do not program. */
export interface Wording {
  /** `error` by default. */
  readonly severity?: Severity | undefined;
  readonly reason: string;
  /** Why it matters. */
  readonly note: string;
  /** What to do about it, or the line to write. */
  readonly fix: string;
  /** The replacement for the reported range, or the possible ones, the likeliest first. */
  readonly expected?: string | readonly string[] | undefined;
  /** Whether a replacement states another fact. Such a replacement is never suggested in pull requests. */
  readonly changesFact?: boolean;
}

/** A problem in the content. */
export interface Diagnostic extends Required<Omit<Wording, 'severity' | 'expected'>> {
  readonly severity: Severity;
  readonly expected: readonly string[];
  /** The path from the working directory. */
  readonly file: string;
  readonly place: { readonly start: Point; readonly end: Point };
  /** The name of the rule that reported it. */
  readonly ruleId: string;
}

/** Creates a diagnostic; the defaults are an error without replacements. */
export const createDiagnostic = (
  file: string,
  place: Diagnostic['place'],
  { severity = 'error', expected = [], changesFact = false, ...words }: Wording,
  ruleId = '',
): Diagnostic => ({
  file,
  place,
  ruleId,
  severity,
  ...words,
  expected: [expected].flat(),
  changesFact,
});

/** Whether a diagnostic is an error, which fails the check; warnings and hints do not. */
export const isError = ({ severity }: Pick<Diagnostic, 'severity'>): boolean =>
  severity === 'error';

const FATAL = { error: true, warning: false, hint: null } as const;

/** A diagnostic in `--format json`, with the keys of https://github.com/vfile/vfile-message as well. */
export const toData = (diagnostic: Diagnostic) => ({
  ...diagnostic,
  source: 'content',
  fatal: FATAL[diagnostic.severity],
});

const START: Point = { line: 1, column: 1, offset: 0 };

/** A diagnostic about a file or folder as a whole. */
export const reportPath = (path: string, wording: Wording, ruleId = ''): Diagnostic =>
  createDiagnostic(path, { start: START, end: START }, wording, ruleId);

/** Sorts diagnostics by file, then by place. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    const [start, other] = [a.place.start, b.place.start];
    return start.line - other.line || start.column - other.column;
  });
}
