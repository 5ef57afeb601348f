import { describe, expect, it } from 'vitest';
import { compare } from '../reading.ts';

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
