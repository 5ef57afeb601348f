import { describe, expect, it } from 'vitest';
import { jsonLeaves } from '../../src/extract/metadata.ts';
import { compare, readingOf } from '../reading.ts';

const island = (props: unknown) =>
  `<astro-island props='${JSON.stringify(props).replaceAll("'", '&#39;')}'></astro-island>`;

/** The texts in the metadata of a page that passes these properties to a script. */
const saidWith = (props: unknown, before = '') => {
  const sections = readingOf(before + island(props)).filter(([title]) => title !== '');
  expect(sections.every(([title]) => title === 'Said by scripts')).toBe(true);
  return sections.flatMap(([, ...blocks]) => blocks.map((block) => block.replace('aside: ', '')));
};

const ADDRESS = 'a2345678901234567890123456789012aBcD';

describe('A script with', () => {
  it.each([
    ['a sentence', 'It was copied.'],
    ['words', 'two words'],
    ['a lower-case word', 'copied'],
    ['a word with a colon', 'Shown:'],
    ['a lower-case word in another alphabet', 'ναι'],
    ['Chinese', '复制'],
    ['a percentage', '25 %'],
    ['a number as text', '42'],
    ['an amount of money', '€5'],
    ['an address', ADDRESS],
    ['a choice of words', 'and/or'],
    ['an address with words behind it', 'https://a.example is ours'],
    ['a colour with words behind it', '#fff is white'],
    ['a colour with words before it', 'White is #fff'],
  ])('%s as a value has this text', (_, text) => {
    expect(saidWith({ text })).toEqual([text]);
    expect(saidWith([text, text])).toEqual([text]);
  });

  it.each([
    ['a name with a hyphen', 'copy-button'],
    ['a name with a capital in it', 'copyButton'],
    ['a path of names', 'token.address'],
    ['an anchor', '#paste'],
    ['a class', '.row'],
    ['a name that begins with an address', `${ADDRESS}-x`],
    ['the address of a page', 'https://pump.fun/'],
    ['the address of a page in capitals', 'HTTPS://PUMP.FUN'],
    ['a page', '/about#risks'],
    ['a file', '../a.svg'],
    ['a search', '?page=2'],
    ['a colour', '#1a1a1A'],
    ['symbols only', '→ …'],
    ['white space only', ' '],
    ['a boolean', true],
    ['null', null],
  ])('%s as a value has no text', (_, text) => {
    expect(saidWith({ text })).toEqual([]);
  });

  it('a number as a value has its digits as text', () => {
    expect(saidWith({ limit: 254 })).toEqual(['254']);
    expect(saidWith({ '': 2.5 })).toEqual(['2.5']);
  });

  it.each(['id', 'viewBox', 'className', 'tokenId', 'rowIds', 'sortKey', 'imageUrl'])(
    'something as its “%s” says nothing of it',
    (name) => {
      for (const value of ['Two Words', 'word', '42', 42])
        expect(saidWith({ [name]: value })).toEqual([]);
      expect(saidWith({ [name]: { text: 'Two Words' } })).toEqual(['Two Words']);
      expect(saidWith({ [`${name} said`]: 'Two Words' })).toEqual(['Two Words']);
    },
  );

  it.each(['icon', 'autoComplete', 'x'])(
    'one small word or a number as its “%s” says nothing of it, and more does',
    (name) => {
      for (const value of ['word', 42]) expect(saidWith({ [name]: value })).toEqual([]);
      for (const value of ['Word', 'two words', '42'])
        expect(saidWith({ [name]: value })).toEqual([value]);
      expect(saidWith({ [`${name}Said`]: 'word', [`said${name}`]: 'other' })).toEqual([
        ...['other', 'word'],
      ]);
    },
  );

  it('several texts has each text once, sorted', () => {
    expect(saidWith({ z: 'Zebra said', a: ['Copied.', 'Copied.', 'two words', 7] })).toEqual([
      ...['7', 'Copied.', 'Zebra said', 'two words'],
    ]);
  });

  it('a text that the page shows adds no text', () => {
    expect(saidWith({ a: 'Shown', b: ' Not  shown ' }, '<p>Shown')).toEqual(['Not shown']);
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
    expect(saidWith(props)).toEqual(['254', '5', 'one word']);
  });

  it.each([
    ['one property is another', { a: [0, 254], b: 'two words' }, ['0', '254', 'two words']],
    ['a list is longer', { a: [0, 254, 3] }, ['0', '254', '3']],
    ['a list begins with a text', { a: ['Two', 254] }, ['254', 'Two']],
    ['there is no property', {}, []],
  ])('is not assumed if %s', (_, props, expected) => {
    expect(saidWith(props)).toEqual(expected);
  });

  it('has its figures reported as facts', () => {
    const page = (limit: number) => island({ limit: [0, limit], isOpen: [0, limit > 254] });
    expect(compare(page(254), page(300)).facts).toEqual([
      { page: '/', section: 'Said by scripts', kind: 'number', before: '254', after: '300' },
    ]);
  });
});

it('JSON without type numbers keeps numbers at the start of arrays', () => {
  expect(jsonLeaves([0, 'Go'])).toEqual([
    { path: [], value: 0 },
    { path: [], value: 'Go' },
  ]);
  expect(jsonLeaves([0, 'Go'], true)).toEqual([{ path: [], value: 'Go' }]);
});
