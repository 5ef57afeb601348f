import { describe, expect, test, vi } from 'vitest';
import { endsBeforeStart, isShown, withoutHidden } from '../../../src/formats/shown.ts';

describe('A section', () => {
  test.each([
    ['without settings', {}, true],
    ['with shown: true', { shown: true }, true],
    ['with shown: false', { shown: false }, false],
    ['on its first day', { from: '2027-06-01' }, true],
    ['before its first day', { from: '2027-06-02' }, false],
    ['on its last day', { until: '2027-06-01' }, true],
    ['after its last day', { until: '2027-05-31' }, false],
    ['on a day between both', { from: '2027-05-01', until: '2027-07-01' }, true],
    ['with shown: false on such a day', { shown: false, from: '2027-05-01' }, false],
  ])('%s is shown: %j, %s', (_, settings, expected) => {
    expect(isShown(settings, '2027-06-01')).toBe(expected);
  });

  test('with its last day before its first ends before its start', () => {
    expect(endsBeforeStart({ from: '2027-06-02', until: '2027-06-01' })).toBe(true);
    expect(endsBeforeStart({ from: '2027-06-01', until: '2027-06-01' })).toBe(false);
    expect(endsBeforeStart({ until: '2027-06-01' })).toBe(false);
  });
});

test('a page has no settings of the sections that the day of the build does not show', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2027, 5, 1, 12) / 1000));
  const page = {
    page: 'home',
    hero: { text: 'Top', note: { shown: 'not yet' } },
    list: { text: 'Later', from: '2027-06-02' },
    news: { text: 'Now', from: '2027-06-01' },
    gone: { text: 'Gone', shown: false },
  };
  expect(Object.keys(withoutHidden(page))).toEqual(['page', 'hero', 'news']);
});
