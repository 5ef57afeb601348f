import { beforeEach, expect, test, vi } from 'vitest';
import { dateNote } from '../../../src/facts/date-notes.ts';

const SENTENCES = { passed: 'It ended on {date}.', ahead: 'It ends on {date}.' };

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-08-07T12:00:00Z') / 1000));
});

test('a future date and today have the sentence `ahead`, a past date `passed`', () => {
  const [past, today, future] = ['2026-08-06', '2026-08-07', '2026-08-08'] as const;
  expect(dateNote(SENTENCES, future)).toEqual({
    date: future,
    passed: false,
    sentence: SENTENCES.ahead,
  });
  expect(dateNote(SENTENCES, today).passed).toBe(false);
  expect(dateNote(SENTENCES, past)).toEqual({
    date: past,
    passed: true,
    sentence: SENTENCES.passed,
  });
});
