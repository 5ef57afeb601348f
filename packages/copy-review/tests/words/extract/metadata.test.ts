import { describe, expect, it } from 'vitest';
import { changesOf, compare, readingOf, unmarked } from '../../reading.ts';

const island = (props: unknown) =>
  `<astro-island props='${JSON.stringify(props).replaceAll("'", '&#39;')}'></astro-island>`;

/** The texts in the metadata of a page that passes these properties to a script. */
const saidWith = (props: unknown, before = '') => {
  const sections = readingOf(before + island(props)).filter(([title]) => title !== '');
  expect(sections.every(([title]) => title === 'Said by scripts')).toBe(true);
  return sections.flatMap(([, ...blocks]) => blocks.map((block) => block.replace('aside: ', '')));
};

describe('Of the properties that a page gives to a script,', () => {
  it.each([
    ['a sentence', 'It was copied.'],
    ['Chinese', '复制'],
    ['a number as text', '42'],
  ])('%s as a value has this text, with its path', (_, text) => {
    expect(saidWith({ text })).toEqual([`text: ${text}`]);
    expect(saidWith({ a: { url: [text, text] } })).toEqual([`a.url: ${text}`, `a.url: ${text}`]);
  });

  it.each([
    ['symbols only', '→ …'],
    ['white space only', ' '],
    ['a boolean', true],
    ['null', null],
  ])('%s as a value has no text', (_, text) => {
    expect(saidWith({ text })).toEqual([]);
  });

  it('a number as a value has its digits as text', () => {
    expect(saidWith({ limit: 254 })).toEqual(['limit: 254']);
    expect(saidWith({ '': 2.5 })).toEqual(['2.5']);
  });

  it.each([
    ['that the page shows too is told once', 'It [-is][+was] so.', 'It [-is][+was] so.', []],
    ['is not told if only the page has another one', 'It [-is][+was] so.', 'It is so.', []],
    [
      'is told if the page has its new words in place of others',
      '[-What][+It was] so.',
      'It [-is][+was] so.',
      ['a: It [-is][+was] so.'],
    ],
    [
      'is told if only the script has another one',
      'It is so.',
      'It [-is][+was]  so.',
      ['a: It [-is][+was] so.'],
    ],
  ])('a text %s', (_, shown, said, told) => {
    const page = unmarked(`<p>${shown}</p>${island({ a: said })}`);
    const changes = changesOf(...page).filter((change) => change.includes('Said by scripts'));
    expect(changes).toEqual(told.map((words) => `changed · Said by scripts · ${words}`));
  });

  it('invalid JSON has no text', () => {
    expect(readingOf('<astro-island props="{"></astro-island><astro-island>')).toEqual([]);
  });
});

describe('An Astro island', () => {
  it('has its values without their type numbers as text', () => {
    const props = {
      limit: [0, 254],
      words: [
        0,
        {
          list: [
            1,
            [
              [0, 'one word'],
              [0, 5],
            ],
          ],
        },
      ],
      no: [0, null],
    };
    expect(saidWith(props)).toEqual(['limit: 254', 'words.list: one word', 'words.list: 5']);
  });

  it.each([
    ['one property is another', { a: [0, 254], b: 'x' }, ['a: 0', 'a: 254', 'b: x']],
    ['a list is longer', { a: [0, 254, 3] }, ['a: 0', 'a: 254', 'a: 3']],
    ['a list begins with a text', { a: ['Two', 254] }, ['a: Two', 'a: 254']],
    ['there is no property', {}, []],
  ])('is not recognised in properties of another form: %s', (_, props, expected) => {
    expect(saidWith(props)).toEqual(expected);
  });

  it('has its figures reported as facts', () => {
    const page = (limit: number) => island({ limit: [0, limit], isOpen: [0, limit > 254] });
    expect(compare(page(254), page(300)).facts).toMatchObject([
      { page: '/', section: 'Said by scripts', kind: 'number', before: '254', after: '300' },
    ]);
  });
});

it('A number at the start of an array is a type number, and left out, only in properties for scripts', () => {
  const data = '<script type="application/ld+json">{"a":[0,"Go"]}</script>';
  expect(readingOf(data)).toEqual([['Structured data', 'aside: a: 0', 'aside: a: Go']]);
  expect(saidWith({ a: [3, 'Go'] })).toEqual(['a: Go']);
});

describe('HTML in structured data', () => {
  const data = (text: string) =>
    `<script type="application/ld+json">${JSON.stringify({ text }).replaceAll('<', '\\u003c')}</script>`;
  const linesOf = (before: string, after: string) =>
    compare(data(before), data(after)).lines.flatMap(({ added }) => added);

  it.each([
    ['a changed word', '<p>We <b>may</b> sell.</p>', '<p>We <b>will</b> sell.</p>'],
    ['a new paragraph', '<p>One.</p><p>Two.</p>', '<p>One.</p><p>New.</p><p>Two.</p>'],
    ['a word of a list', '<ul role="list"><li>One</li></ul>', '<ul role="list"><li>Two</li></ul>'],
    ['a new link', '<p>One.</p>', '<p>One. <a href="/a">See it</a>.</p>'],
    [
      'a date for machines',
      '<time datetime="2027-05-01">May</time>',
      '<time datetime="2027-05-02">May</time>',
    ],
  ])('%s is told once, as text', (_, before, after) => {
    expect(changesOf(data(before), data(after))).not.toEqual([]);
    expect(changesOf(data(before), data(after)).join()).not.toMatch(/[<>]/);
    expect(linesOf(before, after)).toEqual([]);
    expect(linesOf(after, before)).toEqual([]);
  });

  it.each([
    [
      'once if the page changes with it',
      'Two, <a href="/b">here</a>.',
      'Two, <a href="/b">here</a>.',
      [],
    ],
    [
      'once if the page has another text instead',
      'No answer to <a href="/a">that</a>.',
      'No answer to <a href="/a">that</a>.',
      [],
    ],
    ['if the page stays', 'One, <a href="/a">here</a>.', 'Two.', ['Structured data']],
    ['if the page has both', 'One, <a href="/a">here</a>.', 'Q', ['Structured data']],
  ])('is told %s', (_, shown, answer, told) => {
    const page = (visible: string, text: string) =>
      `<h1>Q</h1><p>${visible}</p>${data(`<p>${text}</p>`)}`;
    const first = 'One, <a href="/a">here</a>.';
    const { pages, lines } = compare(page(first, first), page(shown, answer));
    const sections = pages.flatMap(({ blocks }) => blocks.map(({ section }) => section));
    expect(new Set(sections.filter((section) => section !== 'Q'))).toEqual(new Set(told));
    expect(lines).toEqual([]);
  });

  it('the address of a link is a text', () => {
    const page = (url: string) => data(`<p>See <a href="${url}">it</a>.</p>`);
    expect(changesOf(page('/a'), page('/b'))).toEqual([
      'changed · Structured data · text: Link to: /[-a][+b]',
    ]);
    expect(compare(page('/1'), page('/2')).facts).toEqual([]);
  });

  it('the address of a link to a page of the same site is no fact', () => {
    const page = (text: string) =>
      `<link rel="canonical" href="https://a.example/faq">${data(`<p>See it${text}.</p>`)}`;
    const factsOf = (link: string) => compare(page(''), page(` <a href="${link}">here</a>`)).facts;
    expect(factsOf('https://a.example/legal#risks')).toEqual([]);
    expect(factsOf('https://a.example.org/legal')).toMatchObject([{ kind: 'url' }]);
    // To browsers, what begins with two slashes is another site.
    const [own, other] = ['https://a.example//b.example/', '//b.example/'].map((link) =>
      page(` <a href="${link}">here</a>`),
    );
    expect(changesOf(own ?? '', other ?? '')).toHaveLength(1);
  });

  it.each([
    ['other elements', '<p>One.</p>', '<ul><li>One.</li></ul>'],
    ['an attribute', '<p>One.</p>', '<p class="a">One.</p>'],
  ])('%s with the same words are told as data', (_, before, after) => {
    expect(changesOf(data(before), data(after))).toEqual([]);
    expect(linesOf(before, after)).toMatchObject([expect.stringContaining('<script> text: ')]);
  });

  it.each([
    '<script>a()</script>',
    '<img src="a.png">',
    '<i onclick="a()">it</i>',
    '<i hidden>it</i>',
    '<!-- a -->',
    '<name>',
  ])('that may be more than text, such as %s, is told as it is written', (html) => {
    const texts = changesOf(data('<p>One.</p>'), data(`<p>Two. ${html}</p>`)).join();
    expect(texts.replaceAll(/\[[-+]|\]/g, '')).toContain(html);
  });
});
