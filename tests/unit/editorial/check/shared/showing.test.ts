import { expect, it } from 'vitest';
import { isShownWith } from '../../../../../editorial/check/shared/showing.ts';

const HIDDEN = { shown: false };
const JUNE = { from: '2027-06-01', until: '2027-06-30' };

it.each([
  ['one that is always shown, beside any', {}, JUNE, true],
  ['a hidden one, beside one that is shown', HIDDEN, {}, false],
  ['a hidden one, beside one that is hidden too', HIDDEN, HIDDEN, true],
  ['one of June, beside one of June', JUNE, JUNE, true],
  ['one of June, beside one from June on', JUNE, { from: JUNE.from }, false],
  ['one of June, beside one until June', JUNE, { until: JUNE.until }, false],
])('Whether a section is shown on all days of another one: %s', (_, section, other, expected) => {
  expect(isShownWith(section, other)).toBe(expected);
});
