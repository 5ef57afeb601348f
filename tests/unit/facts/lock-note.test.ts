import { beforeEach, expect, test, vi } from 'vitest';
import { lockNote } from '../../../src/facts/lock-note.ts';

const SENTENCES = {
  passed: 'It may have ended on {date}.',
  ahead: 'It ends on {date}.',
  ended: 'It ended on {date}.',
};
const lockUntil = (date: string, lpLockEnded?: { by: string; on: string }) =>
  lockNote(SENTENCES, { lpLockedUntil: date, lpLockEnded });

beforeEach(() => {
  // The day of the build.
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-08-07T12:00:00Z') / 1000));
});

test('a lock has a sentence for a last day to come and today, and another, with a stamp, for one that has passed', () => {
  expect(lockUntil('2026-08-08')).toEqual({
    date: '2026-08-08',
    state: 'ahead',
    sentence: SENTENCES.ahead,
    stamp: undefined,
  });
  expect(lockUntil('2026-08-07').state).toBe('ahead');
  expect(lockUntil('2026-08-06')).toEqual({
    date: '2026-08-06',
    state: 'passed',
    sentence: SENTENCES.passed,
    stamp: 'datePassed',
  });
});

test('a lock that has ended says so once the owner has acknowledged it', () => {
  const ended = { by: 'A founder', on: '2026-08-07' };
  expect(lockUntil('2026-08-06', ended)).toMatchObject({
    state: 'ended',
    sentence: SENTENCES.ended,
    stamp: 'ended',
  });
});
