import { describe, expect, it } from 'vitest';
import { pairSections } from '../../../../../src/editorial/review/align/sections.ts';
import type { Section } from '../../../../../src/editorial/review/pages.ts';
import { compare, section } from '../reading.ts';

const P = {
  yeti: 'The yeti walks on snow at night and sings to the moon.',
  bigfoot: 'Bigfoot mints tokens from a cave behind the waterfall.',
  nessie: 'Nessie only ever swims where nobody holds a camera.',
};
const [A, B, C] = [section('A', P.yeti), section('B', P.bigfoot), section('C', P.nessie)];

/** Pairs by the first letters of their paragraphs. */
const pairsOf = (before: Section[], after: Section[]) =>
  pairSections(before, after).map(
    (pair) => `${name(pair.before)}→${name(pair.after)}${pair.isMoved ? ' moved' : ''}`,
  );
const name = (one: Section | null) => (one ? `${one.title}:${one.blocks.length}` : '·');

describe('Sections pair', () => {
  it.each([
    ['in their order', [A, B, C], [A, B, C], ['A:2→A:2', 'B:2→B:2', 'C:2→C:2']],
    ['by headings in other cases of letters', [A], [{ ...A, title: 'a' }], ['A:2→a:2']],
    ['where one was added', [A, C], [A, B, C], ['A:2→A:2', '·→B:2', 'C:2→C:2']],
    ['where one was removed', [A, B, C], [A, C], ['A:2→A:2', 'B:2→·', 'C:2→C:2']],
    ['where the first was removed', [A, B], [B], ['A:2→·', 'B:2→B:2']],
    ['where the last was removed', [A, B], [A], ['A:2→A:2', 'B:2→·']],
    ['where two were swapped', [A, B, C], [B, A, C], ['B:2→B:2', 'A:2→A:2 moved', 'C:2→C:2']],
    ['where the last moved up', [A, B, C], [C, A, B], ['C:2→C:2 moved', 'A:2→A:2', 'B:2→B:2']],
    ['with none', [], [], []],
  ])('%s', (_, before, after, expected) => {
    expect(pairsOf(before, after)).toEqual(expected);
  });

  it('by what they say, where the heading is another', () => {
    expect(pairsOf([A, B], [section('Yeti', P.yeti), B])).toEqual(['A:2→Yeti:2', 'B:2→B:2']);
    expect(pairsOf([A], [section('A new', P.nessie)])).toEqual(['·→A new:2', 'A:2→·']);
    expect(pairsOf([A, B], [section('Y', P.bigfoot), section('Z', P.yeti)])).toEqual([
      'B:2→Y:2',
      'A:2→Z:2 moved',
    ]);
  });

  it('with those that are most alike first, and each once', () => {
    const half = section('Half', `${P.yeti} Then it eats mint leaves.`);
    expect(pairsOf([A, half], [section('New', P.yeti)])).toEqual(['A:2→New:2', 'Half:2→·']);
    expect(pairsOf([half, A], [section('New', P.yeti)])).toEqual(['Half:2→·', 'A:2→New:2']);
    expect(pairsOf([A], [section('N', half.blocks[1]?.text ?? ''), section('M', P.yeti)])).toEqual([
      '·→N:2',
      'A:2→M:2',
    ]);
  });

  it('by what they say, if half of it is the same', () => {
    const words = (count: number, rest: string) =>
      section(rest, `${'same '.repeat(count)}${`${rest} `.repeat(10 - count)}`);
    expect(pairsOf([words(5, 'Old')], [words(5, 'New')])).toEqual(['Old:2→New:2']);
    expect(pairsOf([words(4, 'Old')], [words(4, 'New')])).toEqual(['·→New:2', 'Old:2→·']);
  });

  it('not for what empty ones have in common', () => {
    expect(pairsOf([section('A')], [section('B')])).toEqual(['·→B:1', 'A:1→·']);
  });

  it('in order, where several share a title and none is missing', () => {
    const twice = (...texts: string[]) => texts.map((text) => section('Who', text));
    expect(pairsOf(twice(P.yeti, P.nessie), twice(P.nessie, P.yeti))).toEqual([
      'Who:2→Who:2',
      'Who:2→Who:2',
    ]);
  });

  it('with the one of a title that says the same, where one of them is gone or new', () => {
    const first = section('Who', P.yeti, 'One.');
    const second = section('Who', P.nessie);
    expect(pairsOf([first, second], [second])).toEqual(['Who:3→·', 'Who:2→Who:2']);
    expect(pairsOf([first, second], [first])).toEqual(['Who:3→Who:3', 'Who:2→·']);
    expect(pairsOf([second], [first, second])).toEqual(['·→Who:3', 'Who:2→Who:2']);
  });
});

describe('A report says of sections', () => {
  const page = (...sections: [heading: string, text: string][]) =>
    sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  const told = (before: string, after: string) =>
    compare(before, after).sections.map(
      ({ change, title, from, to }) => `${change} ${title}: ${from} → ${to}`,
    );

  it.each([
    [
      'that one was added',
      page(['A', P.yeti]),
      page(['B', P.nessie], ['A', P.yeti]),
      ['added B: null → 1'],
    ],
    [
      'that one was removed',
      page(['A', P.yeti], ['B', P.nessie]),
      page(['A', P.yeti]),
      ['removed B: 2 → null'],
    ],
    [
      'that one moved',
      page(['1. A', P.yeti], ['2. B', P.nessie], ['3. C', P.bigfoot]),
      page(['1. C', P.bigfoot], ['2. A', P.yeti], ['3. B', P.nessie]),
      ['moved C: 3 → 1', 'renumbered C: 3 → 1', 'renumbered A: 1 → 2', 'renumbered B: 2 → 3'],
    ],
    [
      'that one lost its number',
      page(['1. A', P.yeti]),
      page(['A', P.yeti]),
      ['renumbered A: 1 → null'],
    ],
    [
      'that one has another title and number',
      page(['1. A', P.yeti]),
      page(['2. B', P.yeti]),
      ['retitled B: A → B', 'renumbered B: 1 → 2'],
    ],
    ['nothing, where none changed', page(['A', P.yeti]), page(['A', P.nessie]), []],
    ['nothing, where the page is new', '', page(['A', P.yeti]), []],
    ['nothing, where the page is empty now', page(['A', P.yeti]), '', []],
  ])('%s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected);
  });
});
