import { describe, expect, it } from 'vitest';
import { figuresAgreeWithTheRegister } from '../../src/editorial/check/rules/figures-agree-with-the-register.ts';
import { FACTS, prose, findings } from './facts.ts';

const agree = (...lines: string[]) =>
  findings(figuresAgreeWithTheRegister, { ...FACTS, 'faq/01-what.mdx': prose(...lines) });

describe('A fact that its schema refuses', () => {
  it.each([
    [
      'coins/bigfoot.yaml',
      'founderHold: { percent: 25 }',
      'founderHold: { percent: 250 }',
      'The founder holds 25 %.',
    ],
    ['contests/meme-wars.yaml', '2025-08-22', '2025-08-21', 'Winners from Friday 22 August 2025.'],
  ] as const)('is nothing that a text could disagree with: %s, %s', (name, from, to, sentence) => {
    const files = { ...FACTS, [name]: FACTS[name].replace(from, to) };
    expect(
      findings(figuresAgreeWithTheRegister, { ...files, 'faq/01-what.mdx': prose(sentence) }),
    ).toEqual([]);
  });

  it('is none where its line cannot be read', () => {
    const lines = 'founderHold:\n\tpercent: 25\n  vested: true\n';
    const coin = FACTS['coins/bigfoot.yaml'].replace('founderHold: { percent: 25 }\n', lines);
    const files = { ...FACTS, 'coins/bigfoot.yaml': coin };
    expect(
      findings(figuresAgreeWithTheRegister, {
        ...files,
        'faq/01-what.mdx': prose('The founder holds 25 %.'),
      }),
    ).toEqual([]);
  });

  it('is one for buying and one for selling, also in two sentences that begin with a figure', () => {
    const coin = FACTS['coins/bigfoot.yaml'].replace('buy: 0', 'buy: 1');
    const files = { ...FACTS, 'coins/bigfoot.yaml': coin };
    const text = prose('0 % when you buy. 0 % when you sell.');
    expect(findings(figuresAgreeWithTheRegister, { ...files, 'faq/01-what.mdx': text })).toMatchObject([
      { column: 1, fix: '1 %' },
    ]);
  });

  it('is one where only its quotation marks are missing', () => {
    const files = {
      ...FACTS,
      'coins/bigfoot.yaml': FACTS['coins/bigfoot.yaml'].replace('"5000000000000"', '5000000000000'),
      'faq/01-what.mdx': prose('The supply is 6 trillion.'),
    };
    expect(findings(figuresAgreeWithTheRegister, files)).toHaveLength(1);
  });
});

describe('Words that say how often', () => {
  it.each(['We look at the lock once a month.', 'Ask about the lock 24 hours a day.'])(
    'are no length of time: %s',
    (sentence) => {
      expect(agree(sentence).filter(({ what }) => what.includes('“a '))).toEqual([]);
    },
  );
});
