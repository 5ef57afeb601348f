import { describe, expect, it } from 'vitest';
import { changesOf, compare } from '../reading.ts';

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
    // Little of it but the figures, so that it is not known again by its words.
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
