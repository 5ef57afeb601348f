import { expect, it } from 'vitest';
import type { Report } from '../../src/shared/report.ts';
import { compareSites } from '../../src/sites/compare-sites.ts';
import { CONFIG, hash, SCRIPT, seenOf, SITE, siteOf, type Files } from './site.ts';

interface Mutation {
  /** What happens to the site. */
  readonly name: string;
  /** By default, `index.html`. */
  readonly file?: string;
  /** What is replaced, at its first place, and by what; undefined for a new or removed file. */
  readonly edit: readonly [string, string] | string | null;
  /** Words that a browser no longer shows, or newly shows, although they are in the source. */
  readonly hidden?: string;
  readonly shown?: string;
  /** What the report must say. */
  readonly told: readonly string[];
  /** By default, that the words are unchanged. */
  readonly verdict?: Report['verdict'];
  /** What must block, by a part of its message. */
  readonly blocked?: string;
}

const TERMS = 'Terms reads differently';
const GONE = 'no longer see';
const CSS = '_astro/base.3f2a9c1d.css';
const PROMISE = 'We will not raise the fare of a ticket that you hold.';

/** Edits of a file that block nothing. */
const editsOf = (
  file: string,
  verdict: Report['verdict'],
  ...rows: readonly (readonly [name: string, old: string, now: string, ...told: string[]])[]
) =>
  rows.map(([name, old, now, ...told]): Mutation => ({
    name,
    file,
    edit: [old, now],
    told,
    verdict,
  }));

const MUTATIONS: readonly Mutation[] = [
  // Edits that block nothing, and change no words
  ...editsOf(
    'terms.html',
    'words unchanged',
    ['U+00A0 in a class', 'pledge-body as', 'pledge-body\u00A0as', 'pledge-body⟨U+00A0⟩as'],
    [
      'U+00A0 as an entity in a class',
      'pledge-body as',
      'pledge-body&nbsp;as',
      'pledge-body&nbsp;as',
    ],
    ['U+00A0 in a text', 'will not', 'will\u00A0not', 'will⟨U+00A0⟩not'],
  ),
  ...editsOf(
    'index.html',
    'words unchanged',
    ['a byte order mark before a page', '<!doctype', '\uFEFF<!doctype', '⟨U+FEFF⟩'],
    ['a line break instead of a space in a class', 'lead as', 'lead\nas', 'no line differs'],
    ['an attribute twice', '<p class="lead as">', '<p class="x" class="lead as">', '<p class="x">'],
  ),
  ...editsOf('_headers', 'words unchanged', [
    'a header that moves to another block',
    '  X-Frame-Options: DENY\n/_astro/*\n',
    '/_astro/*\n  X-Frame-Options: DENY\n',
    '/_astro/* X-Frame-Options: DENY',
  ]),
  ...editsOf('facts.json', 'words unchanged', [
    'a name twice in a file of data',
    '"value":"40"',
    '"value":"45","value":"40"',
    'facts.[].value: "45"',
  ]),

  // Edits that block nothing, and change words
  ...editsOf('index.html', 'changed', [
    'an attribute that is quoted in another',
    '<p class="lead as">',
    `<p title='class="lead as"'>`,
    '<p class="lead as">',
    'Tooltip: class="lead as"',
  ]),
  ...editsOf('_astro/base.3f2a9c1d.css', 'changed', [
    'generated words',
    '"*"',
    '"not"',
    'content:"not"',
  ]),

  // Edits that block, and edits of what is seen
  {
    name: 'U+200B in a text',
    file: 'terms.html',
    edit: ['will not', 'will\u200Bnot'],
    told: [TERMS],
    verdict: 'changed',
    blocked: TERMS,
  },
  {
    name: 'a rule that hides words',
    file: CSS,
    edit: ['.as{font-weight:700', '.as{font-weight:700;opacity:0'],
    hidden: PROMISE,
    told: ['.as { opacity:0', '“not”'],
    verdict: 'changed',
    blocked: GONE,
  },
  {
    name: 'words that appear on a binding page',
    file: CSS,
    edit: ['.b{margin:0', '.b{margin:1px'],
    shown: 'sometimes',
    told: ['sometimes', '.b { margin:1px'],
    verdict: 'changed',
    blocked: 'now see “sometimes”',
  },
  {
    name: 'a new text that is not seen',
    edit: ['never waits.', 'never waits. Refunds are excluded.'],
    hidden: 'Refunds are excluded.',
    told: ['Refunds are excluded.', 'not seen'],
    verdict: 'changed',
  },
  {
    name: 'noscript with an attribute that closes it',
    file: 'terms.html',
    edit: ['<p>The crew', '<noscript><p title="</noscript>"></noscript><p>The crew'],
    blocked: TERMS,
    told: ['<noscript>', '<p title="</noscript>">'],
    verdict: 'changed',
  },
  {
    name: 'the hash of a script of another page',
    edit: [hash(SCRIPT), hash('another()')],
    told: ['no line differs'],
    blocked: `allows ${hash('another()')} in script-src, and the page has nothing with that hash`,
  },
  {
    name: 'a weaker policy',
    edit: ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    blocked: "does not allow 'unsafe-inline'",
    told: ["<meta content script-src 'self' 'unsafe-inline'"],
  },
  {
    name: 'a new page, with its styles',
    file: 'deals.html',
    edit: '<title>Deals</title><style>p{opacity:0}</style><p>Buy two.',
    hidden: 'Buy two.',
    blocked: 'It has no policy of its own',
    told: ['Buy two.', '<style> p { opacity:0', 'not seen'],
    verdict: 'changed',
  },
  {
    name: 'a published version',
    file: 'versions/terms-1.0.txt',
    edit: ['not ', ''],
    told: ['We will raise the fare.'],
    blocked: 'It was published to stay',
  },
  {
    name: 'a published version that is gone',
    file: 'versions/terms-1.0.txt',
    edit: null,
    told: ['versions/terms-1.0.txt'],
    blocked: 'This file is gone. It was published to stay',
  },
  {
    name: 'a new version',
    file: 'versions/terms-1.1.txt',
    edit: 'We may raise the fare.',
    told: ['We may raise the fare.'],
  },
  {
    name: 'a file that is in no folder of versions',
    file: 'old/versions/terms-0.9.txt',
    edit: null,
    told: ['old/versions/terms-0.9.txt'],
  },
  {
    name: 'a file of a new type',
    file: 'gift.exe',
    edit: 'MZ',
    told: ['gift.exe'],
    blocked: 'no file of the type “exe”',
  },
];

function mutated({ file = 'index.html', edit, name }: Mutation): Files {
  const others = Object.fromEntries(Object.entries(SITE).filter(([path]) => path !== file));
  if (edit === null) return others;
  if (typeof edit === 'string') return { ...others, [file]: edit };
  const [old, now] = edit;
  const source = SITE[file] ?? '';
  if (!source.includes(old)) throw new Error(`${name}: the site has no “${old}”.`);
  return { ...others, [file]: source.replace(old, () => now) };
}

/** Everything that a report says. */
const saidIn = ({ lines, blocking, pages, seen }: Report): string =>
  [
    ...lines.flatMap(({ file, removed, added }) => [file, ...removed, ...added]),
    ...blocking.map(({ message }) => message),
    ...pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => [
        ...[block.before, block.after, block.seen === false ? 'not seen' : ''].map(String),
      ]),
    ),
    ...seen.words.flatMap(({ appeared, vanished }) => [...appeared, ...vanished]),
  ].join('\n');

it('A site that is not changed is the same', () => {
  const report = compareSites(
    siteOf('a', SITE),
    siteOf('b', SITE),
    CONFIG,
    undefined,
    seenOf(SITE, SITE),
  );
  const named = { before: 'a', after: 'b' };
  expect(report).toMatchObject({ ...named, verdict: 'same', lines: [], blocking: [], pages: [] });
});

it.each(MUTATIONS)('is told, and with its words: $name', (mutation) => {
  const after = mutated(mutation);
  const { hidden, shown, told, verdict = 'words unchanged', blocked } = mutation;
  const seen = seenOf(SITE, after, hidden, shown);
  const report = compareSites(siteOf('a', SITE), siteOf('b', after), CONFIG, undefined, seen);
  const said = saidIn(report);
  for (const words of told) expect(said).toContain(words);
  expect(report.verdict).toBe(verdict);
  const messages = report.blocking.map(({ message }) => message).join('\n');
  if (blocked === undefined) expect(messages).toBe('');
  else expect(messages).toContain(blocked);
});
