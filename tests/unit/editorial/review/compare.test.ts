import { describe, expect, it } from 'vitest';
import { NOTHING_CHANGED } from '../../../../src/editorial/review/report.ts';
import { compare } from './reading.ts';

const YETI = '<p>The yeti walks on snow at night and sings to the moon.</p>';
const LAKE = '<p>Nessie only ever swims where nobody holds a camera.</p>';
const told = (...sites: Parameters<typeof compare>) =>
  compare(...sites).pages.map(
    ({ change, from, route, blocks }) => `${change} ${from} ${route} ${blocks.length}`,
  );

describe('Pages pair', () => {
  it.each([
    [
      'by their routes',
      { '/a': YETI, '/b': LAKE },
      { '/b': YETI, '/a': LAKE },
      ['changed null /a 1', 'changed null /b 1'],
    ],
    ['where one has another address', { '/a': YETI }, { '/b': YETI }, ['renamed /a /b 0']],
    [
      'where one has another address and changed',
      { '/a': YETI },
      { '/b': YETI.replace('moon', 'sun') },
      ['renamed /a /b 1'],
    ],
    [
      'with the one most alike',
      { '/a': YETI.replace('moon', 'sun'), '/b': YETI },
      { '/c': YETI },
      ['removed null /a 1', 'renamed /b /c 0'],
    ],
    [
      'each with one',
      { '/a': YETI },
      { '/b': YETI, '/c': YETI },
      ['renamed /a /b 0', 'added null /c 1'],
    ],
    [
      'not where they say something else',
      { '/a': YETI },
      { '/b': LAKE },
      ['removed null /a 1', 'added null /b 1'],
    ],
    [
      'not where one says so much more',
      { '/a': YETI },
      { '/b': YETI + LAKE.repeat(2) },
      ['removed null /a 1', 'added null /b 3'],
    ],
    [
      'not for having no words',
      { '/a': '<p>…</p>' },
      { '/b': '<p>!</p>' },
      ['removed null /a 1', 'added null /b 1'],
    ],
    [
      'of which most are the same',
      { '/a': YETI, '/b': LAKE },
      { '/a': YETI, '/b': YETI },
      ['changed null /b 1'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });

  it('from three fifths on', () => {
    const words = (count: number, one: string) =>
      `<p>${'same '.repeat(count)}${one.repeat(10 - count)}</p>`;
    expect(told({ '/a': words(6, 'x ') }, { '/b': words(6, 'y ') })).toEqual(['renamed /a /b 1']);
    expect(told({ '/a': words(5, 'x ') }, { '/b': words(5, 'y ') })).toHaveLength(2);
  });
});

describe('A review', () => {
  it('says what it compared, in the order of the routes', () => {
    const report = compare({ '/c': YETI, '/a': YETI }, { '/c': LAKE, '/b': '' });
    expect(report).toMatchObject({
      before: 'before',
      after: 'after',
      nothingChanged: false,
      blocking: [],
    });
    expect(report.pages.map(({ route }) => route)).toEqual(['/a', '/b', '/c']);
  });

  it('says that nothing changed', () => {
    expect(compare({ '/': YETI, '/b': LAKE }, { '/b': ` ${LAKE}`, '/': YETI })).toEqual({
      ...{ before: 'before', after: 'after', nothingChanged: true, blocking: [] },
      ...{ facts: [], strength: [], sections: [], pages: [] },
    });
    expect(NOTHING_CHANGED).toBe('Nothing that a visitor reads has changed.');
  });

  it('says that a page without a word is there, or gone', () => {
    expect(told({ '/': YETI }, { '/': YETI, '/b': '' })).toEqual(['added null /b 0']);
    expect(told({ '/': YETI, '/b': '' }, { '/': YETI })).toEqual(['removed null /b 0']);
  });

  it('says that a section moved, though every block reads as before', () => {
    const [a, b] = [`<h2>A</h2>${YETI}`, `<h2>B</h2>${LAKE}`];
    const report = compare(a + b, b + a);
    expect(report.sections.map(({ change, title }) => `${change} ${title}`)).toEqual(['moved A']);
    expect(report.pages.map(({ route, blocks }) => [route, blocks])).toEqual([['/', []]]);
    expect(report.nothingChanged).toBe(false);
  });

  it('tells a changed label, link, title, description and string of a script', () => {
    const page = (word: string) =>
      `<title>${word} one</title><meta name="description" content="${word} two"><a href="/${word}" title="${word} three">x</a><astro-island props='["${word} four"]'></astro-island>`;
    expect(
      compare(page('A'), page('B')).pages[0]?.blocks.map(({ section, after }) => [section, after]),
    ).toEqual([
      ['', 'Tooltip: B three'],
      ['', 'Link to: /B'],
      ['Title and description', 'Title: B one'],
      ['Title and description', 'description: B two'],
      ['Said by scripts', 'B four'],
    ]);
  });
});
