import { describe, expect, it } from 'vitest';
import { pairSections } from '../../../src/words/align/sections.ts';
import type { Section } from '../../../src/shared/page-text.ts';
import { LAKE, MINT, section, YETI } from '../../reading.ts';

const [A, B, C] = [section('A', YETI), section('B', MINT), section('C', LAKE)];
const D = section('D', 'Mothman reads the small print by the light of a lamp.');

/** The pairs, each section written as its title and the number of its blocks: `A:2→·` for one that is gone. */
const pairsOf = (before: Section[], after: Section[]) =>
  pairSections(before, after).map(
    (pair) => `${shown(pair.before)}→${shown(pair.after)}${pair.isMoved ? ' moved' : ''}`,
  );
const shown = (version: Section | null) =>
  version ? `${version.title}:${version.blocks.length}` : '·';

describe('Sections are paired', () => {
  it.each([
    ['in their order', [A, B, C], [A, B, C], ['A:2→A:2', 'B:2→B:2', 'C:2→C:2']],
    ['by headings that differ in case', [A], [{ ...A, title: 'a' }], ['A:2→a:2']],
    ['if one was added', [A, C], [A, B, C], ['A:2→A:2', '·→B:2', 'C:2→C:2']],
    ['if one was removed', [A, B, C], [A, C], ['A:2→A:2', 'B:2→·', 'C:2→C:2']],
    ['if the first was removed', [A, B], [B], ['A:2→·', 'B:2→B:2']],
    ['if the last was removed', [A, B], [A], ['A:2→A:2', 'B:2→·']],
    ['if two were swapped', [A, B, C], [B, A, C], ['B:2→B:2', 'A:2→A:2 moved', 'C:2→C:2']],
    ['if the last moved up', [A, B, C], [C, A, B], ['C:2→C:2 moved', 'A:2→A:2', 'B:2→B:2']],
    [
      'if the last moved up past one that was removed',
      [A, B, C, D],
      [D, A, C],
      ['D:2→D:2 moved', 'A:2→A:2', 'B:2→·', 'C:2→C:2'],
    ],
    ['if there are none', [], [], []],
  ])('%s', (_, before, after, expected) => {
    expect(pairsOf(before, after)).toEqual(expected);
  });

  it('by their text if the heading changed', () => {
    expect(pairsOf([A, B], [section('Yeti', YETI), B])).toEqual(['A:2→Yeti:2', 'B:2→B:2']);
    expect(pairsOf([A], [section('A new', LAKE)])).toEqual(['·→A new:2', 'A:2→·']);
    expect(pairsOf([A, B], [section('Y', MINT), section('Z', YETI)])).toEqual([
      'B:2→Y:2',
      'A:2→Z:2 moved',
    ]);
  });

  it('once, even if others became more like them', () => {
    expect(pairsOf([A, B], [section('A', LAKE), section('New', YETI)])).toEqual([
      'A:2→A:2',
      '·→New:2',
      'B:2→·',
    ]);
  });

  it('the most similar ones first, and each once', () => {
    const half = section('Half', `${YETI} Then it eats mint leaves.`);
    expect(pairsOf([A, half], [section('New', YETI)])).toEqual(['A:2→New:2', 'Half:2→·']);
    expect(pairsOf([half, A], [section('New', YETI)])).toEqual(['Half:2→·', 'A:2→New:2']);
    expect(pairsOf([A], [section('N', half.blocks[1]?.text ?? ''), section('M', YETI)])).toEqual([
      '·→N:2',
      'A:2→M:2',
    ]);
  });

  it('by their text if half of it is the same', () => {
    const words = (count: number, rest: string) =>
      section(rest, `${'same '.repeat(count)}${`${rest} `.repeat(10 - count)}`);
    expect(pairsOf([words(5, 'Old')], [words(5, 'New')])).toEqual(['Old:2→New:2']);
    expect(pairsOf([words(4, 'Old')], [words(4, 'New')])).toEqual(['·→New:2', 'Old:2→·']);
  });

  it('not because both are empty, or have no words', () => {
    expect(pairsOf([section('A')], [section('B')])).toEqual(['·→B:1', 'A:1→·']);
    expect(pairsOf([section('…')], [section('!')])).toEqual(['·→!:1', '…:1→·']);
  });

  it('in order if several share a title and their number is the same', () => {
    const twice = (...texts: string[]) => texts.map((text) => section('Who', text));
    expect(pairsOf(twice(YETI, LAKE), twice(LAKE, YETI))).toEqual(['Who:2→Who:2', 'Who:2→Who:2']);
  });

  it('by their text if several share a title and their number changed', () => {
    const first = section('Who', YETI, 'One.');
    const second = section('Who', LAKE);
    expect(pairsOf([first, second], [second])).toEqual(['Who:3→·', 'Who:2→Who:2']);
    expect(pairsOf([first, second], [first])).toEqual(['Who:3→Who:3', 'Who:2→·']);
    expect(pairsOf([second], [first, second])).toEqual(['·→Who:3', 'Who:2→Who:2']);
  });

  it('by half of the words of a heading without text below it', () => {
    const locked = (count: number) => section(`Liquidity locked for ${count} months`);
    expect(pairsOf([locked(12)], [locked(6)])).toEqual([
      'Liquidity locked for 12 months:1→Liquidity locked for 6 months:1',
    ]);
  });

  it('not by half of the words of a heading with text below it', () => {
    const before = section('Fees and costs', 'None.');
    const after = section('Fees and taxes', 'Many.');
    expect(pairsOf([before], [after])).toEqual(['·→Fees and taxes:2', 'Fees and costs:2→·']);
  });
});
