import { describe, expect, it } from 'vitest';
import { noHiddenText } from '../../../../../editorial/check/rules/no-hidden-text.ts';
import { readContentFile } from '../../../../../editorial/content/read.ts';
import { answer, reports } from '../../small-files.ts';

describe('No text is swallowed', () => {
  it('reports a link definition that no link uses', () => {
    expect(reports(noHiddenText, answer('[a][b]', '', '[b]: /legal', '[C]: /about'))).toEqual([
      '8:1 No link uses the address that is called “C” here. | Write [words](/about) where the link belongs, and remove this line.',
    ]);
  });

  it('reports frontmatter that is closed by four hyphens', () => {
    const file = readContentFile('faq/01-why.mdx', '---\nquestion: Why?\n----\n\nSo.\n');
    expect(reports(noHiddenText, file)).toEqual([
      '3:1 This line has more than three hyphens. | ---',
    ]);
  });

  it('reports a footnote', () => {
    expect(reports(noHiddenText, answer('a[^1]', '', '[^1]: b'))).toEqual([
      '7:1 Footnotes are not possible in this text. | Put what it says into the sentence, and remove the footnote.',
    ]);
  });
});
