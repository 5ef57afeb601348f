import { expect, test } from 'vitest';
import { withLaterDays } from '../../src/sites/later-days.ts';
import { edited, pageOf, reportOf } from '../report/sample.ts';

const today = edited(['=We ', '-will', '+may', '= pay.']);
const later = edited(['+It is open.']);
const fault = { page: '/', message: 'A fact has changed.' };

test('a text is told with the first later day on which it is read differently, unless it already is', () => {
  const onDay = (...blocks: (typeof later)[]) => reportOf({ pages: [pageOf('/', blocks)] });
  const { days, pages } = withLaterDays(onDay(today), [
    { day: '2027-01-01', report: onDay(today, later) },
    { day: '2027-02-01', report: onDay(today, later) },
  ]);
  expect(days.map(({ day, page, block }) => [day, page, block.after])).toEqual([
    ['2027-01-01', '/', 'It is open.'],
  ]);
  expect(pages).toHaveLength(1);
});

test('a text that a later day shows is not listed among those of no page', () => {
  const texts = ['notice.text', 'lock.ended'].map((place) => {
    return { file: 'a.yaml', place, words: [{ op: '+', text: 'It is open.' } as const] };
  });
  const { later: left } = withLaterDays(reportOf({ later: texts }), [
    { day: '2027-01-01', report: reportOf({ later: texts.slice(1) }) },
    { day: '2027-02-01', report: reportOf({ later: texts }) },
  ]);
  expect(left).toEqual(texts.slice(1));
  expect(withLaterDays(reportOf({ later: texts }), []).later).toEqual(texts);
});

test('what blocks on a later day blocks, with its day, unless it blocks today', () => {
  const { blocking } = withLaterDays(reportOf({ blocking: [fault] }), [
    { day: '2027-01-01', report: reportOf({ blocking: [fault, { page: '', message: 'No.' }] }) },
    { day: '2027-02-01', report: reportOf({ blocking: [{ page: '', message: 'No.' }] }) },
  ]);
  expect(blocking).toEqual([fault, { page: '', message: 'On 2027-01-01: No.' }]);
});

test('a site that only differs later, or in when a part is shown, is not the same', () => {
  const report = reportOf({ pages: [pageOf('/', [later])] });
  expect(withLaterDays(reportOf(), [{ day: '2027-01-01', report }]).verdict).toBe('changed');
  const showings = [{ file: 'a', place: 'b', before: 'always', after: 'never' }];
  expect(withLaterDays(reportOf({ showings }), []).verdict).toBe('changed');
  const unknown = reportOf({ showings, verdict: 'unknown' });
  expect(withLaterDays(unknown, []).verdict).toBe('unknown');
});

test('a site that differs on no later day is the same', () => {
  expect(withLaterDays(reportOf(), [{ day: '2027-01-01', report: reportOf() }]).verdict).toBe(
    'same',
  );
});
