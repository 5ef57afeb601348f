import { describe, expect, it } from 'vitest';
import { isRight, meantBy } from '../../../../src/editorial/content/dictionary.ts';

describe('The dictionary', () => {
  it.each([
    ['pdf', 'PDF'],
    ['csv', 'CSV'],
    ['faq', 'FAQ'],
    ['url', 'URL'],
    ['africa', 'Africa'],
  ])('never offers the word that it refuses: %s', (word, right) => {
    expect(isRight(word)).toBe(false);
    expect(meantBy(word)).toContain(right);
    expect(meantBy(word).filter((one) => !isRight(one))).toEqual([]);
  });

  it('knows British words, and names by their capital', () => {
    expect(['colour', 'Africa', 'color', 'africa'].filter(isRight)).toEqual(['colour', 'Africa']);
  });
});
