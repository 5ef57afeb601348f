import { describe, expect, it } from 'vitest';
import { fill, patternNames } from '../../../src/facts/patterns.ts';

describe('A pattern', () => {
  it('is filled', () => {
    expect(fill('Sheet {sheet} of {sheets}', { sheet: '?', sheets: 7 })).toBe('Sheet ? of 7');
    expect(patternNames('Sheet {sheet} of {sheets}')).toEqual(['sheet', 'sheets']);
    expect(patternNames('Sheet')).toEqual([]);
  });

  it('never shows an empty gap to a visitor', () => {
    expect(() => fill('Until {date}', {})).toThrow('Nothing to put in {date}');
  });
});
