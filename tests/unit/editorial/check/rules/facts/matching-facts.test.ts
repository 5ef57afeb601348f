import { describe, expect, it } from 'vitest';
import { matchingFacts } from '../../../../../../editorial/check/rules/facts/matching-facts.ts';
import { FACTS, prose, findings, format } from '../../../small-files.ts';

/** The figures in an answer that disagree, with other facts or files than the settings have. */
const disagreeing = (text: string, files: Readonly<Record<string, string>> = {}) =>
  findings(matchingFacts, { ...FACTS, ...files, 'faq/01-what.mdx': prose(text) });

/** A file of facts with one text replaced. */
const changed = (name: keyof typeof FACTS, from: string, to: string) => {
  expect(FACTS[name]).toContain(from);
  return { [name]: FACTS[name].replace(from, to) };
};

describe('A figure that disagrees with the facts of the site', () => {
  it.each([
    '50 % of the supply is paired with SOL and locked for twelve months or a year.',
    'It is locked until 7 Aug 2026, that is August 2026, on 7 August.',
    'The supply is 5 000 000 000 000, or five trillion.',
    '50 % is paired, 25 % is the founder’s, and 10 % is burned.',
    'Locked for 12 months from 5 August 2025 to 7 August 2026.',
    'The winner gets 3 billion, the second 1 billion and the third 500 million.',
    'A quarter of it is the founder’s, a half of it is paired, and a tenth of it is burned.',
    '0 % when you buy. 0 % when you sell.',
    'Answered within a day. Write to HELLO@muuva.example, or as name@example.com.',
    'It became law on 19 October 2022, with 7 % and 3 years.',
    'See [the lock](/legal#7-may-2027).',
  ])('is not reported if the facts are right: %s', (sentence) => {
    expect(disagreeing(sentence)).toEqual([]);
  });

  it('is compared with the fact of its own clause, so that swapped shares are found', () => {
    expect(format(disagreeing('25 % is paired, and 50 % is the founder’s.'))).toEqual([
      'faq/01-what.mdx:5:1 “25 %” does not match the fact “Share in the pool”. 50%',
      'faq/01-what.mdx:5:21 “50 %” does not match the fact “Founder hold”. 25%',
    ]);
  });

  it('is compared with the buy tax and the sell tax separately', () => {
    const coin = changed('coins/bigfoot.yaml', 'buy: 0', 'buy: 1');
    expect(disagreeing('0 % when you buy. 0 % when you sell.', coin)).toMatchObject([
      { place: { start: { column: 1 } }, fix: '1%' },
    ]);
  });

  it('is found in settings, and only in files that state facts', () => {
    const page =
      '---\nhero:\n  heading:\n    - Locked until\n    - "Liquidity locked: 8 August 2026"\n  href: /8-august-2026-lock\n---\n';
    const record = 'summary: The lock said 8 August 2026.\n';
    expect(
      format(
        findings(matchingFacts, {
          ...FACTS,
          'pages/home.mdx': page,
          'legal.yaml': record,
        }),
      ),
    ).toEqual([
      'pages/home.mdx:5:26 “8 August 2026” looks like a slip for 7 August 2026, the “LP locked until”. 7 August 2026',
    ]);
  });

  it('is found in a very long line, and none in a very long word', () => {
    const diagnostics = disagreeing(`${'So it goes. '.repeat(300)}It is locked until 1 July 2027.`);
    expect(diagnostics.map(({ place: { start } }) => [start.line, start.column])).toEqual([
      [5, 3620],
    ]);
    expect(disagreeing('x'.repeat(4000))).toEqual([]);
  });

  it('is ignored if it is listed with the words around it, not if it is listed alone', () => {
    const listed = (line: string, text: string) => disagreeing(text, { 'figures.txt': line });
    expect(listed('ask again on 1 July 2027\n', 'The lock: ask  again on 1 July 2027.')).toEqual(
      [],
    );
    expect(listed('1 July 2027\n', 'The lock ends on 1 July 2027.')).toHaveLength(1);
  });

  it('is found if the fact has not been supplied', () => {
    const address = 'So11111111111111111111111111111111111111112';
    expect(disagreeing(`Send it to ${address}.\nEntries close on 1 May 2027.`)).toMatchObject([
      {
        reason: `“${address}” is an address, and the owner has published none.`,
        note: 'A visitor may send money to it.',
        fix: 'Remove it: the only address that belongs on this site is the token’s own, and only the owner supplies it.',
      },
      { reason: '“1 May 2027” is given as “Closing date”, which the owner has not supplied.' },
    ]);
  });

  it('is not reported if the site has no facts', () => {
    const files = { 'faq/01-what.mdx': prose('Locked until 1 July 2027 with $X and a@b.example.') };
    expect(findings(matchingFacts, files)).toEqual([]);
  });
});

describe('A fact that its schema rejects', () => {
  it.each([
    [
      'coins/bigfoot.yaml',
      'founderHold: { percent: 25 }',
      'founderHold: { percent: 250 }',
      'The founder holds 25 %.',
    ],
    ['contests/meme-wars.yaml', '2025-08-22', '2025-08-21', 'Winners from Friday 22 August 2025.'],
  ] as const)('is not compared with the text: %s, %s', (name, from, to, sentence) => {
    expect(disagreeing(sentence, changed(name, from, to))).toEqual([]);
  });

  it('is not compared if its line is unreadable', () => {
    const lines = 'founderHold:\n\tpercent: 25\n  vested: true\n';
    const coin = changed('coins/bigfoot.yaml', 'founderHold: { percent: 25 }\n', lines);
    expect(disagreeing('The founder holds 25 %.', coin)).toEqual([]);
  });

  it('is compared if only its quotation marks are missing', () => {
    const coin = changed('coins/bigfoot.yaml', '"5000000000000"', '5000000000000');
    expect(disagreeing('The supply is 6 trillion.', coin)).toHaveLength(1);
  });
});

describe('A fact that three sentences contradict in the same way', () => {
  const SENTENCES = 'The founder holds 25 %.\n\nThe founder has 25%.\n\nThe founder keeps 25 %.';
  const messages = (percent: number) =>
    disagreeing(SENTENCES, changed('coins/bigfoot.yaml', 'percent: 25', `percent: ${percent}`));
  const SETTING = {
    file: 'coins/bigfoot.yaml',
    reason: expect.stringContaining('3 sentences say') as unknown,
  };

  it('is the only one reported if it looks like a slip', () => {
    expect(messages(52)).toMatchObject([SETTING]);
  });

  it('is not suspected on the word of two', () => {
    const coin = changed('coins/bigfoot.yaml', 'percent: 25', 'percent: 52');
    const two = disagreeing('The founder holds 25 %.\n\nThe founder has 25%.', coin);
    expect(two.map(({ file }) => file)).toEqual(['faq/01-what.mdx', 'faq/01-what.mdx']);
  });

  it('is reported with them if it may have been changed on purpose', () => {
    const ANSWER = { file: 'faq/01-what.mdx' };
    expect(messages(30)).toMatchObject([SETTING, ANSWER, ANSWER, ANSWER]);
  });
});
