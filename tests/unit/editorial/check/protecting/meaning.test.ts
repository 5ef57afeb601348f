import { describe, expect, it } from 'vitest';
import { keeps } from '../../../../../editorial/check/protecting/meaning.ts';
import { asTyped } from '../../../../../editorial/check/shared/required-words.ts';
import { PROTECTING } from '../../../../../src/specification/protecting-sentences.ts';

/** The sentences, with their required words in brackets. */
const SENTENCES = [...new Set(PROTECTING.flatMap(({ says }) => says))];

const DENIAL = /\b(?:Nothing|No|None|Never|not|never|no|none|nothing|neither|nor|cannot)\b/g;

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
  it.each(SENTENCES)('keeps what it says, also in capitals: %s', (sentence) => {
    expect(keeps(sentence, asTyped(sentence))).toBe(true);
    expect(keeps(sentence, asTyped(sentence).toUpperCase())).toBe(true);
  });

  it.each(SENTENCES)('has a required word: %s', (sentence) => {
    expect(withoutWords(sentence).length).toBeGreaterThan(0);
  });

  it.each(SENTENCES)('is missed with a required word dropped: %s', (sentence) => {
    expect(withoutWords(sentence).filter((other) => keeps(sentence, other))).toEqual([]);
  });

  it.each(SENTENCES)('is missed with “never” put in: %s', (sentence) => {
    expect(withNever(asTyped(sentence)).filter((other) => keeps(sentence, other))).toEqual([]);
  });

  it.each(SENTENCES.filter((sentence) => /\bno \[/i.test(sentence)))(
    'is missed with a word between “no” and what it denies: %s',
    (sentence) => {
      expect(keeps(sentence, asTyped(sentence.replaceAll(/\bno (?=\[)/gi, '$&fixed ')))).toBe(
        false,
      );
    },
  );

  it.each(SENTENCES.filter((sentence) => sentence.search(DENIAL) >= 0))(
    'is missed with its denial in another clause: %s',
    (sentence) => {
      const affirmed = asTyped(sentence).replaceAll(DENIAL, '');
      for (const clause of ['There is no doubt', 'There is no risk'])
        expect(keeps(sentence, `${clause}: ${affirmed}`)).toBe(false);
    },
  );
});
