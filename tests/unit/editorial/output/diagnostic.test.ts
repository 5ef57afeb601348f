import { describe, expect, it } from 'vitest';
import { inOrder, toData } from '../../../../editorial/output/diagnostic.ts';
import { diagnostic } from '../example-diagnostic.ts';

describe('A diagnostic', () => {
  it.each([
    ['error', true],
    ['warning', false],
    ['hint', null],
  ] as const)('is fatal in JSON as in vfile-message: %s', (severity, fatal) => {
    expect(toData(diagnostic({ severity }))).toMatchObject({ severity, fatal, source: 'content' });
  });

  it('is whole in JSON', () => {
    const error = diagnostic({ line: 2, column: 3, length: 4, expected: ['so'] });
    expect(JSON.parse(JSON.stringify(toData(error)))).toEqual({
      file: 'a.yaml',
      place: {
        start: { line: 2, column: 3, offset: 2 },
        end: { line: 2, column: 7, offset: 6 },
      },
      ruleId: 'a-rule',
      severity: 'error',
      source: 'content',
      fatal: true,
      reason: 'Strange.',
      note: 'So it is.',
      fix: 'Leave it out.',
      expected: ['so'],
      changesFact: false,
    });
  });

  it('is sorted by file, line and column', () => {
    const sorted = [
      diagnostic(),
      diagnostic({ column: 2 }),
      diagnostic({ line: 2 }),
      diagnostic({ file: 'b.yaml' }),
    ];
    expect(inOrder(sorted)).toEqual(sorted);
    expect(inOrder(sorted.toReversed())).toEqual(sorted);
  });
});
