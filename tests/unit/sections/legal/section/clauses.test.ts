import { describe, expect, it } from 'vitest';
import { numberClauses } from '../../../../../src/sections/legal/section/clauses.ts';

describe('the clauses of a section', () => {
  it('are its paragraphs, numbered from one, without ids', () => {
    expect(numberClauses('<p>One.</p>\n<p>Two.</p>', 3)).toBe(
      '<p><span class="legal-section-number">3.1 </span>One.</p>\n' +
        '<p><span class="legal-section-number">3.2 </span>Two.</p>',
    );
  });

  it.each([
    '<ul>\n<li>\n<p>A risk.</p>\n</li>\n<li>Another.</li>\n</ul>',
    '<ul>\n<li>\n<p>A risk.</p>\n<p>What it means.</p>\n</li>\n</ul>',
    '<ul><li><p>One.</p><ul><li>Two.</li></ul><p>Three.</p></li></ul>',
  ])('are not the items of a list, even if those are paragraphs: %j', (list) => {
    expect(numberClauses(list, 3)).toBe(list);
  });

  it('are counted on after a list', () => {
    const list = '<ul>\n<li>A risk.</li>\n</ul>\n';
    expect(numberClauses(`${list}<p>One.</p>`, 3)).toBe(
      `${list}<p><span class="legal-section-number">3.1 </span>One.</p>`,
    );
  });

  it('are not other elements', () => {
    const other = '<pre>Not a paragraph.</pre>';
    expect(numberClauses(other, 3)).toBe(other);
  });
});
