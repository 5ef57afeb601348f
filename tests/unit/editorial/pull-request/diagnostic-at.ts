import { createDiagnostic, type Diagnostic } from '../../../../editorial/output/diagnostic.ts';

/** A diagnostic at the first occurrence of `typed`, or the first after an offset. */
export function diagnosticAt(
  source: string,
  typed: string,
  expected: readonly string[],
  more: { changesFact?: boolean; severity?: 'hint'; after?: number } = {},
): Diagnostic {
  const start = source.indexOf(typed, more.after);
  if (start < 0) throw new Error(`The text does not say “${typed}”.`);
  const point = (offset: number) => {
    const before = source.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, offset };
  };
  const place = { start: point(start), end: point(start + typed.length) };
  const { changesFact = false, severity } = more;
  return createDiagnostic('a.mdx', place, {
    reason: `“${typed}” is wrong.`,
    note: 'So it is.',
    fix: 'Write it well.',
    expected,
    changesFact,
    severity,
  });
}
