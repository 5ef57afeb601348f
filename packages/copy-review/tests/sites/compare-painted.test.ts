import { describe, expect, it } from 'vitest';
import { differingParts } from '../../src/sites/compare-painted.ts';
import { paintedOf, squaresOf } from '../reading.ts';

describe('The parts of two pictures that differ', () => {
  it.each([
    ['are none of equal ones', ['ab', 'ca'], ['ab', 'ca'], []],
    ['are one if squares touch', ['aaa', 'aaa', 'aaa'], ['aza', 'aaz', 'aaa'], [[16, 0, 48, 32]]],
    ['are one if they are connected below', ['aaa', 'aaa'], ['zaz', 'zzz'], [[0, 0, 48, 32]]],
    [
      'are several, from the top to the bottom',
      ['aaa', 'aaa', 'aaa'],
      ['aaz', 'aaa', 'zaa'],
      [
        [32, 0, 48, 16],
        [0, 32, 16, 48],
      ],
    ],
    [
      'are several if one ends a row, and the other begins the next',
      ['aaa', 'aaa'],
      ['aaz', 'zaa'],
      [
        [32, 0, 48, 16],
        [0, 16, 16, 32],
      ],
    ],
    ['have what only a wider one has', ['a', 'a'], ['aa', 'aa'], [[16, 0, 32, 32]]],
    ['have what only a higher one has', ['aa'], ['aa', 'aa'], [[0, 16, 32, 32]]],
    [
      'have nothing of an end that has only moved',
      ['aa', 'az', 'za'],
      ['aa', 'zz', 'az', 'za'],
      [[0, 16, 32, 32]],
    ],
    [
      'have all of what is changed and moved',
      ['aa', 'az', 'za', 'aa'],
      ['aa', 'zz', 'aA', 'Aa', 'aa'],
      [[0, 16, 32, 64]],
    ],
  ])('%s', (_, before, after, expected) => {
    const [pictureBefore, pictureAfter] = [squaresOf(...before), squaresOf(...after)];
    expect(differingParts(pictureBefore, pictureAfter)).toEqual(expected);
    expect(differingParts(pictureAfter, pictureBefore)).toEqual(expected);
  });

  it('end with the picture', () => {
    expect(differingParts(paintedOf('aaa', 'aaa'), paintedOf('aaa', 'aaz'))).toEqual([
      [0, 0, 3, 2],
    ]);
  });

  it.each([0, 1, 2])('have what changed in one colour only: %s', (channel) => {
    const picture = paintedOf('aa', 'aa');
    const changedBy = (amount: number) => ({
      ...picture,
      pixels: picture.pixels.map((value, index) =>
        index % 3 === channel ? value + amount : value,
      ),
    });
    expect(differingParts(picture, changedBy(16))).toHaveLength(1);
    expect(differingParts(picture, changedBy(15))).toEqual([]);
  });
});
