import { describe, expect, it } from 'vitest';
import { compare } from './reading.ts';

const WORDS = ['snow', 'waterfall', 'camera', 'lantern', 'shadow'];
/** Sections with these titles, each with a text of its own. */
const page = (titles: string, tag = 'h2') =>
  Array.from(titles, (title) => {
    const word = WORDS[title.charCodeAt(0) - 65] ?? '';
    return `<${tag}>${title}</${tag}><p>A ${word} beside another ${word}, ${word} at night.`;
  }).join('');
const told = (before: string, after: string) =>
  compare(before, after).sections.map(
    ({ change, title, from, to }) => `${change} ${title}: ${from} → ${to}`,
  );

describe('Sections in the opposite order', () => {
  it('moved, but the one in the middle, which stands where it stood', () => {
    expect(told(page('ABCDE'), page('EDCBA'))).toEqual([
      'moved D: 4 → 2',
      'moved B: 2 → 4',
      'moved A: 1 → 5',
    ]);
    expect(told(page('ABC'), page('CBA'))).toEqual(['moved A: 1 → 3']);
  });

  it('are told below the heading of the page, too', () => {
    const titled = (titles: string) => `<h1>Page</h1>${page(titles)}`;
    expect(told(titled('ABC'), titled('CBA'))).toEqual(['moved A: 1 → 3']);
  });
});

describe('The place of a section', () => {
  it('is that among the headings below the one of the page', () => {
    const framed = (titles: string) =>
      `<a href="#main">Skip</a><header>Top</header><h1>Page</h1>${page(titles)}<footer>End</footer>`;
    expect(told(framed('AC'), framed('ABC'))).toEqual(['added B: null → 2']);
    expect(told(framed('ABC'), framed('AC'))).toEqual(['removed B: 2 → null']);
    expect(told(framed('ABC'), framed('CAB'))).toEqual(['moved C: 3 → 1']);
  });

  it('counts headings of the first level, if there are several', () => {
    const framed = (titles: string) => `<header>Top</header>${page(titles, 'h1')}`;
    expect(told(framed('ABC'), framed('CAB'))).toEqual(['moved C: 3 → 1']);
  });

  it('is that among all sections for what has no heading', () => {
    const [nav, title] = ['<nav>Pages and more pages</nav>', '<h1>Page</h1><p>Of snow.'];
    expect(told(`${nav}${title}${page('AB')}`, `${title}${page('AB')}${nav}`)).toEqual([
      'moved Navigation: 1 → 4',
    ]);
    expect(told(title, `${title}${nav}`)).toEqual(['added Navigation: null → 2']);
  });

  it('counts the heading of the page where a section went past it', () => {
    const title = '<h1>Page</h1><p>Of a long walk.';
    expect(told(`${title}${page('A')}`, `${page('A')}${title}`)).toEqual(['moved Page: 1 → 2']);
    expect(told(`${page('A')}${title}${page('B')}`, `${title}${page('AB')}`)).toEqual([
      'moved A: 1 → 2',
    ]);
  });
});

describe('A report says of sections', () => {
  const P = {
    yeti: 'The yeti walks on snow at night and sings to the moon.',
    bigfoot: 'Bigfoot mints tokens from a cave behind the waterfall.',
    nessie: 'Nessie only ever swims where nobody holds a camera.',
  };
  const numbered = (...sections: [heading: string, text: string][]) =>
    sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  it.each([
    [
      'that one moved',
      numbered(['1. A', P.yeti], ['2. B', P.nessie], ['3. C', P.bigfoot]),
      numbered(['1. C', P.bigfoot], ['2. A', P.yeti], ['3. B', P.nessie]),
      ['moved C: 3 → 1', 'renumbered C: 3 → 1', 'renumbered A: 1 → 2', 'renumbered B: 2 → 3'],
    ],
    [
      'that one lost its number',
      numbered(['1. A', P.yeti]),
      numbered(['A', P.yeti]),
      ['renumbered A: 1 → null'],
    ],
    [
      'that one has another title and number',
      numbered(['1. A', P.yeti]),
      numbered(['2. B', P.yeti]),
      ['retitled B: A → B', 'renumbered B: 1 → 2'],
    ],
    ['nothing, where none changed', numbered(['A', P.yeti]), numbered(['A', P.nessie]), []],
    ['nothing, where the page is new', '', numbered(['A', P.yeti]), []],
    ['nothing, where the page is empty now', numbered(['A', P.yeti]), '', []],
  ])('%s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });
});
