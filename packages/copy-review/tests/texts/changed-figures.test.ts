import { describe, expect, it } from 'vitest';
import { changesOf, compare } from '../reading.ts';

const factsOf = (...sites: Parameters<typeof compare>) =>
  compare(...sites).facts.map(
    ({ section, kind, before, after }) =>
      `${section && `${section} `}${kind}: ${before} → ${after}`,
  );
const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('Changed facts', () => {
  it.each([
    [
      'a date',
      'Locked until 1 July 2027.',
      'Locked until 2 July 2027.',
      ['date: 1 July 2027 → 2 July 2027'],
    ],
    [
      'a year after a preposition',
      'It ends in 2027 or so.',
      'It ends in 2028 or so.',
      ['date: 2027 → 2028'],
    ],
    [
      'a chain',
      'It lives on Solana for now.',
      'It lives on Ethereum for now.',
      ['chain: Solana → Ethereum'],
    ],
    ['money', 'It costs R 500 now.', 'It costs R 600 now.', ['money: R 500 → R 600']],
    ['a number', 'Some 5 people met.', 'Some 6 people met.', ['number: 5 → 6']],
    ['an added figure', 'You can win it.', 'You can win 5 % of it.', ['percent: null → 5 %']],
    ['a removed figure', 'You can win 5 % of it.', 'You can win it.', ['percent: 5 % → null']],
    [
      'figures of two kinds',
      'We lock it for 12 months.',
      'We lock it until 1 July 2027.',
      ['duration: 12 months → null', 'date: null → 1 July 2027'],
    ],
    [
      'two swapped figures',
      'From 1 % it grows to 2 % at once.',
      'From 2 % it grows to 1 % at once.',
      ['percent: 1 % → 2 %', 'percent: 2 % → 1 %'],
    ],
    [
      'two adjacent figures of a kind',
      'We take 1 % 2 % more.',
      'We take 3 % 4 % more.',
      ['percent: 1 % → 3 %', 'percent: 2 % → 4 %'],
    ],
    [
      'one of several adjacent figures',
      'We take 1 % 2 % more.',
      'We take 1 % 3 % 4 % more.',
      ['percent: 2 % → 3 %', 'percent: null → 4 %'],
    ],
    ['no date in another format', 'Locked until 1 July 2027.', 'Locked until 2027-07-01.', []],
    [
      'a percentage at the start of a paragraph',
      '1 % goes to you.',
      '2 % goes to you.',
      ['percent: 1 % → 2 %'],
    ],
    ['none if only words changed', 'It may cost R 500.', 'It will cost R 500.', []],
    ['no unchanged invalid date', 'Since 31/02/2026 we wait.', 'Since 31/02/2026 they wait.', []],
    [
      'a changed invalid date',
      'Since 31/02/2026 we wait.',
      'Since 30/02/2026 we wait.',
      ['date: 31/02/2026 → 30/02/2026'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(factsOf(p(before), p(after))).toEqual(expected);
  });

  it('a date in another format is a changed text, but no changed fact', () => {
    expect(changesOf(p('Locked until 1 July 2027.'), p('Locked until 2027-07-01.'))).toEqual([
      'changed ·  · Locked until [-1 July 2027][+2027-07-01].',
    ]);
  });

  it('once per section, however often they occur', () => {
    const says = (share: string) => p(`We take ${share} of it.`, `Again: ${share} of it, really.`);
    expect(
      factsOf(
        `<h2>A</h2>${says('1 %')}<h2>B</h2>${says('1 %')}`,
        `<h2>A</h2>${says('2 %')}<h2>B</h2>${says('2 %')}`,
      ),
    ).toEqual(['A percent: 1 % → 2 %', 'B percent: 1 % → 2 %']);
  });

  it('not if they only moved', () => {
    expect(
      factsOf(
        p('We take 5 % of the coins.', 'You get the rest.'),
        p('We take some of the coins.', 'You get the rest, 95 % or 5 %.'),
      ),
    ).toEqual(['percent: null → 95 %']);
    expect(
      factsOf(
        p('You get the rest, 5 % and 5 %.', 'We take some coins.'),
        p('You get the rest.', 'We take some coins, 5 %.'),
      ),
    ).toEqual(['percent: 5 % → null']);
  });

  it('not if one is replaced by the same value', () => {
    expect(
      factsOf(
        p('We take 5 % of coins.', 'You get all the rest.'),
        p('We take 6 % of coins.', 'You get all the rest, 5 %.'),
      ),
    ).toEqual(['percent: 5 % → 6 %', 'percent: null → 5 %']);
  });

  it('in added and removed pages', () => {
    expect(factsOf({ '/a': p('We take 5 %.') }, { '/b': p('Until 1 July 2027.') })).toEqual([
      'percent: 5 % → null',
      'date: null → 1 July 2027',
    ]);
  });

  it('with their page', () => {
    expect(
      compare({ '/a': p('We take 5 % of it.') }, { '/a': p('We take 6 % of it.') }).facts,
    ).toEqual([{ page: '/a', section: '', kind: 'percent', before: '5 %', after: '6 %' }]);
  });
});

describe('A removed fact', () => {
  it('is reported, together with the removed row or sentence', () => {
    const gone = ['percent: 5 % → null'];
    expect(factsOf('<p>Snow.<p>We take 5 % of it.', '<p>Snow.')).toEqual(gone);
    const row = '<tr><td>Fee<td>5 %</tr>';
    const table = (rows: string) => `<table>${rows}<tr><td>Tax<td>1 %</tr></table>`;
    expect(factsOf(table(row), table(''))).toEqual(gone);
  });
});
