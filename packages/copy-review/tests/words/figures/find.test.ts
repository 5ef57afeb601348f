import { describe, expect, it } from 'vitest';
import { findFigures } from '../../../src/words/figures/find.ts';

/** The figures of a text, each as its kind and its value. */
const read = (text: string) =>
  findFigures(text).map(({ kind, value }) => `${kind} ${value ?? 'none'}`);

/** The figures of a text, each as its kind, text and value. */
const shown = (text: string) =>
  findFigures(text).map(({ kind, text: typed, value }) => `${kind} ${typed} = ${value ?? 'none'}`);

/** A case for each of the ways to write a figure, which ` | ` separates. */
const alike = (figure: string, ways: string) =>
  ways.split(' | ').map((way) => [way, figure] as const);

describe('The value of a figure does not depend on its spelling', () => {
  it.each([
    ...alike('date 2026-08-07', '7 Aug 2026 | 7 August 2026 | 7th August 2026 | 07-08-2026'),
    ...alike('date 2026-08-07', 'August 7, 2026 | August 7th 2026 | Aug. 7, 2026 | 7/8/26'),
    ...alike('date 2026-08-07', '2026-08-07 | 2026/8/7 | 2026.08.07 | 07.08.2026'),
    ...alike('date 2026-08-07', 'the 7th of August 2026 | 7 august, 2026 | 7-Aug-2026'),
    ...alike('date 2026-09-01', '1 Sep 2026 | 1 Sept 2026 | 1 Sept. 2026 | 1 September 2026'),
    ...alike('date 2024-02-29', '29 February 2024'),
    ...alike('date 2026-08', 'August 2026 | Aug. 2026 | August, 2026'),
    ...alike('date 2027', 'in 2027 | until 2027 | the end of 2027 | since 2027.'),
    ...alike('number 2027', 'Act 2027 | of 2027 | from 2027x'),
    ...alike('date --08-07', '7 August | August 7 | 7th of August | Friday, 7 August'),
    ...alike('date --02-29', '29 February'),
    ...alike('date --09', 'until September | by the end of September, at last'),
    ...alike('number 2.5', '2.5 km | 2,5 km'),
    ...alike('amount 0.000005', '0.000005 | 0,000005'),
    ...alike('date none', '31/02/2026 | 29 February 2025 | 2026-13-05 | 32 May 2026 | 00/01/26'),
    ...alike('date none', '2026-00-05'),
    ...alike('weekday friday', 'every Friday | Fridays'),
    ...alike('amount 5000000000000', '5 trillion | 5,000,000,000,000 | 5 000 000 000 000'),
    ...alike('amount 5000000000000', '5\u00a0000\u00a0000\u00a0000\u00a0000 | 5000000000000'),
    ...alike('amount 5000000000000', '5\u2009000\u202f000 000 000 | 5.000.000.000.000 | 5T'),
    ...alike('amount 5000000000000', "five trillion | 5tn | 5-Trillion | 5'000'000'000'000"),
    ...alike('amount 5500000000', '5.5 billion | 5,5 billion | 5.50bn | five and a half billion'),
    ...alike('amount 500000000', '500 million | 500M | half a billion | five hundred million'),
    ...alike('amount 1000000000', 'a billion | one billion | 1B | a thousand million'),
    ...alike('amount 125000', '125 thousand | 125K | 125-thousand'),
    ...alike('amount 3000000000000000', '3 quadrillion'),
    ...alike('amount 3000000..5000000', '3 to 5 million | 3–5 million | three to five million'),
    ...alike('amount none', '5,00,000 | 5,000,000,00 | 5,0000'),
    ...alike('percent 25', '25 % | 25% | 25 per cent | 25\u00a0percent | twenty-five percent'),
    ...alike('percent 25', 'a quarter of it'),
    ...alike('percent 50', 'half of it | a half of it | one half of it'),
    ...alike('percent 75', 'three quarters of it'),
    ...alike('percent 33.3', 'a third of it'),
    ...alike('percent 66.7', 'two thirds of it'),
    ...alike('percent 10', 'a tenth of it | One Tenth of it'),
    ...alike('percent 20', 'a fifth of it'),
    ...alike('percent 0.1', 'a tenth of a percent | one tenth of one per cent'),
    ...alike('percent 2.5', '2.5 % | 2,5 % | 2.50% | two and a half per cent'),
    ...alike('percent 0', '0 % | 0.0% | zero percent | nought per cent'),
    ...alike('percent 0.05', '0.05 % | 00.05%'),
    ...alike('percent -5', '-5 % | −5 %'),
    ...alike('percent 5..10', '5–10 % | 5-10% | 5 to 10 per cent | five to ten percent'),
    ...alike('duration 12 months', 'twelve months | 12 months | 12-month | twelve‑month | a year'),
    ...alike('duration 12 months', 'one year | 1 yr | twelve (12) months | a full year'),
    ...alike('duration 18 months', 'a year and a half | 1.5 years | eighteen mths'),
    ...alike('duration 18 months', '18 calendar months'),
    ...alike('duration 2 working days', '2 working days | two business days | 2 full working days'),
    ...alike('duration 1 working days', 'a working day'),
    ...alike('duration 6 months', 'half a year | 0,5 years'),
    ...alike('duration 6..12 months', '6 to 12 months | 6–12-month'),
    ...alike('duration 24 hours', '24 hours | a day | 24h | 24 hrs | twenty-four hours'),
    ...alike('duration 24 hours', '1440 mins'),
    ...alike('duration 336 hours', 'two weeks | 14 days | fourteen days'),
    ...alike('duration 90 minutes', '90 minutes | an hour and a half | 1.5 hours'),
    ...alike('duration 4800 months', 'four hundred years'),
    ...alike('duration 2520 months', 'two hundred and ten years | 210 years'),
    ...alike('money ZAR 500', 'R500 | R 500 | ZAR 500 | 500 rand | five hundred rand'),
    ...alike('money USD 5', '$5 | US$5 | USD 5 | 5 dollars | 5 USD'),
    ...alike('money USD 5000', 'USD 5,000 | $5,000 | $5 thousand | $5K | five thousand dollars'),
    ...alike('money EUR 3', '€ 3 | €3 | 3 euros | EUR 3'),
    ...alike('money GBP 3', '£3 | 3 pounds'),
    ...alike('money SOL 2.5', '2.5 SOL | 2,5 SOL'),
    ...alike(
      'address So11111111111111111111111111111111111111112',
      'So11111111111111111111111111111111111111112',
    ),
    ...alike('address 0xdeadbeef', '0xDEADBEEF'),
    ...alike('url https://a.example/coin/5?x=7', 'https://a.example/coin/5?x=7'),
    ...alike('url https://a.example/coin/5?x=7', 'https://A.example/coin/5?x=7.'),
    ...alike('url https://a.example', 'https://a.example/ | https://a.example'),
    ...alike('url https://a.example', 'https://a.example.'),
    ...alike('url https://a.example/5', 'a.example/5 | (a.example/5) | a.example/5**'),
    ...alike('email a.b@c.example', 'a.b@c.example | A.B@C.example. | <a.b@c.example>'),
    ...alike('hashtag #BigfootMemeWar', '#BigfootMemeWar | **#BigfootMemeWar**'),
    ...alike('hashtag #BigfootMemeWar', '(#BigfootMemeWar)'),
    ...alike('ticker $BIGFOOT', '$BIGFOOT | $BIGFOOT’s'),
    ...alike('number 1350', '1350 | GN 1350 | 01350'),
    ...alike('number 500', 'r500 | 500m | 500 m | 500 t'),
    ...alike('number 1', '1st | s1 | 1.0'),
    ...alike('number 2019/123456/07', '2019/123456/07'),
    ...alike('number 1.2.3', '1.2.3'),
    ...alike('number 5D992.c', '5D992.c'),
  ])('%s', (text, figure) => {
    expect(read(`It is ${text}, said they.`)).toEqual([figure]);
  });
});

describe('An amount of money is one figure', () => {
  it.each([
    ['£3.5m', 'GBP 3500000'],
    ['$5k', 'USD 5000'],
    ['US$5k', 'USD 5000'],
    ['R12m', 'ZAR 12000000'],
    ['€2b', 'EUR 2000000000'],
    ['$1t', 'USD 1000000000000'],
    ['$5K', 'USD 5000'],
    ['R 5 M', 'ZAR 5000000'],
    ['R5bn', 'ZAR 5000000000'],
    ['R5 million', 'ZAR 5000000'],
    ['1.000,50 €', 'EUR 1000.5'],
    ['€1.000,50', 'EUR 1000.5'],
    ['1.000.000,5 €', 'EUR 1000000.5'],
    ['R1 000,50', 'ZAR 1000.5'],
    ['R1\u00a0000\u202f000,50', 'ZAR 1000000.5'],
    ['50€', 'EUR 50'],
    ['50\u00a0£', 'GBP 50'],
    ['5 $', 'USD 5'],
    ['5 million €', 'EUR 5000000'],
    ['3,5 Mn €', 'EUR 3500000'],
  ])('%s', (sum, value) => {
    expect(shown(`It is ${sum}, said they.`)).toEqual([`money ${sum} = ${value}`]);
  });

  it.each([
    ['$5 m wide', ['money $5 = USD 5']],
    ['$5kg', ['money $5 = USD 5']],
    ['$5 thousands', ['money $5 = USD 5']],
    ['r12m', ['number 12 = 12']],
    ['5 $BIGFOOT', ['number 5 = 5', 'ticker $BIGFOOT = $BIGFOOT']],
    ['5 €6', ['number 5 = 5', 'money €6 = EUR 6']],
    ['€5 € 6', ['money €5 = EUR 5', 'money € 6 = EUR 6']],
    ['v1.2 €', ['money 1.2 € = EUR 1.2']],
    ['D3M', ['number D3M = D3M']],
    ['R3M', ['money R3M = ZAR 3000000']],
  ])('without letters and signs that belong to something else: %s', (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it('needs a currency, and without one is an amount, or numbers if its separators do not fit', () => {
    expect(shown('1.000,50 of them')).toEqual(['amount 1.000,50 = 1000.5']);
    expect(shown('1.000,505 of them')).toEqual(['number 1.000 = 1', 'number 505 = 505']);
  });
});

describe('Figures', () => {
  it('have their offsets, in order', () => {
    expect(findFigures('Friday 22 August 2025: 3 billion.')).toEqual([
      {
        kind: 'date',
        text: 'Friday 22 August 2025',
        start: 0,
        end: 21,
        value: '2025-08-22',
        weekday: 'friday',
      },
      { kind: 'amount', text: '3 billion', start: 23, end: 32, value: '3000000000' },
    ]);
  });

  it('have no weekday unless it is written', () => {
    expect(findFigures('22 August 2025').map((figure) => 'weekday' in figure)).toEqual([false]);
  });

  it.each([
    ['buy/sell tax, one of us, no one, seven pledges, the two'],
    ['see [the risks](/legal#risks), a&#b, or /a#b'],
    ['the first half of it, half a mind, a tenth'],
    ['in minutes, for months, on Friday, in May, on base camp'],
    [''],
  ])('are not found in words alone: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('in references to laws are plain numbers', () => {
    expect(read('Act 25 of 2002, s 32(4) and s 49 to 51')).toEqual(
      ['25', '2002', '32', '4', '49', '51'].map((number) => `number ${number}`),
    );
  });

  it('are not found within URLs, hashtags and email addresses', () => {
    expect(read('https://a.example/5-days #Top100 a1@b2.example')).toEqual([
      'url https://a.example/5-days',
      'hashtag #Top100',
      'email a1@b2.example',
    ]);
  });

  it('next to each other stay separate', () => {
    expect(read('12 000 000 tokens, 2025, 100 000 more; 5 % to 10 %, 1, 2, 3')).toEqual([
      'amount 12000000',
      'number 2025',
      'amount 100000',
      'percent 5',
      'percent 10',
      'number 1',
      'number 2',
      'number 3',
    ]);
  });

  // A search in more than quadratic time would exceed the time limit of a test.
  it('are found in the longest texts without a timeout', () => {
    const parts = ['1,', '1', '1-', 'a.', 'a-', 'one hundred ', 'twenty-', '0x', '1.1', 'a@', 'a/'];
    const length = 200_000;
    for (const part of [...parts, '$', ' ', '\t', '1 ', '1,111,', 'https://'])
      expect(findFigures(part.repeat(length / part.length)).length).toBeLessThanOrEqual(length);
  });
});

describe('Lower-case “may”', () => {
  it.each(['Winners under 18 may not claim.', 'You may 2 times.', 'All 18 may enter.'])(
    'is not a month next to a number alone: %s',
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
  ])('is a month with a year or after a preposition of time: %s', (text, date) => {
    expect(findFigures(text)).toMatchObject([{ kind: 'date', value: date }]);
  });
});
