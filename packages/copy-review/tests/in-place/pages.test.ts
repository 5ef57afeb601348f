import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { compareSites } from '../../src/sites/compare-sites.ts';
import { inPlacePages } from '../../src/in-place/pages.ts';
import { htmlReport } from '../../src/reports/html/report.ts';
import type { Site } from '../../src/files/site.ts';
import { CONFIG } from '../reading.ts';

type Files = Readonly<Record<string, string>>;

const siteOf = (name: string, pages: Files, files: Files = {}): Site => ({
  name,
  pages: new Map(Object.entries(pages)),
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
});

/** The pages in place, by their files, and the report. */
function review(before: Files, after: Files, files: Files = {}) {
  const sites = [siteOf('before', before, files), siteOf('after', after, files)] as const;
  const report = compareSites(...sites, CONFIG);
  const pages = inPlacePages(report, ...sites, CONFIG, 'en-ZA');
  return { report, pages: new Map(pages.map(({ file, html }) => [file, html])) };
}

/** One page in place: around its frame, and within it. */
function open(before: string, after: string, files: Files = {}) {
  const html = review({ '/': before }, { '/': after }, files).pages.get('report-pages/index.html');
  const $ = load(html ?? '');
  return { html: html ?? '', $, frame: load($('iframe').attr('srcdoc') ?? '') };
}

const texts = ($: ReturnType<typeof load>, selector: string) =>
  $(selector)
    .toArray()
    .map((one) => $(one).text().replaceAll(/\s+/g, ' ').trim());

describe('A page in place', () => {
  it('is the marked page with a list of its changes', () => {
    const { $, frame } = open('<p>We will pay.', '<title>T</title><p>We may pay.');
    expect(texts(frame, 'p ins, p del')).toEqual(['will', 'may']);
    expect(texts($, 'h1, .view-head > p:nth-of-type(2)')).toEqual([
      '/',
      '1 change on the page · 1 not on it',
    ]);
    expect(texts($, '.view-list h2, .entry-head')).toEqual([
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
    expect(links).toEqual(ids.map((href) => ['page', href]));
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
    for (const [file, html] of pages) {
      const inPlace = load(html);
      for (const entry of inPlace('.entry').toArray()) {
        const id = entry.attribs.id ?? '';
        expect(inPlace(entry).find('ins').text()).toBe($(`#${id} .in-line ins`).text());
      }
      expect([file, inPlace('.entry').length]).toEqual([file, 2]);
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
    expect($('.entry').attr('id')).toBeUndefined();
  });

  it('lists changes without a place on the page', () => {
    const data = (text: string) =>
      `<meta name="description" content="${text}"><script type="application/ld+json">{"name":"${text}"}</script>
      <body><img alt="${text}"><astro-island props='{"said":"${text} here"}'></astro-island><p>Some text`;
    const { $ } = open(data('One'), data('Two'));
    expect(texts($, '.view-list h2')).toEqual(['Not on the page']);
    expect($('.entry')).toHaveLength(4);
    expect($('.entry a')).toHaveLength(0);
  });

  it('has no broken links to the report, and escapes its route', () => {
    const route = '/<img src=x onerror=alert(1)>"&';
    const { pages } = review({ [route]: '<p>a' }, { [route]: '<p>b' });
    const [[file, html] = ['', '']] = [...pages];
    expect(file).toBe('report-pages/img-src-x-onerror-alert-1.html');
    expect(load(html)('img')).toHaveLength(0);
    expect(load(html)('h1').text()).toBe(route);
    expect(load(html)('.view-head a').attr('href')).toBe('../report.html');
  });

  it('has a unique file name', () => {
    const routes = ['/a/b', '/a-b', '/A-B', '/..', '/', '/index', `/${'x'.repeat(200)}`];
    const of = (text: string) => Object.fromEntries(routes.map((route) => [route, text]));
    const names = [...review(of('<p>a'), of('<p>b')).pages.keys()].map((name) =>
      name.toLowerCase(),
    );
    expect(new Set(names).size).toBe(routes.length);
    expect(names.every((name) => /^report-pages\/[\w.-]{1,90}\.html$/.test(name))).toBe(true);
    expect(names.some((name) => name.includes('..'))).toBe(false);
  });
});

describe('A page that was added or removed', () => {
  it.each([
    ['added', {}, { '/': '<p>All of it.' }, 'new page', 'ins'],
    ['removed', { '/': '<p>All of it.' }, {}, 'removed page', 'del'],
  ] as const)('is labelled as %s', (_, before, after, says, mark) => {
    const { pages } = review({ '/x': 'x', ...before }, { '/x': 'x', ...after });
    const $ = load(pages.get('report-pages/index.html') ?? '');
    expect($('.view-head').text()).toContain(`${says} · 1 change on the page`);
    const frame = load($('iframe').attr('srcdoc') ?? '');
    expect(texts(frame, `p ${mark}`)).toEqual(['All of it.']);
    expect(frame('style').text()).toContain('copy-review-badge:not(:target, [data-current])');
  });

  it('is compared with the old page if it was renamed', () => {
    const text = 'The pool is a long text that says the same thing on both of the pages';
    const { pages } = review({ '/old': `<p>${text}` }, { '/new': `<p>${text}, now` });
    const $ = load(pages.get('report-pages/new.html') ?? '');
    expect($('.view-head').text()).toContain('renamed from /old');
    expect(texts(load($('iframe').attr('srcdoc') ?? ''), 'ins')).toEqual([', now']);
  });
});

describe('A page is shown as plain text, with its marks,', () => {
  const expectPlain = ({ $ }: ReturnType<typeof open>, note: string) => {
    expect($('iframe')).toHaveLength(0);
    expect($('.view-note').text()).toContain(note);
    expect(texts($, '.plain ins')).toEqual(['added: may']);
    expect($($('.entry a').first().attr('href') ?? '').length).toBe(1);
  };

  it('if its style sheets are missing', () => {
    const page = (text: string) =>
      `<link rel="stylesheet" href="https://a.example/a.css"><h1>T</h1><p>${text}`;
    expectPlain(open(page('We will.'), page('We may.')), 'The style sheets of the page are not');
    expect(open(page('a'), page('b'), { 'a.css': '' }).$('iframe')).toHaveLength(0);
    const styled = open(page('a'), `<style>p{}</style>${page('b')}`);
    expect(styled.$('iframe')).toHaveLength(1);
    expect(styled.$('.view-note').text()).toBe('1 of 1 linked style sheets are missing.');
  });

  it('if its changes cannot be marked', () => {
    const page = (text: string) => `<select><option>${text}</option></select>`;
    expectPlain(open(page('We will.'), page('We may.')), 'cannot be marked');
  });

  it('if its elements are nested too deeply', () => {
    const page = (text: string) => `<p>${text}</p>${'<div>'.repeat(4000)}`;
    expectPlain(open(page('We will.'), page('We may.')), 'nested too deeply');
  });
});

describe('A hostile page', () => {
  const HOSTILE = `<head><base href="https://a.example/"><meta http-equiv="refresh" content="0;url=https://a.example">
    <link rel="stylesheet" href="https://a.example/a.css"><style>ins,del,*{display:none!important}</style></head>
    <body onload="a()"><script>a()</script><form action="https://a.example"><input name="b" autofocus></form>
    <p onclick="a()">It is NEW <a href="javascript:a()">here</a>.</p></body>`;
  const { html, $, frame } = open(HOSTILE.replace('NEW', 'old'), HOSTILE);

  it('cannot escape its frame, run, load or send', () => {
    expect($('iframe').attr('sandbox')).toBe('allow-same-origin allow-modals');
    expect(frame.html()).not.toMatch(/a\(\)|a\.example|<script|<base|refresh|\son\w+=|autofocus/);
    const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
    expect(frame('meta[http-equiv]').attr('content')).toBe(policy);
    expect($('meta[http-equiv]').attr('content')).toMatch(
      /^default-src 'none'; .*; script-src 'sha256-[^ ]+'$/,
    );
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it('cannot hide a change: the list shows the words', () => {
    expect(texts($, '.entry-text')).toEqual(['It is removed: oldadded: NEW here.']);
  });

  it('begins with the styles of the marks, so that its own `!important` cannot override them', () => {
    expect(frame('style').first().text()).toContain('@layer copy-review');
  });
});
