import { expect, it } from 'vitest';
import type { Report } from '../../src/shared/report.ts';
import { compareSites } from '../../src/sites/compare-sites.ts';
import { CONFIG, hash, SCRIPT, seenOf, SITE, siteOf, STYLE, type Files } from './site.ts';

interface Mutation {
  /** What happens to the site. */
  readonly name: string;
  /** By default, `index.html`. */
  readonly file?: string;
  /** What is replaced, at its first place, and by what; undefined for a new or removed file. */
  readonly edit: readonly [string, string] | Files[string] | null;
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
const WARNING = '<p>The crew may cancel a crossing in a storm.</p>';

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
    ['U+2003 in a class', 'lead as', 'lead\u2003as', 'lead⟨U+2003⟩as'],
    ['U+000B in a class', 'lead as', 'lead\u000Bas', 'lead⟨U+000B⟩as'],
    ['U+2028 in a class', 'lead as', 'lead\u2028as', 'lead⟨U+2028⟩as'],
    ['a byte order mark before a page', '<!doctype', '\uFEFF<!doctype', '⟨U+FEFF⟩'],
    ['a line break instead of a space in a class', 'lead as', 'lead\nas', 'no line differs'],
    ['a link to a style sheet in noscript', '<link rel', '<noscript><link rel', '<noscript>'],
    [
      'a style sheet that is only preloaded',
      'rel="stylesheet"',
      'rel="preload" as="style"',
      '<link rel="preload">',
      '<link as="style">',
    ],
    [
      'a style sheet for print only',
      'rel="stylesheet"',
      'rel="stylesheet" media="print"',
      '<link media="print">',
    ],
    [
      'another directive of an island',
      'client="load"',
      'client="idle"',
      '<astro-island client="idle">',
    ],
    ['a comment around a style sheet', '<style>', '<!-- x --><style>', '<!-- x -->'],
    ['an attribute twice', '<p class="lead as">', '<p class="x" class="lead as">', '<p class="x">'],
    ['a class', 'lead as', 'lead b', '<p class="lead b">'],
  ),
  ...editsOf(
    '_headers',
    'words unchanged',
    ['U+00A0 after DENY', 'DENY', 'DENY\u00A0', 'X-Frame-Options: DENY⟨U+00A0⟩'],
    [
      'a header that moves to another block',
      '  X-Frame-Options: DENY\n/_astro/*\n',
      '/_astro/*\n  X-Frame-Options: DENY\n',
      '/_astro/* X-Frame-Options: DENY',
    ],
  ),
  ...editsOf(
    CSS,
    'words unchanged',
    ['U+FEFF before a style sheet', '.a{', '\uFEFF.a{', '⟨U+FEFF⟩.a { color:#012'],
    ['U+00A0 in a selector', '.menu{', '.menu\u00A0{', '.menu⟨U+00A0⟩ { display:none'],
    ['a brace too many in a style sheet', '.b{', '}.b{', '}'],
    ['a rule', '.b{', '.c{top:0}.b{', '.c { top:0'],
    [
      'a rule that is for another medium',
      '@media print',
      '@media screen',
      '@media screen { .menu { display:none',
    ],
    ['a colour', '#012', '#123', '.a { color:#123'],
  ),
  ...editsOf('_redirects', 'words unchanged', [
    'another redirect',
    '301',
    '302',
    '/fares /terms 302',
  ]),
  ...editsOf('robots.txt', 'words unchanged', [
    'another rule for crawlers',
    'Allow',
    'Disallow',
    'Disallow: /',
  ]),
  ...editsOf('_astro/core.js', 'words unchanged', ['a script', 'b=2', 'b=3', 'export const b=3;']),
  ...editsOf(
    'map.svg',
    'words unchanged',
    ['a drawing', 'M0 0h4', 'M0 0h5', '<path d="M0 0h5">'],
    ['an element that is no longer closed', '"/>', '">', '<path>'],
  ),
  ...editsOf(
    'facts.json',
    'words unchanged',
    ['a value in a file of data', '"value":"40"', '"value":"45"', 'facts.[].value: "45"'],
    [
      'a name twice in a file of data',
      '"value":"40"',
      '"value":"45","value":"40"',
      'facts.[].value: "45"',
    ],
  ),

  // Edits that block nothing, and change words
  ...editsOf(
    'index.html',
    'changed',
    [
      'another type tag in the properties of an island',
      '[0,4]',
      '[3,4]',
      '<astro-island props seconds.[]: 3',
    ],
    ['another value in the properties of an island', '[0,4]', '[0,9]', 'seconds.[]: 9'],
    [
      'an attribute that is quoted in another',
      '<p class="lead as">',
      `<p title='class="lead as"'>`,
      '<p class="lead as">',
      'Tooltip: class="lead as"',
    ],
    ['a word', 'never waits', 'often waits', 'often'],
    ['a date', '1 July 2027', '1 August 2027', '1 August 2027'],
    ['an amount', '40 crowns', '45 crowns', '45'],
    [
      'a question',
      '<details>',
      '<details><summary>Is it cold?</summary><p>Yes.</p></details><details>',
      'Is it cold?',
    ],
    [
      'a section that is gone',
      '<section><h2>Questions</h2><details><summary>May I bring a dog?</summary><p>Yes, on a lead.</p></details></section>',
      '',
      'May I bring a dog?',
    ],
    ['an alternative text', 'The boat at', 'A boat at', 'Picture: '],
    ['a link', 'href="/terms"', 'href="/fares"', '/fares'],
    ['a description', 'The Home of', 'A home of', 'description'],
    ['structured data', '"WebPage"', '"AboutPage"', 'AboutPage'],
  ),
  ...editsOf(
    CSS,
    'changed',
    [
      'a style sheet that is not closed',
      '.b{margin:0}',
      '.b{margin:0;',
      '.b { .as { font-weight:700',
    ],
    ['generated words', '"*"', '"not"', 'content:"not"'],
  ),

  // White space that is none for browsers, and moved and dormant styles and scripts
  {
    name: 'U+00A0 in a directive of a page',
    edit: ["connect-src 'none'", "connect-src\u00A0'none'"],
    blocked: 'Browsers ignore “ connect-src',
    told: ["connect-src⟨U+00A0⟩'none'"],
  },
  {
    name: 'U+00A0 in a directive of a header',
    file: '_headers',
    edit: ["connect-src 'none'", "connect-src\u00A0'none'"],
    blocked: 'Browsers ignore “ connect-src',
    told: ["connect-src⟨U+00A0⟩'none'"],
  },
  {
    name: 'U+FEFF before a style sheet in a page',
    file: 'terms.html',
    edit: ['<style>', '<style>\uFEFF'],
    blocked: 'Its policy does not allow the style',
    told: ['⟨U+FEFF⟩.menu { display:none'],
  },
  {
    name: 'U+200B in a text',
    file: 'terms.html',
    edit: ['will not', 'will\u200Bnot'],
    told: [TERMS],
    verdict: 'changed',
    blocked: TERMS,
  },
  {
    name: 'a style sheet in a template',
    file: 'terms.html',
    edit: [`<style>${STYLE}</style>`, `<template><style>${STYLE}</style></template>`],
    blocked: 'the page has nothing with that hash',
    told: ['<template>'],
  },
  {
    name: 'a script that is no longer one',
    edit: ['<script>let', '<script type="text/plain">let'],
    blocked: 'the page has nothing with that hash',
    told: ['<script type="text/plain">'],
  },

  // Words that are hidden while something else explains them
  {
    name: 'a paragraph that moves and is for screen readers only',
    file: 'terms.html',
    edit: [
      `<p class="pledge-body as">${PROMISE}</p>\n${WARNING}`,
      `${WARNING}\n<p class="sr-only">${PROMISE}</p>`,
    ],
    hidden: PROMISE,
    told: ['<p class="sr-only">', '“not”'],
    verdict: 'changed',
    blocked: GONE,
  },
  {
    name: 'a hidden “not” in a sentence that is edited',
    file: 'terms.html',
    edit: ['We will not raise', 'We shall <span class="sr-only">not</span> raise'],
    hidden: 'not ',
    told: ['<span class="sr-only">', '“not”'],
    verdict: 'changed',
    blocked: GONE,
  },
  {
    name: 'a hidden “not” in a sentence that stays',
    file: 'terms.html',
    edit: ['not raise', '<i hidden="">not</i> raise'],
    hidden: 'not ',
    told: ['<i hidden="">', '“not”'],
    verdict: 'changed',
    blocked: GONE,
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

  // Elements that are not shown
  ...['canvas', 'video', 'object', 'datalist'].map((tag): Mutation => ({
    name: `a text within ${tag}`,
    file: 'terms.html',
    edit: [PROMISE, `<${tag}>${PROMISE}</${tag}>`],
    hidden: PROMISE,
    told: [`<${tag}>`, '“not”'],
    verdict: 'changed',
    blocked: GONE,
  })),
  {
    name: 'noscript with an attribute that closes it',
    file: 'terms.html',
    edit: ['<p>The crew', '<noscript><p title="</noscript>"></noscript><p>The crew'],
    blocked: TERMS,
    told: ['<noscript>', '<p title="</noscript>">'],
    verdict: 'changed',
  },
  {
    name: 'a shadow root',
    file: 'terms.html',
    edit: [
      '<section class="prose">',
      '<section class="prose"><template shadowrootmode="open"></template>',
    ],
    hidden: PROMISE,
    told: ['<template shadowrootmode="open">', '“not”'],
    verdict: 'changed',
    blocked: GONE,
  },

  // Policies and headers
  {
    name: 'the hash of a style in the policy for scripts',
    edit: ["script-src 'self'", `script-src 'self' ${hash(STYLE)}`],
    told: ["<meta content script-src 'self' 'sha256-*' 'sha256-*'"],
    blocked: `allows ${hash(STYLE)} in script-src, and the page has nothing with that hash`,
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

  // Words and files
  {
    name: 'a word of a binding document',
    file: 'terms.html',
    edit: ['may cancel', 'will cancel'],
    told: ['will'],
    verdict: 'changed',
    blocked: TERMS,
  },
  {
    name: 'a picture',
    file: '_astro/boat.Dk20PzQa.avif',
    edit: Buffer.from([0, 9]),
    told: ['2 bytes, sha256'],
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
    name: 'a page that is gone',
    file: 'terms.html',
    edit: null,
    told: ['its page is gone'],
    verdict: 'changed',
    blocked: 'its page is gone',
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
  if (typeof edit === 'string' || Buffer.isBuffer(edit)) return { ...others, [file]: edit };
  const [old, now] = edit;
  const source = String(SITE[file]);
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
