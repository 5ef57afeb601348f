import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { commentText, markdownReport } from '../../src/report/markdown.ts';
import { NOTHING_CHANGED, type Report } from '../../src/shared/report.ts';
import { added, edited, line, pageOf, reportOf, reportWith } from './sample.ts';

/** The report on a page with these new texts. */
const withTexts = (...texts: string[]) =>
  markdownReport(reportOf({ pages: [pageOf('/', texts.map(added))] }));

/** A report as HTML, without the numbers of its texts. */
const rendered = (markdown: string) =>
  load(markdownToHtml(markdown).html.replaceAll(/<kbd>\d+<\/kbd> /g, ''), null, false);
/** The text without the invisible characters that break links. */
const read = (text: string) => text.replaceAll('\u200B', '');
/** A changed section, without its page. */
const RETITLED = { change: 'retitled', title: 'Costs', from: 'Fees', to: 'Costs' } as const;
const many = <T>(length: number, of: (place: number) => T) =>
  Array.from({ length }, (_, place) => of(place));

describe('a report', () => {
  it.each([
    [`**${NOTHING_CHANGED}**`, reportOf()],
    [
      '**Visitors read and see the same words. Other than that: 1 change of other lines.**',
      reportOf({ verdict: 'words unchanged', lines: [line('a.css')] }),
    ],
    [
      '**Visitors read and see the same words. Other than that: only bytes that no line shows.**',
      reportOf({ verdict: 'words unchanged' }),
    ],
    [
      '**No facts, no pages, no changed texts, other words in style sheets, 1 change of other lines.**',
      reportOf({ verdict: 'changed', lines: [line('a.css')] }),
    ],
    [
      '**Unknown: 1 part could not be compared. What was compared: no facts, no pages, no changed texts.**',
      reportOf({ verdict: 'unknown', unread: [{ file: 'a.html', reason: 'it is a link' }] }),
    ],
  ])('says its verdict in its third line: %s', (verdict, report) => {
    expect(markdownReport(report).split('\n')[2]).toBe(verdict);
  });

  it('of nothing has no heading but its title', () => {
    expect(markdownReport(reportOf()).match(/^#+/gm)).toEqual(['###']);
  });

  it('names three places of a fact, and counts the others', () => {
    const facts = ['A', 'B', 'C', 'D'].map((section) => {
      return { page: '/', section, kind: 'date', before: '2025', after: '2026' };
    });
    expect(markdownReport(reportOf({ facts }))).toContain('› C<br>and 1 more |');
    expect(markdownReport(reportOf({ facts: facts.slice(1) }))).toContain('› D |');
  });

  it('names three pages of a section, and counts the others', () => {
    const on = (...pages: string[]) =>
      markdownReport(reportOf({ sections: pages.map((page) => ({ page, ...RETITLED })) }));
    expect(on('/a', '/b', '/c')).toMatch(/\(3 pages: [^…]*\/c<\/code>\)$/m);
    expect(on('/a', '/b', '/c', '/d')).toMatch(/\(4 pages: [^…]*\/c<\/code> …\)$/m);
  });

  it('says that a text was moved, and that it is not seen', () => {
    const page = pageOf('/', [edited(['=A', '+B'], { change: 'moved' })]);
    const blocks = page.blocks.map((block) => ({ ...block, seen: false }));
    expect(markdownReport(reportOf({ pages: [{ ...page, blocks }] }))).toContain(
      '*moved, not seen in a browser: it is hidden, covered, or as good as transparent:* ',
    );
  });

  it('names a changed target by the words of its link', () => {
    const link = edited(['=Link to: /', '-a', '+b'], { linkWords: 'Read *it*' });
    expect(markdownReport(reportOf({ pages: [pageOf('/', [link])] }))).toContain(
      String.raw`“Read \*it\*” Link to: /~~a~~ **b**`,
    );
  });

  it('lists a text that a page has several times once, with its sections', () => {
    const link = (section: string) => edited(['+Back'], { section });
    const blocks = ['A', 'B', 'C', 'D', 'E', 'E'].map(link);
    const on = (...pages: string[]) =>
      markdownReport(reportOf({ pages: pages.map((page) => pageOf(page, blocks)) }));
    expect(on('/')).toContain('6 times, also in B, C, D and 1 more section');
    expect(on('/', '/b')).toContain('12 times');
    const twice = markdownReport(reportOf({ pages: [pageOf('/', [link('A'), link('A')])] }));
    expect(twice).toContain('<br>*2 times*');
    const once = ['/', '/b'].map((page) => pageOf(page, [link('A')]));
    expect(markdownReport(reportOf({ pages: once }))).not.toContain('times');
  });

  it('cuts what changed after 4,000 characters', () => {
    const pages = [pageOf('/', [edited(['=It is ', `+${'x'.repeat(5000)}`, '=.'])])];
    const [shown = ''] = /x{9,}/.exec(markdownReport(reportOf({ pages }))) ?? [];
    expect(shown).toHaveLength(4000);
  });

  it('folds all but twenty lines of a file', () => {
    const all = many(25, (place) => line('a.css', { added: [`line ${place}`] }));
    const $ = rendered(markdownReport(reportOf({ lines: all })));
    expect($('details summary').text()).toBe('5 more');
    expect($('details pre').text()).toContain('line 20');
  });
});

describe('a comment', () => {
  it.each([1, 7, 40, 300])('is shortened as a whole: %i entries of everything', (count) => {
    // Escaped, it is several times as long.
    const text = `${'&$'.repeat(900)} end`;
    const report: Report = reportWith(
      text,
      many(count, (index) =>
        pageOf(
          `/${index}`,
          many(9, (place) => edited([`=${place}`, `-${text}`, '+go'])),
        ),
      ),
    );
    const repeated = <Row>(rows: readonly Row[]) => rows.flatMap((row) => many(count, () => row));
    // Every entry is another: a report has equal facts once, and the lines of one file together.
    const comment = commentText({
      ...report,
      blocking: repeated(report.blocking).map((fault, index) => ({ ...fault, page: `${index}` })),
      facts: repeated(report.facts).map((fact, index) => ({ ...fact, before: `${index}` })),
      lines: repeated(report.lines).map((changedLine, index) => ({
        ...changedLine,
        file: `${index}`,
      })),
    });
    expect(comment.length).toBeLessThanOrEqual(60_000);
    const $ = rendered(comment);
    expect($.text()).not.toMatch(/<\/?(?:details|summary)/);
    const countOf = (pattern: RegExp) => comment.match(pattern)?.length ?? 0;
    expect(countOf(/<details>/g)).toBe(countOf(/<\/details>/g));
    expect(countOf(/^```/gm) % 2).toBe(0);
    expect($('h3').text()).toMatch(/^Copy review: /);
    if (count > 1) expect(comment).toContain('more: see report.html');
  });

  const entries = <T>(of: (entry: string, place: number) => T) =>
    many(1000, (place) => of(`entry ${place} ${'x'.repeat(100)}`, place));
  it.each<[string, Partial<Report>]>([
    ['faults', { blocking: entries((message) => ({ page: '', message })) }],
    [
      'facts',
      {
        facts: entries((before) => {
          return { page: '/', section: '', kind: 'detail', before, after: null };
        }),
      },
    ],
    ['pages', { pages: entries((entry, place) => pageOf(`/${place}`, [added(entry)])) }],
    ['texts', { pages: [pageOf('/', entries(added))] }],
    ['lines', { lines: entries((entry) => line('a.css', { added: [entry] })) }],
    ['files', { lines: entries((entry, place) => line(`${place}.css`, { added: [entry] })) }],
  ])('counts the %s that it leaves out', (_, given) => {
    const comment = commentText(reportOf(given));
    const shown = comment.match(/entry \d/g)?.length ?? 0;
    const leftOut = /(\d+) more(?: \w+)?: see report\.html/.exec(comment)?.[1];
    expect(shown).toBeGreaterThan(0);
    expect(shown + Number(leftOut)).toBe(1000);
  });
});

describe('a hostile text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '</style></details>',
    '![x](http://evil.example/x.png)',
    '[x](http://evil.example)',
    '`code` ``more``',
    '```\n# heading',
    '| a | b |',
    '# heading',
    '- list',
    '+ list',
    '1. list',
    '2) list',
    '> quotation',
    '=== line',
    '***bold*** __bold__ ~~gone~~',
    '\\*not bold\\*',
    '<!-- copy review -->',
    '&lt;b&gt; &amp; &#64;everyone',
    '$x$ and $$y$$',
    '[^1] [ref] {a}',
    '~~~ fence',
    ':tada: 12:30:45',
  ];

  it.each(hostile)('is shown as plain text: %s', (text) => {
    const $ = rendered(withTexts(text));
    expect(read($('li').text())).toBe(text.replace('\n', '⟨U+000A⟩'));
    expect($('li > *:not(strong), li > strong > *:not(span), li img, li a, script').length).toBe(0);
  });

  it.each(hostile)('is harmless in every field: %s', (text) => {
    const change = edited([`=${text}`, `-${text}`, `+${text}`], { section: text });
    const page = pageOf(text, [change], { change: 'renamed', from: text });
    const $ = rendered(commentText(reportWith(text, [page]), { commit: text }));
    const tags = [...$('*')].map((element) => $(element).prop('tagName') ?? '');
    const known =
      'H3 H4 H5 P UL LI STRONG EM DEL CODE SPAN TABLE THEAD TBODY TR TH TD BR PRE'.split(' ');
    expect(tags.filter((name) => !known.includes(name))).toStrictEqual([]);
    expect($('h3').length).toBe(1);
    expect($('pre').length).toBe(1);
    expect($('td').length).toBe(4);
  });

  it.each([
    ['@everyone', '@\u200Beveryone'],
    ['#1', '#\u200B1'],
    ['see GH-1 and gh-22', 'see GH-\u200B1 and gh-\u200B22'],
    ['https://a.example', 'https:\u200B//a.example'],
    ['www.a.example', 'www\u200B.a.example'],
    ['xmpp:me', 'xmpp:\u200Bme'],
    ['mailto:me', 'mailto:\u200Bme'],
    ['me@a.example', 'me@\u200Ba.example'],
    ['a/b#3', 'a/b#\u200B3'],
    [':tada:', ':\u200Btada:'],
  ])('mentions nobody and links nothing: %s', (text, shown) => {
    expect(rendered(withTexts(`x ${text}`))('li').text()).toContain(shown);
    const summary = markdownReport(
      reportOf({ pages: ['1', '2', '3', text].map((route) => pageOf(route, [added(route)])) }),
    );
    expect(rendered(summary)('summary').last().text()).toContain(shown);
  });

  it('shows invisible characters in texts and in lines', () => {
    expect(read(rendered(withTexts('a\u202Eb\nc\td'))('li').text())).toBe(
      'a⟨U+202E⟩b⟨U+000A⟩c │ d',
    );
    const lines = [line('a.css', { added: ['a\uFEFFb'] })];
    expect(markdownReport(reportOf({ lines }))).toContain('+ a⟨U+FEFF⟩b');
  });

  it('does not end the block of code with the lines of a file', () => {
    const lines = [
      line('a.css', { added: ['b'] }),
      line('a.txt', { added: ['```', '# heading', '````'] }),
    ];
    const $ = rendered(markdownReport(reportOf({ lines })));
    expect($('pre').last().text()).toBe('+ ```\n+ # heading\n+ ````\n');
  });

  it('has its changes marked next to and around any characters', () => {
    const pages = [
      pageOf('/', [edited(['=a', '-(x)', '+“*y*”', '=b, ', '- ', '=c', '-, ', '+; ', '=d'])]),
    ];
    const $ = rendered(markdownReport(reportOf({ pages })));
    const textsIn = (selector: string) =>
      [...$(selector)].map((element) => read($(element).text()));
    expect(textsIn('li del')).toStrictEqual(['(x)', '␣', ',']);
    expect(textsIn('li strong')).toStrictEqual(['“*y*”', ';']);
    expect(textsIn('li')).toStrictEqual(['a(x) “*y*”b, ␣c, ; d']);
  });
});
