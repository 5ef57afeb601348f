import { everyByteCanBeRead } from '../../../src/editorial/check/rules/every-byte-can-be-read.ts';
import { settingsCanBeRead } from '../../../src/editorial/check/rules/settings-can-be-read.ts';
import { settingsFitTheirSchema } from '../../../src/editorial/check/rules/settings-fit-their-schema.ts';
import { CONTENT } from '../content.ts';
import { of, section, type Sample } from './sample.ts';

const about = (...lines: string[]) => ({ 'about/01-mission.mdx': section(...lines) });
const faq = (...lines: string[]) => ({ 'faq/01-why.mdx': section(...lines) });

const SCALARS = ['soon', '"12"', '12', 'true', '{ a: b }', '[a]', '[]', 'null', '""'];

const one = (key: string, values: readonly string[]) => values.map((value) => `${key}: ${value}`);

const COIN = [
  ...one('name', SCALARS),
  ...one('launched', [...SCALARS, '2025-13-01', '5 August 2025', '2025-08-05', '08/05/2025']),
  ...one('supply', [...SCALARS, '{ value: 5, shown: 5 }', '{ valeu: "5", shown: "5" }']),
  ...one('lpLockMinimumMonths', [...SCALARS, '1.5', 'twelve', '-1']),
  ...['percent: 25', 'percent: "25"', 'percent: 25 %', 'percent: a quarter', 'percent: 250'].map(
    (share) => `founderHold: { ${share} }`,
  ),
  ...['{ buy: 0 }', '{ buy: 0, sel: 0 }', '{ buy: 0, sell: 1200 }', '0'].map(
    (tax) => `tax: ${tax}`,
  ),
  'founderHold:\n  percent: 2500\n  note: x',
  'contractAddress: { status: suplied }',
  'contractAddress: none',
  'contractAddress: { status: placeholder, value: abc }',
  'contractAddress: { value: abc, shown: NOT-SET }',
  'founderHold: { percnt: 250, vested: true }',
  'founderHold: { percent: 25, vested: zzz }',
  'tax: { by: 1200, sel: 1300 }',
  'tax: { buy: 0, sell: 0, buyy: 0 }',
  'tax: { buy: 0, sell: 0, zzz: 0 }',
  'name:\n  a: b',
  'name:\n  - a',
  'name:\n  a: b\n  c: d',
  'paired: { percent: 50, wiht: SOL }',
  'supply:\n  disputed:\n    why: So.\n    readings:\n      - { valu: "5", shown: 5, where: home }',
  'supply:\n  disputed:\n    why: So.\n    readings:\n      - { value: "5", shown: 5, where: hom }\n      - {}',
];

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'coins/bigfoot.yaml': COIN,
  'contests/meme-wars.yaml': [
    ...one('winnersFrom', ['2025-08-22', '2025-08-21', '2025-08-23', '"2025-08-22"', 'x']),
    ...one('prizes', ['[]', '3', '[{ amount: 3 billion }]', '[{ amont: 3 billion }]', '[3]']),
    'prizes: [{ amount: 3 billion }, {}, { amount: 1 billion }]',
    'prizes: [{ amount: 3 billion }, { amont: x }, { amount: 1 billion }]',
    'prizes:\n  - amount: 3 billion\n  - amont: x\n  - amount: 1 billion',
    'prizes:\n  - amount:\n  - amount: 2 billion\n  - amount: 1 billion',
  ],
  'studio.yaml': [
    'email: { status: placeholder, value: a@b.co }',
    'email: { status: supplied, shown: a@b.co, supply: It. }',
    'email: { value: a@b.co, shown: a@b.co }',
    ...one('email', ['a@b.co', '{ status: supplied, value: x }', '{ status: placeholder }']),
    ...one('responseHours', ['24', 'a day', '2.5', '{ a: 1 }']),
    ...one('descriptor', ['A studio', '[A]', '[A, B]', '[1, 2]']),
    ...one('repository', ['none', 'null', '{ status: x }']),
  ],
  'pages/about.mdx': ['title: Us', 'title:', 'titel: Us', 'description: D', 'title: { a: b }'],
  'legal/01-general-information.mdx': [
    'title: Law',
    'anchor: My Law',
    'title: Law\nanchor: a b',
    'record: x',
  ],
  'pledge/01-locked-liquidity.mdx': [
    'title: A',
    'claim: A',
    'proofs: []',
    'proofs: [a]',
    'proofs: a',
  ],
};

/** The site’s own settings of a file, with one of them written otherwise, above all others. */
function otherwise(name: string, lines: string, instead?: string): Sample {
  const [source = ''] = CONTENT.filter((file) => file.name === name).map((file) => file.source);
  const own = source.replace(/^---\n/, '');
  const key = instead ?? lines.slice(0, lines.indexOf(':') + 1);
  const rest = own.replace(new RegExp(`^${key}.*\\n(?:[ #-](?!--).*\\n)*`, 'm'), '');
  const start = name.endsWith('.mdx') ? '---\n' : '';
  return {
    typed: `${name}: ${lines}`,
    rule: settingsFitTheirSchema,
    files: { [name]: `${start}${lines}\n${rest}` },
  };
}

const schemas = Object.entries(KINDS).flatMap(([name, all]) =>
  all.map((lines) => otherwise(name, lines)),
);

const BROKEN = [
  ...['question: "A" b', String.raw`question: "A\qb"`, 'question: a: b', 'question: “A”'],
  ...[
    'question: A\nb',
    'question: [a: b, c',
    'question: {a, "b: c}',
    '  question: A',
    'question A',
  ],
  ...[
    'question:A',
    'question: @a',
    'question: `a',
    'question: %a',
    'question: a\n...',
    '\tquestion: A',
  ],
  ...['question: A\nquestion: B', 'question: [a', 'question: "a', "question: 'a", 'question: ]'],
  ...['question: a # b', 'question: "a" # b', 'question: &a b', 'question: &a [b]', 'question: #b'],
  ...[
    'a:\n  b: c\n d: e',
    'a:\n  - b\n - c',
    'question: *a',
    'question: &a b\nother: *a',
    '? a',
    '- a',
  ],
  ...['a: [ b # c\n  ]', 'list:\n  - a # b', '# only a note', ''],
];

/** Titles of one file, that another of its kind is told of as an example where they can be copied. */
const EXAMPLES = [
  'Law',
  '1st law',
  '"Law: one"',
  '"Law # 1"',
  '$LAW',
  '12',
  'x'.repeat(60),
  'x'.repeat(61),
];

const examples = ['legal/02-b.mdx', 'pages/about.mdx'].flatMap((other) =>
  EXAMPLES.map((title) =>
    of(settingsFitTheirSchema, {
      'legal/01-a.mdx': section('anchor: a'),
      [other]: section(`title: ${title}`, 'anchor: b'),
    }),
  ),
);

/** What stands in the settings of a few files. */
export const SETTINGS: readonly Sample[] = [
  otherwise('coins/bigfoot.yaml', 'fonderHold: { percnt: 250, vested: true }', 'founderHold:'),
  otherwise('coins/bigfoot.yaml', 'fonderHold:\n  percent: 250\n  vested: true', 'founderHold:'),
  ...examples,
  ...schemas,
  ...BROKEN.map((lines) => of(settingsCanBeRead, faq(lines))),
  ...[
    '',
    '---',
    '---\nquestion: A\n\nText.',
    '---\nquestion: A',
    'Text.',
    '\uFEFF---\na: b\n---\n',
  ].map((source) => of(settingsCanBeRead, { 'faq/01-why.mdx': source })),
  of(settingsFitTheirSchema, about('kind: mission')),
  of(settingsFitTheirSchema, about('kind: first-token', 'heading: { text: A }', 'principles: []')),
  of(settingsFitTheirSchema, about('kind: principles', 'heading: 3', 'mapSheet: A')),
  of(settingsFitTheirSchema, about('kind: missoin', 'heading: 3')),
  of(settingsFitTheirSchema, about('kind: x', 'heading: { text: A, zzzzz: b }')),
  of(settingsFitTheirSchema, about('heading: { text: A }', 'zzzzz: b')),
  of(settingsFitTheirSchema, faq('zzzzz: b', 'qestion: A')),
  ...['\uFEFF', '\u200B', '\uFEFF\uFEFF'].map((sign) =>
    of(everyByteCanBeRead, { 'faq/01-why.mdx': sign + section('question: A') }),
  ),
  of(everyByteCanBeRead, faq('question:\u00A0A', 'other: B')),
  of(everyByteCanBeRead, { 'studio.yaml': 'a:\u00A0b\nc: d\n\ne:\u00A0\u00A0f\n' }),
  of(everyByteCanBeRead, { 'studio.yaml': '\r\na: b\n' }),
  of(everyByteCanBeRead, { 'strange.txt': 'a\u200B' }),
  of(everyByteCanBeRead, { 'words.txt': 'a\u200B\tb\n' }),
];
