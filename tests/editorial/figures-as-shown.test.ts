import { expect, it } from 'vitest';
import { figuresAgreeWithTheRegister } from '../../src/editorial/check/rules/figures-agree-with-the-register.ts';
import { readContentFile } from '../../src/editorial/content/read.ts';
import { answer, reports } from './prose.ts';

const COIN = readContentFile('coins/bigfoot.yaml', 'lpLockedUntil: 2026-08-07\nname: $BIGFOOT\n');

it.each([
  ['in part bold', 'It is locked until **1 July** 2027.', '5:22'],
  ['with a space by its name', 'It is locked until 1&nbsp;July 2027.', '5:20'],
  ['on two lines', 'It is locked until 1\nJuly 2027.', '5:20'],
  ['beside what it is about', '| Locked until | 1 July 2027 |\n| --- | --- |', '5:18'],
])('A figure is read as a visitor reads it: %s', (_, words, place) => {
  expect(reports(figuresAgreeWithTheRegister, answer(words), COIN)).toEqual([
    expect.stringMatching(new RegExp(`^${place} “1\\s+July 2027” does not match`)),
  ]);
});
