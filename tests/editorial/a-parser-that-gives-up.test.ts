import { expect, it, vi } from 'vitest';
import { readContentFile } from '../../src/editorial/content/read.ts';
import { proseHoldsNoCode } from '../../src/editorial/check/rules/prose-holds-no-code.ts';
import { runRule } from '../../src/editorial/check/rule.ts';

/** No text is known that the parser refuses without a sign of code; another version of it may find one. */
let refusal: unknown;
vi.mock('satteri', () => ({
  mdxToMdast: () => {
    throw refusal;
  },
}));

const told = (body: string) =>
  runRule(proseHoldsNoCode, [
    readContentFile('faq/01-why.mdx', `---\nquestion: Why?\n---\n\n${body}\n`),
  ]);

it.each([
  ['an error without a place', new Error('Strange.')],
  ['an error of a place where nothing stands', new Error('5:1: Strange.')],
  ['something else', 'Strange.'],
])('A text that the parser refuses with %s is told of where it begins', (_, thrown) => {
  refusal = thrown;
  expect(told('\n  Because.')).toEqual([
    expect.objectContaining({
      line: 6,
      column: 3,
      what: 'The text below the settings cannot be read.',
      fix: 'Compare this file with the one beside it, and take out what only this one has.',
    }),
  ]);
});

it('Where signs of code stand in such a text, they are told of instead', () => {
  refusal = new Error('Strange.');
  expect(told('Because {it} is.').map(({ line, column, what }) => [line, column, what])).toEqual([
    [5, 9, 'The “{” sign starts code here.'],
  ]);
});
