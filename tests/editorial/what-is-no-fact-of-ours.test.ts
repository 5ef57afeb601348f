import { describe, expect, it } from 'vitest';
import { figuresAgreeWithTheRegister } from '../../src/editorial/check/rules/figures-agree-with-the-register.ts';
import { FACTS, prose, findings, format } from './facts.ts';

const agree = (...lines: string[]) =>
  findings(figuresAgreeWithTheRegister, { ...FACTS, 'faq/01-what.mdx': prose(...lines) });

describe('A figure near words about a fact, but about something else', () => {
  it.each([
    ['A tax of 18 % may be due on what you gain.'],
    ['You may owe tax, of 18 %.'],
    ['Income tax can be 45 %.'],
    ['There is no tax.', 'Platforms charge 1 % of their own.'],
    ['There is no tax.', 'An exchange may take a fee of 1 %.'],
    ['There is no tax.', 'This is how it was.', 'About 90 % of such coins fail.'],
    ['The liquidity is locked for 12 months.', 'You have 14 days to reply.'],
    ['A winner then has two weeks to answer.'],
    ['The liquidity was locked two days after launch.'],
    ['There is a lock.', 'It began two days after launch.'],
    ['There is a lock.', 'So it is said.', 'A walk takes 3 days.'],
  ])('is left alone: %s %s', (...lines) => {
    expect(agree(...lines)).toEqual([]);
  });

  it.each([
    ['A tax of 18 % is taken from each trade.', '“18 %”'],
    ['You may owe tax to the state, and the token takes a tax of 2 %.', '“2 %”'],
    ['There is a lock.\nIt lasts 30 days.', '“30 days”'],
    ['We take 14 days to reply.', '“14 days”'],
    ['You can expect us to reply within 48 hours.', '“48 hours”'],
    ['The lock ends six months after launch.', '“six months”'],
  ])('is not mistaken for one that is about the fact: %s', (text, figure) => {
    expect(agree(text).map(({ what }) => what.split(' does')[0])).toEqual([figure]);
  });
});

describe('The day of the winners and the chain of the token', () => {
  const files = {
    ...FACTS,
    'coins/bigfoot.yaml': `${FACTS['coins/bigfoot.yaml']}chain: Solana\n`,
  };
  const said = (...lines: string[]) =>
    findings(figuresAgreeWithTheRegister, { ...files, 'faq/01-what.mdx': prose(...lines) });

  it('are held against the register', () => {
    expect(said('Winners are announced every Thursday.')).toEqual([
      {
        file: 'faq/01-what.mdx',
        line: 5,
        column: 23,
        severity: 'error',
        what: '“every Thursday” does not match “Day of the winners”.',
        why: 'A visitor would read two answers: the register says Friday, in contests/meme-wars.yaml:2. A figure that is about something else goes into figures.txt, with the words around it.',
        fix: 'every Friday',
      },
    ]);
    expect(format(said('On Mondays winners are announced.'))).toEqual([
      'faq/01-what.mdx:5:4 “Mondays” does not match “Day of the winners”. Fridays',
    ]);
    expect(format(said('Our first token is $BIGFOOT, on Ethereum.'))).toEqual([
      'faq/01-what.mdx:5:33 “Ethereum” does not match “Chain”. Solana',
    ]);
    expect(format(said('It was launched on Base.'))).toHaveLength(1);
  });

  it.each([
    'Winners are announced every Friday, starting Friday 22 August 2025.',
    'Entries close every Thursday, before the winners are announced.',
    'We meet every Thursday.',
    'Our first token is $BIGFOOT, on Solana.',
    'Look-alike tokens on Ethereum may copy our name.',
    'The token is on Solana, not on Ethereum.',
    'A $BIGFOOT on Ethereum is not ours.',
    'The token is not on Ethereum.',
    'Our token is slower than a transfer on Ethereum.',
    'It was launched on base camp.',
    'Whoever offers you $BIGFOOT on Ethereum is a thief.',
  ])('are not seen where something else is spoken of: %s', (sentence) => {
    expect(said(sentence)).toEqual([]);
  });
});
