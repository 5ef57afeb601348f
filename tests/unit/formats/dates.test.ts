import { globSync, readFileSync } from 'node:fs';
import { findFigures } from 'copy-review/figures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  buildDate,
  dateWithWeekday,
  hasPassed,
  isRealDate,
  longDate,
  shortDate,
  weekday,
} from '../../../src/formats/dates.ts';

describe('A date', () => {
  it.each([
    '2026-02-29',
    '2026-13-45',
    '2026-04-31',
    '31/02/2026',
    '2026-8-7',
    '',
    '2026-08-07T00:00:00Z',
  ])('that does not exist, or has another format, is refused: %s', (text) => {
    expect(isRealDate(text)).toBe(false);
  });

  it.each(['2026-08-07', '2025-09-01', '2024-02-29', '2027-05-31'])(
    'is read by the review as it is written here: %s',
    (date) => {
      for (const write of [longDate, shortDate, dateWithWeekday])
        expect(findFigures(`On ${write(date)}.`)).toMatchObject([{ kind: 'date', value: date }]);
    },
  );

  it('is written long and short', () => {
    expect(longDate('2025-08-05')).toBe('5 August 2025');
    expect(shortDate('2026-08-07')).toBe('7 Aug 2026');
    expect(shortDate('2026-09-01')).toBe('1 Sept 2026');
    expect(shortDate('2026-05-31')).toBe('31 May 2026');
  });

  it('knows its day of the week', () => {
    expect(weekday('2025-08-22')).toBe('Friday');
    expect(dateWithWeekday('2025-08-22')).toBe('Friday 22 August 2025');
  });

  it('that does not exist cannot be formatted', () => {
    expect(() => longDate('2026-13-45')).toThrow('Write it as 2026-08-07');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Midway', 'Africa/Johannesburg'])(
    'is the same day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(longDate('2025-08-05')).toBe('5 August 2025');
      expect(weekday('2025-08-22')).toBe('Friday');
      expect(isRealDate('2025-01-01')).toBe(true);
    },
  );
});

describe('Months', () => {
  it('are added to the same day, or to the last day that the month has', () => {
    expect(addMonths('2025-08-05', 12)).toBe('2026-08-05');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2025-10-31', 4)).toBe('2026-02-28');
  });
});

describe('Days', () => {
  it('are counted forwards and back, over the end of a month', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

describe('A date has passed', () => {
  it('from the day after it', () => {
    expect(hasPassed('2026-08-07', '2026-08-06')).toBe(false);
    expect(hasPassed('2026-08-07', '2026-08-07')).toBe(false);
    expect(hasPassed('2026-08-07', '2026-08-08')).toBe(true);
  });
});

describe('The day of the build', () => {
  afterEach(() => vi.useRealTimers());

  it('is today in South Africa', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    vi.useFakeTimers({ now: new Date('2026-12-31T22:00:00Z') });
    expect(buildDate()).toBe('2027-01-01');
  });

  it('is what SOURCE_DATE_EPOCH says', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1754388000');
    expect(buildDate()).toBe('2025-08-05');
    expect(hasPassed('2025-08-04')).toBe(true);
  });

  it('can be the first on which this site can be built', () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1735689600');
    expect(buildDate()).toBe('2025-01-01');
  });

  it.each([
    ['is not a number', 'tomorrow'],
    ['is that of a package manager', '315532800'],
    ['is the year 10,000', '253402300800'],
    ['is in milliseconds', '1754388000000'],
  ])('is refused when SOURCE_DATE_EPOCH %s', (_, epoch) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', epoch);
    expect(() => buildDate()).toThrow('Set it to seconds since 1970');
  });

  it('is the only day that is read from the clock: none is from a bare new Date() or in local time', () => {
    const clock = /new Date\(\)|\.get(?:FullYear|Month|Date|Day)\(/;
    const sources = globSync(
      '{src,editorial,integrations,hosting,scripts,packages/*/src}/**/*.{ts,tsx,astro}',
    );
    expect(sources).not.toEqual([]);
    const reading = sources.filter((file) => clock.test(readFileSync(file, 'utf8')));
    expect(reading).toEqual([]);
  });
});
