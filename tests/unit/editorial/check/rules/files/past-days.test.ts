import { afterEach, expect, it, vi } from 'vitest';
import { pastDays } from '../../../../../../editorial/check/rules/files/past-days.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { readContentFile } from '../../../../../../editorial/content/read.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-12-31T21:59:00Z', '2027-01-01', 1],
  ['2026-12-31T22:00:00Z', '2027-01-01', 0],
  ['2026-12-31T22:00:00Z', '2027-01-02', 1],
])(
  'At %s, a proof that was checked on %s has %i fault, by South African time',
  (now, day, count) => {
    // Where it is set, it is the day instead of the clock.
    vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
    vi.useFakeTimers({ now: new Date(now) });
    for (const checked of [day, `"${day}"`]) {
      const text = `---\nproofs:\n  - link: { status: supplied, value: { checked: ${checked} } }\n---\n`;
      expect(runRule(pastDays, [readContentFile('pledge/01-lock.mdx', text)])).toHaveLength(count);
    }
  },
);
