import { describe, expect, it } from 'vitest';
import { text, webAddress } from '../../../src/schemas/fields.ts';
import { suppliable } from '../../../src/schemas/suppliable.ts';
import { faults, messages } from './faults.ts';

it('A value is supplied, or a placeholder that says what to supply', () => {
  const name = suppliable(text('A name.'), 'The name.');
  expect(messages(name, { status: 'supplied', value: 'MUUVA' })).toBe('');
  expect(messages(name, { status: 'placeholder', shown: 'not yet', needed: 'The name.' })).toBe('');
  expect(faults(name, { status: 'placeholder', shown: 'not yet' }).join()).toContain('needed: ');
  expect(messages(name, 'MUUVA')).toContain('Write “status: placeholder”');
  expect(messages(name, { status: 'unknown' })).toContain('Write “status: placeholder”');
});

describe('A value that somebody is said to have supplied', () => {
  const REFUSED =
    'Type the real value, or put “status: placeholder” back, with “shown” and “needed”.';
  const supplied = (value: string) =>
    messages(suppliable(text('It.'), 'It.'), { status: 'supplied', value });

  it.each(['…', '?', 'TBD', 'to be confirmed', 'not supplied yet', 'hello@muuva.example', 'TBD\n'])(
    'is none: “%s”',
    (value) => {
      expect(supplied(value)).toBe(REFUSED);
    },
  );

  it.each(['https://x.com/', 'https://telegram.org/', 'https://muuva.example'])(
    'is not an address: “%s”',
    (value) => {
      expect(messages(suppliable(webAddress('It.'), 'It.'), { status: 'supplied', value })).toBe(
        REFUSED,
      );
    },
  );

  it.each(['none', 'Todor Xu', '2001/123', '@studio', 'Not Yet Studios', 'R'])(
    'is one: “%s”',
    (value) => {
      expect(supplied(value)).toBe('');
    },
  );

  it.each(['https://x.com/?id=1', 'https://discord.com/#1', 'https://studio.example/'])(
    'is an address: “%s”',
    (value) => {
      expect(messages(suppliable(webAddress('It.'), 'It.'), { status: 'supplied', value })).toBe(
        '',
      );
    },
  );

  it('may not be blank, which is said once', () => {
    const blank = 'This may not be empty: write the text that a visitor will read.';
    expect([supplied(''), supplied('  ')]).toEqual([blank, blank]);
  });
});
