import { describe, expect, it } from 'vitest';
import { isReplaced, visible, visibleWords } from '../../src/reports/signs.ts';
import { added, edited } from './sample.ts';

describe('a text in a report', () => {
  it.each([
    ['a\u202Eb', 'a⟨U+202E⟩b'],
    ['\u0000\u0007\u001B[31m', '⟨U+0000⟩⟨U+0007⟩⟨U+001B⟩[31m'],
    ['one\ntwo\r', 'one⟨U+000A⟩two⟨U+000D⟩'],
    ['\u2066\u200E\u061C', '⟨U+2066⟩⟨U+200E⟩⟨U+061C⟩'],
    ['\uFEFF\u00AD\u200B\u2060', '⟨U+FEFF⟩⟨U+00AD⟩⟨U+200B⟩⟨U+2060⟩'],
    ['\u2028\u2029\uD800', '⟨U+2028⟩⟨U+2029⟩⟨U+D800⟩'],
    ['\u{E0041}', '⟨U+E0041⟩'],
    ['MUU\u200DVA 5\u200C', 'MUU⟨U+200D⟩VA 5⟨U+200C⟩'],
  ])('shows hidden characters by their code points: %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it.each(['👩‍💻', '👩🏽‍🚀', '❤️‍🔥', 'می‌خواهم', 'क्‍ष', 'naïve 中文 😀', '50 %'])(
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
  it('are marked without the gaps beside them', () => {
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

  it('show a gap that came or went alone', () => {
    expect(visibleWords(edited(['=a', '+ ', '=–b']))[1]).toStrictEqual({ op: '+', text: '␣' });
  });

  it('show hidden characters, changed or not', () => {
    const shown = visibleWords(edited(['=a\u202E', '+\u202Eb']));
    expect(shown.map(({ text }) => text)).toStrictEqual(['a⟨U+202E⟩', '⟨U+202E⟩b']);
  });

  it('of a text that is replaced are the old ones and the new ones', () => {
    expect(isReplaced(edited(['-old', '+new']))).toBe(true);
    expect(isReplaced(edited(['=old', '+new']))).toBe(false);
    expect(isReplaced(edited(['-old', '=new']))).toBe(false);
    expect(isReplaced(edited(['-old', '+new', '=er']))).toBe(false);
    expect(isReplaced(added('new'))).toBe(false);
  });
});
