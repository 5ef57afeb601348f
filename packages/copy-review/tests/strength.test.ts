import { describe, expect, it } from 'vitest';
import { changedStrength } from '../src/strength.ts';
import { compare } from './reading.ts';

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('The strength of a promise changes', () => {
  it.each([
    ['It may rise.', 'It will rise.', ['may'], ['will']],
    ['It may rise.', 'It may not rise.', ['may'], ['may not']],
    ['It won’t rise.', "It can't rise.", ['won’t'], ["can't"]],
    ['At least one, ALL', 'all, up to one', ['at least'], ['up to']],
    ['all all', 'all', ['all'], []],
    ['may can', 'can may', [], []],
    ['maybe small 5all', 'wills canal', [], []],
    ['It rises.', 'It falls.', [], []],
  ])('from “%s” to “%s”', (before, after, removed, added) => {
    expect(changedStrength(before, after)).toEqual({ removed, added });
  });

  it('and is told by section, of texts that were edited', () => {
    const page = (one: string, two: string, three: string) =>
      `<h2>A</h2>${p(`It ${one} rise this week.`, `You ${two} lose it again.`)}<h2>B</h2>${p(three)}`;
    expect(
      compare(
        { '/a': page('may', 'must', 'All is well.') },
        { '/a': page('will', 'can', 'None can tell: never ever mind.') },
      ).strength,
    ).toEqual([
      { page: '/a', section: 'A', removed: ['may', 'must'], added: ['will', 'can'] },
      { page: '/a', section: 'B', removed: ['all'], added: ['none', 'can', 'never'] },
    ]);
    expect(compare(p('It rises.'), p('It rises.', 'You may lose all of it.')).strength).toEqual([]);
    expect(compare(p('It rises.', 'You may lose all of it.'), p('It rises.')).strength).toEqual([]);
    expect(compare(p('It rises.'), p('It falls.')).strength).toEqual([]);
  });
});
