import { describe, expect, it } from 'vitest';
import {
  inOrder,
  reportPath,
  severityOf,
  toData,
} from '../../../../editorial/output/diagnostic.ts';
import { diagnostic } from '../example-diagnostic.ts';

describe('A diagnostic', () => {
  it.each([
    ['error', true],
    ['warning', false],
    ['hint', null],
  ] as const)('is fatal in JSON as in vfile-message: %s', (severity, fatal) => {
    const data = toData(diagnostic({ severity }));
    expect(data.fatal).toBe(fatal);
    expect(severityOf(data)).toBe(severity);
  });

  it('has every key in its JSON, in a fixed order', () => {
    const one = diagnostic({ line: 2, column: 3, length: 4, expected: ['so'] });
    expect(JSON.stringify(toData(one))).toBe(
      JSON.stringify({
        file: 'a.yaml',
        place: {
          start: { line: 2, column: 3, offset: 2 },
          end: { line: 2, column: 7, offset: 6 },
        },
        ruleId: 'a-rule',
        source: 'content',
        fatal: true,
        reason: 'Strange.',
        note: 'So it is.',
        fix: 'Leave it out.',
        expected: ['so'],
        changesFact: false,
      }),
    );
    const wording = { severity: 'hint', reason: 'A.', note: 'B.', fix: 'C.' } as const;
    expect(toData(reportPath('faq', wording))).toEqual({
      file: 'faq',
      place: {
        start: { line: 1, column: 1, offset: 0 },
        end: { line: 1, column: 1, offset: 0 },
      },
      ruleId: '',
      source: 'content',
      fatal: null,
      reason: 'A.',
      note: 'B.',
      fix: 'C.',
      expected: [],
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
    expect(inOrder(sorted.toReversed())).toEqual(sorted);
  });
});
