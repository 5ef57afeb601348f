import { expect, it } from 'vitest';
import { checkContent } from '../../../../../editorial/check/check.ts';
import { noConflictMarkers } from '../../../../../editorial/check/rules/no-conflict-markers.ts';
import { answer, reports } from '../../small-files.ts';

const MERGED = ['<<<<<<< HEAD', 'So.', '=======', 'Not so.', '>>>>>>> patch-3'];

it('Finds every marker', () => {
  expect(reports(noConflictMarkers, answer(...MERGED)).map((one) => one.slice(0, 3))).toEqual([
    '5:1',
    '7:1',
    '9:1',
  ]);
});

it('Is the only rule that reports one', () => {
  const rules = checkContent([answer(...MERGED)])
    .filter(({ place }) => place.start.line >= 5)
    .map(({ ruleId }) => ruleId);
  expect(new Set(rules)).toEqual(new Set(['no-conflict-markers']));
});

it.each(['> > > > > > > So.', 'So\n--', '<<< so'.replaceAll('<', '\\<'), '======== So.'])(
  'Finds none in %j',
  (text) => {
    expect(reports(noConflictMarkers, answer(text))).toEqual([]);
  },
);
