import { describe, expect, it } from 'vitest';
import { explainDate } from '../../../../../editorial/check/settings/dates.ts';

const NO_DAY = 'The calendar has no such day.';

describe('A date', () => {
  it.each([
    ['31/02/2026', NO_DAY, ''],
    ['2024-02-30', NO_DAY, ''],
    ['2026-13-45', NO_DAY, ''],
    ['08/07/2026', 'It may be 8 July 2026 or 7 August 2026.', '2026-07-08 2026-08-07'],
    ['26-08-07', 'It may be 7 August 2026 or 26 August 2007.', '2026-08-07 2007-08-26'],
  ])('%s is explained: %s', (text, why, candidates) => {
    expect(explainDate(text)).toEqual({ why, candidates: candidates.split(' ').filter(Boolean) });
  });

  it.each([
    ['2026-8-7', '2026-08-07'],
    ['2026/08/07', '2026-08-07'],
    ['2026-13-05', '2026-05-13'],
    ['7 Aug 2026', '2026-08-07'],
    ['7th of August 2026', '2026-08-07'],
    ['August 7, 2026', '2026-08-07'],
    ['13/08/2026', '2026-08-13'],
    ['08/13/2026', '2026-08-13'],
    ['08/08/2026', '2026-08-08'],
    ['31 February 2026', ''],
    ['soon', ''],
  ])('%s has the wrong format', (text, candidates) => {
    expect(explainDate(text)).toEqual({
      why: 'A date is written year-month-day, with four and two and two figures.',
      candidates: candidates.split(' ').filter(Boolean),
    });
  });
});
