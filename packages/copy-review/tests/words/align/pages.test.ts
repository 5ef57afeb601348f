import { describe, expect, it } from 'vitest';
import { compare, LAKE, p, YETI } from '../../reading.ts';

/** Each page as its change, its former route, its route and how many of its texts changed. */
const pageChangesOf = (...sites: Parameters<typeof compare>) =>
  compare(...sites).pages.map(
    ({ change, from, route, blocks }) => `${change} ${from} ${route} ${blocks.length}`,
  );

describe('Pages are paired', () => {
  it.each([
    [
      'by their routes',
      { '/a': YETI, '/b': LAKE },
      { '/b': YETI, '/a': LAKE },
      ['changed null /a 2', 'changed null /b 2'],
    ],
    ['if one was renamed', { '/a': YETI }, { '/b': YETI }, ['renamed /a /b 0']],
    [
      'not if one is new and without text',
      { '/': YETI },
      { '/': YETI, '/b': '' },
      ['added null /b 0'],
    ],
    ['not if one was removed', { '/': YETI, '/b': '' }, { '/': YETI }, ['removed null /b 0']],
    [
      'if one was renamed and changed',
      { '/a': YETI },
      { '/b': YETI.replace('moon', 'sun') },
      ['renamed /a /b 1'],
    ],
    [
      'with the most similar one',
      { '/a': YETI.replace('moon', 'sun'), '/b': YETI },
      { '/c': YETI },
      ['removed null /a 1', 'renamed /b /c 0'],
    ],
    [
      'each only once',
      { '/a': YETI },
      { '/b': YETI, '/c': YETI },
      ['renamed /a /b 0', 'added null /c 1'],
    ],
    [
      'not if their text differs',
      { '/a': YETI },
      { '/b': LAKE },
      ['removed null /a 1', 'added null /b 1'],
    ],
    [
      'not if one has much more text',
      { '/a': p(YETI) },
      { '/b': p(YETI, LAKE, LAKE) },
      ['removed null /a 1', 'added null /b 3'],
    ],
    [
      'not because both have no words',
      { '/a': '<p>…</p>' },
      { '/b': '<p>!</p>' },
      ['removed null /a 1', 'added null /b 1'],
    ],
    [
      'by their routes, also if one now has the text of another',
      { '/a': YETI, '/b': LAKE },
      { '/a': YETI, '/b': YETI },
      ['changed null /b 2'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(pageChangesOf(before, after)).toEqual(expected);
  });

  it('from three fifths on', () => {
    const words = (count: number, word: string) =>
      `<p>${'same '.repeat(count)}${word.repeat(10 - count)}</p>`;
    expect(pageChangesOf({ '/a': words(6, 'x ') }, { '/b': words(6, 'y ') })).toEqual([
      'renamed /a /b 1',
    ]);
    expect(pageChangesOf({ '/a': words(5, 'x ') }, { '/b': words(5, 'y ') })).toHaveLength(2);
  });
});
