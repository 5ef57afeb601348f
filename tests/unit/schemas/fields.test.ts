import { describe, expect, it } from 'vitest';
import {
  duration,
  textWithFacts,
  isoDate,
  template,
  text,
  webAddress,
} from '../../../src/schemas/fields.ts';
import { messages } from './faults.ts';

describe('A field', () => {
  it('of text is not empty and has no space at its ends', () => {
    expect(messages(text('Words.'), '')).toContain('may not be empty');
    expect(messages(text('Words.'), 'words ')).toContain('Remove the space');
    expect(messages(text('Words.'), 3)).toContain('Write this as text');
  });

  it('with variables must contain each of them and no other', () => {
    const sheet = template('The sheet.', ['sheet']);
    expect(messages(sheet, 'Sheet {sheet}')).toBe('');
    expect(messages(sheet, 'Sheet 1')).toBe('Put {sheet} back: the site fills it in there.');
    expect(messages(sheet, 'Sheet {shet}')).toBe(
      'Nothing fills in {shet} here, so visitors would read it as it is. The site fills in only {sheet} here.',
    );
    expect(messages(template('Both.', ['one', 'two']), 'None')).toBe(
      'Put {one} and {two} back: the site fills them in there.',
    );
    expect(messages(sheet, 'Sheet {sheet} of {total}')).toBe(
      'Nothing fills in {total} here, so visitors would read it as it is. The site fills in only {sheet} here.',
    );
  });

  it('without variables may contain no brace', () => {
    expect(messages(text('Words.'), 'Within {hours} hours')).toBe(
      'Nothing fills in {hours} here, so visitors would read it as it is.',
    );
    expect(messages(text('Words.'), 'Within } hours')).toContain('Nothing fills in }');
  });

  it('for facts may contain their variables, and no other', () => {
    expect(messages(textWithFacts('A claim.'), '{lockMinimum}')).toBe('');
    expect(messages(textWithFacts('A claim.'), 'No variable.')).toBe('');
    expect(messages(textWithFacts('A claim.'), '{lockMaximum}')).toContain(
      'Nothing fills in {lockMaximum} here',
    );
  });

  it('is described with its variables', () => {
    expect(text('Words.').description).toBe('Words.');
    expect(template('Words.', ['sheet']).description).toBe('Words. The site fills in {sheet}.');
  });

  it.each([
    ['https://a.example/b', ''],
    ['http://a.example', 'Write a whole web address that starts with https://.'],
    ['a.example', 'Write a whole web address that starts with https://.'],
    [
      'https://a.example@b.example',
      'This address may lead to another site than it seems: write it without a name before an @, in the letters of one alphabet.',
    ],
  ])('for an address on the web: %s', (address, fault) => {
    expect(messages(webAddress('It.'), address)).toBe(fault);
  });

  it('for a duration has a number and a unit, which sentences can have', () => {
    const time = duration('A time.', ['hours', 'working days']);
    for (const value of ['24 hours', '1 hour', '2 working days', '1 working day'])
      expect(messages(time, value)).toBe('');
    for (const value of [
      24,
      '24',
      '0 hours',
      '1 hours',
      '2 hour',
      '2 days',
      '12 months',
      '1.5 hours',
      '10000 hours',
    ])
      expect(messages(time, value), String(value)).toBe(
        'Write a whole number and its unit, such as 12 hours or 12 working days.',
      );
  });

  it('for a date refuses a point in time', () => {
    expect(messages(isoDate('A day.'), new Date('2026-08-07T01:00Z'))).toContain('between quotes');
    expect(messages(isoDate('A day.'), new Date('2026-08-07'))).toBe('');
  });

  it('for a date refuses a day that does not exist', () => {
    expect(messages(isoDate('A day.'), '2026-02-30')).toBe(
      'This is not a date of the calendar. Write year-month-day, such as "2026-08-07".',
    );
  });

  it('for a date refuses a day before the first blockchain, or decades away', () => {
    const day = isoDate('A day.');
    for (const allowed of ['2009-01-03', '2059-12-31']) expect(messages(day, allowed)).toBe('');
    for (const refused of ['2009-01-02', '2060-01-01'])
      expect(messages(day, refused)).toContain('from 2009 (no token is older) to 2059.');
  });
});
