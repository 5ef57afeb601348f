import { VFileMessage } from 'vfile-message';

/** A place between two characters of a file. */
export interface Point {
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  /** UTF-16 code units before the place, from 0. */
  readonly offset: number;
}

/** The most severe first. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `fatal` of vfile-message, by severity. */
const FATAL = { error: true, warning: false, hint: null } as const;

/** What a diagnostic says, for somebody who does not program. */
export interface Wording {
  /** `error` if left out. */
  readonly severity?: Severity | undefined;
  readonly reason: string;
  /** Why it matters. */
  readonly note: string;
  /** What to do about it, in words, or the line to write. */
  readonly fix: string;
  /** The end of `fix` that is a line of the file as it should be; it is never wrapped, so that it can be copied. */
  readonly verbatim?: string;
  /** Texts that may replace exactly what is in the place, the likeliest first. */
  readonly expected?: readonly string[];
  /** Whether a replacement states another fact than what it replaces. A person decides about facts. */
  readonly changesFact?: boolean;
}

/**
 * One fault of the content: a `VFileMessage` (https://github.com/vfile/vfile-message) that always
 * has a file and a range, and a `fix` in words beside the replacements in `expected`.
 */
export class Diagnostic extends VFileMessage {
  declare file: string;
  declare place: { start: Point; end: Point };
  declare fatal: boolean | null;
  declare note: string;
  declare ruleId: string;
  readonly fix: string;
  readonly verbatim: string | undefined;
  readonly changesFact: boolean;

  constructor(file: string, place: Diagnostic['place'], wording: Wording) {
    super(wording.reason, { place, source: 'content' });
    this.file = file;
    this.fatal = FATAL[wording.severity ?? 'error'];
    this.note = wording.note;
    this.ruleId = '';
    this.expected = wording.expected && [...wording.expected];
    this.fix = wording.fix;
    this.verbatim = wording.verbatim;
    this.changesFact = wording.changesFact ?? false;
  }

  get severity(): Severity {
    return severityOf(this);
  }

  /** The keys of `--format json`; every diagnostic has every key. */
  toJSON() {
    const { file, place, ruleId, source = '', fatal, reason, note, fix } = this;
    const { expected = [], changesFact } = this;
    return { file, place, ruleId, source, fatal, reason, note, fix, expected, changesFact };
  }
}

/** A diagnostic as `--format json` has it. */
export type DiagnosticData = ReturnType<Diagnostic['toJSON']>;

/** The severity that `fatal` stands for. */
export function severityOf({ fatal }: Pick<DiagnosticData, 'fatal'>): Severity {
  if (fatal === null) return 'hint';
  return fatal ? 'error' : 'warning';
}

const START: Point = { line: 1, column: 1, offset: 0 };

/** A diagnostic about a file or folder as a whole. */
export const reportPath = (path: string, wording: Wording): Diagnostic =>
  new Diagnostic(path, { start: START, end: START }, wording);

/** Diagnostics by file, then by place. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    const [one, other] = [a.place.start, b.place.start];
    return one.line - other.line || one.column - other.column;
  });
}
