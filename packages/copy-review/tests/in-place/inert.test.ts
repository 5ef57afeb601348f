import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { makeInert } from '../../src/in-place/inert.ts';
import type { Site } from '../../src/files/site.ts';
import { filesOf } from '../reading.ts';

const PIXEL = Buffer.from('GIF89a');
const DATA = `data:image/gif;base64,${PIXEL.toString('base64')}`;

const siteOf = (files: Record<string, string | Buffer>): Site => ({
  name: 'after',
  pages: new Map(),
  files: filesOf(files),
});

/** The head and body of a page after it was made inert. */
function inert(html: string, files: Record<string, string | Buffer> = {}, address = '/terms') {
  const $ = load(html, { scriptingEnabled: false });
  const found = makeInert($, siteOf(files), address);
  return { ...found, head: $('head').html(), body: $('body').html() };
}

const bodyOf = (html: string, files = {}) => inert(`<body>${html}`, files).body;
const cssOf = (css: string, files = {}) =>
  inert(`<style>${css}</style>`, files).head?.replaceAll(/<\/?style>/g, '');

describe('An inert page', () => {
  it.each([
    ['scripts', '<script>a()</script><svg><script>a()</script></svg>', '<svg></svg>'],
    ['handlers', '<p onclick="a()" ONLOAD=a()>b', '<p>b</p>'],
    ['frames and plugins', '<iframe src=a></iframe><object data=a></object><embed src=a>', ''],
    ['speculation rules', '<script type="speculationrules">{}</script>', ''],
    [
      'animations of attributes',
      '<svg><set attributeName="href" to="a"></set></svg>',
      '<svg></svg>',
    ],
    [
      'open shadow roots',
      '<div><template shadowrootmode="open">a</template></div>',
      '<div><template>a</template></div>',
    ],
    ['popovers', '<button popovertarget="a" autofocus>b', '<button>b</button>'],
    [
      'audio and video',
      '<video src="a" autoplay><source src="b"></video>',
      '<video><source></video>',
    ],
  ])('has no %s', (_, html, clean) => {
    expect(bodyOf(html)).toBe(clean);
  });

  it('has no head elements that load, redirect or set a policy', () => {
    const head = `<base href="https://a.example"><meta http-equiv="refresh" content="0;url=//a">
      <link rel="prefetch" href="//a"><link rel="stylesheet" href="https://a.example/a.css">
      <meta name="referrer" content="unsafe-url"><meta name="color-scheme" content="dark">`;
    expect(inert(head).head?.replaceAll(/\s+/g, ' ').trim()).toBe(
      '<meta name="color-scheme" content="dark">',
    );
  });

  it('has forms that cannot be submitted', () => {
    expect(bodyOf('<form action="//a" method="post"><button formaction="//b">Go')).toBe(
      '<form method="dialog"><button>Go</button></form>',
    );
  });

  it('has links to fragments of the page, and dead links', () => {
    expect(bodyOf('<a href="#b" ping="//a">b</a><a href="javascript:a()">c</a><a>d</a>')).toBe(
      '<a href="about:srcdoc#b">b</a><a href="about:srcdoc#copy-review-link">c</a><a>d</a>',
    );
    expect(
      bodyOf('<svg><a xlink:href="//a">b</a><use href="#c"></use><use href="/d#e"></use></svg>'),
    ).toBe(
      '<svg><a xlink:href="about:srcdoc#copy-review-link">b</a><use href="#c"></use><use></use></svg>',
    );
  });

  it('does not use the reserved names of marks', () => {
    expect(bodyOf('<ins data-copy-review="1" id="copy-review-1">a</ins><copy-review-badge>b')).toBe(
      '<ins id="page-copy-review-1">a</ins><span>b</span>',
    );
  });

  it('has its images inlined, or shows their alternative texts', () => {
    const files = { 'a b.gif': PIXEL, 'img/c.gif': PIXEL };
    expect(bodyOf('<img src="/a%20b.gif" alt="A"><img src="img/c.gif?1">', files)).toBe(
      `<img src="${DATA}" alt="A"><img src="${DATA}">`,
    );
    expect(bodyOf('<img src="/b.gif" alt="A"><img src="//a.example/a.gif">', files)).toBe(
      '<img alt="A"><img>',
    );
    expect(
      bodyOf('<picture><source srcset="/img/c.gif 2x, /d.gif 1x"><img></picture>', files),
    ).toBe(`<picture><source srcset="${DATA}"><img></picture>`);
    expect(bodyOf('<p style="background: url(\'/img/c.gif\')">a', files)).toBe(
      `<p style="background: url(&quot;${DATA}&quot;)">a</p>`,
    );
  });

  it('has no files from outside of its site', () => {
    expect(bodyOf('<img src="/../../etc/a.gif">', { 'etc/b.gif': PIXEL })).toBe('<img>');
    expect(bodyOf('<img src="/a.html">', { 'a.html': 'b' })).toBe('<img>');
  });

  it('resolves URLs against its path or its base element', () => {
    const files = { 'about/a.gif': PIXEL };
    expect(inert('<img src="a.gif">', files, '/about').body).toBe(`<img src="${DATA}">`);
    expect(inert('<base href="/about/"><img src="a.gif">', files, '/b/c').body).toBe(
      `<img src="${DATA}">`,
    );
  });
});

/** The import of a style sheet as a `data:` URL. */
const importOf = (css: string) =>
  `@import "data:text/css;base64,${Buffer.from(css).toString('base64')}"`;

describe('A style sheet of the page', () => {
  const files = {
    'css/a.css': '@import "b.css" layer(x) supports(display: grid) screen; p { color: red }',
    'css/b.css': '@import url(a.css); i { background: url(../img/c.gif) }',
    'img/c.gif': PIXEL,
  };

  it('is inlined with its imports, images and media', () => {
    const { head, styleSheets, missing } = inert(
      '<link rel="stylesheet" href="/css/b.css" media="print"><link rel="stylesheet" href="/no.css">',
      { ...files, 'css/a.css': 'p { color: red }' },
    );
    expect(head).toBe(
      `<style media="print">${importOf('p { color: red }')}; i { background: url("${DATA}") }</style>`,
    );
    expect([styleSheets, missing]).toEqual([2, 1]);
  });

  it('keeps the conditions of its imports', () => {
    const conditions = 'layer(b.c) supports((d: e) or (f: g)) print and (x)';
    expect(cssOf(`@import '/css/a.css' ${conditions};`, { 'css/a.css': 'a{}' })).toBe(
      `${importOf('a{}')} ${conditions};`,
    );
    expect(cssOf('@import url("/css/a.css")', { 'css/a.css': 'a{}' })).toBe(`${importOf('a{}')};`);
  });

  it('that imports itself is cut off', () => {
    expect(cssOf('@import "/css/a.css";', files)?.length).toBeLessThan(4000);
  });

  it('loads no external files and cannot close its element', () => {
    expect(
      cssOf('a { background: url( https://a.example/a.gif ), url(#b), url("data:text/html,a") }'),
    ).toBe('a { background: url("data:,"), url(#b), url("data:,") }');
    expect(cssOf('@import "/a.css";', { 'a.css': 'a{}</style><script>b()</script>' })).toBe(
      `${importOf('a{}<\\/style><script>b()</script>')};`,
    );
  });

  it.each([
    ['an alternate style sheet', '<link rel="alternate stylesheet" href="/css/a.css">'],
    ['a disabled style sheet', '<link rel="stylesheet" href="/css/a.css" disabled>'],
    ['another element', '<meta name="viewport" rel="stylesheet" href="/css/a.css">'],
    ['a link without a relation', '<link href="/css/a.css">'],
  ])('is not taken from %s', (_, html) => {
    expect(inert(html, files).styleSheets).toBe(0);
  });

  it('is found among other relations', () => {
    const html = '<link rel=" preload  StyleSheet " href="/css/a.css">';
    expect(inert(html, { 'css/a.css': 'a{}' }).head).toBe('<style>a{}</style>');
  });

  it.each([`url(${' '.repeat(100_000)}`, '@import '.repeat(50_000), 'url("'.repeat(50_000)])(
    'with hostile text does not hang: %#',
    (css) => {
      expect(cssOf(css)).toBeDefined();
    },
  );
});
