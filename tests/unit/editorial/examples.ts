/** Inputs for messages that no mistake triggers. */
import { DISPUTED, FACTS, prose, type Example } from './small-files.ts';
import { withSetting } from './fixture-content.ts';

/** A rule, and the files to run it on. */
export type RuleExample = readonly [rule: string, files: Example];

const QUESTION = 'faq/01-why.mdx';
const section = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;

/** By file: wrong values of one of its settings. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'coins/bigfoot.yaml': [
    'founderHold: { percent: "25" }',
    'launched: 08/05/2025',
    'supply:\n  disputed:\n    why: So.\n    readings:\n      - { valu: "5", shown: 5, where: home }',
  ],
  'contests/meme-wars.yaml': [
    'prizes:\n  - amount: 3 billion\n  - amont: x\n  - amount: 1 billion',
  ],
  'pledge/01-locked-liquidity.mdx': ['proofs: a'],
};

/** Frontmatter of a question with YAML errors. */
const BROKEN = ['\tquestion: A', 'question: "A" b', 'question: @a'];

const DISPUTED_COIN = {
  'coins/bigfoot.yaml': FACTS['coins/bigfoot.yaml'].replace(/supply: .*\n/, DISPUTED),
};
const reading = (name: string, text: string): RuleExample => [
  'disputed-values-by-page',
  { ...DISPUTED_COIN, [name]: prose(text) },
];
const questions = Array.from({ length: 99 }, (_, at) => [
  `faq/${String(at + 1).padStart(2, '0')}-a.mdx`,
  prose('So.'),
]);

export const EXAMPLES: readonly RuleExample[] = [
  ...Object.entries(SETTINGS).flatMap(([name, all]) =>
    all.map((lines): RuleExample => ['valid-settings', { [name]: withSetting(name, lines) }]),
  ),
  ...BROKEN.map((lines): RuleExample => ['valid-yaml', { [QUESTION]: section(lines) }]),
  reading('pages/about.mdx', 'Its supply is 5 trillion.'),
  reading('pages/home.mdx', 'Its supply is 100 trillion.'),
  reading(QUESTION, 'Its supply is 5 trillion.'),
  ['safe-link-addresses', { [QUESTION]: prose('See [the text](x:).') }],
  ['matching-facts', { ...FACTS, [QUESTION]: prose('Come on Friday 23 August 2025.') }],
  ['pledge-parts', { 'pledge/01-lock.mdx': '---\ntitle: A\n---\n\n#### What it means\n' }],
  ['required-sections', { 'pledge/01-a.mdx': section('title: A', 'anchor: zzzzz') }],
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
    { 'pages/about.mdx': section('description: A'), 'pages/legal.mdx': section('description: a') },
  ],
  ['unique-names', { 'pledge/01-a.mdx': section('proofs: [{ id: a }, { id: a }]') }],
  ['expected-files', Object.fromEntries([...questions, ['faq/a.mdx', prose('So.')]])],
  ['valid-encoding', { 'studio.yaml': 'a: b\n\u00A0\nc: d\n' }],
];
