import { describe, expect, it } from 'vitest';
import { isInDictionary, suggestionsFor } from '../../../../editorial/content/dictionary.ts';

describe('The dictionary', () => {
  it.each([
    ['pdf', 'PDF'],
    ['csv', 'CSV'],
    ['faq', 'FAQ'],
    ['url', 'URL'],
    ['africa', 'Africa'],
  ])('suggests only words that it has: %s', (word, right) => {
    expect(isInDictionary(word)).toBe(false);
    expect(suggestionsFor(word)).toContain(right);
    expect(suggestionsFor(word).filter((suggestion) => !isInDictionary(suggestion))).toEqual([]);
  });

  it('has British words, and names only with a capital', () => {
    expect(['colour', 'Africa', 'color', 'africa'].filter(isInDictionary)).toEqual([
      'colour',
      'Africa',
    ]);
  });
});
