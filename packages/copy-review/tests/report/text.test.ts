import { describe, expect, it } from 'vitest';
import {
  isReplaced,
  truncate,
  truncateUnchanged,
  visible,
  visibleWords,
} from '../../src/report/text.ts';
import { added, edited } from './sample.ts';

describe('a text in a report', () => {
  it.each([
    ['a\u202Eb', 'a⟨U+202E⟩b'],
    ['\u0000\u0007\u001B[31m', '⟨U+0000⟩⟨U+0007⟩⟨U+001B⟩[31m'],
    ['one\ntwo\r', 'one⟨U+000A⟩two⟨U+000D⟩'],
    ['\u2066\u200E\u061C', '⟨U+2066⟩⟨U+200E⟩⟨U+061C⟩'],
    ['\uFEFF\u00AD\u200B\u2060', '⟨U+FEFF⟩⟨U+00AD⟩⟨U+200B⟩⟨U+2060⟩'],
    ['\u2028\uD800', '⟨U+2028⟩⟨U+D800⟩'],
    ['\u{E0041}', '⟨U+E0041⟩'],
    ['MUU\u200DVA 5\u200C', 'MUU⟨U+200D⟩VA 5⟨U+200C⟩'],
  ])('shows hidden characters by their code points: %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it.each(['👩‍💻', '👩🏽‍🚀', '❤️‍🔥', 'می‌خواهم', 'क्‍ष', 'naïve 中文 😀', '50 %', '№ 5 ™'])(
    'leaves what belongs there: %s',
    (text) => {
      expect(visible(text)).toBe(text);
    },
  );

  it('shows a line between the cells of a row', () => {
    expect(visible('Name\tPrice')).toBe('Name │ Price');
  });
});

describe('words', () => {
  it('are marked without the spaces around them', () => {
    expect(visibleWords(edited(['=We', '- will ', '+ may', '= pay']))).toStrictEqual([
      { op: '=', text: 'We' },
      { op: '=', text: ' ' },
      { op: '-', text: 'will' },
      { op: '=', text: ' ' },
      { op: '=', text: ' ' },
      { op: '+', text: 'may' },
      { op: '=', text: ' pay' },
    ]);
  });

  it('show an added or removed space as “␣”', () => {
    expect(visibleWords(edited(['=a', '+ ', '=–b']))[1]).toStrictEqual({ op: '+', text: '␣' });
  });

  it('show hidden characters, changed or not', () => {
    const shown = visibleWords(edited(['=a\u202E', '+\u202Eb']));
    expect(shown.map(({ text }) => text)).toStrictEqual(['a⟨U+202E⟩', '⟨U+202E⟩b']);
  });

  it('show a text as replaced if all of it is removed or added, and there is both', () => {
    expect(isReplaced(edited(['-old', '+new']))).toBe(true);
    expect(isReplaced(edited(['=old', '+new']))).toBe(false);
    expect(isReplaced(edited(['-old', '=new']))).toBe(false);
    expect(isReplaced(edited(['-old', '+new', '=er']))).toBe(false);
    expect(isReplaced(added('new'))).toBe(false);
  });
});

describe('a long unchanged text', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const cut = (...texts: string[]) =>
    truncateUnchanged(edited(texts).words).map(({ text }) => text);

  it('is truncated to whole words before, between and after changes', () => {
    const long = `${words(60)} `;
    expect(cut(`=${long}`, '-x', `= ${long}`, '+y', `= ${words(60)}`)).toStrictEqual([
      `… ${words(15)} `,
      'x',
      ` ${words(15)} … ${words(15)} `,
      'y',
      ` ${words(15)} …`,
    ]);
    expect(cut(`=${'a'.repeat(200)} `, '-x')).toStrictEqual([`… ${'a'.repeat(79)} `, 'x']);
  });

  it('is not truncated by 40 characters or fewer', () => {
    const [fits, long] = ['a'.repeat(120), 'a'.repeat(121)];
    expect(cut(`=${fits}`, '-x')).toStrictEqual([fits, 'x']);
    expect(cut(`=${long}`, '-x')).toStrictEqual([`… ${'a'.repeat(80)}`, 'x']);
    expect(cut('-x', `=${long}`, '-y')).toStrictEqual(['x', long, 'y']);
    expect(cut('-x', `=${'a'.repeat(201)}`, '-y')[1]).toBe(`${'a'.repeat(80)} … ${'a'.repeat(80)}`);
  });

  it('is never truncated within a surrogate pair', () => {
    const long = '😀'.repeat(100);
    const shown = cut(`-x`, `=a${long}`, '-y', `=${long}a`, '-z');
    expect(shown.every((text) => text.isWellFormed())).toBe(true);
  });

  it('is not truncated without a change next to it; changes never are', () => {
    const long = words(100);
    expect(cut(`=${long}`)).toStrictEqual([long]);
    expect(cut(`-${long}`, `+${long} x`)).toStrictEqual([long, `${long} x`]);
  });
});

it('A text is truncated to whole words, with “…”', () => {
  expect(truncate('one two three', 13)).toBe('one two three');
  expect(truncate('one two three', 12)).toBe('one two…');
  expect(truncate('onetwothree', 5)).toBe('onetw…');
});
