import { describe, expect, it } from 'vitest';
import type { KnownFact } from '../src/blocking.ts';
import { compareSites } from '../src/compare.ts';
import type { Site } from '../src/pages.ts';
import { htmlReport } from '../src/reports/html.ts';
import { markdownReport } from '../src/reports/markdown.ts';

const page: Site = { name: 'site', pages: new Map([['/', '<p>One.']]) };
const FACT: KnownFact = {
  name: 'Supply',
  kind: 'amount',
  file: 'facts.yaml',
  values: ['5000', '100000'],
  isDisputed: true,
};
const SETTLED = { by: 'Nomsa Founder', on: '2026-11-20', source: 'her letter of that day' };

const settle = (settled: KnownFact['settled']) =>
  compareSites(
    page,
    page,
    { ignore: [], data: [], documents: [] },
    {
      before: [FACT],
      after: [{ ...FACT, values: ['5000'], isDisputed: false, ...(settled ? { settled } : {}) }],
    },
  );

describe('A conflict that is settled', () => {
  it('is a changed fact that blocks nothing once it says who settled it, when, and where that is written', () => {
    const report = settle(SETTLED);
    expect(report.blocking).toEqual([]);
    expect(report.nothingChanged).toBe(false);
    expect(report.facts).toEqual([
      {
        page: '',
        section: 'Supply',
        kind: 'amount',
        before: '5,000 or 100,000',
        after: '5,000, settled by Nomsa Founder, on 2026-11-20, her letter of that day',
      },
    ]);
    for (const text of [markdownReport(report), htmlReport(report)]) {
      expect(text).toContain('Register');
      expect(text).toContain('settled by Nomsa Founder');
    }
  });

  it.each([
    ['by', 'who settled it'],
    ['on', 'on which day'],
    ['source', 'where that is written'],
  ])('blocks while it does not say “%s”', (key, what) => {
    const { blocking } = settle({ ...SETTLED, [key]: '' });
    expect(blocking).toEqual([
      {
        page: '',
        message: `The conflict about Supply is settled, and facts.yaml does not say ${what}. Write it as “${key}” below “settled”.`,
      },
    ]);
  });

  it('blocks while it says nothing of that', () => {
    expect(settle(undefined).blocking[0]?.message).toContain('“by” and “on” and “source”');
  });
});
