import { VFileMessage } from 'vfile-message';
import { describe, expect, it } from 'vitest';
import { inOrder, reportPath } from '../../../../src/editorial/output/diagnostic.ts';
import { diagnostic } from '../example-diagnostic.ts';

describe('A diagnostic', () => {
  it('is a message of vfile, with a severity in its terms', () => {
    expect(diagnostic()).toBeInstanceOf(VFileMessage);
    const one = (severity: 'error' | 'warning' | 'hint') => diagnostic({ severity });
    expect(one('error')).toMatchObject({ fatal: true, severity: 'error' });
    expect(one('warning')).toMatchObject({ fatal: false, severity: 'warning' });
    expect(one('hint')).toMatchObject({ fatal: null, severity: 'hint' });
  });

  it('has every key for programs, in one order', () => {
    const one = diagnostic({ line: 2, column: 3, length: 4, expected: ['so'] });
    expect(JSON.stringify(one)).toBe(
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
    expect(reportPath('faq', wording).toJSON()).toEqual({
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

  it('comes behind those of an earlier file, line or column', () => {
    const sorted = [
      diagnostic(),
      diagnostic({ column: 2 }),
      diagnostic({ line: 2 }),
      diagnostic({ file: 'b.yaml' }),
    ];
    expect(inOrder(sorted.toReversed())).toEqual(sorted);
  });
});
