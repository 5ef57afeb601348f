import { expect, it } from 'vitest';
import { noLures } from '../../../../../editorial/check/rules/wording/no-lures.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';
import { answer } from '../../small-files.ts';

const TWO = ['buyers win', 'price can’t go down'];

it.each([
  ['two phrases in one text', 'Early buyers win. The price can’t go down.', TWO],
  ['two phrases in one sentence', 'Early buyers win, and the price can’t go down.', TWO],
  ['phrases that overlap', 'We guarantee guaranteed returns.', ['We guarantee guaranteed returns']],
])('Reported once each: %s', (_, text, words) => {
  const found = runRule(noLures, [answer(text)]);
  const typed = found.map(({ reason }) => /“(.*?)”/.exec(reason)?.[1] ?? '');
  expect(typed.toSorted()).toEqual(words);
});
