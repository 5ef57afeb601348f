import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { commentText, markdownReport, MARKER } from '../../src/report/markdown.ts';
import { NOTHING_CHANGED, type Report } from '../../src/shared/report.ts';
import { added, edited, line, pageOf, reportOf, reportWith, SAMPLE } from './sample.ts';

const withTexts = (...texts: string[]) =>
  markdownReport(reportOf({ pages: [pageOf('/', texts.map(added))] }));

/** A report as HTML, without the numbers of its texts. */
const rendered = (markdown: string) =>
  load(markdownToHtml(markdown).html.replaceAll(/<kbd>\d+<\/kbd> /g, ''), null, false);
/** The text without the invisible characters that break links. */
const read = (text: string) => text.replaceAll('\u200B', '');
const RETITLED = { change: 'retitled', title: 'Costs', from: 'Fees', to: 'Costs' } as const;
const many = <T>(length: number, of: (place: number) => T) =>
  Array.from({ length }, (_, place) => of(place));

describe('a report', () => {
  const markdown = read(markdownReport(SAMPLE));
  const lines = markdown.split('\n');

  it('begins with the counts and what blocks', () => {
    expect(lines.slice(0, 8)).toStrictEqual([
      '### Copy review: main → work',
      '',
      '**2 to fix, 3 facts, 5 sections, 4 pages, 7 changed texts, words that appear or vanish, parts that are painted differently, 1 rule not compared, 2 changes of other lines.**',
      '',
      '#### Fix first',
      '',
      '- **<code>/terms</code>** Add an entry to the changes.',
      '- The conflict about the supply is another.',
    ]);
  });

  it('has the lists that come first before the facts', () => {
    const watched = SAMPLE.watched.map((one) =>
      one.list === 'Gain' ? ({ ...one, isFirst: true } as const) : one,
    );
    const parts = markdownReport({ ...SAMPLE, watched })
      .match(/^#### .*/gm)
      ?.slice(0, 4);
    expect(parts).toStrictEqual([
      '#### Fix first',
      '#### Gain',
      '#### Changed facts',
      '#### Promises',
    ]);
  });

  it('has its parts in order', () => {
    expect(lines.filter((one) => one.startsWith('####'))).toStrictEqual([
      '#### Fix first',
      '#### Changed facts',
      '#### Promises',
      '#### Gain',
      '#### Sections',
      '#### Page by page',
      '#### Words that appear or vanish',
      '#### Painted differently',
      '#### Not compared under a condition',
      '#### Other lines',
    ]);
  });

  it.each([
    '| date | ~~1 May 2026~~ | **2 May 2026** | <code>/terms</code> › Terms<br><code>/</code> › Top of the page |',
    '| percent | ~~25 %~~ | – | <code>/terms</code> › Terms |',
    '| money | – | **<span>$</span>5** | <code>/new</code> › Prices |',
    '- <code>/terms</code> › Terms: ~~will~~ **may not**<br>We ~~will~~ **may not** pay.',
    '- <code>/new</code> › Top of the page: **It must cost <span>$</span>5.**',
    '- renumbered: Risks, 3 → 4 (<code>/terms</code>)',
    '<details><summary><code>/new</code>, new page, 1 text</summary>',
    '<details><summary><code>/other</code>, renamed from /old, no texts</summary>',
    '**Top of the page**',
    '- <kbd>3</kbd> We ~~will~~ **may not** pay.',
    '- <kbd>5</kbd> *moved:* The law of the sea holds here.',
    '- <kbd>6</kbd> *moved:* The ~~old~~ **new** law holds.',
    '- <kbd>7</kbd> ~~It was so.~~<br>**Now all is otherwise.**',
    '- <kbd>4</kbd> ~~Twenty-five of a hundred.~~',
    '- <code>/</code>, 390 and 1280 px wide: vanish: ~~not for~~<br>is not for you',
    '- <code>/terms</code>, 390 px wide: something else is painted beside “The law” (64 × 32 pixels), and 2 more parts of the page',
    '- <code>/terms</code>: <code>@media print \\{ display: none \\}</code> could hide or replace “We pay.” and 1 more text',
    '**Binding:** 2 pages: <code>/terms</code>, <code>/</code>',
    '@@ in “<a class="b">”, before “The law”, 3 times @@',
    '+ <a href="/b">',
    '- X-A: 1',
  ])('has the line %s', (one) => {
    expect(lines).toContain(one);
  });

  it('renders as a table, lists, folded pages and lines', () => {
    const $ = rendered(markdown);
    expect($('table tr').length).toBe(4);
    expect($('details').length).toBe(4);
    expect($('details li').length).toBe(7);
    expect($('pre').length).toBe(2);
    expect($.text()).not.toContain('see report.html');
  });

  it.each([
    [reportOf(), `**${NOTHING_CHANGED}**`],
    [
      reportOf({ verdict: 'words unchanged', lines: [line('a.css')] }),
      '**Visitors read and see the same words. Other than that: 1 change of other lines.**',
    ],
    [
      reportOf({ verdict: 'words unchanged' }),
      '**Visitors read and see the same words. Other than that: only bytes that no line shows.**',
    ],
    [
      reportOf({ verdict: 'changed', lines: [line('a.css')] }),
      '**No facts, no pages, no changed texts, other words in style sheets, 1 change of other lines.**',
    ],
    [
      reportOf({ verdict: 'unknown', unread: [{ file: 'a.html', reason: 'it is a link' }] }),
      '**Unknown: 1 part could not be compared. What was compared: no facts, no pages, no changed texts.**',
    ],
  ])('says its verdict', (report, verdict) => {
    expect(markdownReport(report).split('\n')[2]).toBe(verdict);
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

  it('says that a paragraph was split, and that a text is not seen', () => {
    const page = pageOf('/', [edited(['=A', '- ', '+\u2029', '=B'], { change: 'split' })]);
    const blocks = page.blocks.map((block) => ({ ...block, seen: false }));
    expect(markdownReport(reportOf({ pages: [{ ...page, blocks }] }))).toContain(
      '*split in two, not seen in a browser: it is hidden, covered, or as good as transparent:* ',
    );
  });

  it('folds all but twenty lines of a file', () => {
    const all = many(25, (place) => line('a.css', { added: [`line ${place}`] }));
    const $ = rendered(markdownReport(reportOf({ lines: all })));
    expect($('details summary').text()).toBe('5 more');
    expect($('details pre').text()).toContain('line 20');
  });
});

describe('a comment', () => {
  it('begins with its marker, and names its commit', () => {
    const text = commentText(SAMPLE, { commit: 'abc1234' });
    expect(text.startsWith(`${MARKER}\n### Copy review: main → work\n`)).toBe(true);
    expect(text.trimEnd().endsWith('This is about the commit abc1234.')).toBe(true);
  });

  it('says what is new since an earlier report, and shows that first', () => {
    const report = (after: string, ...texts: string[]) =>
      reportOf({ after, pages: [pageOf('/', texts.map(added))] });
    const text = commentText(report('two', 'One.', 'Two.'), { since: report('one', 'One.') });
    expect(text).toContain('Since one: 1 new, 0 gone, 1 as before.');
    expect(text).toContain(
      '- <kbd>1</kbd> <kbd>new</kbd> **Two.\u200B**\n- <kbd>2</kbd> **One.\u200B**',
    );
    expect(text).toContain('<code>/</code>, 2 texts, 1 new');
  });

  it.each([1, 7, 40, 300])('is shortened as a whole: %i entries of everything', (count) => {
    const text = `${'&$'.repeat(900)} end`;
    const report: Report = reportWith(
      text,
      many(count, (at) =>
        pageOf(
          `/${at}`,
          many(9, (of) => edited([`=${of}`, `-${text}`, '+go'])),
        ),
      ),
    );
    const repeated = <Row>(rows: readonly Row[]) => rows.flatMap((row) => many(count, () => row));
    const comment = commentText({
      ...report,
      blocking: repeated(report.blocking).map((fault, at) => ({ ...fault, page: `${at}` })),
      facts: repeated(report.facts).map((fact, at) => ({ ...fact, before: `${at}` })),
      lines: repeated(report.lines).map((one, at) => ({ ...one, file: `${at}` })),
    });
    expect(comment.length).toBeLessThanOrEqual(60_000);
    const $ = rendered(comment);
    expect($.text()).not.toMatch(/<\/?(?:details|summary)/);
    expect((comment.match(/<details>/g) ?? []).length).toBe(
      comment.match(/<\/details>/g)?.length ?? 0,
    );
    expect((comment.match(/^```/gm) ?? []).length % 2).toBe(0);
    expect($('h3').text()).toMatch(/^Copy review: /);
    if (count > 1) expect(comment).toContain('more: see report.html');
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
    const tags = new Set(
      $('*')
        .toArray()
        .map((one) => $(one).prop('tagName')),
    );
    const known = 'H3 H4 H5 P UL LI STRONG DEL CODE SPAN TABLE THEAD TBODY TR TH TD BR PRE'.split(
      ' ',
    );
    expect([...tags].filter((name = '') => !known.includes(name))).toStrictEqual([]);
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

  it('does not end the lines of a file', () => {
    const added = ['```', '# heading', '````'];
    const lines = [line('a.css', { added: ['b'] }), line('a.txt', { added })];
    const $ = rendered(markdownReport(reportOf({ lines })));
    expect($('pre').last().text()).toBe('+ ```\n+ # heading\n+ ````\n');
  });

  it('has its changes marked next to and around any characters', () => {
    const pages = [
      pageOf('/', [edited(['=a', '-(x)', '+“*y*”', '=b, ', '- ', '=c', '-, ', '+; ', '=d'])]),
    ];
    const $ = rendered(markdownReport(reportOf({ pages })));
    const textsIn = (selector: string) =>
      $(selector)
        .toArray()
        .map((one) => read($(one).text()));
    expect(textsIn('li del')).toStrictEqual(['(x)', '␣', ',']);
    expect(textsIn('li strong')).toStrictEqual(['“*y*”', ';']);
    expect(textsIn('li')).toStrictEqual(['a(x) “*y*”b, ␣c, ; d']);
  });
});
