import { expect, it } from 'vitest';
import { spelling } from '../../../../../../editorial/check/rules/wording/spelling.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { NEXT_QUESTION, withFile } from '../../../fixture-content.ts';
import { prose } from '../../../small-files.ts';

/** What is suggested for each misspelt word of a further question. */
function suggestionsIn(text: string): (readonly string[])[] {
  const name = `faq/${NEXT_QUESTION}-new.mdx`;
  const diagnostics = runRule(spelling, withFile(name, prose(text)));
  return diagnostics.filter(({ file }) => file === name).map(({ expected }) => expected);
}

it('Suggestions, which take long, are made for as many words of a file as are reported', () => {
  const suggested = suggestionsIn('We recieve it. '.repeat(101));
  expect(suggested.map((words) => words.includes('receive'))).toEqual([
    ...Array<boolean>(100).fill(true),
    false,
  ]);
});

it.each([
  ['We recieve it.', 'receive'],
  ['Recieve it.', 'Receive'],
  ['“Recieve it.”', 'Receive'],
  // Elsewhere a capital is that of a name.
  ['We and Recieve know it.', undefined],
  ['It is RECIEVE.', undefined],
])('What is suggested first for a misspelt word depends on its capitals: %s', (text, expected) => {
  expect(suggestionsIn(text).map(([first]) => first)).toEqual([expected]);
});
