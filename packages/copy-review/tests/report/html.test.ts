import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { htmlReport, type HtmlOptions } from '../../src/report/html.ts';
import { markdownReport } from '../../src/report/markdown.ts';
import { edited, paintedIn, pageOf, reportOf, reportWith, SAMPLE } from './sample.ts';

const OPTIONS: HtmlOptions = { since: undefined, pages: new Map(), files: new Map() };

const picture = (bytes: string) => ({ width: 390, webp: Buffer.from(bytes) });

it('A report runs and loads nothing', () => {
  const $ = load(htmlReport(SAMPLE, OPTIONS));
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content');
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; base-uri 'none'; form-action 'none'$/,
  );
  expect($('script, iframe, object, link, [style]')).toHaveLength(0);
});

it('A report says what its Markdown says, under headings that begin at the first level', () => {
  const $ = load(htmlReport(SAMPLE, OPTIONS));
  const headings = $('h1, h2, h3').toArray();
  const marks = { h1: '###', h2: '####', h3: '#####' } as const;
  const typed = headings.map(
    (heading) => `${marks[heading.tagName as keyof typeof marks]} ${$(heading).text()}`,
  );
  expect(typed).toEqual(markdownReport(SAMPLE).match(/^#+ .*/gm));
  expect($('del, strong, table, details, pre').length).toBeGreaterThan(9);
});

it('Pictures stand with the page, the painted part and the file that they show', () => {
  const painted = [paintedIn('/', { before: 'data:painted-before', after: 'data:painted-after' })];
  const drawn = {
    pictures: [picture('narrow'), { ...picture('wide'), width: 1280 }],
    missing: [6],
  };
  const $ = load(
    htmlReport(
      { ...SAMPLE, seen: { ...SAMPLE.seen, painted } },
      {
        since: undefined,
        pages: new Map([['/terms', drawn]]),
        files: new Map([['_headers', { before: 'data:file-before', after: undefined }]]),
      },
    ),
  );
  const figures = $('figure')
    .toArray()
    .map((figure) => [
      $('figcaption', figure).text(),
      ...[...$('img', figure)].map(({ attribs }) => attribs.src),
    ]);
  const webp = (bytes: string) => `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  expect(figures).toEqual([
    [
      '/terms as visitors see it, in windows of 390 and 1280 pixels. Without a place on it: 6.',
      webp('narrow'),
      webp('wide'),
    ],
    ['Before and after', 'data:painted-before', 'data:painted-after'],
    ['Before and after', 'data:file-before'],
  ]);
  expect($('details:has(figure) summary').text()).toContain('/terms');
  expect($('li:has(figure)').text()).toContain('something else is painted');
  expect($('figure').last().prev('pre').text()).toContain('X-A');
});

it('Texts of a site are no markup', () => {
  const text = '<img src=x onerror=a()></figure><figure data-number="0"></figure>**b** `c`';
  const page = pageOf('/', [edited([`=${text} `, '+a'])]);
  const $ = load(htmlReport(reportWith(text, [page]), OPTIONS));
  expect($('img, [onerror]')).toHaveLength(0);
  expect($('figure')).toHaveLength(0);
  expect($('main').text()).toContain('<img src=x onerror=a()>');
});

it('The picture of a page is shown once, also where some of its changes are those of other pages', () => {
  const shared = edited(['=It is ', '+so', '=.']);
  const report = reportOf({
    pages: [
      pageOf('/', [shared]),
      pageOf('/a', [shared, edited(['=We ', '+may'])]),
      pageOf('/b', [edited(['=You ', '+may'])]),
    ],
  });
  const pages = new Map(
    ['/', '/a', '/b'].map((route) => [route, { pictures: [picture(route)], missing: [] }]),
  );
  const $ = load(htmlReport(report, { ...OPTIONS, pages }));
  expect([...$('figcaption code')].map((code) => $(code).text())).toEqual(['/', '/a', '/b']);
  expect($('figcaption').first().text()).toBe('/ as visitors see it, in windows of 390 pixels.');
});

it('Pictures for which there is no room are left out, and that is said', () => {
  const report = reportOf({
    pages: ['/', '/a'].map((route) => pageOf(route, [edited(['=We ', '+may'])])),
  });
  const large = { pictures: [picture('x'.repeat(5_000_000))], missing: [] };
  const pages = new Map([
    ['/', large],
    ['/a', large],
  ]);
  const html = htmlReport(report, { ...OPTIONS, pages });
  expect(html.length).toBeLessThan(10_000_000);
  expect(load(html)('img')).toHaveLength(1);
  expect(html).toContain('Left out: this file would be too large.');
});
