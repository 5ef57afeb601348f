import { describe, expect, it } from 'vitest';
import { changesOf, compare } from '../reading.ts';

const YETI = 'The yeti walks on snow at night and sings to the moon.';
const MINT = 'Bigfoot mints tokens from a cave behind the waterfall.';
const LAKE = 'Nessie only ever swims where nobody holds a camera.';
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('Blocks pair', () => {
  it.each([
    [
      'where a word changed',
      p(YETI, MINT),
      p(YETI, MINT.replace('cave', 'den')),
      ['changed ·  · Bigfoot mints tokens from a [-cave][+den] behind the waterfall.'],
    ],
    ['where one was added', p(YETI, MINT), p(YETI, LAKE, MINT), [`added ·  · [+${LAKE}]`]],
    ['where one was removed', p(YETI, LAKE, MINT), p(YETI, MINT), [`removed ·  · [-${LAKE}]`]],
    ['where one was replaced', p(YETI, LAKE), p(MINT, LAKE), [`changed ·  · [-${YETI}][+${MINT}]`]],
    [
      'where two were replaced by one',
      p(YETI, MINT),
      p(LAKE),
      [`changed ·  · [-${YETI}][+${LAKE}]`, `removed ·  · [-${MINT}]`],
    ],
    ['where one moved', p(YETI, MINT, LAKE), p(LAKE, YETI, MINT), [`moved ·  · ${LAKE}`]],
    [
      'where one moved and changed',
      p(YETI, MINT, LAKE),
      p(LAKE.replace('camera', 'lamp'), YETI, MINT),
      ['moved ·  · Nessie only ever swims where nobody holds a [-camera][+lamp].'],
    ],
    [
      'where a short one stands elsewhere now',
      p('A short one.', YETI, MINT),
      p(YETI, MINT, 'A short one.'),
      ['removed ·  · [-A short one.]', 'added ·  · [+A short one.]'],
    ],
    [
      'where two of the same words moved',
      p(YETI, YETI, MINT, LAKE),
      p(MINT, LAKE, YETI, YETI),
      [`moved ·  · ${YETI}`, `moved ·  · ${YETI}`],
    ],
    ['where one was said twice', p(YETI, LAKE), p(YETI, LAKE, YETI), [`added ·  · [+${YETI}]`]],
    [
      'of the same kind only',
      p(YETI),
      `<img alt="${MINT}">`,
      [`removed ·  · [-${YETI}]`, `added ·  · [+Picture: ${MINT}]`],
    ],
    ['where one was only cut in two', p(`${YETI} ${MINT}`), p(YETI, MINT), []],
    [
      'where a gap between words is another word',
      p('Send 1 2 SOL.'),
      p('Send 12 SOL.'),
      ['changed ·  · Send [-1 2 SOL][+12 SOL].'],
    ],
    ['where a list became a table', '<ul><li>A<li>B</ul>', '<table><tr><td>A<td>B</table>', []],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });

  it('across sections, told where they are now', () => {
    expect(
      changesOf(
        `<h2>A</h2>${p(YETI, MINT)}<h2>B</h2>${p(LAKE)}`,
        `<h2>A</h2>${p(YETI)}<h2>B</h2>${p(LAKE, MINT)}`,
      ),
    ).toEqual([`moved · B · ${MINT}`]);
  });

  it('across sections only where they say nearly the same', () => {
    const other = 'Bigfoot mints coins from his den behind the big waterfall.';
    expect(
      changesOf(
        `<h2>A</h2>${p(YETI, MINT)}<h2>B</h2>${p(LAKE)}`,
        `<h2>A</h2>${p(YETI)}<h2>B</h2>${p(LAKE, other)}`,
      ),
    ).toEqual([`removed · A · [-${MINT}]`, `added · B · [+${other}]`]);
  });

  it.each([
    ['of twenty letters', 'Twenty letters here.', ['moved ·  · Twenty letters here.']],
    [
      'of fewer',
      'Nineteen letters it',
      ['removed ·  · [-Nineteen letters it]', 'added ·  · [+Nineteen letters it]'],
    ],
  ])('in another place, if they are texts %s', (_, words, expected) => {
    expect(changesOf(p(words, YETI, MINT), p(YETI, MINT, words))).toEqual(expected);
  });

  it.each([
    ['seven tenths', 7, ['moved']],
    ['less', 6, ['removed', 'added']],
  ])('in another place, with other words, if they have %s in common', (_, count, expected) => {
    const words = (rest: string) => p(`${'same '.repeat(count)}${rest.repeat(10 - count)}`);
    const { pages } = compare(words('old ') + p(YETI, MINT), p(YETI, MINT) + words('new '));
    expect(pages[0]?.blocks.map(({ change }) => change)).toEqual(expected);
  });

  it('that were replaced stay in their sections', () => {
    expect(changesOf(`<h2>A</h2>${p(YETI)}<h2>B</h2>`, `<h2>A</h2><h2>B</h2>${p(LAKE)}`)).toEqual([
      `removed · A · [-${YETI}]`,
      `added · B · [+${LAKE}]`,
    ]);
  });

  it('each with the one most like it', () => {
    const swapped = compare(
      `<h2>A</h2>${p(YETI, LAKE)}<h2>B</h2>${p(MINT)}`,
      `<h2>A</h2>${p(MINT)}<h2>B</h2>${p(LAKE.replace('camera', 'lamp'), YETI.replace('moon', 'sun'))}`,
    );
    expect(swapped.pages[0]?.blocks.map(({ change, before }) => `${change} ${before}`)).toEqual([
      `moved ${MINT}`,
      `moved ${LAKE}`,
      `moved ${YETI}`,
    ]);
  });
});
