import { describe, expect, it } from 'vitest';
import { countOf, listOf } from '../../../../src/editorial/dev/list.ts';
import type { Told } from '../../../../src/editorial/dev/diagnostics.ts';

const TOLD: Told = {
  file: 'content/faq/01-why.mdx',
  name: 'faq/01-why.mdx',
  line: 5,
  column: 4,
  rule: 'a-rule',
  severity: 'error',
  what: '“<” starts a tag here.',
  why: 'A & B.',
  fix: 'Write \\<.',
  text: 'So <b>it</b> is.',
};

describe('The list of messages in the browser', () => {
  it('gives place, line with the spot marked, what, why and fix, and no sign of it is code', () => {
    expect(listOf([TOLD])).toBe(
      '<ol><li class="error"><p class="place">To put right <code>content/faq/01-why.mdx:5:4</code></p>' +
        '<pre>So <mark>&lt;</mark>b>it&lt;/b> is.</pre>' +
        '<p class="what">“&lt;” starts a tag here.</p><p>Why: A &amp; B.</p><p>Fix: Write \\&lt;.</p></li></ol>',
    );
  });

  it('shows a long line around its spot only', () => {
    const text = `${'a'.repeat(100)}X${'b'.repeat(100)}`;
    const list = listOf([{ ...TOLD, column: 101, text }]);
    expect(list).toContain(`<pre>${'a'.repeat(60)}<mark>X</mark>${'b'.repeat(59)}</pre>`);
  });

  it('marks the end of a line by a space', () => {
    expect(listOf([{ ...TOLD, column: 4, text: 'So.' }])).toContain('<pre>So.<mark> </mark></pre>');
  });

  it('leaves out the line where there is none, and the reason where there is none', () => {
    const { why, ...rest } = TOLD;
    expect(listOf([{ ...rest, text: '' }])).not.toMatch(/<pre>|Why:/);
    expect(why).toBeDefined();
  });

  it('counts by gravity', () => {
    const some = (severity: Told['severity'], count: number) =>
      Array.from({ length: count }, (): Told => ({ ...TOLD, severity }));
    expect(countOf([])).toBe('');
    expect(countOf(some('error', 1))).toBe('1 error');
    expect(countOf([...some('hint', 1), ...some('error', 2)])).toBe('2 errors and 1 hint');
    expect(countOf([...some('hint', 2), ...some('warning', 1), ...some('error', 2)])).toBe(
      '2 errors, 1 warning and 2 hints',
    );
  });
});
