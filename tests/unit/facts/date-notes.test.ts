import { beforeEach, expect, test, vi } from 'vitest';
import { dateNote } from '../../../src/facts/date-notes.ts';
import { longDate } from '../../../src/formats/dates.ts';

const SENTENCES = { passed: 'It ended on {date}.', ahead: 'It ends on {date}.' };

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-08-07T12:00:00Z') / 1000));
});

test('a future date and today have the sentence `ahead`, a past date `passed`', () => {
  expect(dateNote(SENTENCES, '2026-08-08')).toEqual({
    passed: false,
    note: 'It ends on 8 Aug 2026.',
  });
  expect(dateNote(SENTENCES, '2026-08-07').passed).toBe(false);
  expect(dateNote(SENTENCES, '2026-08-06')).toEqual({
    passed: true,
    note: 'It ended on 6 Aug 2026.',
  });
});

test('the date is written by the given function', () => {
  expect(dateNote(SENTENCES, '2026-08-08', longDate).note).toBe('It ends on 8 August 2026.');
});
