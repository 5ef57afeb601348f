import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_CHANGED, type Report } from '../../src/shared/report.ts';
import { htmlReport } from '../../src/report/html.ts';
import { toViewModel } from '../../src/report/view-model.ts';
import {
  added,
  edited,
  line,
  pageOf,
  removed,
  reportOf,
  reportWith,
  SAMPLE,
  withNumbers,
} from './sample.ts';

const open = (report: Report, language?: string) =>
  load(withNumbers(report, htmlReport(report, language === undefined ? {} : { language })));
const texts = ($: ReturnType<typeof load>, selector: string) =>
  $(selector)
    .toArray()
    .map((one) => $(one).text());

describe('the HTML report', () => {
  let $ = load('');
  /** The page without the texts for screen readers only. */
  let seen = load('');
  beforeEach(() => {
    $ = open(SAMPLE, 'en-ZA');
    seen = open(SAMPLE);
    seen('.unseen').remove();
    seen('.arrow').text('→');
  });

  it('begins with the verdict and the names of the sites', () => {
    expect($('title').text()).toBe('Copy review: main → work');
    expect(texts(seen, 'h1, .top-names')).toStrictEqual(['Copy review', 'main → work']);
    expect($('.verdict').text()).toBe(
      '2 to fix, 3 facts, 5 sections, 4 pages, 7 changed texts, words that appear or vanish, 2 changes of other lines.',
    );
  });

  it('has its parts in order, and all of them in the contents', () => {
    const titles = [
      'Fix first',
      'Changed facts',
      'Promises',
      'Gain',
      'Sections',
      'Words that appear or vanish',
      '/',
      '/new',
      '/other',
      '/terms',
      'Other lines',
    ];
    expect(texts($, 'main h2')).toStrictEqual(titles);
    expect(texts($, '.contents a span')).toStrictEqual(titles);
    expect(texts($, '.contents a b')).toStrictEqual([
      '2',
      '3',
      '1',
      '1',
      '5',
      '1',
      '1',
      '1',
      '0',
      '5',
      '2',
    ]);
  });

  it('begins with a link to the report, and is for no search engine', () => {
    expect($('a').first().attr('href')).toBe('#report');
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });

  it('has only internal links, each with a target', () => {
    const targets = $('a')
      .toArray()
      .map(({ attribs }) => attribs.href ?? '');
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => $(`[id="${target.slice(1)}"]`).length !== 1)).toStrictEqual(
      [],
    );
    const ids = $('[id]')
      .toArray()
      .map(({ attribs }) => attribs.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has each id that its style sheet names', () => {
    const selectors =
      $('style')
        .text()
        .match(/[^{};]+(?=\{)/g) ?? [];
    const named = selectors.flatMap((selector) => selector.match(/#[\w-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => $(id).length === 0)).toStrictEqual([]);
  });

  it('shows each row with its place', () => {
    expect(texts(seen, '.row').map((row) => row.replaceAll(/\s+/g, ' '))).toStrictEqual([
      '/termsAdd an entry to the changes.',
      'RegisterThe conflict about the supply is another.',
      'date1 May 2026 → 2 May 2026/terms › Terms/ › Top of the page',
      'money$5/new › Prices',
      'percent25 %/terms › Terms',
      '/termswill may notWe willmay not pay.Terms',
      '/newIt must cost $5.Top of the page',
      'renumberedRisks, 3 → 4/terms',
      'retitledFees → Costs/terms',
      'movedLaw, from place 5 to 2/terms',
      'addedNotes, as section 6 of the page/terms',
      'removedTop of the page, section 1 of the page/terms',
      '/Vanish: not foris not for you390 and 1280 px wide',
    ]);
  });

  it('shows the change of each page, and its texts by section', () => {
    expect(texts($, '.group-head p')).toStrictEqual([
      '1 text',
      'new page · 1 text',
      'renamed from /old · no texts',
      '5 texts',
    ]);
    expect(texts($, 'main h3')).toStrictEqual([
      ...['Top of the page', 'Terms', 'Terms', 'Law'],
      ...['Binding: 2 pages: /terms, /', '_headers'],
    ]);
  });

  it('numbers and labels all changes', () => {
    expect(
      $('.change')
        .toArray()
        .map(({ attribs }) => attribs['aria-label']),
    ).toStrictEqual([
      'Change 1: edited',
      'Change 2: added',
      'Change 3: edited',
      'Change 4: removed',
      'Change 5: moved',
      'Change 6: edited, moved',
      'Change 7: replaced',
    ]);
  });

  it('labels a paragraph that was split as nothing else', () => {
    const page = pageOf('/', [edited(['=A', '- ', '+\u2029', '=B'], { change: 'split' })]);
    expect(texts(open(reportOf({ pages: [page] })), '.change-kind')).toStrictEqual([
      'split in two',
    ]);
  });

  it('marks added and removed text, with words for screen readers', () => {
    expect($('#change-3 .text').html()).toBe(
      '<p class="same" dir="auto" lang="en-ZA">We <del><span class="unseen" lang="en" dir="ltr">removed: </span>will</del><ins><span class="unseen" lang="en" dir="ltr">added: </span>may not</ins> pay.</p>',
    );
  });

  it('renders each text once', () => {
    expect(texts(seen, '#change-3 p[dir]')).toStrictEqual(['We willmay not pay.']);
    expect(texts(seen, '#change-2 p[dir]')).toStrictEqual(['It costs $5.']);
    expect(seen('#change-2 p.come ins').length).toBe(1);
    expect(texts(seen, '#change-4 p.gone del')).toStrictEqual(['Twenty-five of a hundred.']);
    expect(texts(seen, '#change-5 p.same')).toStrictEqual(['The law of the sea holds here.']);
    expect(texts(seen, '#change-7 p[dir]')).toStrictEqual(['It was so.', 'Now all is otherwise.']);
  });

  it('lists lines by file, and folds all but twenty changes', () => {
    const css = Array.from({ length: 21 }, (_, at) => line('a.css', { removed: [`${at}`] }));
    const page = open(reportOf({ lines: [...css, line('b.css', { added: ['<b>'] })] }));
    expect(texts(page, '.file h3, .file summary')).toStrictEqual(['a.css', '1 more', 'b.css']);
    expect(texts(page, '.file details li')).toStrictEqual(['removed: 20']);
    expect(texts(page, '.file ins code')).toStrictEqual(['<b>']);
    expect(texts($, '.line-place')).toStrictEqual([
      'in “<a class="b">”, before “The law”, 3 times',
    ]);
  });

  it('shows both versions of a picture', () => {
    const lines = [line('a.svg', { removed: ['1 byte'], added: ['2 bytes'] })];
    const pictures = new Map([['a.svg', { before: 'data:,1', after: 'data:,2' }]]);
    const page = load(htmlReport(reportOf({ lines }), { pictures }));
    const pictured = page('.pictures img').toArray();
    expect(pictured.map(({ attribs }) => attribs.src)).toStrictEqual(['data:,1', 'data:,2']);
    expect(pictured.map(({ attribs }) => attribs.alt)).toStrictEqual(['', '']);
    expect(texts(page, '.pictures')).toStrictEqual(['BeforeAfter']);
  });

  it('marks a changed text that is not seen, and says why nothing was compared', () => {
    const page = pageOf('/', [edited(['-a', '+b']), added('all')]);
    const blocks = page.blocks.map((block) => ({ ...block, seen: false }));
    const report = reportOf({
      pages: [{ ...page, blocks }],
      seen: { compared: false, reason: 'there is no browser', words: [] },
    });
    expect(texts(open(report), '.change-kind')).toStrictEqual([
      'replaced, not seen in a browser',
      'added, not seen in a browser',
    ]);
    expect(open(report)('.note').text()).toBe(
      'Which words are seen was not compared: there is no browser.',
    );
  });

  it('labels what is new since an earlier report', () => {
    const [old, now] = [[added('One.')], [added('One.'), added('Two.')]].map((blocks) =>
      reportOf({ after: 'push', pages: [pageOf('/', blocks)] }),
    );
    const page = load(now ? htmlReport(now, { since: old }) : '');
    expect(page('.note').text()).toBe('Since push: 1 new, 0 gone, 1 as before.');
    expect(texts(page, '.change:has(.new) p[dir]')).toStrictEqual(['added: Two.']);
  });

  it('contains the pages in place, and links to them and to the places of changes', () => {
    const view = (route: string, id: string, entries: [string, string][] = []) => ({
      ...{ route, id, html: `<section class="view" id="${id}">${route}</section>` },
      entries: new Map(entries),
    });
    const first = toViewModel(SAMPLE).groups[0]?.sections[0]?.changes[0]?.id ?? '';
    const inPlace = [view('/', 'view-1', [[first, 'view-1-1']]), view('/terms', 'view-2')];
    const links = (report: Report, selector: string) => {
      const page = load(htmlReport(report, { inPlace }));
      expect(page('section.view')).toHaveLength(2);
      return page(selector)
        .toArray()
        .map((link) => [page(link).text(), page(link).attr('href')]);
    };
    expect(links(SAMPLE, '.in-place a')).toStrictEqual([
      ['See it on the page', '#view-1'],
      ['See it on the page', '#view-2'],
    ]);
    expect(links(SAMPLE, '.change-place')).toStrictEqual([['in place: change 1', '#view-1-1']]);
    const shared = ['/', '/terms'].map((route) => pageOf(route, [added('same')]));
    expect(links(reportOf({ pages: shared }), '.in-place a')).toStrictEqual([
      ['/', '#view-1'],
      ['/terms', '#view-2'],
    ]);
  });

  it('names the pages that are left out', () => {
    const inPlace = ['/', '/new', '/other'].map((route, index) => ({
      ...{ route, id: `view-${index}`, html: '', entries: new Map<string, string>() },
    }));
    const page = load(htmlReport(SAMPLE, { inPlace }));
    expect(texts(page, '.note')).toStrictEqual([
      'Not shown in place, because they are nested too deeply, or this file would be too large: /terms.',
    ]);
  });
});

describe('an HTML report without changed texts', () => {
  it('shows only that nothing changed', () => {
    const $ = open(reportOf());
    expect($('.verdict').text()).toBe(NOTHING_CHANGED);
    expect($('main').text()).toBe('');
    expect($('nav').length).toBe(0);
  });
});

describe('the policy of the HTML report', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('runs only its own script, for the pages in place, and loads nothing', () => {
    const view = { route: '/', id: 'view-1', html: '', entries: new Map<string, string>() };
    const html = htmlReport(SAMPLE, { inPlace: [view] });
    const $ = load(html);
    expect(htmlReport(SAMPLE)).not.toContain('<script');
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      `default-src 'none'; style-src 'unsafe-inline' data:; script-src ${hash($('script').text())}; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`,
    );
    expect($('style').length + $('script').length).toBe(2);
    expect(html).not.toMatch(/\b(?:src|action|style|on\w+)=|url\(|@import|https?:/);
  });

  it('is the same with a hostile text anywhere', () => {
    const text = `</style></script></title><script>alert(1)</script><img src=x onerror="alert('1')">'"&amp;`;
    const hostile = open(
      reportWith(text, [
        pageOf(text, [
          edited([`=${text}`, `-${text}`, `+${text}`], { section: text }),
          edited([`-${text}`, '+b'], { section: text }),
          edited([`=${text}`], { section: text, change: 'moved' }),
          added(text),
          removed(text),
        ]),
      ]),
    );
    expect(hostile('script, style, img, title').length).toBe(2);
    expect(hostile('title').text()).toBe(`Copy review: ${text} → ${text}`);
    expect(texts(hostile, 'main h2').filter((title) => title === text)).toHaveLength(2);
  });

  it('code points are shown for hidden characters, and lines between cells', () => {
    const page = open(reportOf({ pages: [pageOf('/', [added('a\u202Eb\tc\u0000')])] }));
    expect(page('.come ins').html()).toBe(
      '<span class="unseen" lang="en" dir="ltr">added: </span>a<bdi class="code-point">⟨U+202E⟩</bdi>b<span class="cell"> │ </span>c<bdi class="code-point">⟨U+0000⟩</bdi>',
    );
    expect(open(reportOf({ before: 'a\u202Eb' }))('title').text()).toBe(
      'Copy review: a⟨U+202E⟩b → work',
    );
  });
});
