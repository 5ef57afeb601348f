import { describe, expect, it } from 'vitest';
import { explainDate } from '../../../../../editorial/check/settings/dates.ts';

describe('A date', () => {
  it.each([
    ['31/02/2026', 'February has no such day.', '2026-02-28'],
    ['2024-02-30', 'February has no such day.', '2024-02-29'],
    ['31.04.2026', 'April has no such day.', '2026-04-30'],
    ['2026-13-45', 'A year has 12 months.', ''],
    ['2026-13-05', 'A year has 12 months.', '2026-05-13'],
    ['2026-00-05', 'A year has 12 months.', ''],
    ['2026-01-45', 'No month has 45 days.', '2026-01-31'],
    ['2026-01-00', 'The first day of a month is 01.', '2026-01-01'],
    ['08/07/2026', 'It may be 8 July 2026 or 7 August 2026.', '2026-07-08 2026-08-07'],
    ['26-08-07', 'The year needs four figures.', '2026-08-07 2007-08-26'],
  ])('%s is explained: %s', (text, why, candidates) => {
    expect(explainDate(text)).toEqual({ why, candidates: candidates.split(' ').filter(Boolean) });
  });

  it.each([
    ['2026-8-7', '2026-08-07'],
    ['2026/08/07', '2026-08-07'],
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
