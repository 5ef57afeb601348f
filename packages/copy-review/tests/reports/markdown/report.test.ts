import { load } from 'cheerio';
import { markdownToHtml } from 'satteri';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_CHANGED } from '../../../src/shared/report.ts';
import { HEADING, MARKER, MAX_REPORT_LENGTH } from '../../../src/reports/markdown/marker.ts';
import { htmlReport } from '../../../src/reports/html/report.ts';
import { markdownReport } from '../../../src/reports/markdown/report.ts';
import { added, edited, pageOf, removed, reportOf, reportWith, SAMPLE } from '../sample.ts';

const withTexts = (...texts: string[]) =>
  markdownReport(reportOf({ pages: [pageOf('/', texts.map(added))] }));

/** The rendered comment, without invisible characters. */
const rendered = (markdown: string) => load(markdownToHtml(markdown).html, null, false);
const read = (text: string) => text.replaceAll('\u200B', '');

/** The comment without its folded parts. */
const shown = (comment: string) =>
  comment.replaceAll(/<details>(<summary>.*?<\/summary>)[\s\S]*?<\/details>/g, '$1');
const folded = (comment: string) =>
  [...comment.matchAll(/<details>(<summary>.*?<\/summary>[\s\S]*?)<\/details>/g)].map(
    ([, text = '']) => text.split('\n').filter((line) => line !== ''),
  );
const wordsIn = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const count = (text: string, part: string) => text.split(part).length - 1;
const many = <T>(length: number, of: (place: number) => T) =>
  Array.from({ length }, (_, place) => of(place));

describe('a comment', () => {
  let comment = '';
  let lines: string[] = [];
  beforeEach(() => {
    comment = markdownReport(SAMPLE);
    lines = read(comment).split('\n');
  });

  it('begins with the marker and the counts', () => {
    expect(lines.slice(0, 5)).toStrictEqual([
      MARKER,
      HEADING,
      '',
      '**2 to fix, 3 facts, 5 sections, 4 pages, 7 changed texts.**',
      '',
    ]);
    expect(lines[5]).toBe('main → work');
  });

  it('counts what is harmless', () => {
    const hashes = { kind: 'new hashes in file names', count: 1 };
    const folded = [hashes, { kind: 'renamed classes', count: 3 }];
    const report = reportOf({ verdict: 'words unchanged', folded });
    expect(read(markdownReport(report))).toContain(
      'Harmless: new hashes in file names (1), renamed classes (3).',
    );
  });

  it('has its parts in order', () => {
    expect(lines.filter((line) => line.startsWith('####'))).toStrictEqual([
      '#### Fix first',
      '#### Changed facts',
      '#### Words that change a promise',
      '#### Sections',
      '#### Page by page',
    ]);
  });

  it.each([
    '- **<code>/terms</code>** Add an entry to the changes.',
    '- The conflict about the supply is another.',
    '| date | ~~1 May 2026~~ | **2 May 2026** | <code>/terms</code> › Terms<br><code>/</code> › Top of the page |',
    '| percent | ~~25 %~~ | – | <code>/terms</code> › Terms |',
    '| money | – | **<span>$</span>5** | <code>/new</code> › Prices |',
    '- <code>/terms</code> › Terms: ~~will~~ **may not**<br>We ~~will~~ **may not** pay.',
    '- <code>/terms</code> › Law: **all**<br>~~It was so.~~ **Now all is otherwise.**',
    '- renumbered: Risks, 3 → 4 (<code>/terms</code>)',
    '<details><summary><code>/new</code>, new page, 1 text</summary>',
    '<details><summary><code>/other</code>, renamed from /old, no texts</summary>',
    '**Top of the page**',
    '- We ~~will~~ **may not** pay.',
    '- *moved:* The law of the sea holds here.',
    '- *moved and edited:* The ~~old~~ **new** law holds.',
    '- ~~It was so.~~<br>**Now all is otherwise.**',
    '- ~~Twenty-five of a hundred.~~',
  ])('has the line %s', (line) => {
    expect(lines).toContain(line);
  });

  it('renders as a table, lists and folded pages', () => {
    const $ = rendered(comment);
    expect($('table tr').length).toBe(4);
    expect($('details').length).toBe(4);
    expect($('details li').length).toBe(7);
    expect($('del').length).toBe(10);
  });

  it('is one sentence if nothing changed', () => {
    expect(markdownReport(reportOf())).toBe(`${MARKER}\n${NOTHING_CHANGED}\n`);
  });

  it('shows the faults if nothing else changed', () => {
    const report = reportOf({ blocking: [{ page: '/a', message: 'Add an entry.' }] });
    expect(markdownReport(report)).toBe(
      `${MARKER}\n${HEADING}\n\n**${NOTHING_CHANGED}**\n\nmain → work\n\n#### Fix first\n\n- **<code>/a</code>** Add an entry.\n`,
    );
  });

  it('folds no page if there are three', () => {
    const pages = ['/a', '/b', '/c'].map((route) => pageOf(route, [added(`On ${route}`)]));
    const three = markdownReport(reportOf({ pages }));
    expect(three).not.toContain('<details>');
    expect(three).toContain('\n<h5><code>/b</code>, 1 text</h5>\n\n**Terms**\n\n- **On /b**\n');
  });

  it('names three places of a fact, and counts the others', () => {
    const facts = ['A', 'B', 'C', 'D', 'E'].map((section) => {
      return { page: '/', section, kind: 'date', before: '2025', after: '2026' };
    });
    const row = (count: number) =>
      markdownReport(reportOf({ facts: facts.slice(0, count), pages: [] }))
        .split('\n')
        .find((line) => line.startsWith('| date'));
    const code = '<code>/</code>';
    const three = `| date | ~~2025~~ | **2026** | ${code} › A<br>${code} › B<br>${code} › C`;
    expect(row(3)).toBe(`${three} |`);
    expect(row(5)).toBe(`${three}<br>and 2 more |`);
  });

  it('names the sentence of a fact, with its value marked, below its place', () => {
    const fact = { page: '/', section: 'A', kind: 'percent', before: '5 %', after: '6 %' };
    const sentence = `${'Long ago, '.repeat(20)}we took 6 % of it.`;
    expect(read(markdownReport(reportOf({ facts: [{ ...fact, sentence }], pages: [] })))).toContain(
      '› A<br>… Long ago, Long ago, Long ago, Long ago, Long ago, Long ago, Long ago, we took **6 %** of it. |',
    );
  });

  it.each([
    ['split', ['=It ', '-is', '+was', '= so.', '- ', '+\u2029', '=Now it is not.'], 'split in two'],
    ['merged', ['=It ', '-is', '+was', '= so.', '-\u2029', '+ ', '=Now.'], 'merged from two'],
    ['merged', ['=A', '-\u2029', '+ ', '=B', '-\u2029', '+, ', '=C'], 'merged from 3'],
  ] as const)('says that a paragraph was %s', (change, words, kind) => {
    const pages = [pageOf('/', [edited(words, { change })])];
    expect(markdownReport(reportOf({ pages }))).toContain(`- *${kind}:* `);
    expect(htmlReport(reportOf({ pages }))).toContain(`<span class="change-kind">${kind}</span>`);
  });

  it('groups equal changes of several pages', () => {
    const pages = ['/', '/a'].map((route) => pageOf(route, [added('the footer')]));
    expect(markdownReport(reportOf({ pages }))).toContain(
      '<h5>On 2 pages: <code>/</code>, <code>/a</code>, 1 text</h5>',
    );
  });
});

describe('a hostile text', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '</style></details>',
    '![x](http://evil.example/x.png)',
    '[x](http://evil.example)',
    '`code` ``more``',
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
    expect(read($('li').text())).toBe(text);
    expect($('li > *:not(strong), li > strong > *:not(span), li img, li a, script').length).toBe(0);
  });

  it.each(hostile)('is harmless as a title, a fact, a page, a word or a name: %s', (text) => {
    const $ = rendered(
      markdownReport(
        reportWith(text, [
          pageOf(text, [edited([`=${text}`, `-${text}`, `+${text}`], { section: text })], {
            change: 'renamed',
            from: text,
          }),
        ]),
      ),
    );
    const tags = new Set(
      $('*')
        .toArray()
        .map((one) => $(one).prop('tagName')),
    );
    const known = 'H3 H4 H5 P UL LI STRONG DEL CODE SPAN TABLE THEAD TBODY TR TH TD'.split(' ');
    expect([...tags].filter((name = '') => !known.includes(name))).toStrictEqual([]);
    expect($('h3, h4').length).toBe(5);
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

  it('shows control and bidirectional characters, and the cells of a row', () => {
    const text = rendered(withTexts('a\u202Eb\nc\td'))('li').text();
    expect(read(text)).toBe('a⟨U+202E⟩b⟨U+000A⟩c │ d');
  });

  it('has its changes marked next to and around any characters', () => {
    const pages = [
      pageOf('/', [edited(['=a', '-(x)', '+“*y*”', '=b, ', '- ', '=c', '-, ', '+; ', '=d'])]),
    ];
    const $ = rendered(markdownReport(reportOf({ pages })));
    expect(
      $('li del')
        .toArray()
        .map((one) => read($(one).text())),
    ).toStrictEqual(['(x)', '␣', ',']);
    expect(
      $('li strong')
        .toArray()
        .map((one) => read($(one).text())),
    ).toStrictEqual(['“*y*”', ';']);
    expect(read($('li').text())).toBe('a(x) “*y*”b, ␣c, ; d');
  });
});

describe('a comment that is too long', () => {
  const pages = (last: number) =>
    Array.from({ length: 60 }, (_, place) =>
      pageOf(`/${place}`, [added(`${place} ${'x'.repeat(place === 59 ? last : 850)}`)]),
    );
  const room = () => MAX_REPORT_LENGTH - markdownReport(reportOf({ pages: pages(1) })).length + 1;

  it('is whole at the limit', () => {
    const comment = markdownReport(reportOf({ pages: pages(room()) }));
    expect(comment).toHaveLength(MAX_REPORT_LENGTH);
    expect(comment).not.toContain('more page');
  });

  it('is cut by page at one character more, with a note', () => {
    const comment = markdownReport(reportOf({ pages: pages(room() + 1) }));
    expect(comment.length).toBeLessThanOrEqual(MAX_REPORT_LENGTH);
    expect(comment.endsWith('</details>\n1 more page: see report.html\n')).toBe(true);
    expect(rendered(comment)('details').length).toBe(59);
  });

  it('is cut within a text that is too long', () => {
    const long = [pageOf('/a', [added('a')]), pageOf('/b', [removed('x'.repeat(70_000))])];
    const comment = markdownReport(reportOf({ pages: [...long, pageOf('/c', [added('c')])] }));
    expect(comment).toContain('x'.repeat(4000));
    expect(comment).not.toContain('x'.repeat(4001));
    expect(comment.endsWith('- **c**\n')).toBe(true);
  });

  it('cuts each part, so that all of them are shown', () => {
    const many = Array.from({ length: 300 }, (_, place) => `${place} ${'&'.repeat(500)}`);
    const comment = markdownReport(
      reportOf({
        before: many[0] ?? '',
        blocking: many.map((message) => ({ page: message, message })),
        facts: many.map((text) => {
          return { page: '/', section: text, kind: 'url', before: text, after: null };
        }),
        sections: many.map((title) => {
          return { page: '/', change: 'added', title, from: null, to: '2' };
        }),
        pages: [
          pageOf(
            '/',
            many.map((text) => edited([`=${text}`, '-will', '+go'])),
          ),
        ],
      }),
    );
    expect(comment.length).toBeLessThanOrEqual(MAX_REPORT_LENGTH);
    expect(comment.length).toBeGreaterThan(29_000);
    const more = comment.split('\n').filter((line) => line.includes(' more'));
    expect(more.map((line) => line.replace(/\d+/, 'N'))).toStrictEqual([
      '- N more: see report.html',
      '<details><summary>N more</summary>',
      '| N more | | | see report.html |',
      '<details><summary>N more</summary>',
      '- N more: see report.html',
      '<details><summary>N more</summary>',
      '- N more: see report.html',
      'N more texts: see report.html',
    ]);
  });
});

describe('A comment on a large change', () => {
  const promise = (place: number) =>
    edited([
      `=The studio says in its text number ${place} that it `,
      '-will',
      '+may',
      '= pay for it.',
    ]);
  const routes = ['/', '/about', '/legal', '/pledge', '/contact', '/404'];
  const comment = markdownReport(
    reportOf({
      blocking: ['/legal', '/pledge'].map((page) => {
        return { page, message: 'It reads differently, and its list of changes has no new entry.' };
      }),
      sections: [{ page: '/about', change: 'retitled', title: 'Costs', from: 'Fees', to: 'Costs' }],
      pages: routes.map((route, at) =>
        pageOf(
          route,
          many(8, (place) => promise(8 * at + place)),
        ),
      ),
    }),
  );

  // 238 words a minute is the average for English non-fiction (Brysbaert, 2019).
  it('shows as much as is read in a minute, and folds the rest', () => {
    expect(wordsIn(shown(comment))).toBeLessThan(238);
    expect(wordsIn(comment)).toBeGreaterThan(1000);
  });

  it('shows faults, modal words of the pages with faults, sections, and a line per page', () => {
    const lines = shown(comment).split('\n');
    const starts = ['#### ', '- **<code>/', '- <code>/legal', '- retitled', '<summary>'];
    const order = lines.flatMap((line) => starts.filter((start) => line.startsWith(start)));
    expect(order).toStrictEqual([
      ...['#### ', '- **<code>/', '- **<code>/', '#### '],
      ...many(3, () => '- <code>/legal'),
      ...['<summary>', '#### ', '- retitled', '#### ', ...many(6, () => '<summary>')],
    ]);
  });
});

describe('A comment shows', () => {
  it('ten things to fix, and folds the eleventh', () => {
    const blocking = many(11, (place) => ({ page: '', message: `Fault ${place}.` }));
    const ten = markdownReport(reportOf({ blocking: blocking.slice(1) }));
    expect(ten).not.toContain('<details>');
    const eleven = markdownReport(reportOf({ blocking }));
    expect(count(shown(eleven), '- Fault')).toBe(10);
    expect(folded(eleven)).toStrictEqual([['<summary>1 more</summary>', '- Fault 10.']]);
  });

  it('ten facts, and folds the others in a table of their own', () => {
    const facts = many(12, (place) => {
      return { page: '/', section: 'A', kind: 'number', before: `${place}`, after: null };
    });
    const comment = markdownReport(reportOf({ facts, pages: [] }));
    expect(count(shown(comment), '| number |')).toBe(10);
    expect(folded(comment)).toStrictEqual([
      [
        '<summary>2 more</summary>',
        '| Kind | Before | After | Where |',
        '| --- | --- | --- | --- |',
        '| number | ~~10~~ | – | <code>/</code> › A |',
        '| number | ~~11~~ | – | <code>/</code> › A |',
      ],
    ]);
    expect(markdownReport(reportOf({ facts: facts.slice(2), pages: [] }))).not.toContain('<det');
    const $ = load(markdownToHtml(comment).html, null, false);
    expect([$('table').length, $('details tr').length]).toStrictEqual([2, 3]);
  });

  it('three texts with promises, and folds the fourth', () => {
    const rows = (length: number) =>
      reportOf({
        pages: [
          pageOf(
            '/',
            many(length, (place) => edited([`=It ${place} `, '-will ', '=go.'])),
          ),
        ],
      });
    const comment = markdownReport(rows(4));
    expect(count(shown(comment), '~~will~~<br>It')).toBe(3);
    expect(folded(comment)).toStrictEqual([
      ['<summary>1 more</summary>', '- <code>/</code> › Terms: ~~will~~<br>It 3 ~~will~~ go.'],
    ]);
    expect(markdownReport(rows(3))).not.toContain('<details>');
  });

  it('five sections, and folds the sixth', () => {
    const sections = many(6, (place) => {
      return { page: '/', change: 'added', title: `S${place}`, from: null, to: '2' } as const;
    });
    const comment = markdownReport(reportOf({ sections, pages: [] }));
    expect(count(shown(comment), '- added')).toBe(5);
    expect(folded(comment)).toStrictEqual([
      ['<summary>1 more</summary>', '- added: S5, as section 2 of the page (<code>/</code>)'],
    ]);
    expect(markdownReport(reportOf({ sections: sections.slice(1), pages: [] }))).not.toContain(
      '<details>',
    );
  });

  it('eight texts of a page, and folds the page if there are nine', () => {
    const page = (length: number) => [
      pageOf(
        '/',
        many(length, (place) => added(`${place}.`)),
      ),
    ];
    expect(markdownReport(reportOf({ pages: page(8) }))).toContain('<h5><code>/</code>, 8 texts<');
    expect(shown(markdownReport(reportOf({ pages: page(9) })))).toContain(
      '<summary><code>/</code>, 9 texts</summary>',
    );
  });

  it('the first four of several pages that share changes', () => {
    const pages = many(5, (place) => pageOf(`/${place}`, [added('the footer')]));
    const comment = (length: number) => markdownReport(reportOf({ pages: pages.slice(0, length) }));
    const four = [0, 1, 2, 3].map((place) => `<code>/${place}</code>`).join(', ');
    expect(comment(5)).toContain(`<h5>On 5 pages: ${four} …, 1 text</h5>`);
    expect(comment(4)).toContain(`<h5>On 4 pages: ${four}, 1 text</h5>`);
  });

  it('a long text with promises by its words alone', () => {
    const comment = (length: number) =>
      markdownReport(
        reportOf({ pages: [pageOf('/', [edited([`-${'x'.repeat(length)} may`, '+go', '= on'])])] }),
      );
    expect(comment(900)).toContain('Terms: ~~may~~<br>~~xxx');
    expect(comment(1000)).toContain('Terms: ~~may~~\n');
  });
});
