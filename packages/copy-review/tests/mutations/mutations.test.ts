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

const MUTATIONS: readonly Mutation[] = [
  // White space that is none for browsers
  {
    name: 'U+00A0 in a class',
    file: 'terms.html',
    edit: ['pledge-body as', 'pledge-body\u00A0as'],
    told: ['pledge-body⟨U+00A0⟩as'],
  },
  {
    name: 'U+00A0 as an entity in a class',
    file: 'terms.html',
    edit: ['pledge-body as', 'pledge-body&nbsp;as'],
    told: ['pledge-body&nbsp;as'],
  },
  ...['2003', '000B', '2028'].map((code): Mutation => ({
    name: `U+${code} in a class`,
    edit: ['lead as', `lead${String.fromCodePoint(Number.parseInt(code, 16))}as`],
    told: [`lead⟨U+${code}⟩as`],
  })),
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
    name: 'U+00A0 after DENY',
    file: '_headers',
    edit: ['DENY', 'DENY\u00A0'],
    told: ['X-Frame-Options: DENY⟨U+00A0⟩'],
  },
  {
    name: 'U+FEFF before a style sheet in a page',
    file: 'terms.html',
    edit: ['<style>', '<style>\uFEFF'],
    blocked: 'Its policy does not allow the style',
    told: ['⟨U+FEFF⟩.menu { display:none'],
  },
  {
    name: 'U+FEFF before a style sheet',
    file: CSS,
    edit: ['.a{', '\uFEFF.a{'],
    told: ['⟨U+FEFF⟩.a { color:#012'],
  },
  {
    name: 'U+00A0 in a selector',
    file: CSS,
    edit: ['.menu{', '.menu\u00A0{'],
    told: ['.menu⟨U+00A0⟩ { display:none'],
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
    name: 'U+00A0 in a text',
    file: 'terms.html',
    edit: ['will not', 'will\u00A0not'],
    told: ['will⟨U+00A0⟩not'],
  },
  {
    name: 'a byte order mark before a page',
    edit: ['<!doctype', '\uFEFF<!doctype'],
    told: ['⟨U+FEFF⟩'],
  },
  {
    name: 'a line break instead of a space in a class',
    edit: ['lead as', 'lead\nas'],
    told: ['no line differs'],
  },

  // Moved and dormant styles and scripts
  {
    name: 'a style sheet in a template',
    file: 'terms.html',
    edit: [`<style>${STYLE}</style>`, `<template><style>${STYLE}</style></template>`],
    blocked: 'the page has nothing with that hash',
    told: ['<template>'],
  },
  {
    name: 'a link to a style sheet in noscript',
    edit: ['<link rel', '<noscript><link rel'],
    told: ['<noscript>'],
  },
  {
    name: 'a style sheet that is only preloaded',
    edit: ['rel="stylesheet"', 'rel="preload" as="style"'],
    told: ['<link rel="preload">', '<link as="style">'],
  },
  {
    name: 'a style sheet for print only',
    edit: ['rel="stylesheet"', 'rel="stylesheet" media="print"'],
    told: ['<link media="print">'],
  },
  {
    name: 'another type tag in the properties of an island',
    edit: ['[0,4]', '[3,4]'],
    told: ['<astro-island props seconds.[]: 3'],
    verdict: 'changed',
  },
  {
    name: 'another value in the properties of an island',
    edit: ['[0,4]', '[0,9]'],
    told: ['seconds.[]: 9'],
    verdict: 'changed',
  },
  {
    name: 'another directive of an island',
    edit: ['client="load"', 'client="idle"'],
    told: ['<astro-island client="idle">'],
  },
  {
    name: 'a script that is no longer one',
    edit: ['<script>let', '<script type="text/plain">let'],
    blocked: 'the page has nothing with that hash',
    told: ['<script type="text/plain">'],
  },
  {
    name: 'a comment around a style sheet',
    edit: ['<style>', '<!-- x --><style>'],
    told: ['<!-- x -->'],
  },
  {
    name: 'a brace too many in a style sheet',
    file: CSS,
    edit: ['.b{', '}.b{'],
    told: ['}'],
  },
  {
    name: 'a style sheet that is not closed',
    file: CSS,
    edit: ['.b{margin:0}', '.b{margin:0;'],
    told: ['.b { .as { font-weight:700'],
    verdict: 'changed',
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
  {
    name: 'an attribute that is quoted in another',
    edit: ['<p class="lead as">', `<p title='class="lead as"'>`],
    told: ['<p class="lead as">', 'Tooltip: class="lead as"'],
    verdict: 'changed',
  },
  {
    name: 'an attribute twice',
    edit: ['<p class="lead as">', '<p class="x" class="lead as">'],
    told: ['<p class="x">'],
  },
  {
    name: 'generated words',
    file: CSS,
    edit: ['"*"', '"not"'],
    told: ['content:"not"'],
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
  {
    name: 'a header that moves to another block',
    file: '_headers',
    edit: ['  X-Frame-Options: DENY\n/_astro/*\n', '/_astro/*\n  X-Frame-Options: DENY\n'],
    told: ['/_astro/* X-Frame-Options: DENY'],
  },
  {
    name: 'another redirect',
    file: '_redirects',
    edit: ['301', '302'],
    told: ['/fares /terms 302'],
  },
  {
    name: 'another rule for crawlers',
    file: 'robots.txt',
    edit: ['Allow', 'Disallow'],
    told: ['Disallow: /'],
  },

  // Ordinary edits
  {
    name: 'a word',
    edit: ['never waits', 'often waits'],
    told: ['often'],
    verdict: 'changed',
  },
  {
    name: 'a word of a binding document',
    file: 'terms.html',
    edit: ['may cancel', 'will cancel'],
    told: ['will'],
    verdict: 'changed',
    blocked: TERMS,
  },
  {
    name: 'a date',
    edit: ['1 July 2027', '1 August 2027'],
    told: ['1 August 2027'],
    verdict: 'changed',
  },
  {
    name: 'an amount',
    edit: ['40 crowns', '45 crowns'],
    told: ['45'],
    verdict: 'changed',
  },
  {
    name: 'a question',
    edit: ['<details>', '<details><summary>Is it cold?</summary><p>Yes.</p></details><details>'],
    told: ['Is it cold?'],
    verdict: 'changed',
  },
  {
    name: 'a section that is gone',
    edit: [
      '<section><h2>Questions</h2><details><summary>May I bring a dog?</summary><p>Yes, on a lead.</p></details></section>',
      '',
    ],
    told: ['May I bring a dog?'],
    verdict: 'changed',
  },
  {
    name: 'an alternative text',
    edit: ['The boat at', 'A boat at'],
    told: ['Picture: '],
    verdict: 'changed',
  },
  {
    name: 'a link',
    edit: ['href="/terms"', 'href="/fares"'],
    told: ['/fares'],
    verdict: 'changed',
  },
  {
    name: 'a description',
    edit: ['The Home of', 'A home of'],
    told: ['description'],
    verdict: 'changed',
  },
  {
    name: 'structured data',
    edit: ['"WebPage"', '"AboutPage"'],
    told: ['AboutPage'],
    verdict: 'changed',
  },
  {
    name: 'a class',
    edit: ['lead as', 'lead b'],
    told: ['<p class="lead b">'],
  },
  {
    name: 'a rule',
    file: CSS,
    edit: ['.b{', '.c{top:0}.b{'],
    told: ['.c { top:0'],
  },
  {
    name: 'a rule that is for another medium',
    file: CSS,
    edit: ['@media print', '@media screen'],
    told: ['@media screen { .menu { display:none'],
  },
  {
    name: 'a colour',
    file: CSS,
    edit: ['#012', '#123'],
    told: ['.a { color:#123'],
  },
  {
    name: 'a script',
    file: '_astro/core.js',
    edit: ['b=2', 'b=3'],
    told: ['export const b=3;'],
  },
  {
    name: 'a picture',
    file: '_astro/boat.Dk20PzQa.avif',
    edit: Buffer.from([0, 9]),
    told: ['2 bytes, sha256'],
  },
  {
    name: 'a drawing',
    file: 'map.svg',
    edit: ['M0 0h4', 'M0 0h5'],
    told: ['<path d="M0 0h5">'],
  },
  {
    name: 'an element that is no longer closed',
    file: 'map.svg',
    edit: ['"/>', '">'],
    told: ['<path>'],
  },
  {
    name: 'a value in a file of data',
    file: 'facts.json',
    edit: ['"value":"40"', '"value":"45"'],
    told: ['facts.[].value: "45"'],
  },
  {
    name: 'a name twice in a file of data',
    file: 'facts.json',
    edit: ['"value":"40"', '"value":"45","value":"40"'],
    told: ['facts.[].value: "45"'],
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
  expect(report).toMatchObject({ verdict: 'same', lines: [], blocking: [], pages: [] });
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
