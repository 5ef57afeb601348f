import { describe, expect, it } from 'vitest';
import { compareFiles } from '../../src/lines/compare-files.ts';
import { pairHashedNames } from '../../src/lines/hashed-names.ts';
import { compare as compareSitesOf, CONFIG, filesOf } from '../reading.ts';

/** What stands for the lines of a file that differs in what is not compared. */
const NO_LINE = '(no line differs: only hashes, or white space in texts)';

type Contents = Readonly<Record<string, string | Buffer>>;

function compare(before: Contents, after: Contents, binding: readonly string[] = []) {
  const [filesBefore, filesAfter] = [filesOf(before), filesOf(after)];
  const reported = { before: [], after: [] };
  const pages = new Map(
    [...filesAfter.keys()]
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path, { route: `/${path.replace('.html', '')}`, reported }]),
  );
  return compareFiles({
    before: filesBefore,
    after: filesAfter,
    renamed: pairHashedNames(filesBefore, filesAfter),
    pages,
    binding,
  });
}

type Row = ReturnType<typeof compare>['lines'][number];

/** The lines of a row as `-removed` and `+added`. */
const signed = ({ removed, added }: Pick<Row, 'removed' | 'added'>) => [
  ...removed.map((line) => `-${line}`),
  ...added.map((line) => `+${line}`),
];

/** The rows as `pages: -removed +added`. */
const told = (...sites: Parameters<typeof compare>) =>
  compare(...sites).lines.map((row) => `${row.pages.join(' ')}: ${signed(row).join(' ')}`);

describe('Of two builds, a row is', () => {
  it.each<[string, Contents, Contents, string[]]>([
    ['nothing of equal files', { 'a.txt': 'a' }, { 'a.txt': 'a' }, []],
    ['a changed line', { 'a.txt': 'a\nb\nc' }, { 'a.txt': 'a\nd\nc' }, ['a.txt: -b +d']],
    [
      'a changed line of a drawing',
      { 'a.svg': '<svg>\n<path/></svg>' },
      { 'a.svg': '<svg>\n<g/></svg>' },
      ['a.svg: -<path> +<g>'],
    ],
    ['the lines of a new file', {}, { 'a.txt': 'a\nb' }, ['a.txt: +a +b']],
    [
      'a line with a character that nobody sees',
      { 'a.txt': 'a' },
      { 'a.txt': 'a\u{E0100}' },
      ['a.txt: -a +a⟨U+E0100⟩'],
    ],
    ['a no-break space', { 'a.txt': 'a b' }, { 'a.txt': 'a\u00A0b' }, ['a.txt: -a b +a⟨U+00A0⟩b']],
    ['the lines of a file that is gone', { 'a.txt': 'a' }, {}, ['a.txt: -a']],
    ['a new rule', { 'a.css': '' }, { 'a.css': 'a{b:c}' }, ['a.css: +a { b:c']],
    ['the values of a new file', {}, { 'a.json': '{"a":[2]}' }, ['a.json: +{ +"a":[ +a.[]: 2']],
    ['a new empty file', {}, { 'a.txt': '' }, ['a.txt: +new: 0 bytes, sha256 e3b0c44298fc']],
    ['an empty file that is gone', { 'a.txt': '' }, {}, ['a.txt: +(the file is gone)']],
    [
      'an equal change of several pages',
      { 'a.html': '<p>', 'b.html': '<i></i><p>' },
      { 'a.html': '<b>', 'b.html': '<i></i><b>' },
      ['/a /b: -<p> +<b>'],
    ],
    [
      'a file that is no text, by size and hash',
      { 'a.png': Buffer.from([0]) },
      { 'a.png': Buffer.from([0, 1]) },
      ['a.png: -1 byte, sha256 6e340b9cffb3 +2 bytes, sha256 b413f47d13ee'],
    ],
    [
      'white space in a text',
      { 'a.html': '<p>a  b' },
      { 'a.html': '<p>a\nb' },
      [`/a: +${NO_LINE}`],
    ],
    [
      'new white space in a text',
      { 'a.html': '<p> a' },
      { 'a.html': '<p>a' },
      ['/a: -⟨U+0020⟩a +a'],
    ],
    [
      'white space where it counts',
      { 'a.html': '<pre>a b</pre>', 'b.js': '"a b"', 'c.xml': '<a>c d', _headers: '/*\n  A: b' },
      { 'a.html': '<pre>a  b</pre>', 'b.js': '"a  b"', 'c.xml': '<a>c  d', _headers: '/*\nA: b' },
      [
        '/a: -a b +a⟨U+0020⟩⟨U+0020⟩b',
        'b.js: -"a b" +"a⟨U+0020⟩⟨U+0020⟩b"',
        'c.xml: -c d +c⟨U+0020⟩⟨U+0020⟩d',
        '_headers: -⟨U+0020⟩⟨U+0020⟩A: b +A: b',
      ],
    ],
    [
      'a semicolon that makes a rule invalid',
      { 'a.css': 'a{b:c}' },
      { 'a.css': ';a{b:c}' },
      ['a.css: +;'],
    ],
    [
      'a carriage return that ends a comment',
      { 'a.js': '// a b' },
      { 'a.js': '// a\rb' },
      ['a.js: -// a b +// a⟨U+000D⟩b'],
    ],
    [
      'brackets that end elsewhere',
      { 'a.json': '[{"a":1},{"b":2}]' },
      { 'a.json': '[{"a":1,"b":2}]' },
      ['a.json: -} -,{ -[].b: 2 +[].b: 2'],
    ],
    [
      'what differs in a long line',
      { 'a.js': `"${'x'.repeat(300)}not${'y'.repeat(300)}"` },
      { 'a.js': `"${'x'.repeat(300)}now${'y'.repeat(300)}"` },
      [`a.js: -…${'x'.repeat(58)}not${'y'.repeat(60)}… +…${'x'.repeat(58)}now${'y'.repeat(60)}…`],
    ],
    [
      'what is longer in a long line',
      { 'a.txt': 'x'.repeat(300) },
      { 'a.txt': 'x'.repeat(301) },
      [`a.txt: -…${'x'.repeat(60)} +…${'x'.repeat(61)}`],
    ],
    [
      'a new hash in a name',
      { 'a.AAAAAAA1.js': 'x' },
      { 'a.BBBBBBB2.js': 'x' },
      [`a.*.js: +${NO_LINE}`],
    ],
    [
      'a file that has a new hash and is referred to',
      { 'a.AAAAAAA1.js': 'x', 'b.html': '<i src=a.AAAAAAA1.js>' },
      { 'a.BBBBBBB2.js': 'y', 'b.html': '<i src=a.BBBBBBB2.js>' },
      ['a.*.js: -x +y', `/b: +${NO_LINE}`],
    ],
  ])('%s', (_, before, after, rows) => {
    expect(told(before, after)).toEqual(rows);
  });
});

it('Binding pages come first, then pages, then other files', () => {
  const site = (text: string) => ({
    'a.txt': text,
    'b.html': `<${text}>`,
    'c.html': `<${text}><x>`,
  });
  const { lines } = compare(site('i'), { ...site('b'), 'c.html': '<u><x>' }, ['/c']);
  expect(lines.map(({ file, binding }) => [file, binding])).toEqual([
    ['c.html', true],
    ['b.html', false],
    ['a.txt', false],
  ]);
});

it('An equal change in one page is one row with its count and the text after its first place', () => {
  const page = (name: string) =>
    `<ul><li class="${name}">One</li><li class="${name}">Two</li></ul>`;
  expect(compare({ 'a.html': page('x') }, { 'a.html': page('y') }).lines).toMatchObject([
    { count: 2, near: 'One', removed: ['<li class="x">'], added: ['<li class="y">'] },
  ]);
});

it('The text after a changed attribute, and a changed text itself, are told as they are now', () => {
  const { lines } = compare({ 'a.html': '<p id="x">Old' }, { 'a.html': '<p id="y">New' });
  expect(lines.map(({ near }) => near)).toEqual(['New', 'New']);
});

it.each<[string, string, string, string]>([
  [
    'attribute',
    '<meta name="a" content="b"><p id="c">',
    '<meta name="a" content="2"><p id="c">',
    '<meta name="a">',
  ],
  [
    'attribute beside a long one',
    `<p id="a" class="${'x'.repeat(90)}" title="b">`,
    `<p id="a" class="${'x'.repeat(90)}" title="2">`,
    '<p id="a">',
  ],
  ['new attribute', '<meta name="a">', '<meta name="a" content="b">', '<meta name="a">'],
  [
    'script',
    '<script type="x" async>b;</script>',
    '<script type="x" async>2;</script>',
    '<script type="x" async>',
  ],
  [
    'property',
    `<x-y id="a" props='{"b":1}'>`,
    `<x-y id="a" props='{"b":2}'>`,
    `<x-y id="a" props='{"b":2}'>`,
  ],
  ['attribute without others beside it', '<p class="b">', '<p class="2">', ''],
])('A changed %s is told with the other attributes of its tag', (_, before, after, tag) => {
  const { lines } = compare({ 'a.html': before }, { 'a.html': after });
  expect(lines.map((line) => line.tag)).toEqual([tag]);
});

it('Files with thousands of differing lines are one row, without a long search', () => {
  const lines = (name: string) =>
    Array.from({ length: 3000 }, (_, index) => `${name}${index}`).join('\n');
  const [row] = compare(
    { 'a.txt': `same\n${lines('a')}` },
    { 'a.txt': `same\n${lines('b')}` },
  ).lines;
  expect([row?.removed.length, row?.added.length, row?.removed[0]]).toEqual([3000, 3000, 'a0']);
});

it('Generated content counts as other words', () => {
  const isIn = (css: string) => compare({ 'a.css': '.a{top:0}' }, { 'a.css': css }).hasOtherContent;
  expect([isIn('.a{c\\6Fntent:"x"}'), isIn('.a{CON\\TENT:"x"}')]).toEqual([true, true]);
  expect([isIn('.a{content-visibility:auto}'), isIn('.content{top:0}')]).toEqual([false, false]);
});

describe('A line is left out only if it is what was reported', () => {
  const left = (before: string, after: string) =>
    compareSitesOf(before, after, { config: CONFIG }).lines.flatMap((row) => signed(row));

  it('not if another attribute has the words of a text', () => {
    const page = (image: string, text: string) =>
      `<meta property="og:image" content="${image}"><p>${text}`;
    expect(left(page('a.png', 'See a.png.'), page('b.png', 'See b.png.'))).toEqual([
      '-<meta content="a.png">',
      '+<meta content="b.png">',
    ]);
  });

  it('not if another value of the same properties has its words', () => {
    const island = (label: string, kind: string) =>
      `<astro-island props="${JSON.stringify({ label: [0, label], kind: [0, kind] }).replaceAll('"', '&quot;')}"></astro-island><p>${kind}`;
    expect(left(island('Go', 'a'), island('Stop', 'b'))).toEqual([
      '-<astro-island props kind.[]: "a"',
      '+<astro-island props kind.[]: "b"',
    ]);
  });

  it('also in structured data, titles, labels and addresses of links', () => {
    const page = (word: string) =>
      `<html lang="${word}"><head><title>${word}</title><meta name="description" content="${word}"><script type="application/ld+json">{"@graph": [{"name": "${word}"}]}</script></head><a href="/${word}" title="${word}">${word} &amp; more</a><textarea>${word}</textarea>`;
    expect(left(page('en'), page('de'))).toEqual([]);
  });
});
