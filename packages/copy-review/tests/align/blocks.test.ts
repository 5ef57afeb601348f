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

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr><td>${row.replace(': ', '<td>')}</tr>`).join('')}</table>`;

describe('A short item or row that moved', () => {
  it.each([
    ['in its list', list('Snow', 'Ice', 'Fog'), list('Fog', 'Snow', 'Ice'), ['moved ·  · Fog']],
    [
      'in its table',
      table('Fee: 5 %', 'Tax: 1 %', 'Burn: 2 %'),
      table('Tax: 1 %', 'Burn: 2 %', 'Fee: 5 %'),
      ['moved ·  · Fee\t5 %'],
    ],
    [
      'in its terms',
      '<dl><dt>Fee<dd>Little<dt>Tax<dd>None<dt>Burn<dd>All</dl>',
      '<dl><dt>Burn<dd>All<dt>Fee<dd>Little<dt>Tax<dd>None</dl>',
      ['moved ·  · Burn\tAll'],
    ],
    [
      'in its list, of which another is new',
      list('Snow', 'Ice', 'Fog'),
      list('Fog', 'Rain', 'Snow', 'Ice'),
      ['moved ·  · Fog', 'added ·  · [+Rain]'],
    ],
    [
      'in its list, before which another list came',
      list('Snow', 'Ice', 'Fog'),
      list('Sun') + list('Fog', 'Snow', 'Ice'),
      ['added ·  · [+Sun]', 'moved ·  · Fog'],
    ],
    [
      'in a list within a list',
      list(`A${list('Snow', 'Ice', 'Fog')}`),
      list(`A${list('Fog', 'Snow', 'Ice')}`),
      ['moved ·  · Fog'],
    ],
    [
      'is two where it stands in another list now',
      list('Snow', 'Ice', 'Fog') + list('Sun', 'Rain'),
      list('Snow', 'Ice') + list('Sun', 'Rain', 'Fog'),
      ['removed ·  · [-Fog]', 'added ·  · [+Fog]'],
    ],
    [
      'is two where another like it stays',
      list('Fog', 'Snow', 'Ice', 'Rain', 'Fog'),
      list('Snow', 'Ice', 'Fog', 'Rain', 'Fog'),
      ['removed ·  · [-Fog]', 'added ·  · [+Fog]'],
    ],
    [
      'is two below a list',
      `${list('Sun')}<p>Fog<p>Snow is here.<p>Ice is here.`,
      `${list('Sun')}<p>Snow is here.<p>Ice is here.<p>Fog`,
      ['removed ·  · [-Fog]', 'added ·  · [+Fog]'],
    ],
    [
      'is two outside of lists',
      '<p>Fog<p>Snow is here.<p>Ice is here.',
      '<p>Snow is here.<p>Ice is here.<p>Fog',
      ['removed ·  · [-Fog]', 'added ·  · [+Fog]'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });
});

describe('A text that moved while a figure in it changed', () => {
  const factsOf = (before: string, after: string) =>
    compare(before, after).facts.map(({ before: was, after: is }) => [was, is]);

  it.each([
    [
      'is one row',
      table('Fee: 5 %', 'Tax: 1 %', 'Burn: 2 %'),
      table('Tax: 1 %', 'Burn: 2 %', 'Fee: 6 %'),
      ['moved ·  · Fee\t[-5 %][+6 %]'],
      [['5 %', '6 %']],
    ],
    [
      'is one row of this table, though another has such a row',
      table('Fee: 5 %', 'Tax: 1 %', 'Burn: 2 %') + table('Fee: 9 %', 'Rest: 3 %'),
      table('Tax: 1 %', 'Burn: 2 %', 'Fee: 6 %') + table('Fee: 9 %', 'Rest: 3 %'),
      ['moved ·  · Fee\t[-5 %][+6 %]'],
      [['5 %', '6 %']],
    ],
    [
      'is one paragraph elsewhere',
      '<h2>A</h2><p>Fee: 5 %.<p>Snow is here.<h2>B</h2><p>Ice is here.',
      '<h2>A</h2><p>Snow is here.<h2>B</h2><p>Ice is here.<p>Fee: 6 %.',
      ['moved · B · Fee: [-5 %][+6 %].'],
      [['5 %', '6 %']],
    ],
    [
      'is two where another on the page has the same words',
      '<h2>A</h2><p>Fee: 5 %.<p>Snow is here.<h2>B</h2><p>Fee: 9 %.<p>Ice is here.',
      '<h2>A</h2><p>Snow is here.<h2>B</h2><p>Fee: 9 %.<p>Ice is here.<p>Fee: 6 %.',
      ['removed · A · [-Fee: 5 %.]', 'added · B · [+Fee: 6 %.]'],
      [
        ['5 %', null],
        [null, '6 %'],
      ],
    ],
    [
      'is two where it is nothing but the figure',
      list('5 %', 'Snow', 'Ice'),
      list('Snow', 'Ice', '6 %'),
      ['removed ·  · [-5 %]', 'added ·  · [+6 %]'],
      [
        ['5 %', null],
        [null, '6 %'],
      ],
    ],
    [
      'is two where one is no text but a picture',
      '<img alt="5 feet"><p>Snow is here.<p>Ice is here.',
      '<p>Snow is here.<p>Ice is here.<p>Picture: 6 feet',
      ['removed ·  · [-Picture: 5 feet]', 'added ·  · [+Picture: 6 feet]'],
      [
        ['5', null],
        [null, '6'],
      ],
    ],
    [
      'is two where the words are others',
      list('Fee: 5 %', 'Snow', 'Ice'),
      list('Snow', 'Ice', 'Cost: 6 %'),
      ['removed ·  · [-Fee: 5 %]', 'added ·  · [+Cost: 6 %]'],
      [
        ['5 %', null],
        [null, '6 %'],
      ],
    ],
  ])('%s', (_, before, after, changes, facts) => {
    expect(changesOf(before, after)).toEqual(changes);
    expect(factsOf(before, after)).toEqual(facts);
  });

  it.each([
    ['300', 'moved'],
    ['301', 'removed, added'],
  ])('is known by the words around it, if it has no more than %s signs', (length, expected) => {
    // Few words beside the figures, so that its similarity is too low for a move.
    const figures = (first: number) =>
      `Fee ${Array.from({ length: 40 }, (_, at) => `${first + at}`).join(' ')}`;
    const filled = (first: number) => figures(first).padEnd(Number(length), '.');
    const { pages } = compare(
      `<p>${filled(100)}<p>Snow is here.<p>Ice is here.`,
      `<p>Snow is here.<p>Ice is here.<p>${filled(200)}`,
    );
    expect(pages[0]?.blocks.map(({ change }) => change).join(', ')).toBe(expected);
  });
});
