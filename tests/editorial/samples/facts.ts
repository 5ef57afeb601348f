import { eachReadingStaysOnItsPage } from '../../../src/editorial/check/rules/each-reading-stays-on-its-page.ts';
import { figuresAgreeWithTheRegister } from '../../../src/editorial/check/rules/figures-agree-with-the-register.ts';
import { figuresAreKnown } from '../../../src/editorial/check/rules/figures-are-known.ts';
import { DISPUTED, FACTS, prose, type Files } from '../facts.ts';
import type { Sample } from './sample.ts';

const LOCKED = [
  ...[
    '1 July 2027',
    '1 Jul 2027',
    'July 1, 2027',
    'Jul 1 2027',
    '1/7/2027',
    '01.07.2027',
    '2027-07-01',
  ],
  ...['July 2027', '2027', '1 July', 'Thursday, 1 July 2027', 'Thursday the 1st of July 2027'],
  ...[
    '7 August 2026',
    'August 2026',
    '2026',
    '7 Aug 2026',
    '30 February 2026',
    'Monday, 7 August 2026',
  ],
].map((date) => `The liquidity is locked until ${date}.`);

const HELD = [
  '30%',
  '30 %',
  '30 per cent',
  '30 percent',
  '30  percent',
  '25 %',
  'a quarter',
  'half',
  '25 to 30 %',
].map((share) => `The founder holds ${share} of the supply.`);

const SUPPLY = [
  ...['7 trillion', '7 Trillion', '7,000,000,000,000', '7 000 000 000 000', '7000000000000'],
  ...['5 trillion', '100 trillion', 'seven trillion', '5,00,000', '5,000,000,000,000'],
].map((amount) => `Its total supply is ${amount} tokens.`);

const MORE = [
  'It was launched on 5 August 2025, and the liquidity is locked until 7 August 2026.',
  'The liquidity is locked from 5 August 2025 to 7 August 2026.',
  'The liquidity is locked from 5 August 2025 to 8 August 2026.',
  'The liquidity is locked: until 1 July 2027.',
  'The liquidity is locked until 1 July 2027 and the founder holds 30 %.',
  'The founder holds 30 %, and the liquidity is locked until 7 Aug. 2026.',
  'The liquidity is locked.\nThis is until 1 July 2027.',
  'The liquidity is locked.\nSo.\nThe law of 1 July 2027 is another thing.',
  'We reply within 48 hours.',
  'We reply within 24 hours.',
  'A 48-hour reply is what we promise.',
  'The buy tax is 2 %, the sell tax is 0 %.',
  'Post it with #BigfootMemeWars.',
  'Post it with #BigfootMemeWar.',
  'Buy $BIGFEET, not $BIGFOOT.',
  'Write to hello@muuva.fun.',
  'Write to somebody@example.com.',
  'Winners are announced every Thursday from 22 August 2025.',
  'Winners are announced every Friday from 23 August 2025.',
  'The first prize is 4 billion.',
  'The prizes are 3 billion, 1 billion and 500 million.',
  'The price is R500 on 31 April 2026.',
  '#Words begin here.',
  'So it is.\nThe founder holds 30 %, and 50 % is paired with SOL.',
  'The founder holds 30 % and 50 % is paired with SOL.',
  'The founder holds 25 % while 45 % is paired with SOL, and 10 % was burnt.',
  'On 7 Aug. 2027 LP is unlocked, and the founder holds 25 %.',
  'The founder holds 25 %. On 8 Aug. 2026 LP tokens are no longer locked.',
  'It is 25 % — the LP lock ends on 8 August 2026; 30 % is the founder’s.',
];

const TEXTS = [...LOCKED, ...HELD, ...SUPPLY, ...MORE];

const agree = TEXTS.map((typed): Sample => ({
  typed,
  rule: figuresAgreeWithTheRegister,
  files: { ...FACTS, 'faq/01-why.mdx': prose(typed) },
}));

const UNKNOWN = [
  ...[
    'The fine is R500.',
    'Section 14 says so.',
    'See section 14.',
    'It has 44 signs and 5 parts.',
  ],
  ...[
    'It came into force on 1 July 1999.',
    'It takes 30 days.',
    'The share is 12 %.',
    'Act 25 of 2002.',
  ],
  ...[
    'It has 44 and 45.',
    'Its total supply is 5,000,000,000,000.',
    'It has 14 parts, by section 14.',
    'By section 14 it has 14 parts.',
    '7 million words.',
    'In 1999 it was so.',
  ],
];

const known = UNKNOWN.flatMap((typed): Sample[] => [
  ...[
    'legal/01-law.mdx',
    'pages/legal.mdx',
    'faq/01-why.mdx',
    'pledge/01-a.mdx',
    'pages/about.mdx',
  ].map((name) => ({
    typed: `${name}: ${typed}`,
    rule: figuresAreKnown,
    files: { ...FACTS, [name]: prose(typed) },
  })),
  {
    typed: `listed: ${typed}`,
    rule: figuresAreKnown,
    files: {
      ...FACTS,
      'figures.txt': 'R500 # a law\nsection  14\n44 signs#x\n 30 days\nno figure\n99 # nowhere\n',
      'legal/01-law.mdx': prose(typed),
    },
  },
]);

const DISPUTED_COIN = FACTS['coins/bigfoot.yaml'].replace(/supply: .*\n/, DISPUTED);

const readings = [
  'about/04-coin.mdx',
  'pages/home.mdx',
  'faq/01-why.mdx',
  'pages/about.mdx',
].flatMap((name) =>
  [...SUPPLY, 'It has a total supply.', 'Its supply is 100 %.'].map((typed): Sample => ({
    typed: `${name}: ${typed}`,
    rule: eachReadingStaysOnItsPage,
    files: { 'coins/bigfoot.yaml': DISPUTED_COIN, [name]: prose(typed) },
  })),
);

/** Texts beside a supply that is disputed, by the names of their files. */
const beside = (texts: Files): Sample => ({
  typed: Object.entries(texts)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n'),
  rule: eachReadingStaysOnItsPage,
  files: {
    ...FACTS,
    'coins/bigfoot.yaml': DISPUTED_COIN,
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, prose(text)])),
  },
});

const ABOUT = 'about/04-coin.mdx';

const READINGS = [
  { [ABOUT]: 'Its supply is 100 Trillion.\nSome 3 billion went away.' },
  { [ABOUT]: 'Its supply is 100 Trillion.\nSome 4 billion went away.' },
  { [ABOUT]: 'Its supply grew.', 'faq/01-why.mdx': 'Its supply is 100 Trillion.' },
  { [ABOUT]: 'Its supply is 7 trillion.', 'faq/01-why.mdx': 'Its supply grew.' },
  { [ABOUT]: 'Its supply is 100 %.', 'pages/home.mdx': 'Its supply is 100 Trillion.' },
  {
    [ABOUT]: 'Its supply is 100 Trillion and 5 trillion.',
    'legal/01-a.mdx': 'Its supply is 100 Trillion.',
  },
  { 'faq/01-why.mdx': 'The first prize of the supply is 7 trillion.' },
  { [ABOUT]: 'The first prize is 3 billion of a supply of 100 Trillion.' },
].map((texts) => beside(texts));

const mixed = [
  'The first prize of the supply is 7 trillion.',
  'The supply and a prize are 9 billion.',
].map((typed): Sample => ({
  typed: `disputed: ${typed}`,
  rule: figuresAgreeWithTheRegister,
  files: { ...FACTS, 'coins/bigfoot.yaml': DISPUTED_COIN, 'faq/01-why.mdx': prose(typed) },
}));

/** What is said of figures beside the facts that the files hold. */
export const FIGURES: readonly Sample[] = [
  ...agree,
  ...known,
  ...readings,
  ...READINGS,
  ...mixed,
  {
    typed: 'The supply on two pages, once rightly.',
    rule: eachReadingStaysOnItsPage,
    files: {
      'coins/bigfoot.yaml': DISPUTED_COIN,
      'about/04-coin.mdx': prose('Its supply is 100 Trillion.'),
      'pages/home.mdx': prose('Its supply is 5 trillion.'),
    },
  },
];
