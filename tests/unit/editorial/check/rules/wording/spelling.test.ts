import { expect, it } from 'vitest';
import { spelling } from '../../../../../../editorial/check/rules/wording/spelling.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { withFile } from '../../../fixture-content.ts';

it('Suggestions, which take long, are made for as many words of a file as are reported', () => {
  const name = 'faq/05-new.mdx';
  const files = withFile(name, `---\nquestion: Why?\n---\n\n${'We recieve it. '.repeat(101)}\n`);
  const diagnostics = runRule(spelling, files).filter(({ file }) => file === name);
  const suggested = diagnostics.map(({ expected }) => expected.includes('receive'));
  expect(suggested).toEqual([...Array<boolean>(100).fill(true), false]);
});

it.each([
  ['We recieve it.', 'receive'],
  ['Recieve it.', 'Receive'],
  ['“Recieve it.”', 'Receive'],
  // Elsewhere a capital is that of a name.
  ['We and Recieve know it.', undefined],
  ['It is RECIEVE.', undefined],
])('What is suggested first for a misspelt word depends on its capitals: %s', (text, expected) => {
  const name = 'faq/05-new.mdx';
  const files = withFile(name, `---\nquestion: Why?\n---\n\n${text}\n`);
  const diagnostics = runRule(spelling, files).filter(({ file }) => file === name);
  expect(diagnostics.map((diagnostic) => diagnostic.expected[0])).toEqual([expected]);
});
