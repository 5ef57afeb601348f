import { describe, expect, it } from 'vitest';
import { figuresAgreeWithTheRegister } from '../../src/editorial/check/rules/figures-agree-with-the-register.ts';
import { figuresAreKnown } from '../../src/editorial/check/rules/figures-are-known.ts';
import { findFigures } from '../../src/editorial/review/figures.ts';
import { FACTS, prose, findings } from './facts.ts';

const agree = (sentence: string, listed = '') =>
  findings(figuresAgreeWithTheRegister, {
    ...FACTS,
    'figures.txt': listed,
    'faq/01-what.mdx': prose(sentence),
  });

describe('A figure that may be about something else', () => {
  it.each([
    ['The pool fee is 0.25 %.', 'The pool fee is 0.25 %', '50 % or 0 %'],
    ['The lock ends on 7 August 2026. We hold 30 % of the supply.', 'We hold 30 %', '50 %'],
    [
      'Bitcoin was launched on 3 January 2009.',
      'Bitcoin was launched on 3 January 2009',
      '5 August 2025',
    ],
    ['On offer: 2 billion. 2 billion to win. You can win 2 billion.', 'You can win 2 billion', ''],
    ['There is a lock. 1 July 2027 comes.', '1 July 2027 comes', '7 August 2026'],
  ])('is told first how it is listed: %s', (sentence, line, right) => {
    const found = agree(sentence).at(-1);
    expect(found?.why).toMatch(/^It may be about something else\./);
    expect(found?.fix).toContain(`comes from: ${line}   # … Otherwise write ${right}`);
    expect(agree(sentence, `${line}   # a source\n`)).toHaveLength(agree(sentence).length - 1);
  });

  it.each([
    ['Liquidity is locked until 1 July 2027.', '7 August 2026'],
    ['The token was launched on 3 January 2009.', '5 August 2025'],
    ['It was launched on 3 January 2009.', '5 August 2025'],
    ['The tax is 1 %.', '0 %'],
  ])('is not one of which a sentence says what it is: %s', (sentence, right) => {
    expect(agree(sentence).map(({ fix }) => fix)).toEqual([right]);
  });
});

describe('“may” in small letters', () => {
  it.each(['Winners under 18 may not claim.', 'You may 2 times.', 'All 18 may enter.'])(
    'is no month behind or before a number alone: %s',
    (text) => {
      expect(findFigures(text).map(({ kind }) => kind)).not.toContain('date');
    },
  );

  it.each([
    ['until 18 may', '--05-18'],
    ['on Monday the 18th of may', '--05-18'],
    ['from may 18', '--05-18'],
    ['18 may 2027', '2027-05-18'],
    ['under 18 May', '--05-18'],
    ['MAY 18', '--05-18'],
  ])('is a month with a year or behind a word of time: %s', (text, date) => {
    expect(findFigures(text)).toMatchObject([{ kind: 'date', value: date }]);
  });
});

it.each([
  ['Read pledge 3 first.', 'pledge 3'],
  ['Read question 2 again.', 'question 2'],
  ['Winners under 18 may not claim a prize.', 'under 18'],
  ['There are 44 signs.', '44 signs'],
])('A number that is no fact is listed with what it counts or numbers: %s', (sentence, line) => {
  const [found] = findings(figuresAreKnown, { ...FACTS, 'legal/01-a.mdx': prose(sentence) });
  expect(found?.fix.split('comes from: ')[1]).toBe(`${line}   # …`);
});
