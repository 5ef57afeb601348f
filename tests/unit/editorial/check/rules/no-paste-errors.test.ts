import { expect, it } from 'vitest';
import { noPasteErrors } from '../../../../../editorial/check/rules/no-paste-errors.ts';
import { answer, reports } from '../../small-files.ts';

it.each([
  ['So (and so.', '5:4 “(” has no “)” that goes with it.'],
  ['😀 So (and so.', '5:7 “(” has no “)” that goes with it.'],
  ['So and) so.', '5:7 “)” has no “(” that goes with it.'],
  ['So {1} (and so.', '5:8 “(” has no “)” that goes with it.'],
])('Finds what is not closed or not opened: %s', (text, reason) => {
  expect(reports(noPasteErrors, answer(text)).join('\n')).toContain(reason);
});

it.each([
  'So (and (so) on).',
  '😀😀 So (and “so”)',
  'a) So.',
  'So {1}.',
  'So.{1} so {")"}, the {2} the (so {")"}.',
  'One.\rTwo.',
])('Finds no slip in %j', (text) => {
  expect(reports(noPasteErrors, answer(text))).toEqual([]);
});

const repeatedWords = (...lines: string[]) =>
  reports(noPasteErrors, answer(...lines)).map((one) => one.split(' is repeated')[0]);

it.each([
  [['This is is so.'], ['5:9 “is”']],
  [['The the lock.'], ['5:5 “the”']],
  [['So is', 'is it.'], ['6:1 “is”']],
  [['It is is is so.'], ['5:7 “is”', '5:10 “is”']],
  [['It **is** is so.'], ['5:11 “is”']],
  [['The founder’s founder’s share.'], ['5:15 “founder’s”']],
  [['We can can <b>not</b> <br/> do it.'], ['5:8 “can”']],
])('Finds a repeated word: %j', (lines, found) => {
  expect(repeatedWords(...lines)).toEqual(found);
});

it.each([
  'She said that that was so, and had had enough.',
  'Walla Walla.',
  'It is, is it?',
  'It is well-read read aloud.',
  'So is is-land.',
  'is island',
])('Finds no repeated word in %s', (text) => {
  expect(repeatedWords(text)).toEqual([]);
});
