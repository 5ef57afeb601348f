import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/sites/compare-sites.ts';
import { inPlacePages } from '../../src/in-place/pages.ts';
import { htmlReport } from '../../src/report/html.ts';
import type { Site } from '../../src/files/site.ts';
import { CONFIG, filesOf } from '../reading.ts';

type Files = Readonly<Record<string, string>>;

const siteOf = (name: string, pages: Files, files: Files = {}): Site => ({
  name,
  pages: new Map(Object.entries(pages)),
  files: filesOf(files),
});

/** The pages in place, by their routes, and the report. */
function review(before: Files, after: Files, files: Files = {}) {
  const sites = [siteOf('before', before, files), siteOf('after', after, files)] as const;
  const report = compareSites(...sites, CONFIG);
  const pages = inPlacePages(report, ...sites, CONFIG, { language: 'en-ZA' });
  return { report, pages: new Map(pages.map(({ route, html }) => [route, html])) };
}

/** A page in place, around its frame and within it, as without scripts. */
function parse(html = '') {
  const $ = load(html, { scriptingEnabled: false });
  return { $, frame: load($('iframe').attr('srcdoc') ?? '') };
}

/** One page in place. */
function open(before: string, after: string, files: Files = {}) {
  const html = review({ '/': before }, { '/': after }, files).pages.get('/') ?? '';
  return { html, ...parse(html) };
}

const texts = ($: ReturnType<typeof load>, selector: string) =>
  $(selector)
    .toArray()
    .map((one) => $(one).text().replaceAll(/\s+/g, ' ').trim());

describe('A page in place', () => {
  it('is the marked page with a list of its changes', () => {
    const { $, frame } = open('<p>We will pay.', '<title>T</title><p>We may pay.');
    expect(texts(frame, 'p ins, p del')).toEqual(['will', 'may']);
    expect(texts($, 'h2, .view-head > p:nth-of-type(2)')).toEqual([
      '/',
      '1 change on the page · 1 not on it',
    ]);
    expect(texts($, '.view-list h3, .entry-head')).toEqual([
      'On the page',
      'Change 1 edited Top of the page',
      'Not on the page',
      'Change 2 added Title and description',
    ]);
    expect(texts($, '.entry-text')).toEqual(['We removed: willadded: may pay.', 'added: Title: T']);
  });

  it('lists the changes in page order, with links', () => {
    const { $, frame } = open('<main><p>A one</main><p>B one', '<main><p>A two</main><p>B two');
    const ids = frame('copy-review-badge')
      .toArray()
      .map(({ attribs }) => `about:srcdoc#${attribs.id ?? ''}`);
    const links = $('.entry a')
      .toArray()
      .map(({ attribs }) => [attribs.target, attribs.href]);
    expect(links).toEqual(ids.map((href) => ['view-1-page', href]));
  });

  it('numbers the changes like the report, also those of several pages', () => {
    const page = (own: string, shared: string) => `<h1>T</h1><p>${own}<footer>${shared}</footer>`;
    const { report, pages } = review(
      { '/a': page('Its own.', 'All of us.'), '/b': page('Other words.', 'All of us.') },
      {
        '/a': page('Its very own.', 'All of you.'),
        '/b': page('Some other words.', 'All of you.'),
      },
    );
    const $ = load(htmlReport(report));
    for (const [route, html] of pages) {
      const inPlace = parse(html).$;
      const entries = inPlace('.entry').toArray();
      const textOf = (number: string) =>
        $('.change')
          .eq(Number(number) - 1)
          .find('.text ins');
      for (const entry of entries) {
        const number = inPlace(entry).find('.change-number').contents().last().text();
        expect(inPlace(entry).find('ins').text()).toBe(textOf(number).text());
      }
      expect([route, entries.length]).toEqual([route, 2]);
    }
    expect(pages.size).toBe(2);
  });

  it('marks headings in which only the number changed', () => {
    const { $, frame } = open(
      '<h2>1. A</h2><p>a</p><h2>2. B</h2><p>b</p>',
      '<h2>1. A</h2><p>a</p><h2>3. B</h2><p>b</p>',
    );
    expect(texts(frame, 'h2 ins')).toEqual(['3']);
    expect(texts($, '.change-number')).toEqual(['Change §']);
  });

  it('is in the report, with links in both directions, and escapes its route', () => {
    const route = '/<img src=x onerror=alert(1)>"&';
    const site = (word: string) =>
      siteOf('', { [route]: `<p>One text ${word}</p>`, '/a': `<p>Another one ${word}` });
    const sites = [site('a'), site('b')] as const;
    const report = compareSites(...sites, CONFIG);
    const inPlace = inPlacePages(report, ...sites, CONFIG);
    const $ = load(htmlReport(report, { inPlace }), { scriptingEnabled: false });
    expect($('img')).toHaveLength(0);
    expect(texts($, '.view h2')).toContain(route);
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs.id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    const links = $('a[href^="#"]').toArray();
    expect(links.filter(({ attribs }) => !ids.includes(attribs.href?.slice(1) ?? ''))).toEqual([]);
    for (const part of ['.in-place a', '.change-place', '.view-head a'])
      expect($(part), part).toHaveLength(2);
  });

  it('is left out if it does not fit, and smaller ones are not', () => {
    const of = (end: string) => ({
      '/1': `<p>One ${end}.`,
      '/2': `<p>${'Two '.repeat(2000)}${end}.`,
      '/3': `<p>Three ${end}.`,
      '/4': `<p>Four ${end}.`,
    });
    const sites = [siteOf('', of('old')), siteOf('', of('new'))] as const;
    const report = compareSites(...sites, CONFIG);
    const all = inPlacePages(report, ...sites, CONFIG);
    expect(all.map(({ route }) => route)).toEqual(['/1', '/2', '/3', '/4']);
    const [one = 0, , three = 0] = all.map(({ html }) => Buffer.byteLength(html));
    const routes = (maxSize: number) =>
      inPlacePages(report, ...sites, CONFIG, { maxSize }).map(({ route }) => route);
    expect(routes(one + three)).toEqual(['/1', '/3']);
    expect(routes(one - 1)).toEqual([]);
  });
});

describe('A page that was added or removed', () => {
  it.each([
    ['added', {}, { '/': '<p>All of it.' }, 'new page', 'The whole page is new'],
    ['removed', { '/': '<p>All of it.' }, {}, 'removed page', 'The whole page is gone'],
  ] as const)('is shown as %s, without marks', (_, before, after, label, note) => {
    const { pages } = review({ '/x': 'x', ...before }, { '/x': 'x', ...after });
    const { $, frame } = parse(pages.get('/'));
    expect(texts($, '.view-head > p:nth-of-type(2)')).toEqual([label]);
    expect(texts($, '.view-list')).toEqual([note]);
    expect(frame('body').html()).toBe('<p>All of it.</p>');
  });

  it('is compared with the old page if it was renamed', () => {
    const text = 'The pool is a long text that says the same thing on both of the pages';
    const { pages } = review({ '/old': `<p>${text}` }, { '/new': `<p>${text}, now` });
    const { $, frame } = parse(pages.get('/new'));
    expect($('.view-head').text()).toContain('renamed from /old');
    expect(texts(frame, 'ins')).toEqual([', now']);
  });
});

it('A page is shown with the style sheets of its site, and says which are missing', () => {
  const page = (text: string) =>
    `<link rel="stylesheet" href="https://a.example/a.css"><link rel="stylesheet" href="/b.css"><h1>T</h1><p>${text}`;
  const { $, frame } = open(page('We will.'), page('We may.'), { 'b.css': 'p { color: teal }' });
  expect(frame('style').text()).toContain('p { color: teal }');
  expect(texts(frame, 'ins')).toEqual(['may']);
  expect(texts($, '.view-note')).toEqual(['1 of 2 linked style sheets are missing.']);
});

it('A page that is nested too deeply is left out', () => {
  const page = (text: string) => `<p>${text}</p>${'<div>'.repeat(4000)}`;
  expect(open(page('We will.'), page('We may.')).html).toBe('');
});

describe('A hostile page', () => {
  const HOSTILE = `<head><base href="https://a.example/"><meta http-equiv="refresh" content="0;url=https://a.example">
    <link rel="stylesheet" href="https://a.example/a.css"><style>ins,del,*{display:none!important}</style></head>
    <body onload="a()"><script>a()</script><form action="https://a.example"><input name="b" autofocus></form>
    <p onclick="a()">It is NEW <a href="javascript:a()">here</a>.</p></body>`;
  const { html, $, frame } = open(HOSTILE.replace('NEW', 'old'), HOSTILE);

  it('cannot escape its frame, run, load or send', () => {
    expect($('iframe').attr('sandbox')).toBe('allow-same-origin');
    expect(frame.html()).not.toMatch(/a\(\)|a\.example|<script|<base|refresh|\son\w+=|autofocus/);
    expect(html).not.toContain('<script');
  });

  it('begins with the styles of the marks, so that its own `!important` cannot override them', () => {
    expect(frame('style').first().text()).toContain('@layer copy-review');
  });
});
