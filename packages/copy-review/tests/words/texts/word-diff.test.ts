import { describe, expect, it } from 'vitest';
import { isWord, tokenize } from '../../../src/words/texts/word-diff.ts';
import { diffWords, reportedWords } from '../../../src/words/texts/word-diff.ts';
import { marked } from '../../reading.ts';

describe('Tokens', () => {
  const textsOf = (text: string) => tokenize(text).map((token) => token.text);

  it('are words, white space, punctuation and whole figures', () => {
    expect(textsOf('On 1 July 2027, 5 % don’t.')).toEqual([
      ...['On', ' ', '1 July 2027', ',', ' ', '5 %', ' ', 'don’t', '.'],
    ]);
    expect(tokenize('So 5 %').map(({ figure }) => figure?.value)).toEqual([
      undefined,
      undefined,
      '5',
    ]);
    expect(textsOf('MP3 4x 5')).toEqual(['MP3', ' ', '4x', ' ', '5']);
    expect(textsOf('')).toEqual([]);
  });

  it.each([
    ['a', true],
    ['5', true],
    ['語', true],
    ['.', false],
    [' ', false],
    ['👣', false],
  ])('“%s” is a word: %s', (text, expected) => {
    expect(isWord(text)).toBe(expected);
  });
});

const compareWords = (before: string, after: string) => reportedWords(diffWords(before, after));

describe('Changed words', () => {
  it.each([
    ['alone', 'You may lose it.', 'You will lose it.', 'You [-may][+will] lose it.'],
    ['by what was added', 'You lose it.', 'You may lose it.', 'You [+may ]lose it.'],
    ['by what was removed', 'You may lose it.', 'You lose it.', 'You [-may ]lose it.'],
    ['at the ends', 'A cat sat down', 'Our cat sat up', '[-A][+Our] cat sat [-down][+up]'],
    ['not at all', 'The same.', 'The same.', 'The same.'],
    ['from nothing', '', 'New text.', '[+New text.]'],
    ['to nothing', 'Old text.', '', '[-Old text.]'],
    ['in one character', 'Really sure.', 'Really sure!', 'Really sure[-.][+!]'],
    [
      'in one word of Chinese',
      '我喜欢咖啡和面包',
      '我喜欢红茶和面包',
      '我喜欢[-咖啡][+红茶]和面包',
    ],
    ['in one word of Greek', 'Η τιμή θα ανέβει', 'Η τιμή θα πέσει', 'Η τιμή θα [-ανέβει][+πέσει]'],
    [
      'in one word of Arabic',
      'السعر سوف يرتفع غدا',
      'السعر سوف ينخفض غدا',
      'السعر سوف [-يرتفع][+ينخفض] غدا',
    ],
    [
      'in one character of several',
      'Go to the 👩‍🚀 now',
      'Go to the 👨‍🚀 now',
      'Go to the [-👩‍🚀][+👨‍🚀] now',
    ],
  ])('%s', (_, before, after, expected) => {
    expect(marked(compareWords(before, after))).toBe(expected);
  });

  it.each([
    [
      'a date',
      'Locked until 1 July 2027.',
      'Locked until 2 July 2027.',
      'Locked until [-1 July 2027][+2 July 2027].',
    ],
    [
      'an amount',
      'It mints 5 trillion coins.',
      'It mints 5 billion coins.',
      'It mints [-5 trillion][+5 billion] coins.',
    ],
    ['a percentage', 'We hold 1 % of it.', 'We hold 1.5 % of it.', 'We hold [-1 %][+1.5 %] of it.'],
    [
      'money',
      'It costs R 500 at most.',
      'It costs R 5,500 at most.',
      'It costs [-R 500][+R 5,500] at most.',
    ],
    [
      'an address',
      'Ask a@muuva.example today.',
      'Ask ab@muuva.example today.',
      'Ask [-a@muuva.example][+ab@muuva.example] today.',
    ],
  ])('do not split %s', (_, before, after, expected) => {
    expect(marked(compareWords(before, after))).toBe(expected);
  });

  it('include a single unchanged word between longer changes', () => {
    const rest = 'and then they all walk home together.';
    const shown = (before: string, after: string) =>
      marked(compareWords(`${before} ${rest}`, `${after} ${rest}`));
    expect(shown('red fish swim blue birds', 'old cats swim tall trees')).toBe(
      `[-red fish swim blue birds][+old cats swim tall trees] ${rest}`,
    );
    expect(shown('fish swim blue birds', 'cats swim tall trees')).toBe(
      `[-fish][+cats] swim [-blue birds][+tall trees] ${rest}`,
    );
    expect(shown('red fish swim birds', 'old cats swim trees')).toBe(
      `[-red fish][+old cats] swim [-birds][+trees] ${rest}`,
    );
    expect(shown('red fish swim well blue birds', 'old cats swim well tall trees')).toBe(
      `[-red fish][+old cats] swim well [-blue birds][+tall trees] ${rest}`,
    );
    expect(shown('red fish 5 % blue birds', 'old cats 5 % tall trees')).toBe(
      `[-red fish][+old cats] 5 % [-blue birds][+tall trees] ${rest}`,
    );
    expect(shown('swim red fish', 'swim old cats')).toBe(`swim [-red fish][+old cats] ${rest}`);
  });

  it('are the whole text if less than 30 % of it is the same', () => {
    // Of 10 letters, 3 are in both texts; in the second pair, 2.
    expect(marked(compareWords('abc defghij', 'abc klmnopq'))).toBe('abc [-defghij][+klmnopq]');
    expect(marked(compareWords('ab cdefghij', 'ab klmnopqr'))).toBe('[-ab cdefghij][+ab klmnopqr]');
  });
});
