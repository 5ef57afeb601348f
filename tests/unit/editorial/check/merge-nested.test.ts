import { describe, expect, it } from 'vitest';
import { mergeNested } from '../../../../editorial/check/merge-nested.ts';
import { diagnostic } from '../example-diagnostic.ts';

const outer = diagnostic({ rule: 'first', column: 5, length: 10, severity: 'warning' });
const inside = (column: number, length: number, rule = 'second') =>
  diagnostic({ rule, column, length, severity: 'error' });

describe('A diagnostic within the range of one of an earlier rule', () => {
  it.each([
    ['inside', inside(7, 2)],
    ['up to the end', inside(7, 8)],
    ['where something is missing inside', inside(7, 0)],
  ])('is left out, and the other gets its severity: %s', (_, inner) => {
    expect(mergeNested([outer, inner])).toEqual([{ ...outer, severity: 'error' }]);
  });

  it('remains in its place if both have the same range and it is more severe', () => {
    const hint = { ...outer, severity: 'hint' } as const;
    for (const earlier of [outer, hint])
      expect(mergeNested([earlier, inside(5, 10)])).toEqual([inside(5, 10)]);
  });

  it('does not lower the severity of the other', () => {
    const hint = { ...inside(7, 2), severity: 'hint' } as const;
    expect(mergeNested([outer, hint])).toEqual([outer]);
  });
});

describe('Other diagnostics are kept:', () => {
  it.each([
    ['of the same rule', inside(7, 2, 'first')],
    ['over the end', inside(12, 5)],
    ['before the start, where something is missing', inside(5, 0)],
    ['in another file', diagnostic({ file: 'b.yaml', rule: 'second', column: 7, length: 2 })],
  ])('%s', (_, other) => {
    expect(mergeNested([outer, other])).toEqual([outer, other]);
  });

  it('an error within a hint, but not another hint', () => {
    const hint = { ...outer, severity: 'hint' } as const;
    expect(mergeNested([hint, inside(7, 2)])).toEqual([hint, inside(7, 2)]);
    expect(mergeNested([hint, { ...inside(7, 2), severity: 'hint' }])).toEqual([hint]);
  });

  it('two at one place where something is missing', () => {
    const both = [inside(3, 0, 'first'), inside(3, 0)];
    expect(mergeNested(both)).toEqual(both);
  });
});
