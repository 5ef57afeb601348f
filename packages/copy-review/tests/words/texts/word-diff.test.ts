import { describe, expect, it } from 'vitest';
import { diffWords, isWord, reportedWords, tokenize } from '../../../src/words/texts/word-diff.ts';
import { marked, unmarked } from '../../reading.ts';

describe('Tokens', () => {
  const textsOf = (text: string) => tokenize(text).map((token) => token.text);

  it('are words, white space, punctuation and whole figures', () => {
    expect(textsOf('On 1 July 2027, 5 % don’t.')).toEqual([
      'On',
      ' ',
      '1 July 2027',
      ',',
      ' ',
      '5 %',
      ' ',
      'don’t',
      '.',
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

const REST = 'and then they all walk home together.';

describe('Changed words are marked', () => {
  /** Expects that both versions of a text are compared to just these marks. */
  const expectMarks = (text: string) => {
    expect(marked(reportedWords(diffWords(...unmarked(text))))).toBe(text);
  };

  it.each([
    ['alone', 'You [-may][+will] lose it.'],
    ['by what was added', 'You [+may ]lose it.'],
    ['by what was removed', 'You [-may ]lose it.'],
    ['at the ends', '[-A][+Our] cat sat [-down][+up]'],
    ['not at all', 'The same.'],
    ['from nothing', '[+New text.]'],
    ['to nothing', '[-Old text.]'],
    ['in one character', 'Really sure[-.][+!]'],
    ['in one word of Chinese', '我喜欢[-咖啡][+红茶]和面包'],
    ['in one word of Greek', 'Η τιμή θα [-ανέβει][+πέσει]'],
    ['in one word of Arabic', 'السعر سوف [-يرتفع][+ينخفض] غدا'],
    ['in one character of several', 'Go to the [-👩‍🚀][+👨‍🚀] now'],
    ['by a whole date', 'Locked until [-1 July 2027][+2 July 2027].'],
    ['by a whole amount', 'It mints [-5 trillion][+5 billion] coins.'],
    ['by a whole percentage', 'We hold [-1 %][+1.5 %] of it.'],
    ['by a whole sum of money', 'It costs [-R 500][+R 5,500] at most.'],
    ['by a whole address', 'Ask [-a@muuva.example][+ab@muuva.example] today.'],
    // Of 10 letters, 3 are in both texts; in the second pair, 2.
    ['without the rest if 30 % of the text is the same', 'abc [-defghij][+klmnopq]'],
    ['with the whole text if less of it is the same', '[-ab cdefghij][+ab klmnopqr]'],
  ])('%s', (_, text) => {
    expectMarks(text);
  });

  it('with the one word that stays between two changes of several words', () => {
    expectMarks(`[-red fish swim blue birds][+old cats swim tall trees] ${REST}`);
  });

  it.each([
    `[-fish][+cats] swim [-blue birds][+tall trees] ${REST}`,
    `[-red fish][+old cats] swim [-birds][+trees] ${REST}`,
    `[-red fish][+old cats] swim well [-blue birds][+tall trees] ${REST}`,
    `[-red fish][+old cats] 5 % [-blue birds][+tall trees] ${REST}`,
    `swim [-red fish][+old cats] ${REST}`,
  ])('without what stays elsewhere: %s', (text) => {
    expectMarks(text);
  });
});
