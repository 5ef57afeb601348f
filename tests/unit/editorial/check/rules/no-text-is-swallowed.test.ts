import { describe, expect, it } from 'vitest';
import { noTextIsSwallowed } from '../../../../../editorial/check/rules/no-text-is-swallowed.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

describe('No text is swallowed', () => {
  it('reports a code block that is never closed', () => {
    expect(reports(noTextIsSwallowed, answer('```', 'a', '```', '', '~~~', 'b'))).toEqual([
      '9:1 “~~~” opens a block that is never closed. | Write ~~~ on a line of its own below the block, or take this one out.',
    ]);
  });

  it('reports a link definition that no link uses', () => {
    expect(reports(noTextIsSwallowed, answer('[a][b]', '', '[b]: /legal', '[C]: /about'))).toEqual([
      '8:1 No link uses the address that is called “C” here. | Write [words](/about) where the link belongs, and take this line out.',
    ]);
  });

  it('reports frontmatter that is closed by four hyphens', () => {
    const file = readContentFile('faq/01-why.mdx', '---\nquestion: Why?\n----\n\nSo.\n');
    expect(reports(noTextIsSwallowed, file)).toEqual([
      '3:1 This line has more than three hyphens. | ---',
    ]);
  });

  it('reports a footnote', () => {
    expect(reports(noTextIsSwallowed, answer('a[^1]', '', '[^1]: b'))).toEqual([
      '7:1 A footnote cannot stand in this text. | Put what it says into the sentence, and take the footnote out.',
    ]);
  });
});
