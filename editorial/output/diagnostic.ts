import { VFileMessage } from 'vfile-message';

/** A position between two characters of a file. */
export interface Point {
  /** Line and column, from 1. */
  readonly line: number;
  readonly column: number;
  /** In UTF-16 code units, from 0. */
  readonly offset: number;
}

/** The most severe first. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The values of `fatal` in vfile-message. */
const FATAL = { error: true, warning: false, hint: null } as const;

/** The texts of a diagnostic, for readers who do not program. */
export interface Wording {
  /** `error` by default. */
  readonly severity?: Severity | undefined;
  readonly reason: string;
  /** Why it matters. */
  readonly note: string;
  /** What to do about it, or the line to write. */
  readonly fix: string;
  /** The end of `fix`, if it is a corrected line of the file. It is never wrapped, so that it can be copied. */
  readonly verbatim?: string;
  /** Possible replacements for the reported range, the likeliest first. */
  readonly expected?: readonly string[];
  /** Whether a replacement states another fact. Such a replacement is never suggested in pull requests. */
  readonly changesFact?: boolean;
}

/**
 * A fault of the content: a `VFileMessage` (https://github.com/vfile/vfile-message) that always has a
 * file and a range. `fix` says in words what to do, `expected` has the replacements.
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

export function severityOf({ fatal }: Pick<DiagnosticData, 'fatal'>): Severity {
  if (fatal === null) return 'hint';
  return fatal ? 'error' : 'warning';
}

const START: Point = { line: 1, column: 1, offset: 0 };

/** A diagnostic about a file or folder as a whole. */
export const reportPath = (path: string, wording: Wording): Diagnostic =>
  new Diagnostic(path, { start: START, end: START }, wording);

/** Sorts diagnostics by file, then by place. */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    const [one, other] = [a.place.start, b.place.start];
    return one.line - other.line || one.column - other.column;
  });
}
