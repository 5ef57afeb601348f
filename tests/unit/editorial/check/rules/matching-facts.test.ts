import { describe, expect, it } from 'vitest';
import { matchingFacts } from '../../../../../editorial/check/rules/matching-facts.ts';
import { FACTS, prose, findings, format, answer, reports } from '../../small-files.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';

const agree = (...lines: string[]) =>
  findings(matchingFacts, { ...FACTS, 'faq/01-what.mdx': prose(...lines) });

describe('A figure that disagrees with the register', () => {
  it('is reported with its place, that of the fact, and a fix', () => {
    expect(
      agree('The pool is locked.', 'Liquidity is locked until 1 July 2027, we say.'),
    ).toMatchObject([
      {
        file: 'faq/01-what.mdx',
        place: { start: { line: 6, column: 27 } },
        severity: 'error',
        reason: '“1 July 2027” does not match “LP locked until”.',
        note: 'A visitor would read two answers: the register says 7 August 2026, in coins/bigfoot.yaml:5. A figure that is about something else goes into figures.txt, with the words around it.',
        fix: '7 August 2026',
      },
    ]);
  });

  it.each([
    [
      'It was launched on 6 August 2025.',
      '“6 August 2025” does not match “Launched”. 5 August 2025',
    ],
    ['The supply is 6 trillion.', '“6 trillion” does not match “Supply”. 5,000,000,000,000'],
    ['The supply is 6 Trillion.', '“6 Trillion” does not match “Supply”. 5,000,000,000,000'],
    [
      'The supply is 6,000,000,000,000.',
      '“6,000,000,000,000” does not match “Supply”. 5,000,000,000,000',
    ],
    [
      'The supply is 6 000 000 000 000.',
      '“6 000 000 000 000” does not match “Supply”. 5,000,000,000,000',
    ],
    ['The supply is 6000000000000.', '“6000000000000” does not match “Supply”. 5,000,000,000,000'],
    ['The founder holds 26%.', '“26%” does not match “Founder hold”. 25%'],
    ['The founder holds 26 per cent.', '“26 per cent” does not match “Founder hold”. 25%'],
    ['It is locked for 13 months.', '“13 months” does not match “LP lock minimum”. 12 months'],
    ['A 13-month lock.', '“13-month” does not match “LP lock minimum”. 12-month'],
    ['It is locked for two years.', '“two years” does not match “LP lock minimum”. 12 months'],
    ['51 % is paired.', '“51 %” does not match “Share in the pool”. 50%'],
    ['A tax of 1 %.', '“1 %” does not match “Buy tax” or “Sell tax”. 0%'],
    ['It is 1 % when you buy.', '“1 %” does not match “Buy tax”. 0%'],
    ['It is 1 % when you sell.', '“1 %” does not match “Sell tax”. 0%'],
    [
      'We answer within five working days.',
      '“five working days” does not match “Response time”. 24 hours',
    ],
    ['A third of it is paired.', '“A third” does not match “Share in the pool”. 50%'],
    ['Two thirds of it are paired.', '“Two thirds” does not match “Share in the pool”. 50%'],
    ['We burn 11 %.', '“11 %” does not match “Initial burn”. 10%'],
    [
      'Post it with #BigfootMemeWars.',
      '“#BigfootMemeWars” does not match “Hashtag”. #BigfootMemeWar',
    ],
    ['We sell $BIGFEET.', '“$BIGFEET” does not match “Token”. $BIGFOOT'],
    [
      'Winners from Friday 29 August 2025.',
      '“Friday 29 August 2025” does not match “Winners from”. 22 August 2025',
    ],
    ['First prize: 4 billion.', '“4 billion” does not match “First prize”. 3 billion'],
    [
      'You can win 2 billion.',
      '“2 billion” does not match “First prize” or “Second prize” or “Third prize”. If it is about something else, add this line to figures.txt, and its source after the #: You can win 2 billion   # … Otherwise: Write 3 billion or 1 billion or 500 million',
    ],
    ['We answer within 48 hours.', '“48 hours” does not match “Response time”. 24 hours'],
  ])('%s', (sentence, expected) => {
    expect(agree(sentence).map(({ reason, fix }) => `${reason} ${fix}`)).toEqual([expected]);
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
  ])('is not reported if the facts are right: %s', (sentence) => {
    expect(agree(sentence)).toEqual([]);
  });

  it('is reported although the right value is in the same clause, if it is the value of no fact', () => {
    const [found] = agree('Locked from 6 August 2025 to 7 August 2026.');
    expect(found?.reason).toBe('“6 August 2025” does not match “LP locked until”.');
    expect(agree('Locked until 5 August 2025.')).toHaveLength(1);
  });

  it('is compared with the fact of its own clause, so that swapped shares are found', () => {
    expect(format(agree('25 % is paired, and 50 % is the founder’s.'))).toEqual([
      'faq/01-what.mdx:5:1 “25 %” does not match “Share in the pool”. 50%',
      'faq/01-what.mdx:5:21 “50 %” does not match “Founder hold”. 25%',
    ]);
  });

  it('is found in settings, and only in files that state facts', () => {
    const page =
      '---\nhero:\n  heading:\n    - Locked until\n    - "Locked: 8 August 2026"\n  href: /8-august-2026-lock\n---\n';
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
      'pages/home.mdx:5:16 “8 August 2026” does not match “LP locked until”. 7 August 2026',
    ]);
  });

  it('is found in a very long line', () => {
    const found = agree(`${'So it goes. '.repeat(1000)}It is locked until 1 July 2027.`);
    expect(found.map(({ place: { start } }) => [start.line, start.column])).toEqual([[5, 12_020]]);
    expect(agree('x'.repeat(12_000))).toEqual([]);
  });

  it('is found across a line break', () => {
    expect(format(agree('It is locked until 1', 'July 2027.'))).toEqual([
      'faq/01-what.mdx:5:20 “1 July 2027” does not match “LP locked until”. 7 August 2026',
    ]);
  });

  it('is found in a sentence after one about the fact, but not in another paragraph', () => {
    expect(format(agree('There is a lock.', 'It ends on 1 July 2027.'))).toHaveLength(1);
    expect(agree('There is a lock.', '', 'It ends on 1 July 2027.')).toEqual([]);
    expect(agree('- There is a lock.', '- It ends on 1 July 2027.')).toEqual([]);
    expect(agree('There is a lock.', 'It came on 5 August 2025.')).toEqual([]);
  });

  it('is ignored if it is listed with the words around it; listed alone, only if its sentence does not name the fact', () => {
    const listed = (line: string, ...lines: string[]) =>
      findings(matchingFacts, {
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

  it('is found if the fact has not been supplied', () => {
    const address = 'So11111111111111111111111111111111111111112';
    expect(agree(`Send it to ${address}.`, 'Entries close on 1 May 2027.')).toMatchObject([
      {
        reason: `“${address}” is given as “Contract address”, which the owner has not supplied.`,
        note: 'A visitor would take it for a fact, although nobody has stated it.',
        fix: 'Remove it, or let the owner supply “Contract address” in coins/bigfoot.yaml.',
      },
      { reason: '“1 May 2027” is given as “Closing date”, which the owner has not supplied.' },
    ]);
  });

  it.each([
    [
      'Come on Friday 23 August 2025.',
      '“Friday 23 August 2025” is a Saturday.',
      'A visitor cannot know whether the day of the week or the date is meant.',
      'If the date is right, write Saturday 23 August 2025. If the day of the week is right, write Friday 22 August 2025.',
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
  ])('is found if it is not valid: %s', (sentence, reason, note, fix) => {
    expect(agree(sentence)).toMatchObject([{ reason, note, fix }]);
    expect(agree('Come on Saturday 23 August 2025, or Friday 22 August, or Friday.')).toEqual([]);
  });

  it('is not reported if a fact that it may refer to is unreadable', () => {
    const coin = 'tax: { buy: 0, sell: none }\n';
    const files = { 'coins/bigfoot.yaml': coin, 'faq/01-what.mdx': prose('A tax of 1 %.') };
    expect(findings(matchingFacts, files)).toEqual([]);
  });

  it('is not reported if the register is empty', () => {
    const files = { 'faq/01-what.mdx': prose('Locked until 1 July 2027 with $X and a@b.example.') };
    expect(findings(matchingFacts, files)).toEqual([]);
  });
});

describe('A figure that may be about something else', () => {
  const beside = (sentence: string, listed: string) =>
    findings(matchingFacts, {
      ...FACTS,
      'figures.txt': listed,
      'faq/01-what.mdx': prose(sentence),
    });

  it.each([
    ['The pool fee is 0.25 %.', 'The pool fee is 0.25 %', '50% or 0%'],
    ['The lock ends on 7 August 2026. We hold 30 % of the supply.', 'We hold 30 %', '50%'],
    [
      'Bitcoin was launched on 3 January 2009.',
      'Bitcoin was launched on 3 January 2009',
      '5 August 2025',
    ],
    ['On offer: 2 billion. 2 billion to win. You can win 2 billion.', 'You can win 2 billion', ''],
    ['There is a lock. 1 July 2027 comes.', '1 July 2027 comes', '7 August 2026'],
  ])('has a fix that first says how to list it: %s', (sentence, line, right) => {
    const found = agree(sentence).at(-1);
    expect(found?.note).toMatch(/^It may be about something else\./);
    expect(found?.fix).toContain(`after the #: ${line}   # … Otherwise: Write ${right}`);
    expect(beside(sentence, `${line}   # a source\n`)).toHaveLength(agree(sentence).length - 1);
  });

  it.each([
    ['Liquidity is locked until 1 July 2027.', '7 August 2026'],
    ['The token was launched on 3 January 2009.', '5 August 2025'],
    ['It was launched on 3 January 2009.', '5 August 2025'],
    ['The tax is 1 %.', '0%'],
  ])('is not one whose sentence names the fact: %s', (sentence, right) => {
    expect(agree(sentence).map(({ fix }) => fix)).toEqual([right]);
  });
});

describe('A figure near words about a fact', () => {
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
  ])('is not reported if it refers to something else: %s %s', (...lines) => {
    expect(agree(...lines)).toEqual([]);
  });

  it.each([
    ['A tax of 18 % is taken from each trade.', '“18 %”'],
    ['You may owe tax to the state, and the token takes a tax of 2 %.', '“2 %”'],
    ['There is a lock.\nIt lasts 30 days.', '“30 days”'],
    ['We take 14 days to reply.', '“14 days”'],
    ['You can expect us to reply within 48 hours.', '“48 hours”'],
    ['The lock ends six months after launch.', '“six months”'],
  ])('is reported if it refers to the fact: %s', (text, figure) => {
    expect(agree(text).map(({ reason }) => reason.split(' does')[0])).toEqual([figure]);
  });
});

describe('The day of the winners and the chain of the token', () => {
  const files = {
    ...FACTS,
    'coins/bigfoot.yaml': `${FACTS['coins/bigfoot.yaml']}chain: Solana\n`,
  };
  const said = (...lines: string[]) =>
    findings(matchingFacts, { ...files, 'faq/01-what.mdx': prose(...lines) });

  it('are compared with the register', () => {
    expect(said('Winners are announced every Thursday.')).toMatchObject([
      {
        file: 'faq/01-what.mdx',
        place: { start: { line: 5, column: 23 } },
        severity: 'error',
        reason: '“every Thursday” does not match “Day of the winners”.',
        note: 'A visitor would read two answers: the register says Friday, in contests/meme-wars.yaml:2. A figure that is about something else goes into figures.txt, with the words around it.',
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
  ])('are not compared in a sentence about something else: %s', (sentence) => {
    expect(said(sentence)).toEqual([]);
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
    const files = { ...FACTS, [name]: FACTS[name].replace(from, to) };
    expect(findings(matchingFacts, { ...files, 'faq/01-what.mdx': prose(sentence) })).toEqual([]);
  });

  it('is not compared if its line is unreadable', () => {
    const lines = 'founderHold:\n\tpercent: 25\n  vested: true\n';
    const coin = FACTS['coins/bigfoot.yaml'].replace('founderHold: { percent: 25 }\n', lines);
    const files = { ...FACTS, 'coins/bigfoot.yaml': coin };
    expect(
      findings(matchingFacts, {
        ...files,
        'faq/01-what.mdx': prose('The founder holds 25 %.'),
      }),
    ).toEqual([]);
  });

  it('is compared separately for the buy tax and the sell tax', () => {
    const coin = FACTS['coins/bigfoot.yaml'].replace('buy: 0', 'buy: 1');
    const files = { ...FACTS, 'coins/bigfoot.yaml': coin };
    const text = prose('0 % when you buy. 0 % when you sell.');
    expect(findings(matchingFacts, { ...files, 'faq/01-what.mdx': text })).toMatchObject([
      { place: { start: { column: 1 } }, fix: '1%' },
    ]);
  });

  it('is compared if only its quotation marks are missing', () => {
    const files = {
      ...FACTS,
      'coins/bigfoot.yaml': FACTS['coins/bigfoot.yaml'].replace('"5000000000000"', '5000000000000'),
      'faq/01-what.mdx': prose('The supply is 6 trillion.'),
    };
    expect(findings(matchingFacts, files)).toHaveLength(1);
  });
});

describe('Words for a frequency', () => {
  it.each(['We look at the lock once a month.', 'Ask about the lock 24 hours a day.'])(
    'are not read as a duration: %s',
    (sentence) => {
      expect(agree(sentence).filter(({ reason }) => reason.includes('“a '))).toEqual([]);
    },
  );
});

describe('A figure is found without its markup', () => {
  const COIN = readContentFile('coins/bigfoot.yaml', 'lpLockedUntil: 2026-08-07\nname: $BIGFOOT\n');

  it.each([
    ['in part bold', 'It is locked until **1 July** 2027.', '5:22'],
    ['with a space by its name', 'It is locked until 1&nbsp;July 2027.', '5:20'],
    ['on two lines', 'It is locked until 1\nJuly 2027.', '5:20'],
    ['beside what it is about', '| Locked until | 1 July 2027 |\n| --- | --- |', '5:18'],
  ])('%s', (_, words, place) => {
    expect(reports(matchingFacts, answer(words), COIN)).toEqual([
      expect.stringMatching(new RegExp(`^${place} “1\\s+July 2027” does not match`)),
    ]);
  });
});

describe('Several figures in a sentence', () => {
  it.each<[string, ...string[]]>([
    ['The founder holds 25 to 30 %.', '“25 to 30 %” → 25%'],
    ['The founder holds half of the supply.', '“half” → 25%'],
    ['A 48-hour reply is what we promise.', '“48-hour” → 24-hour'],
    ['Its supply is seven trillion.', '“seven trillion” → 5,000,000,000,000'],
    ['It is locked until 01.07.2027.', '“01.07.2027” → 7 August 2026'],
    ['It is locked until 30 February 2026.', '“30 February 2026” → 7 August 2026'],
    [
      'It is locked from 5 August 2025 to 8 August 2026.',
      '“5 August 2025” → 7 August 2026',
      '“8 August 2026” → 7 August 2026',
    ],
    [
      'It is locked until 1 July 2027 and the founder holds 30 %.',
      '“1 July 2027” → 7 August 2026',
      '“30 %” → 25%',
    ],
    ['The founder holds 30 %, and it is locked until 7 Aug. 2026.', '“30 %” → 25%'],
    ['The founder holds 30 % and 50 % is paired with SOL.', '“30 %” → 25%'],
    ['The founder holds 25 % while 45 % is paired, and 10 % was burnt.', '“45 %” → 50%'],
    ['On 7 Aug. 2027 LP is unlocked, and the founder holds 25 %.', '“7 Aug. 2027” → 7 August 2026'],
    [
      'It is 25 % — the LP lock ends on 8 August 2026; 30 % is the founder’s.',
      '“8 August 2026” → 7 August 2026',
      '“30 %” → 25%',
    ],
    ['Winners every Thursday from 22 August 2025.', '“every Thursday” → every Friday'],
    ['Winners every Friday from 23 August 2025.', '“23 August 2025” → 22 August 2025'],
  ])('are each compared with their own fact: %s', (sentence, ...wrong) => {
    expect(
      agree(sentence).map(({ reason, fix }) => `${reason.split(' does')[0] ?? ''} → ${fix}`),
    ).toEqual(wrong);
  });
});
