import { describe, expect, it } from 'vitest';
import { numberClauses } from '../../../../src/components/legal/clauses.ts';

describe('the clauses of a section', () => {
  it('are its paragraphs, numbered from one in plain text, without an address of their own', () => {
    expect(numberClauses('<p>One.</p>\n<p>Two.</p>', 3)).toBe(
      '<p><span class="legal-section-number">3.1</span> One.</p>\n' +
        '<p><span class="legal-section-number">3.2</span> Two.</p>',
    );
  });

  it('leave a list alone, also one whose items are paragraphs', () => {
    const list = '<ul>\n<li>\n<p>A risk.</p>\n</li>\n<li>Another.</li>\n</ul>';
    expect(numberClauses(list, 3)).toBe(list);
  });

  it('leave other elements alone', () => {
    const other = '<pre>Not a paragraph.</pre>';
    expect(numberClauses(other, 3)).toBe(other);
  });
});
