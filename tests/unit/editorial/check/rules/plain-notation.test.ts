import { expect, it } from 'vitest';
import { plainNotation } from '../../../../../editorial/check/rules/plain-notation.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { runRule } from '../../../../../editorial/check/shared/rule.ts';
import { answer, reports } from '../../small-files.ts';

it.each([
  ['It is 2,5 km.', '5:7 “2,5” has a decimal comma. | Write 2.5'],
  ['It costs 0,000005 SOL.', '5:10 “0,000005” has a decimal comma. | Write 0.000005'],
])('Advises a decimal point: %s', (text, advice) => {
  expect(reports(plainNotation, answer(text))).toEqual([advice]);
});

it.each(['It is 2.5 km.', 'There are 5,000,000.', 'Read 1,2,3.'])(
  'Has no advice for %s',
  (text) => {
    expect(reports(plainNotation, answer(text))).toEqual([]);
  },
);

it('Advises one line for a folded block, as a hint', () => {
  const file = readContentFile('studio.yaml', 'note: >\n  So it\n  goes.\nname: |\n  So\n');
  expect(runRule(plainNotation, [file])).toMatchObject([
    { severity: 'hint', place: { start: { line: 1, column: 7 } } },
  ]);
});
