import { describe, expect, it } from 'vitest';
import { figuresAgreeWithTheRegister } from '../../../../../src/editorial/check/rules/figures-agree-with-the-register.ts';
import { FACTS, prose, findings, format } from '../../small-files.ts';

const agree = (...lines: string[]) =>
  findings(figuresAgreeWithTheRegister, { ...FACTS, 'faq/01-what.mdx': prose(...lines) });

describe('A figure that disagrees with the register', () => {
  it('is format with both places, and with a fix to type', () => {
    expect(agree('The pool is locked.', 'Liquidity is locked until 1 July 2027, we say.')).toEqual([
      {
        file: 'faq/01-what.mdx',
        line: 6,
        column: 27,
        severity: 'error',
        what: '“1 July 2027” does not match “LP locked until”.',
        why: 'A visitor would read two answers: the register says 7 August 2026, in coins/bigfoot.yaml:5. A figure that is about something else goes into figures.txt, with the words around it.',
        fix: '7 August 2026',
      },
    ]);
  });

  it.each([
    [
      'It was launched on 6 August 2025.',
      '“6 August 2025” does not match “Launched”. 5 August 2025',
    ],
    ['The supply is 6 trillion.', '“6 trillion” does not match “Supply”. 5 trillion'],
    ['The supply is 6 Trillion.', '“6 Trillion” does not match “Supply”. 5 Trillion'],
    [
      'The supply is 6,000,000,000,000.',
      '“6,000,000,000,000” does not match “Supply”. 5,000,000,000,000',
    ],
    [
      'The supply is 6 000 000 000 000.',
      '“6 000 000 000 000” does not match “Supply”. 5 000 000 000 000',
    ],
    ['The supply is 6000000000000.', '“6000000000000” does not match “Supply”. 5000000000000'],
    ['The founder holds 26%.', '“26%” does not match “Founder hold”. 25%'],
    ['The founder holds 26 per cent.', '“26 per cent” does not match “Founder hold”. 25 per cent'],
    ['It is locked for 13 months.', '“13 months” does not match “LP lock minimum”. 12 months'],
    ['A 13-month lock.', '“13-month” does not match “LP lock minimum”. 12-month'],
    ['It is locked for two years.', '“two years” does not match “LP lock minimum”. 12 months'],
    ['51 % is paired.', '“51 %” does not match “Share in the pool”. 50 %'],
    ['A tax of 1 %.', '“1 %” does not match “Buy tax” or “Sell tax”. 0 %'],
    ['It is 1 % when you buy.', '“1 %” does not match “Buy tax”. 0 %'],
    ['It is 1 % when you sell.', '“1 %” does not match “Sell tax”. 0 %'],
    [
      'We answer within five working days.',
      '“five working days” does not match “Response time”. 24 hours',
    ],
    ['A third of it is paired.', '“A third” does not match “Share in the pool”. 50 %'],
    ['Two thirds of it are paired.', '“Two thirds” does not match “Share in the pool”. 50 %'],
    ['We burn 11 %.', '“11 %” does not match “Initial burn”. 10 %'],
    [
      'Post it with #BigfootMemeWars.',
      '“#BigfootMemeWars” does not match “Hashtag”. #BigfootMemeWar',
    ],
    ['We sell $BIGFEET.', '“$BIGFEET” does not match “Token”. $BIGFOOT'],
    [
      'Winners from Friday 29 August 2025.',
      '“Friday 29 August 2025” does not match “Winners from”. Friday 22 August 2025',
    ],
    ['First prize: 4 billion.', '“4 billion” does not match “First prize”. 3 billion'],
    [
      'You can win 2 billion.',
      '“2 billion” does not match “First prize” or “Second prize” or “Third prize”. If it is about something else, add a line to figures.txt with the words around it, a # and where it comes from: You can win 2 billion   # … Otherwise write 3 billion or 1 billion or 500 million',
    ],
    ['We answer within 48 hours.', '“48 hours” does not match “Response time”. 24 hours'],
    [
      'Write to us@muuva.example.',
      '“us@muuva.example” does not match “E-mail”. hello@muuva.example',
    ],
  ])('%s', (sentence, expected) => {
    expect(agree(sentence).map(({ what, fix }) => `${what} ${fix}`)).toEqual([expected]);
  });

  it.each([
    ['1 Jul 2027', '7 Aug 2026'],
    ['1 May 2027', '7 August 2026'],
    ['2027-07-01', '2026-08-07'],
    ['01/07/2027', '07/08/2026'],
    ['July 1, 2027', 'August 7, 2026'],
    ['Thursday 1 July 2027', 'Friday 7 August 2026'],
    ['Thursday 1 Jul 2027', 'Friday 7 Aug 2026'],
    ['Thursday, July 1, 2027', 'Friday, August 7, 2026'],
    ['July 2027', 'August 2026'],
    ['Jul. 2027', 'Aug 2026'],
    ['1 July', '7 August'],
    ['July 1', 'August 7'],
    ['Thursday the 1st of July 2027', 'Friday 7 August 2026'],
    ['2027', '2026'],
  ])('is put right in its own style: %s', (typed, fix) => {
    expect(agree(`It is locked until ${typed}.`).map((found) => found.fix)).toEqual([fix]);
  });

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
  ])('is not seen where the facts are format right: %s', (sentence) => {
    expect(agree(sentence)).toEqual([]);
  });

  it('is no excuse for another in its clause that no fact has', () => {
    const [found] = agree('Locked from 6 August 2025 to 7 August 2026.');
    expect(found?.what).toBe('“6 August 2025” does not match “LP locked until”.');
    expect(agree('Locked until 5 August 2025.')).toHaveLength(1);
  });

  it('is held against its own clause, so that swapped shares are found', () => {
    expect(format(agree('25 % is paired, and 50 % is the founder’s.'))).toEqual([
      'faq/01-what.mdx:5:1 “25 %” does not match “Share in the pool”. 50 %',
      'faq/01-what.mdx:5:21 “50 %” does not match “Founder hold”. 25 %',
    ]);
  });

  it('is found in the texts of settings, and only in texts that state facts', () => {
    const page =
      '---\nhero:\n  heading:\n    - Locked until\n    - "Locked: 8 August 2026"\n  href: /8-august-2026-lock\n---\n';
    const record = 'summary: The lock said 8 August 2026.\n';
    expect(
      format(
        findings(figuresAgreeWithTheRegister, {
          ...FACTS,
          'pages/home.mdx': page,
          'legal.yaml': record,
        }),
      ),
    ).toEqual([
      'pages/home.mdx:5:16 “8 August 2026” does not match “LP locked until”. 7 August 2026',
    ]);
  });

  it('is found at its place in an endless line', () => {
    const found = agree(`${'So it goes. '.repeat(1000)}It is locked until 1 July 2027.`);
    expect(found.map(({ line, column }) => [line, column])).toEqual([[5, 12_020]]);
    expect(agree('x'.repeat(12_000))).toEqual([]);
  });

  it('is found where a line breaks inside it', () => {
    expect(format(agree('It is locked until 1', 'July 2027.'))).toEqual([
      'faq/01-what.mdx:5:20 “1 July 2027” does not match “LP locked until”. 7 August 2026',
    ]);
  });

  it('is found in a sentence that goes on from one about the fact, but not in another paragraph', () => {
    expect(format(agree('There is a lock.', 'It ends on 1 July 2027.'))).toHaveLength(1);
    expect(agree('There is a lock.', '', 'It ends on 1 July 2027.')).toEqual([]);
    expect(agree('- There is a lock.', '- It ends on 1 July 2027.')).toEqual([]);
    expect(agree('There is a lock.', 'It came on 5 August 2025.')).toEqual([]);
  });

  it('is excused by listed words around it, and by itself only away from words about the fact', () => {
    const listed = (line: string, ...lines: string[]) =>
      findings(figuresAgreeWithTheRegister, {
        ...FACTS,
        'figures.txt': line,
        'faq/01-what.mdx': prose(...lines),
      });
    expect(listed('ask again on 1 July 2027\n', 'The lock: ask  again on 1 July 2027.')).toEqual(
      [],
    );
    expect(listed('1 July 2027\n', 'There is a lock.', 'Ask on 1 July 2027.')).toEqual([]);
    expect(listed('1 July 2027\n', 'The lock ends on 1 July 2027.')).toHaveLength(1);
  });

  it('is found where nothing has been supplied that it could be', () => {
    const address = 'So11111111111111111111111111111111111111112';
    expect(agree(`Send it to ${address}.`, 'Entries close on 1 May 2027.')).toMatchObject([
      {
        what: `“${address}” stands for “Contract address”, which has not been supplied.`,
        why: 'A visitor would take for a fact what nobody has stated.',
        fix: 'Take it out, or supply “Contract address” in coins/bigfoot.yaml.',
      },
      { what: '“1 May 2027” stands for “Closing date”, which has not been supplied.' },
    ]);
  });

  it.each([
    [
      'Come on Friday 23 August 2025.',
      '“Friday 23 August 2025” is a Saturday.',
      'A visitor cannot know whether the day of the week or the date is meant.',
      'Saturday 23 August 2025',
    ],
    [
      'Come on 31/02/2026.',
      '“31/02/2026” is not a date.',
      'The calendar has no such day, so a visitor cannot know which one is meant.',
      'Write a day that the calendar has, such as 28 February 2026.',
    ],
    [
      'There are 5,00,000 of them.',
      '“5,00,000” is not an amount.',
      'Its groups do not have three figures each, so a visitor cannot know how much is meant.',
      'Write groups of three figures, such as 5,000,000, or words, such as 5 million.',
    ],
  ])('is found where it makes no sense: %s', (sentence, what, why, fix) => {
    expect(agree(sentence)).toMatchObject([{ what, why, fix }]);
    expect(agree('Come on Saturday 23 August 2025, or Friday 22 August, or Friday.')).toEqual([]);
  });

  it('is left alone where a fact that it may be about cannot be read', () => {
    const coin = 'tax: { buy: 0, sell: none }\n';
    const files = { 'coins/bigfoot.yaml': coin, 'faq/01-what.mdx': prose('A tax of 1 %.') };
    expect(findings(figuresAgreeWithTheRegister, files)).toEqual([]);
  });

  it('is not looked for where the register holds nothing', () => {
    const files = { 'faq/01-what.mdx': prose('Locked until 1 July 2027 with $X and a@b.example.') };
    expect(findings(figuresAgreeWithTheRegister, files)).toEqual([]);
  });
});
