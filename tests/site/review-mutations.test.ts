/**
 * The review of this site, with its own configuration: changes of the built pages by which a pull
 * request could lead visitors astray, each of which must be in the report. The table for every kind
 * of change is the package’s own (packages/copy-review/tests/mutations).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  compareSites,
  markdownReport,
  NOTHING_CHANGED,
} from '../../packages/copy-review/src/index.ts';
import {
  openSite,
  plainText,
  type EditedSite,
} from '../../packages/copy-review/tests/mutations/edited-site.ts';
import {
  append,
  bytesOf,
  edits,
  remove,
  swapFiles,
  textOf,
  write,
  type Edit,
  type Mutation,
} from '../../packages/copy-review/tests/mutations/edits.ts';
import type { Files } from '../../packages/copy-review/tests/mutations/site.ts';
import { config } from '../../editorial/review.config.ts';
import { readBuiltSite } from './built-site.ts';

const HOME = 'index.html';
const LEGAL = 'legal.html';
const PLEDGE = 'trust-pledge.html';
const CONTACT = 'contact.html';
const OTHER_ADDRESS = '7Wd2hFzB6nGrJ9vXqPcM4tSyE8aUkRo3jTbL5VqDKeLp';
const STRANGER = 'https://stranger.example';
const BLOCKED = { blocks: true };
const WORDS_UNCHANGED = { verdict: 'words unchanged' } as const;
const BLOCKED_BY_STYLE = { ...WORDS_UNCHANGED, ...BLOCKED };

/** The path of the only file whose path matches. */
function fileOf(files: Files, pattern: RegExp): string {
  const [path, ...others] = [...files.keys()].filter((one) => pattern.test(one));
  if (path === undefined || others.length > 0) throw new Error(`Not one file: ${pattern.source}.`);
  return path;
}

/** Replaces the first match in a file; there must be one. */
const change =
  (path: string, pattern: RegExp, after: (match: string) => string): Edit =>
  (files) => {
    const text = textOf(files, path);
    if (!pattern.test(text)) throw new Error(`${path} has nothing like ${pattern.source}`);
    write(path, text.replace(pattern, after))(files);
  };

const addAttribute = (path: string, tag: RegExp, added: string): Edit =>
  change(path, tag, (match) => `${match} ${added}`);

/** Adds a rule to the style of a page. */
const addRule = (path: string, css: string): Edit =>
  change(path, /<\/style>/, (match) => `${css}${match}`);

/** Swaps the first matches of two patterns in a file. */
const swap =
  (path: string, one: RegExp, other: RegExp): Edit =>
  (files) => {
    const text = textOf(files, path);
    const [first = '', second = ''] = [one, other].map((pattern) => pattern.exec(text)?.[0]);
    if (first === '' || second === '') throw new Error(`${path} has not both`);
    const swapped = text.replace(first, '\0').replace(second, () => first);
    write(
      path,
      swapped.replace('\0', () => second),
    )(files);
  };

/** Changes the file whose path matches. */
const inFile =
  (pattern: RegExp, edit: (path: string) => Edit): Edit =>
  (files) => {
    edit(fileOf(files, pattern))(files);
  };

/** Edits the style sheet that a page links. */
const inStyleOf =
  (page: string, edit: (path: string) => Edit): Edit =>
  (files) => {
    const [, path = ''] = /rel="stylesheet" href="\/([^"]+)/.exec(textOf(files, page)) ?? [];
    edit(path)(files);
  };

const TEXT_OF_ADDRESS = /<code class="address-text[^>]*>/;
const ADDRESS_PROPERTY = /(?<=&quot;address&quot;:\[0,&quot;)[^&]+/;
const titleOfToast = (kind: 'success' | 'failure') =>
  new RegExp(String.raw`(?<=&quot;${kind}&quot;:\[0,\{&quot;title&quot;:\[0,&quot;)[^&]+`);
const resultOfCheck = (kind: 'equal' | 'differs') =>
  new RegExp(String.raw`(?<=&quot;${kind}&quot;:\[0,&quot;)[^&]+`);
const shownByStyle = `.address-text{font-size:0}.address-text::after{content:"${OTHER_ADDRESS}";font-size:1rem}`;
const BUY = /<a href="https:\/\/pump\.fun[^"]*"/;

/** A stamp beside a note of a binding page, and its style: that the date of the note has passed. */
const stampOn = (path: string, tag: RegExp, css: string): Edit =>
  edits(
    change(path, tag, (match) => `<span class="passed" data-review="details">Over</span>${match}`),
    addRule(path, `.passed{${css}}`),
  );
const NOTE = /<p data-review="details"/;
const NOTE_OF_PROOF = /<span class="proof-slot-expires/;
const SENTENCE = /A lock is meant to keep anybody from emptying it/;
/** A stamp on a badge: turned, in capitals. */
const STAMPED = 'border:2px solid;font:700 .875rem/1 serif;text-transform:uppercase;rotate:-3deg';
/** Told both ways, and nobody has to decide about it. */
const TOLD = { verdict: 'changed', blocks: false, undoBlocks: false } as const;

/** An old copy of a page, and an empty one, as further files of its route. */
const hiddenBySecond: Edit = (files) => {
  const old = bytesOf(files, HOME);
  edits(
    change(HOME, ADDRESS_PROPERTY, () => OTHER_ADDRESS),
    write('index.htm', old),
    write('index.xhtml', ''),
  )(files);
};

const MUTATIONS: readonly Mutation[] = [
  // What a visitor sends money to
  [
    'another address for the copy button',
    change(HOME, ADDRESS_PROPERTY, () => OTHER_ADDRESS),
    [OTHER_ADDRESS],
  ],
  [
    'another address as text',
    change(HOME, TEXT_OF_ADDRESS, (tag) => `${tag}${OTHER_ADDRESS}</code><code hidden>`),
    [OTHER_ADDRESS],
  ],
  ['a name as the address', change(HOME, ADDRESS_PROPERTY, () => 'legends.sol'), ['legends.sol']],
  ['an address in lower case', change(HOME, ADDRESS_PROPERTY, (text) => text.toLowerCase()), []],
  [
    'an address with an invisible character',
    change(HOME, ADDRESS_PROPERTY, (text) => `${text.slice(0, 5)}\u200B${text.slice(5)}`),
    ['U+200B'],
  ],
  [
    'an address with the sign for kelvin',
    change(HOME, ADDRESS_PROPERTY, (text) => `\u212A${text}`),
    ['U+212A'],
  ],
  [
    'the address from right to left',
    change(HOME, /<code class="address-text/, (tag) => tag.replace(' ', ' dir="rtl" ')),
    ['dir', 'rtl'],
  ],
  [
    'an address that a style shows',
    addRule(HOME, shownByStyle),
    ['content', OTHER_ADDRESS],
    BLOCKED_BY_STYLE,
  ],
  [
    'an address that a style sheet shows',
    inStyleOf(HOME, (path) => append(path, shownByStyle)),
    ['content', OTHER_ADDRESS],
    BLOCKED_BY_STYLE,
  ],
  [
    'a script that copies another address',
    inFile(/^_astro\/CopyButton/, (path) =>
      change(path, /writeText\(\w+\)/, () => `writeText("${OTHER_ADDRESS}")`),
    ),
    ['CopyButton', OTHER_ADDRESS],
    WORDS_UNCHANGED,
  ],
  [
    'another host behind the button to buy',
    change(HOME, BUY, () => `<a href="${STRANGER}/"`),
    ['stranger.example'],
  ],
  [
    'the addresses of two links swapped',
    swap(HOME, /https:\/\/pump\.fun\//, /https:\/\/telegram\.org\//),
    ['telegram.org'],
  ],
  [
    'two further files of a page, which hide it',
    hiddenBySecond,
    ['index.htm', 'index.xhtml'],
    BLOCKED,
  ],

  // Warnings, proofs and binding texts
  [
    'hidden places for proofs',
    addRule(PLEDGE, '.proof-slot{display:none}'),
    ['trust-pledge', '.proof-slot', 'display'],
    BLOCKED_BY_STYLE,
  ],
  [
    'a place for a proof that is hidden',
    change(PLEDGE, /<div class="proof-slot/, (tag) => tag.replace(' ', ' hidden ')),
    ['trust-pledge', 'hidden'],
  ],
  [
    'words after the headings of a binding page',
    addRule(LEGAL, 'h2::after{content:" (no longer)"}'),
    ['legal', 'h2::after', 'no longer'],
    BLOCKED_BY_STYLE,
  ],
  [
    'a binding page without color',
    addRule(LEGAL, '.legal-section{opacity:0}'),
    ['legal', '.legal-section', 'opacity'],
    BLOCKED_BY_STYLE,
  ],
  [
    'pledges in another order',
    addRule(PLEDGE, '.pledge{order:-1}'),
    ['trust-pledge', '.pledge', 'order'],
    WORDS_UNCHANGED,
  ],
  [
    'a binding text from right to left',
    addRule(LEGAL, '.legal-section-text{direction:rtl;unicode-bidi:bidi-override}'),
    ['legal', '.legal-section-text', 'direction'],
    WORDS_UNCHANGED,
  ],
  [
    'a picture behind a binding text',
    addRule(LEGAL, '.legal-section-text{background:url(/og/home.png)}'),
    ['legal', '.legal-section-text', 'og/home.png'],
    WORDS_UNCHANGED,
  ],
  [
    'a binding text folded away',
    change(LEGAL, /<section class="legal-section/, (tag) => tag.replace(' ', ' hidden ')),
    ['legal', 'hidden'],
  ],
  [
    'the anchors of two sections swapped',
    swap(LEGAL, /(?<=class="legal-section[^>]*)id="[^"]+"/, /id="versions"/),
    ['legal', 'versions'],
  ],

  [
    'a stamp beside a note of a binding page, with its style',
    stampOn(LEGAL, NOTE, STAMPED),
    ['legal', 'Over', '.passed', 'rotate'],
    TOLD,
  ],
  [
    'a stamp beside a proof, with its style',
    stampOn(PLEDGE, NOTE_OF_PROOF, STAMPED),
    ['trust-pledge', 'Over', '.passed', 'rotate'],
    TOLD,
  ],
  [
    'a stamp in place of the note of a proof',
    change(
      PLEDGE,
      /<span class="proof-slot-expires[^]*?<\/span>/,
      () => '<span class="stamp">Over</span>',
    ),
    ['trust-pledge', 'Over', 'stamp'],
    TOLD,
  ],
  [
    'a stamp beside a proof that its style hides',
    stampOn(PLEDGE, NOTE_OF_PROOF, 'display:none'),
    ['trust-pledge', 'Over', '.passed', 'display'],
    BLOCKED,
  ],
  [
    'a note of a proof turned upside down',
    addRule(PLEDGE, '.proof-slot-expires{rotate:180deg}'),
    ['trust-pledge', '.proof-slot-expires', 'rotate'],
    { ...BLOCKED_BY_STYLE, undoBlocks: true },
  ],
  [
    'a note of a proof that is edited and hidden',
    edits(
      change(PLEDGE, /(?<=<span class="proof-slot-expires)[^>]*>/, () => ' x">Renewed. '),
      addRule(PLEDGE, '.x{opacity:.1}'),
    ),
    ['trust-pledge', 'Renewed', '.x', 'opacity'],
    { ...BLOCKED, undoBlocks: true },
  ],
  [
    'a sentence of a pledge hidden at one width',
    edits(
      change(PLEDGE, /(?<=data-review="prose"[^]*?)<p/, (tag) => `${tag} class="x"`),
      addRule(PLEDGE, '@media (width<400px){.x{display:none}}'),
    ),
    ['trust-pledge', '400px', '.x', 'display'],
    { ...BLOCKED_BY_STYLE, undoBlocks: true },
  ],
  [
    'a sentence of a pledge hidden by a new element',
    change(PLEDGE, SENTENCE, (text) => `<span class="sr-only">${text}</span>`),
    ['trust-pledge', 'sr-only', SENTENCE],
    { ...BLOCKED_BY_STYLE, undoBlocks: true },
  ],
  [
    'a note of a proof that is edited, and hidden by a new element',
    change(
      PLEDGE,
      /(<span class="proof-slot-expires[^>]*>)[^]*?<\/span>/,
      () => '<i class="sr-only">Nothing is locked any more.</i>',
    ),
    ['trust-pledge', 'sr-only', 'Nothing is locked any more'],
    BLOCKED,
  ],

  // What islands say
  [
    'the words of two toasts swapped',
    swap(HOME, titleOfToast('success'), titleOfToast('failure')),
    ['success', 'failure'],
  ],
  [
    'two results of the check of an address swapped',
    swap(HOME, resultOfCheck('equal'), resultOfCheck('differs')),
    ['equal', 'differs'],
  ],
  [
    'a placeholder that is none',
    change(HOME, /&quot;isPlaceholder&quot;:\[0,true\]/, (text) => text.replace('true', 'false')),
    ['isPlaceholder', 'false'],
  ],

  // What the host does
  [
    'a redirect to another host',
    write('_redirects', `/trust-pledge ${STRANGER}/ 302!\n`),
    ['_redirects', 'stranger.example'],
    BLOCKED,
  ],
  [
    'a header that moves on to another host',
    change('_headers', / {2}X-Content-Type/, (text) => `  Refresh: 0; url=${STRANGER}\n${text}`),
    ['_headers', /refresh/i, 'stranger.example'],
    { ...WORDS_UNCHANGED, ...BLOCKED },
  ],
  [
    'a weaker policy',
    change('_headers', /script-src /, (text) => `${text}'unsafe-inline' `),
    ['_headers', 'unsafe-inline'],
    { ...WORDS_UNCHANGED, ...BLOCKED },
  ],
  [
    'a weaker policy in a page',
    change(HOME, /connect-src 'none'/, () => 'connect-src *'),
    ['connect-src *'],
    { ...WORDS_UNCHANGED, ...BLOCKED },
  ],
  [
    'a site that crawlers leave out',
    append('robots.txt', 'Disallow: /\n'),
    ['robots.txt', 'Disallow: /'],
    WORDS_UNCHANGED,
  ],
  [
    'another contact for researchers',
    write('.well-known/security.txt', `Contact: ${STRANGER}\n`),
    ['security.txt', 'stranger.example'],
  ],
  [
    'another start of the app',
    change('site.webmanifest', /"start_url":"\/"/, () => `"start_url":"/x"`),
    ['site.webmanifest', '/x'],
    WORDS_UNCHANGED,
  ],
  [
    'an address of another host in the sitemap',
    change('sitemap-0.xml', /(?<=<loc>)[^<]+(?=about)/, () => `${STRANGER}/`),
    ['sitemap-0.xml', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'two shared pictures swapped',
    swapFiles('og/home.png', 'og/legal.png'),
    ['og/home.png', 'og/legal.png'],
    WORDS_UNCHANGED,
  ],
  [
    'a new drawing',
    write('poster.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ['poster.svg'],
  ],
  ['a new document', write('paper.pdf', '%PDF'), ['paper.pdf'], BLOCKED],
  ['no icon', remove('favicon.ico'), ['favicon.ico'], WORDS_UNCHANGED],
  [
    'the fonts of two texts swapped',
    (files) => {
      const [one = '', other = ''] = [...files.keys()].filter((path) => path.endsWith('.woff2'));
      swapFiles(one, other)(files);
    },
    ['.woff2'],
    WORDS_UNCHANGED,
  ],

  // What runs, and where forms and links lead
  [
    'a form that sends',
    addAttribute(CONTACT, /<form/, `action="${STRANGER}"`),
    ['contact', 'stranger.example'],
  ],
  [
    'a handler',
    addAttribute(HOME, /<button/, 'onclick="alert(1)"'),
    ['onclick', 'alert(1)'],
    WORDS_UNCHANGED,
  ],
  [
    'a page that moves on',
    change(
      HOME,
      /<\/head>/,
      (tag) => `<meta http-equiv="refresh" content="0;url=${STRANGER}">${tag}`,
    ),
    ['refresh', 'stranger.example'],
  ],
  [
    'a base of all links',
    change(HOME, /<\/head>/, (tag) => `<base href="${STRANGER}/">${tag}`),
    ['stranger.example'],
  ],
  [
    'a page in a frame',
    change(HOME, /<\/main>/, (tag) => `<iframe srcdoc="Pay here"></iframe>${tag}`),
    ['iframe', 'Pay here'],
  ],
  [
    'what pages are prefetched',
    change(HOME, /"prerender":/, () => '"prefetch":'),
    ['prefetch'],
    WORDS_UNCHANGED,
  ],
  [
    'who is told about a followed link',
    addAttribute(HOME, BUY, `ping="${STRANGER}"`),
    ['ping', 'stranger.example'],
    WORDS_UNCHANGED,
  ],
  [
    'a link without “rel”',
    change(HOME, / rel="noopener noreferrer"/, () => ''),
    ['rel', 'noopener'],
    WORDS_UNCHANGED,
  ],
  [
    'a list in reversed order',
    addAttribute(PLEDGE, /<ol/, 'reversed'),
    ['trust-pledge', 'reversed'],
  ],
];

describe('The review of this site reports', () => {
  let site: EditedSite;

  beforeAll(() => {
    const { files } = readBuiltSite('dist');
    site = openSite(new Map([...files].map(([address, bytes]) => [address.slice(1), bytes])));
  });

  afterAll(() => {
    site.close();
  });

  for (const [name, edit, reported, { verdict, blocks, undoBlocks } = {}] of MUTATIONS) {
    it(name, () => {
      const report = compareSites(site.before, site.edited(edit), config);
      const markdown = plainText(markdownReport(report));
      for (const words of reported) {
        if (typeof words === 'string') expect(markdown).toContain(words);
        else expect(markdown).toMatch(words);
      }
      expect(markdown).not.toContain(NOTHING_CHANGED);
      expect(report.verdict).not.toBe('same');
      if (verdict !== undefined) expect(report.verdict).toBe(verdict);
      if (blocks !== undefined) expect(report.blocking.length > 0).toBe(blocks);
    });

    if (undoBlocks !== undefined)
      it(`${name}, undone`, () => {
        const report = compareSites(site.edited(edit), site.before, config);
        expect(report.verdict).not.toBe('same');
        expect(report.blocking.length > 0).toBe(undoBlocks);
      });
  }

  it('nothing of a build that is equal', () => {
    const report = compareSites(
      site.before,
      site.edited(() => undefined),
      config,
    );
    expect(report).toMatchObject({ verdict: 'same', nothingChanged: true, blocking: [] });
  });
});
