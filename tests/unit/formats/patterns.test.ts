import { describe, expect, it } from 'vitest';
import { fill, patternNames } from '../../../src/formats/patterns.ts';

describe('A pattern', () => {
  it('is filled', () => {
    expect(fill('Sheet {sheet} of {sheets}', { sheet: '?', sheets: 7 })).toBe('Sheet ? of 7');
    expect(patternNames('Sheet {sheet} of {sheets}')).toEqual(['sheet', 'sheets']);
    expect(patternNames('Sheet')).toEqual([]);
  });

  it('throws if a gap has no value', () => {
    expect(() => fill('Until {date}', {})).toThrow('Nothing to put in {date}');
  });
});
