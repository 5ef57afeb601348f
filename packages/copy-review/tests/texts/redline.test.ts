import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redline, type Words } from '../../src/texts/redline.ts';

/** The text of one side of a redline. */
const side = (words: readonly Words[], op: '-' | '+') =>
  words.flatMap((one) => (one.op === '=' || one.op === op ? [one.text] : [])).join('');

const line = fc
  .array(fc.constantFrom('may', 'must', '30 days', 'not', 'a', 'promise', ',', '¶', ' ', '\t'))
  .map((words) => words.join(' '));
const text = fc
  .array(fc.oneof(line, fc.string({ unit: 'grapheme' })), { maxLength: 8 })
  .map((lines) => lines.join('\n'));

describe('A redline', () => {
  it('joined gives both texts, to the character', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const words = redline(before, after);
        expect(side(words, '-')).toBe(before);
        expect(side(words, '+')).toBe(after);
      }),
      { seed: 20_261_123, numRuns: 500 },
    );
  });

  it('keeps equal lines whole, and compares the others word by word', () => {
    expect(redline('One.\n\nWithin 30 days.\n', 'One.\n\nWithin 60 days.\n')).toEqual([
      { op: '=', text: 'One.\n' },
      { op: '=', text: '\n' },
      { op: '=', text: 'Within ' },
      { op: '-', text: '30 days' },
      { op: '+', text: '60 days' },
      { op: '=', text: '.\n' },
    ]);
  });

  it.each([
    ['', '', []],
    ['', 'a', [{ op: '+', text: 'a' }]],
    ['a', '', [{ op: '-', text: 'a' }]],
    ['a', 'a', [{ op: '=', text: 'a' }]],
  ])('of “%s” and “%s”', (before, after, words) => {
    expect(redline(before, after)).toEqual(words);
  });
});
