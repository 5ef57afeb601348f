import { describe, expect, it } from 'vitest';
import { compare, LAKE, MINT, YETI } from '../../reading.ts';

const WORDS = ['snow', 'waterfall', 'camera', 'lantern', 'shadow'];
/** Sections with these one-letter titles, from A to E, each with a different text. */
const page = (titles: string, tag = 'h2') =>
  Array.from(titles, (title) => {
    const word = WORDS['ABCDE'.indexOf(title)] ?? '';
    return `<${tag}>${title}</${tag}><p>A ${word} beside another ${word}, ${word} at night.`;
  }).join('');
const sectionsOf = (before: string, after: string) =>
  compare(before, after).sections.map(
    ({ change, title, from, to }) => `${change} ${title}: ${from} → ${to}`,
  );

describe('Reversed sections', () => {
  it('are reported as moved, except the one that is first now, and the middle one, whose position is as before', () => {
    expect(sectionsOf(page('ABCDE'), page('EDCBA'))).toEqual([
      'moved D: 4 → 2',
      'moved B: 2 → 4',
      'moved A: 1 → 5',
    ]);
    expect(sectionsOf(page('ABC'), page('CBA'))).toEqual(['moved A: 1 → 3']);
  });

  it('are reported below the title of the page as well', () => {
    const titled = (titles: string) => `<h1>Page</h1>${page(titles)}`;
    expect(sectionsOf(titled('ABC'), titled('CBA'))).toEqual(['moved A: 1 → 3']);
  });
});

describe('The position of a section', () => {
  it('counts headings below the title of the page', () => {
    const framed = (titles: string) =>
      `<a href="#main">Skip</a><header>Top</header><h1>Page</h1>${page(titles)}<footer>End</footer>`;
    expect(sectionsOf(framed('AC'), framed('ABC'))).toEqual(['added B: null → 2']);
    expect(sectionsOf(framed('ABC'), framed('AC'))).toEqual(['removed B: 2 → null']);
    expect(sectionsOf(framed('ABC'), framed('CAB'))).toEqual(['moved C: 3 → 1']);
  });

  it('counts headings of level 1 if there are several', () => {
    const framed = (titles: string) => `<header>Top</header>${page(titles, 'h1')}`;
    expect(sectionsOf(framed('ABC'), framed('CAB'))).toEqual(['moved C: 3 → 1']);
  });

  it('counts all sections for a section without a heading', () => {
    const [nav, title] = ['<nav>Pages and more pages</nav>', '<h1>Page</h1><p>Of snow.'];
    expect(sectionsOf(`${nav}${title}${page('AB')}`, `${title}${page('AB')}${nav}`)).toEqual([
      'moved Navigation: 1 → 4',
    ]);
    expect(sectionsOf(title, `${title}${nav}`)).toEqual(['added Navigation: null → 2']);
  });

  it('counts the title of the page if a section moved past it', () => {
    const title = '<h1>Page</h1><p>Of a long walk.';
    expect(sectionsOf(`${title}${page('A')}`, `${page('A')}${title}`)).toEqual([
      'moved Page: 1 → 2',
    ]);
    expect(sectionsOf(`${page('A')}${title}${page('B')}`, `${title}${page('AB')}`)).toEqual([
      'moved A: 1 → 2',
    ]);
  });
});

describe('The section changes are', () => {
  const numbered = (...sections: [heading: string, text: string][]) =>
    sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  it.each([
    [
      'moved, and renumbered',
      numbered(['1. A', YETI], ['2. B', LAKE], ['3. C', MINT]),
      numbered(['1. C', MINT], ['2. A', YETI], ['3. B', LAKE]),
      ['moved C: 3 → 1', 'renumbered C: 3 → 1', 'renumbered A: 1 → 2', 'renumbered B: 2 → 3'],
    ],
    [
      'renumbered, if one lost its number',
      numbered(['1. A', YETI]),
      numbered(['A', YETI]),
      ['renumbered A: 1 → null'],
    ],
    [
      'retitled and renumbered',
      numbered(['1. A', YETI]),
      numbered(['2. B', YETI]),
      ['retitled B: A → B', 'renumbered B: 1 → 2'],
    ],
    ['none, if only texts changed', numbered(['A', YETI]), numbered(['A', LAKE]), []],
    ['none, if the page was added', '', numbered(['A', YETI]), []],
    ['none, if the page is empty now', numbered(['A', YETI]), '', []],
  ])('%s', (_, before, after, expected) => {
    expect(sectionsOf(before, after)).toEqual(expected);
  });
});
