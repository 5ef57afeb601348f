import { describe, expect, it } from 'vitest';
import type { KnownFact } from '../../src/shared/config.ts';
import { compare } from '../reading.ts';

/** The supply in a register. With several values it is disputed. */
const supply = (...values: readonly string[]): KnownFact => ({
  name: 'Supply',
  kind: 'amount',
  file: 'facts.yaml',
  values,
  isDisputed: values.length > 1,
});
const DISPUTE = supply('5000', '100000');
/** Another fact, which stays as it is. */
const SHARE = { ...supply('25'), name: 'Share', kind: 'percent' };

/** The report on a page that stays as it is, while the register changes. */
const reportOn = (before: readonly KnownFact[], after: readonly KnownFact[]) =>
  compare('One.', 'One.', { registers: { before, after } });

describe('a conflict: a fact with several values in the register', () => {
  const fault = {
    page: '',
    message:
      'The declared conflict about Supply, in facts.yaml, is another than before. Only the owner settles it: name who did.',
  };

  it.each([
    ['dropped', [DISPUTE], []],
    ['changed', [DISPUTE], [supply('5000', '200')]],
    ['emptied', [DISPUTE], [supply()]],
    ['declared', [supply('5000')], [DISPUTE]],
    ['new', [], [DISPUTE]],
  ])('blocks if it is %s', (_, before, after) => {
    const { blocking, facts } = reportOn([SHARE, ...before], [SHARE, ...after]);
    expect({ blocking, facts }).toEqual({ blocking: [fault], facts: [] });
  });

  it('is not reported for facts that are not disputed', () => {
    expect(reportOn([supply('5')], [supply('9')])).toMatchObject({ blocking: [], facts: [] });
    expect(reportOn([], [supply('5')]).blocking).toEqual([]);
    expect(reportOn([supply('5')], []).blocking).toEqual([]);
  });
});

const SETTLED = { by: 'Nomsa Founder', on: '2026-11-20', source: 'her letter of that day' };

const settle = (settled: KnownFact['settled']) =>
  reportOn([SHARE, DISPUTE], [SHARE, { ...supply('5000'), ...(settled && { settled }) }]);

describe('A settled conflict', () => {
  it('is a changed fact and blocks nothing if it says who settled it, when and where', () => {
    const report = settle(SETTLED);
    expect(report.blocking).toEqual([]);
    expect(report.verdict).not.toBe('same');
    expect(report.facts).toEqual([
      {
        page: '',
        section: 'Supply',
        kind: 'amount',
        before: '5,000 or 100,000',
        after: '5,000, settled by Nomsa Founder, on 2026-11-20, her letter of that day',
      },
    ]);
  });

  it.each([
    ['by', 'who settled it'],
    ['on', 'on which day'],
    ['source', 'where that is written'],
  ])('blocks if “%s” is missing', (key, what) => {
    const { blocking, facts } = settle({ ...SETTLED, [key]: '' });
    expect(facts[0]?.after).not.toMatch(/, ,|, $/);
    expect(blocking).toEqual([
      {
        page: '',
        message: `The conflict about Supply is settled, and facts.yaml does not say ${what}. Write it as “${key}” below “settled”.`,
      },
    ]);
  });

  it('blocks if “settled” is missing', () => {
    const { blocking, facts } = settle(undefined);
    expect(blocking[0]?.message).toContain('“by” and “on” and “source”');
    expect(facts[0]?.after).toBe('5,000');
  });
});
