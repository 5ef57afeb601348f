/** Inputs for messages that no rule's `fails` example and no list of this folder triggers. */
import { DISPUTED, FACTS, prose } from '../small-files.ts';
import { withSetting } from '../fixture-content.ts';

/** A rule, and the files to run it on. */
export type RuleExample = readonly [
  rule: string,
  files: Readonly<Record<string, string | Uint8Array>>,
];

const QUESTION = 'faq/01-why.mdx';
const section = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;

/** By rule: texts of a question file. */
const IN_PROSE: Readonly<Record<string, readonly string[]>> = {
  'valid-encoding': ['One.\rTwo.', 'Some\uFFFDthing.', 'At the end\u200B', '\0', '> '.repeat(120)],
  'no-broken-links': ['See [the text](x//y).'],
  'heading-levels': ['####', '# One', 'One\n---'],
  'safe-link-addresses': [
    'See [the text](x:).',
    'See [the text](mailto:a).',
    'See [the text](https://a).',
    'See [the text](https://muuva.fun@a.co).',
    'See [the text](https://muuv\u0430.fun).',
  ],
  'descriptive-links': ['See [](http://solana.com).'],
  'no-stray-markdown': ['‣ W', 'It is *so.', 'See [law][legal].', 'See [law] (/legal).'],
  'no-hidden-text': ['[a]: /legal'],
  'no-code': ['import duties', 'So <p> is.', 'So <5.'],
  'plain-prose': ['![A foot](foot.png)', 'So.[^1]\n\n[^1]: So.', '`So`', '```\nSo.\n```'],
  spelling: ['Xqzwv.'],
};

/** By file: wrong values of one of its settings. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'coins/bigfoot.yaml': [
    'contractAddress: none',
    'contractAddress: { status: placeholder, value: abc }',
    'contractAddress: { status: placeholder, shown: a, supply: b, value: abc }',
    'founderHold: { percent: "25" }',
    'founderHold: { percent: a quarter }',
    'launched: 08/05/2025',
    'launched: 2025-13-01',
    'launched: null',
    'lpLockMinimumMonths: -1',
    'lpLockMinimumMonths: 1.5',
    'lpLockMinimumMonths: []',
    'lpLockMinimumMonths: null',
    'name: ""',
    'name: soon',
    'supply:\n  disputed:\n    why: So.\n    readings:\n      - { valu: "5", shown: 5, where: home }',
    'supply: []',
    'supply: null',
    'supply: { a: b }',
    'supply: { value: "5", shown: 5, disputed: { why: So., readings: [] } }',
    'supply: { value: "5", shown: "5", why: So., readings: [] }',
    'supply: { disputed: { value: "5" } }',
    'tax: { buy: 0 }',
  ],
  'contests/meme-wars.yaml': [
    'prizes:\n  - amount:\n  - amount: 2 billion\n  - amount: 1 billion',
    'prizes:\n  - amount: 3 billion\n  - amont: x\n  - amount: 1 billion',
    'prizes: [3]',
    'winnersFrom: x',
  ],
  'legal/01-general-information.mdx': ['anchor: My Law'],
  'pages/about.mdx': ['titel: Us'],
  'pledge/01-locked-liquidity.mdx': ['proofs: []', 'proofs: a'],
  'studio.yaml': ['descriptor: [A]', 'email: { status: supplied, value: x }'],
};

/** Frontmatter of a question with YAML errors. */
const BROKEN = [
  '\tquestion: A',
  'question: "A" b',
  'question: A: b',
  'a: b # c',
  'question: @a',
  'a: b\nquestion A',
  'a:\n  b: c\n d: e',
  'question: &a b',
];

const DISPUTED_COIN = {
  'coins/bigfoot.yaml': FACTS['coins/bigfoot.yaml'].replace(/supply: .*\n/, DISPUTED),
};
const reading = (name: string, text: string): RuleExample => [
  'disputed-values-by-page',
  { ...DISPUTED_COIN, [name]: prose(text) },
];
const figure = (text: string): RuleExample => [
  'matching-facts',
  { ...FACTS, [QUESTION]: prose(text) },
];
const pledge = (...lines: string[]): RuleExample => [
  'pledge-parts',
  { 'pledge/01-lock.mdx': `---\ntitle: A\n---\n\n${lines.join('\n\n')}\n` },
];
const questions = Array.from({ length: 99 }, (_, at) => [
  `faq/${String(at + 1).padStart(2, '0')}-a.mdx`,
  prose('So.'),
]);

export const EXAMPLES: readonly RuleExample[] = [
  ...Object.entries(IN_PROSE).flatMap(([rule, texts]) =>
    texts.map((text): RuleExample => [rule, { [QUESTION]: prose(text) }]),
  ),
  ...Object.entries(SETTINGS).flatMap(([name, all]) =>
    all.map((lines): RuleExample => ['valid-settings', { [name]: withSetting(name, lines) }]),
  ),
  ...[...BROKEN.map((lines) => section(lines)), '', '---'].map((source): RuleExample => [
    'valid-yaml',
    { [QUESTION]: source },
  ]),
  reading('pages/about.mdx', 'Its supply is 5 trillion.'),
  reading('pages/home.mdx', 'Its supply is 100 trillion.'),
  reading(QUESTION, 'Its supply is 5 trillion.'),
  reading(QUESTION, 'Its supply is 7 trillion.'),
  reading(QUESTION, 'Its supply is 100 trillion.'),
  figure('The fine is R500 on 31 April 2026.'),
  figure('Come on Friday 23 August 2025.'),
  figure('There are 5,00,000 of them.'),
  figure('The tax is 2 %.'),
  figure('The liquidity is locked.\nThis is until 1 July 2027.'),
  [
    'known-figures',
    { ...FACTS, 'figures.txt': 'no figure\n99 # nowhere\n', 'legal/01-law.mdx': prose('So.') },
  ],
  pledge('Text.'),
  pledge('#### What it means'),
  pledge('### What it means', '### How to check it'),
  pledge('### How to check it', 'B.', '### What it means', 'A.'),
  ...['legal', 'pledge'].map((folder): RuleExample => [
    'required-sections',
    { [`${folder}/01-a.mdx`]: section('title: A', 'anchor: zzzzz') },
  ]),
  ['required-sections', { 'pledge/01-a.mdx': section('title: A', 'anchor: zero-tax') }],
  [
    'valid-references',
    {
      'pages/home.mdx': section(
        'trust: { cards: [{ proof: zzzzz }] }',
        'staffs: { items: [{ pledge: zzzzz }] }',
      ),
      'pledge/01-lock.mdx': section('anchor: lock', 'proofs: [{ id: locker }, { id: burner }]'),
    },
  ],
  [
    'unique-names',
    { 'faq/01-a.mdx': section('question: A'), 'faq/02-b.mdx': section('question: a') },
  ],
  [
    'unique-names',
    { 'pages/about.mdx': section('description: A'), 'pages/legal.mdx': section('description: a') },
  ],
  ['unique-names', { 'pledge/01-a.mdx': section('proofs: [{ id: a }, { id: a }]') }],
  ['expected-files', Object.fromEntries([...questions, ['faq/a.mdx', prose('So.')]])],
  ['valid-encoding', { 'studio.yaml': '\r\na: b\n' }],
  ['valid-encoding', { 'studio.yaml': 'a: b\n\u00A0\nc: d\n' }],
  ['valid-encoding', { [QUESTION]: `\u200B${section('question: A')}` }],
  ['valid-encoding', { [QUESTION]: Buffer.from([0xff, 0xfe, 0x61, 0]) }],
  ['valid-encoding', { [QUESTION]: Buffer.from([0x61, 0xe9, 0x61]) }],
  ['valid-encoding', { [QUESTION]: Buffer.alloc(100_001, 'a') }],
];
