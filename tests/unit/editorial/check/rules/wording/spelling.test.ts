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
