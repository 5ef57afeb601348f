import { describe, expect, it } from 'vitest';
import { changesOf, compare, LAKE, MINT, p, YETI } from '../../reading.ts';

/** A sentence that has words of `MINT`. */
const DEN = 'Bigfoot mints coins from his den behind the big waterfall.';
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const table = (...rows: string[]) =>
  `<table>${rows.map((row) => `<tr><td>${row.replace(': ', '<td>')}</tr>`).join('')}</table>`;

/* Expected changes are written as `changed · Section · the [-old][+new] words`; most of these pages have no section. */

describe('Blocks, such as paragraphs and rows, are paired', () => {
  it.each([
    [
      'if a word changed',
      p(YETI, MINT),
      p(YETI, MINT.replace('cave', 'den')),
      ['changed ·  · Bigfoot mints tokens from a [-cave][+den] behind the waterfall.'],
    ],
    ['if one was added', p(YETI, MINT), p(YETI, LAKE, MINT), [`added ·  · [+${LAKE}]`]],
    ['if one was removed', p(YETI, LAKE, MINT), p(YETI, MINT), [`removed ·  · [-${LAKE}]`]],
    [
      'not if another one is in its place',
      p(YETI, LAKE),
      p(MINT, LAKE),
      [`removed ·  · [-${YETI}]`, `added ·  · [+${MINT}]`],
    ],
    [
      'not if only small words are the same',
      p('It is in the cave of the night.', LAKE),
      p('That is the waterfall in front of the mountain.', LAKE),
      [
        'removed ·  · [-It is in the cave of the night.]',
        'added ·  · [+That is the waterfall in front of the mountain.]',
      ],
    ],
    [
      'if they are one figure',
      p('R 500', LAKE),
      p('R 600', LAKE),
      ['changed ·  · [-R 500][+R 600]'],
    ],
    ['if they are one number', p('1,000', LAKE), p('900', LAKE), ['changed ·  · [-1,000][+900]']],
    [
      'not if they are figures of two kinds',
      p('R 500', LAKE),
      p('1 July 2027', LAKE),
      ['removed ·  · [-R 500]', 'added ·  · [+1 July 2027]'],
    ],
    [
      'if the heading of a section is another one',
      `<h2>Fees</h2>${p(YETI, LAKE)}`,
      `<h2>Costs</h2>${p(YETI, LAKE)}`,
      ['changed · Costs · [-Fees][+Costs]'],
    ],
    [
      'if a title is another one',
      `<title>Snow</title>${p(LAKE)}`,
      `<title>Waterfalls</title>${p(LAKE)}`,
      ['changed · Title and description · Title: [-Snow][+Waterfalls]'],
    ],
    [
      'not if one describes a picture and one is a tooltip',
      `<img alt="Snow">${p(LAKE)}`,
      `<span title="Waterfalls"></span>${p(LAKE)}`,
      ['removed ·  · [-Picture: Snow]', 'added ·  · [+Tooltip: Waterfalls]'],
    ],
    ['if one moved', p(YETI, MINT, LAKE), p(LAKE, YETI, MINT), [`moved ·  · ${LAKE}`]],
    [
      'if one moved and changed',
      p(YETI, MINT, LAKE),
      p(LAKE.replace('camera', 'lamp'), YETI, MINT),
      ['moved ·  · Nessie only ever swims where nobody holds a [-camera][+lamp].'],
    ],
    [
      'if one and a similar one changed places',
      p(MINT, YETI, LAKE, DEN),
      p(DEN, YETI, LAKE, MINT),
      [`moved ·  · ${DEN}`, `moved ·  · ${MINT}`],
    ],
    [
      'if two equal ones moved',
      p(YETI, YETI, MINT, LAKE),
      p(MINT, LAKE, YETI, YETI),
      [`moved ·  · ${YETI}`, `moved ·  · ${YETI}`],
    ],
    ['once, if one was repeated', p(YETI, LAKE), p(YETI, LAKE, YETI), [`added ·  · [+${YETI}]`]],
    [
      'only with one of the same kind',
      p(YETI),
      `<img alt="${MINT}">`,
      [`removed ·  · [-${YETI}]`, `added ·  · [+Picture: ${MINT}]`],
    ],
    ['if one was split into two', p(`${YETI} ${MINT}`), p(YETI, MINT), []],
    [
      'if a removed space joins two figures',
      p('Send 1 2 SOL.'),
      p('Send 12 SOL.'),
      ['changed ·  · Send [-1 2 SOL][+12 SOL].'],
    ],
    [
      'across sections, and reported in the new section',
      `<h2>A</h2>${p(YETI, MINT)}<h2>B</h2>${p(LAKE)}`,
      `<h2>A</h2>${p(YETI)}<h2>B</h2>${p(LAKE, MINT)}`,
      [`moved · B · ${MINT}`],
    ],
    [
      'across sections only if they are similar',
      `<h2>A</h2>${p(YETI, MINT)}<h2>B</h2>${p(LAKE)}`,
      `<h2>A</h2>${p(YETI)}<h2>B</h2>${p(LAKE, DEN)}`,
      [`removed · A · [-${MINT}]`, `added · B · [+${DEN}]`],
    ],
    [
      'not because one is at the end of its section and the other in the next',
      `<h2>A</h2>${p(YETI)}<h2>B</h2>`,
      `<h2>A</h2><h2>B</h2>${p(LAKE)}`,
      [`removed · A · [-${YETI}]`, `added · B · [+${LAKE}]`],
    ],
    ['if a list became a table', '<ul><li>A<li>B</ul>', '<table><tr><td>A<td>B</table>', []],
    [
      'not with a picture if a heading was removed',
      `<h2>Fees</h2>${p(YETI, LAKE)}`,
      `<img alt="Snow">${p(YETI, LAKE)}`,
      ['removed ·  · [-Fees]', 'added ·  · [+Picture: Snow]'],
    ],
    [
      'each only once',
      `<img alt="Snow"><img alt="Ice">${p(LAKE)}`,
      `<img alt="Waterfalls">${p(LAKE)}`,
      ['changed ·  · Picture: [-Snow][+Waterfalls]', 'removed ·  · [-Picture: Ice]'],
    ],
    [
      'if the first cell of their rows is the same',
      table('Fee: none', 'Tax: 1 %'),
      table('Fee: a lot of coins', 'Tax: 1 %'),
      ['changed ·  · [-Fee\tnone][+Fee\ta lot of coins]'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });

  it.each([
    ['70 %', 7, ['moved']],
    ['less than 70 %', 6, ['removed', 'added']],
  ])('as moved and edited if they have %s of their words in common', (_, count, expected) => {
    const words = (rest: string) => p(`${'same '.repeat(count)}${rest.repeat(10 - count)}`);
    const { pages } = compare(words('old ') + p(YETI, MINT), p(YETI, MINT) + words('new '));
    expect(pages[0]?.blocks.map(({ change }) => change)).toEqual(expected);
  });

  it('each with the most similar one', () => {
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

describe('A short text that moved', () => {
  const NOTE = 'This is a note of a line.';
  it.each([
    ['is moved if no other one is the same', p(NOTE, YETI), p(YETI, NOTE), [`moved ·  · ${NOTE}`]],
    [
      'is not the new version of a similar one',
      p(NOTE, YETI, MINT, NOTE.replace('line', 'word')),
      p(YETI, MINT, NOTE),
      ['removed ·  · [-This is a note of a word.]', `moved ·  · ${NOTE}`],
    ],
    [
      'is not the old version of a similar one',
      p(YETI, MINT, NOTE),
      p(NOTE, YETI, MINT, NOTE.replace('line', 'word')),
      [`moved ·  · ${NOTE}`, 'added ·  · [+This is a note of a word.]'],
    ],
    [
      'is two texts if an equal one stays',
      p(NOTE, YETI, NOTE, MINT),
      p(YETI, NOTE, MINT, NOTE),
      [`removed ·  · [-${NOTE}]`, `added ·  · [+${NOTE}]`],
    ],
    [
      'is two texts if it was edited',
      p('The note of snow is here.', YETI, MINT),
      p(YETI, MINT, 'The note of snow was here.'),
      ['removed ·  · [-The note of snow is here.]', 'added ·  · [+The note of snow was here.]'],
    ],
    [
      'is two texts if it is the address of several links',
      `<p><a href="https://yeti.example/a-long-address-of-a-page/">${YETI}</a>${p(MINT, LAKE)}<p><a href="https://yeti.example/a-long-address-of-a-page/">Read</a>`,
      `<p>${YETI}${p(MINT)}<p><a href="https://yeti.example/a-long-address-of-a-page/">${LAKE}</a><p><a href="https://yeti.example/a-long-address-of-a-page/">Read</a>`,
      [
        'removed ·  · [-Link to: https://yeti.example/a-long-address-of-a-page/]',
        'added ·  · [+Link to: https://yeti.example/a-long-address-of-a-page/]',
      ],
    ],
    [
      'is moved in its list',
      list('Snow', 'Ice', 'Fog'),
      list('Fog', 'Snow', 'Ice'),
      ['moved ·  · Fog'],
    ],
    [
      'is moved in its table',
      table('Fee: 5 %', 'Tax: 1 %', 'Burn: 2 %'),
      table('Tax: 1 %', 'Burn: 2 %', 'Fee: 5 %'),
      ['moved ·  · Fee\t5 %'],
    ],
    [
      'is moved to another list',
      list('Snow', 'Ice', 'Fog') + list('Sun', 'Rain'),
      list('Snow', 'Ice') + list('Sun', 'Rain', 'Fog'),
      ['moved ·  · Fog'],
    ],
    [
      'is two texts if an equal one stays in its list',
      list('Fog', 'Snow', 'Ice', 'Rain', 'Fog'),
      list('Snow', 'Ice', 'Fog', 'Rain', 'Fog'),
      ['removed ·  · [-Fog]', 'added ·  · [+Fog]'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });
});

describe('A paragraph', () => {
  const STRENGTH = { name: 'strength', words: ['may'] };
  const edited = LAKE.replace('camera', 'lamp');

  it.each([
    [
      'that was split is a changed and an added one',
      p(`${YETI} ${LAKE}`, MINT),
      p(YETI, edited, MINT),
      [`changed ·  · ${YETI}[- ${LAKE}]`, `added ·  · [+${edited}]`],
    ],
    [
      'that was merged is a changed and a removed one',
      p(YETI, LAKE, MINT),
      p(`${YETI} ${edited}`, MINT),
      [`changed ·  · ${YETI}[+ ${edited}]`, `removed ·  · [-${LAKE}]`],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changesOf(before, after)).toEqual(expected);
  });

  it('that was split or merged has no facts and no watched sentences that only passed to its other half', () => {
    const fee = 'The fee is 5 % of the sum, on each day of the year and without an end.';
    const [rest, config] = ['It may fall on 7 August 2026.', { watched: [STRENGTH] }];
    const [whole, halves] = [p(`${fee} ${rest}`), p(fee.replace('5', '6'), rest)];
    const reports = [compare(whole, halves, { config }), compare(halves, whole, { config })];
    expect(reports.flatMap(({ facts }) => facts.map((fact) => fact.after))).toEqual(['6 %', '5 %']);
    expect(reports.flatMap(({ watched }) => watched)).toEqual([]);
  });
});

describe('A text that moved while its figure changed', () => {
  const factsOf = (before: string, after: string) =>
    compare(before, after).facts.map((fact) => `${fact.before} → ${fact.after}`);

  it.each([
    [
      'is one row',
      table('Fee: 5 %', 'Tax: 1 %', 'Burn: 2 %'),
      table('Tax: 1 %', 'Burn: 2 %', 'Fee: 6 %'),
      ['moved ·  · Fee\t[-5 %][+6 %]'],
      ['5 % → 6 %'],
    ],
    [
      'is one paragraph in another section',
      '<h2>A</h2><p>Fee: 5 %.<p>Snow is here.<h2>B</h2><p>Ice is here.',
      '<h2>A</h2><p>Snow is here.<h2>B</h2><p>Ice is here.<p>Fee: 6 %.',
      ['moved · B · Fee: [-5 %][+6 %].'],
      ['5 % → 6 %'],
    ],
    [
      'is two texts if another one on the page has the same words',
      '<h2>A</h2><p>Fee: 5 %.<p>Snow is here.<h2>B</h2><p>Fee: 9 %.<p>Ice is here.',
      '<h2>A</h2><p>Snow is here.<h2>B</h2><p>Fee: 9 %.<p>Ice is here.<p>Fee: 6 %.',
      ['removed · A · [-Fee: 5 %.]', 'added · B · [+Fee: 6 %.]'],
      ['5 % → null', 'null → 6 %'],
    ],
    [
      'is two texts if it has only the figure',
      list('5 %', 'Snow', 'Ice'),
      list('Snow', 'Ice', '6 %'),
      ['removed ·  · [-5 %]', 'added ·  · [+6 %]'],
      ['5 % → null', 'null → 6 %'],
    ],
    [
      'is two texts if one is an alternative text',
      '<img alt="5 feet"><p>Snow is here.<p>Ice is here.',
      '<p>Snow is here.<p>Ice is here.<p>Picture: 6 feet',
      ['removed ·  · [-Picture: 5 feet]', 'added ·  · [+Picture: 6 feet]'],
      ['5 → null', 'null → 6'],
    ],
    [
      'is two texts if the words differ',
      list('Fee: 5 %', 'Snow', 'Ice'),
      list('Snow', 'Ice', 'Cost: 6 %'),
      ['removed ·  · [-Fee: 5 %]', 'added ·  · [+Cost: 6 %]'],
      ['5 % → null', 'null → 6 %'],
    ],
  ])('%s', (_, before, after, changes, facts) => {
    expect(changesOf(before, after)).toEqual(changes);
    expect(factsOf(before, after)).toEqual(facts);
  });
});
