import { describe, expect, it } from 'vitest';
import { PROTECTING } from '../../../../../editorial/check/protecting-sentences.ts';
import { asTyped, keeps } from '../../../../../editorial/check/rules/protecting-sentences.ts';

const SENTENCES = PROTECTING.flatMap(({ says }) => says);

/** A sentence with “never” put before each of its words in turn. */
const withNever = (sentence: string): string[] => {
  const words = sentence.split(' ');
  return words.map((_, at) => words.toSpliced(at, 0, 'never').join(' '));
};

/** A sentence without each of its words in brackets in turn, wherever it stands. */
const withoutWords = (sentence: string): string[] =>
  [...sentence.matchAll(/\[([^\]]+)\]/g)].map(([, word = '']) =>
    sentence.replaceAll(/[[\]]/g, '').replaceAll(new RegExp(`\\b${word}\\w*`, 'gi'), ''),
  );

describe('a sentence that protects', () => {
  it.each(SENTENCES)('keeps what it says: %s', (sentence) => {
    expect(keeps(sentence, asTyped(sentence))).toBe(true);
    expect(withoutWords(sentence).length).toBeGreaterThan(0);
  });

  it.each(SENTENCES)('is missed with a required word dropped: %s', (sentence) => {
    expect(withoutWords(sentence).filter((other) => keeps(sentence, other))).toEqual([]);
  });

  it.each(SENTENCES)('is missed with “never” put in: %s', (sentence) => {
    expect(withNever(asTyped(sentence)).filter((other) => keeps(sentence, other))).toEqual([]);
  });
});
