import { expect, it } from 'vitest';
import { groupedAddresses } from '../../../../../../editorial/check/rules/facts/grouped-addresses.ts';
import { runRule } from '../../../../../../editorial/check/shared/rule.ts';
import { filesOf, prose } from '../../../small-files.ts';

it('A long row of words that could be groups is read without reading on from each to the end', () => {
  // Without its bound the rule takes minutes, which the time limit of tests ends.
  const paragraph = Array.from({ length: 500 }, (_, index) => (index % 40 ? 'xqzv' : 'x1qv'));
  const text = Array.from({ length: 30 }, () => paragraph.join(' ')).join('\n\n');
  expect(runRule(groupedAddresses, filesOf({ 'faq/01-why.mdx': prose(text) }))).toEqual([]);
});
