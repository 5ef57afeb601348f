import { expect, test } from 'vitest';
import { describeShowing, laterDays, showingChanges } from '../../src/sites/showings.ts';

const part = (place: string, given: object = {}) => ({ file: 'a.yaml', place, ...given });

test('a part is told that is shown on other days than before, also if it is new or gone', () => {
  const before = [
    part('stays', { from: '2027-01-01' }),
    part('moves', { from: '2027-01-01' }),
    part('gone', { isHidden: true }),
  ];
  const after = [
    part('stays', { from: '2027-01-01' }),
    part('moves', { until: '2027-02-01' }),
    part('', { isHidden: true }),
  ];
  expect(showingChanges({ before, after })).toEqual([
    { file: 'a.yaml', place: 'moves', before: 'from 2027-01-01', after: 'until 2027-02-01' },
    { file: 'a.yaml', place: 'gone', before: 'never', after: 'always' },
    { file: 'a.yaml', place: '', before: 'always', after: 'never' },
  ]);
});

test('when a part is shown is told in words', () => {
  expect(describeShowing({ from: '2027-01-01', until: '2027-02-01' })).toBe(
    'from 2027-01-01 until 2027-02-01',
  );
  expect(describeShowing()).toBe('always');
});

test('the later days are the first ones with and the first ones without a part, once each and in order', () => {
  const before = [part('a', { until: '2026-12-31' }), part('b', { from: '2026-11-28' })];
  const after = [
    part('a', { from: '2027-01-01' }),
    part('b', { from: '2026-12-01', until: '2027-02-28' }),
    part('c', { from: '2026-12-24', isHidden: true }),
  ];
  expect(laterDays({ before, after }, '2026-11-28')).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-03-01',
  ]);
});
