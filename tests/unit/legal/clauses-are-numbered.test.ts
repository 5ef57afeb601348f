import { describe, expect, it } from 'vitest';
import { numberClauses } from '../../../src/components/legal/clauses.ts';

const section = { number: 3, anchor: 'no-guarantees' };
const mark = ({ number, id }: { number: string; id: string }) => `<a href="#${id}">${number}</a>`;

describe('the clauses of a section', () => {
  it('are its paragraphs, numbered from one, each with an address of its own', () => {
    expect(numberClauses('<p>One.</p>\n<p>Two.</p>', section, mark)).toBe(
      '<p id="no-guarantees-1"><a href="#no-guarantees-1">3.1</a>One.</p>\n' +
        '<p id="no-guarantees-2"><a href="#no-guarantees-2">3.2</a>Two.</p>',
    );
  });

  it('leave a list alone, also one whose items are paragraphs', () => {
    const list = '<ul>\n<li>\n<p>A risk.</p>\n</li>\n<li>Another.</li>\n</ul>';
    expect(numberClauses(list, section, mark)).toBe(list);
  });

  it('leave other elements alone', () => {
    const other = '<pre>Not a paragraph.</pre>';
    expect(numberClauses(other, section, mark)).toBe(other);
  });
});
