import {
  createDiagnostic,
  type Diagnostic,
  type Wording,
} from '../../../editorial/output/diagnostic.ts';

/** What a test says of a diagnostic; the rest has defaults. */
export interface Example extends Partial<Wording> {
  readonly file?: string;
  readonly rule?: string;
  readonly line?: number;
  readonly column?: number;
  /** Length of the range; 0 by default. */
  readonly length?: number;
}

/** Creates a diagnostic for a test of code that sorts or formats them. */
export function diagnostic({
  file = 'a.yaml',
  rule = 'a-rule',
  line = 1,
  column = 1,
  length = 0,
  ...wording
}: Example = {}): Diagnostic {
  // Offsets are those of the first line, whatever the line: only code for one line reads them.
  const point = (at: number) => ({ line, column: at, offset: at - 1 });
  return createDiagnostic(
    file,
    { start: point(column), end: point(column + length) },
    { reason: 'Strange.', note: 'So it is.', fix: 'Leave it out.', ...wording },
    rule,
  );
}
