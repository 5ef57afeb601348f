import { describe, expect, it } from 'vitest';
import { shortened, withoutLongStretches } from '../../src/reports/cut.ts';
import { edited } from './sample.ts';

describe('a long stretch that stayed', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const cut = (...texts: string[]) =>
    withoutLongStretches(edited(texts).words).map(({ text }) => text);

  it('is cut to whole words before, between and after changes', () => {
    const long = `${words(60)} `;
    expect(cut(`=${long}`, '-x', `= ${long}`, '+y', `= ${words(60)}`)).toStrictEqual([
      `… ${words(15)} `,
      'x',
      ` ${words(15)} … ${words(15)} `,
      'y',
      ` ${words(15)} …`,
    ]);
  });

  it('stays whole up to 40 characters more than are shown', () => {
    const [fits, long] = ['a'.repeat(120), 'a'.repeat(121)];
    expect(cut(`=${fits}`, '-x')).toStrictEqual([fits, 'x']);
    expect(cut(`=${long}`, '-x')).toStrictEqual([`… ${'a'.repeat(80)}`, 'x']);
    expect(cut('-x', `=${long}`, '-y')).toStrictEqual(['x', long, 'y']);
    expect(cut('-x', `=${'a'.repeat(201)}`, '-y')[1]).toBe(`${'a'.repeat(80)} … ${'a'.repeat(80)}`);
  });

  it('is never cut within a character', () => {
    const long = '😀'.repeat(100);
    const shown = cut(`-x`, `=a${long}`, '-y', `=${long}a`, '-z');
    expect(shown.every((text) => text.isWellFormed())).toBe(true);
  });

  it('stays whole where nothing changed beside it, and what changed is never cut', () => {
    const long = words(100);
    expect(cut(`=${long}`)).toStrictEqual([long]);
    expect(cut(`-${long}`, `+${long} x`)).toStrictEqual([long, `${long} x`]);
  });
});

it('A text is shortened to whole words, with “…”', () => {
  expect(shortened('one two three', 13)).toBe('one two three');
  expect(shortened('one two three', 12)).toBe('one two…');
  expect(shortened('onetwothree', 5)).toBe('onetw…');
});
