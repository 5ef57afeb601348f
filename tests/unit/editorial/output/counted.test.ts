import { expect, it } from 'vitest';
import { countOf } from '../../../../editorial/output/counted.ts';
import type { Severity } from '../../../../editorial/output/diagnostic.ts';

it('Counts diagnostics by severity, the most severe first', () => {
  const some = (severity: Severity, count: number) =>
    Array.from({ length: count }, () => ({ severity }));
  expect(countOf([])).toBe('');
  expect(countOf(some('error', 1))).toBe('1 error');
  expect(countOf([...some('hint', 1), ...some('error', 2)])).toBe('2 errors and 1 hint');
  expect(countOf([...some('hint', 2), ...some('warning', 1), ...some('error', 2)])).toBe(
    '2 errors, 1 warning and 2 hints',
  );
});
