import { everyFileHasItsPlace } from '../../../src/editorial/check/rules/every-file-has-its-place.ts';
import { everyLinkLeadsSomewhere } from '../../../src/editorial/check/rules/every-link-leads-somewhere.ts';
import { everyReferenceIsKnown } from '../../../src/editorial/check/rules/every-reference-is-known.ts';
import { everyTextHasWords } from '../../../src/editorial/check/rules/every-text-has-words.ts';
import { headingsGoDownStepByStep } from '../../../src/editorial/check/rules/headings-go-down-step-by-step.ts';
import { noSignIsLeftOver } from '../../../src/editorial/check/rules/no-sign-is-left-over.ts';
import { noTextIsSwallowed } from '../../../src/editorial/check/rules/no-text-is-swallowed.ts';
import { namesAreUnique } from '../../../src/editorial/check/rules/names-are-unique.ts';
import { pledgesSayHowToCheckThem } from '../../../src/editorial/check/rules/pledges-say-how-to-check-them.ts';
import { sectionsStandInTheirOrder } from '../../../src/editorial/check/rules/sections-stand-in-their-order.ts';
import { of, section, type Sample } from './sample.ts';

const PAGES = (key: string, one: string, two: string) => ({
  'pages/about.mdx': section(`${key}: ${one}`),
  'pages/legal.mdx': section(`${key}: ${two}`),
});

const proofs = (ids: string) => section('title: A', `proofs: [${ids}]`);

const PLEDGES = [
  ...[
    '### What it means\n\nA.\n\n### How you would check it\n\nB.',
    '### How you would check it\n\nB.',
  ],
  ...['### What it means\n\nA.', '### How you would check it\n\nB.\n\n### What it means\n\nA.'],
  ...['Text.\n\n### What it means\n\nA.\n\n### How you would check it\n\nB.', '', 'Text.'],
  ...[
    '### What it means\n\n### How you would check it',
    '## What it means\n\nA.',
    '#### What it means',
  ],
  ...[
    '### What\n\nA.\n\n### How you would check it\n\nB.',
    '### A\n\n### B',
    '###',
    '###What it means\n\nA.',
  ],
];

const names = [
  ...['faq/Why.mdx', 'faq/01-why.md', 'faq/01-WHY.MDX', 'faq/01-why.txt', 'faq/01-why.markdown'],
  ...[
    'coins/x.yml',
    'coins/x.YAML',
    'coins/x.yaml',
    'coins/x.json',
    'x.mdx',
    'legal.yml',
    'studio.yaml.bak',
  ],
  ...[
    'faq/01 why.mdx',
    'faq/1-why.mdx',
    'faq/02-why.mdx',
    'faq/a/01-why.mdx',
    'pages/x.mdx',
    'words.txt',
  ],
].map((name) => ({
  typed: name,
  rule: everyFileHasItsPlace,
  files: { ...everyFileHasItsPlace.passes, [name]: '' },
}));

/** What is said of files beside each other, and of what must be in them. */
export const OF_FILES: readonly Sample[] = [
  ...[
    ['Us', 'US'],
    ['Our site', 'Our  site'],
    ['Us', 'You'],
    ['1', '1'],
  ].flatMap(([a = '', b = '']) =>
    ['title', 'description', 'anchor'].map((key) => of(namesAreUnique, PAGES(key, a, b))),
  ),
  of(namesAreUnique, {
    'faq/01-a.mdx': section('question: A'),
    'faq/02-b.mdx': section('question: a'),
  }),
  of(namesAreUnique, {
    'legal/01-a.mdx': section('anchor: a'),
    'legal/02-b.mdx': section('anchor: a'),
  }),
  of(namesAreUnique, {
    'pledge/01-a.mdx': proofs('{ id: a }'),
    'pledge/02-b.mdx': proofs('{ id: b }, { id: a }'),
  }),
  of(namesAreUnique, {
    'pledge/01-a.mdx': proofs('{ id: a }, { id: A }, 3, null, { id: 3 }, { id: 3 }'),
  }),
  of(namesAreUnique, { 'faq/01-a.mdx': proofs('{ id: a }'), 'faq/02-b.mdx': proofs('{ id: a }') }),
  ...['locker', 'lokcer', 'zzzzz'].map((proof) =>
    of(everyReferenceIsKnown, {
      'pages/home.mdx': `---\ntrust: { cards: [{ proof: ${proof} }] }\nstaffs: { items: [{ pledge: ${proof} }] }\n---\n`,
      'pledge/01-lock.mdx': '---\nanchor: lock\nproofs: [{ id: locker }, { id: burner }, 3]\n---\n',
    }),
  ),
  ...[
    'faq/01-a.mdx',
    'about/01-a.mdx',
    'legal/01-a.mdx',
    'pledge/01-a.mdx',
    'pages/home.mdx',
    'pages/404.mdx',
  ].map((name) => of(everyTextHasWords, { [name]: '---\ntitle: A\n---\n\n  \n' })),
  ...PLEDGES.map((body) =>
    of(pledgesSayHowToCheckThem, { 'pledge/01-lock.mdx': `---\ntitle: A\n---\n\n${body}\n` }),
  ),
  ...names,
  ...['mission', 'missions', 'zzzzz', 'vision', '3'].map((kind) =>
    of(sectionsStandInTheirOrder, {
      'about/01-a.mdx': section(`kind: ${kind}`),
      'about/02-b.mdx': section('kind: vision'),
    }),
  ),
  ...['general-information', 'zzzzz', 'risks'].map((anchor) =>
    of(sectionsStandInTheirOrder, { 'legal/01-a.mdx': section('title: A', `anchor: ${anchor}`) }),
  ),
  ...['locked-liquidity', 'zzzzz', 'zero-tax'].map((anchor) =>
    of(sectionsStandInTheirOrder, { 'pledge/01-a.mdx': section('title: A', `anchor: ${anchor}`) }),
  ),
  ...['Is it **bold?', 'Is it `code?', '"- So?"'].map((question) =>
    of(noSignIsLeftOver, { 'faq/01-a.mdx': section(`question: ${question}`) }),
  ),
  ...['----', '---x -', '---x', '--- -', '-----  ', '----\r'].map((fence) =>
    of(noTextIsSwallowed, { 'faq/01-a.mdx': `---\nquestion: A\n${fence}\n\nText - text.\n` }),
  ),
  ...['### What it means', '# What it means', '##### What'].map((heading) =>
    of(headingsGoDownStepByStep, { 'pledge/01-a.mdx': `---\na: b\n---\n\n${heading}\n\nA.\n` }),
  ),
  ...[
    'pages/about.mdx',
    'pages/home.mdx',
    'about/01-a.mdx',
    'legal/01-a.mdx',
    'pledge/01-a.mdx',
  ].map((name) =>
    of(everyLinkLeadsSomewhere, { [name]: '---\nanchor: a\n---\n\nSee [so](#a) and [so](#b).\n' }),
  ),
];
