import { markdownToMdast } from 'satteri';
import { expect, it } from 'vitest';
import { nodesOf } from '../../../../editorial/content/prose.ts';
import { inlineCode } from '../../../../editorial/output/markdown.ts';

it.each(['a', '`a', 'a`', '`a`', 'a`b', '``', '``a`', '*a* @b <c>', ' a'])(
  'As inline code, a reader of Markdown takes %j for the same text',
  (text) => {
    const tree = markdownToMdast(`In ${inlineCode('b')}: ${inlineCode(text)}.`);
    expect(nodesOf(tree, 'inlineCode').map(({ value }) => value)).toEqual(['b', text]);
    expect(nodesOf(tree, 'text').map(({ value }) => value)).toEqual(['In ', ': ', '.']);
  },
);
