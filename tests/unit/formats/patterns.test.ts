import { describe, expect, it } from 'vitest';
import { fill, patternNames, tallySentence } from '../../../src/formats/patterns.ts';

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

describe('A tally', () => {
  const slots = { all: 'all', some: '{open} of {count}', none: 'none' };

  it('says what is true of the slots', () => {
    expect(tallySentence(slots, 7, 7)).toBe('all');
    expect(tallySentence(slots, 3, 7)).toBe('3 of 7');
    expect(tallySentence(slots, 0, 7)).toBe('none');
  });
});
