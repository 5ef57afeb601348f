import { diagnostic } from '../example-diagnostic.ts';
import { describe, expect, it } from 'vitest';
import { listOf } from '../../../../editorial/dev/list.ts';
import type { ShownDiagnostic } from '../../../../editorial/dev/diagnostics.ts';

const shown = (column: number, text: string, length = 0): ShownDiagnostic => {
  const one = diagnostic({
    file: 'content/faq/01-why.mdx',
    line: 5,
    column,
    length,
    reason: '“<” starts a tag here.',
    note: 'A & B.',
    fix: 'Write \\<.',
  });
  return { ...one.toJSON(), severity: one.severity, name: 'faq/01-why.mdx', text };
};

describe('The HTML list of diagnostics', () => {
  it('has place, marked source line, reason, note and fix, all of them escaped', () => {
    expect(listOf([shown(4, 'So <b>it</b> is.')])).toBe(
      '<ol><li class="error"><p class="place">To put right <code>content/faq/01-why.mdx:5:4</code></p>' +
        '<pre>So <mark>&lt;</mark>b>it&lt;/b> is.</pre>' +
        '<p class="what">“&lt;” starts a tag here.</p><p>Why: A &amp; B.</p><p>Fix: Write \\&lt;.</p></li></ol>',
    );
  });

  it('shows only a part of a long line around the place', () => {
    const text = `${'a'.repeat(100)}X${'b'.repeat(100)}`;
    const list = listOf([shown(101, text)]);
    expect(list).toContain(`<pre>${'a'.repeat(60)}<mark>X</mark>${'b'.repeat(59)}</pre>`);
  });

  it('marks the end of a line with a space', () => {
    expect(listOf([shown(4, 'So.')])).toContain('<pre>So.<mark> </mark></pre>');
  });

  it('marks the whole range, as far as the line is shown', () => {
    expect(listOf([shown(4, 'So <b>it</b> is.', 3)])).toContain('<mark>&lt;b></mark>it');
    const text = 'X'.repeat(100);
    expect(listOf([shown(1, text, 100)])).toContain(`<mark>${'X'.repeat(60)}</mark></pre>`);
  });

  it('has no source line if it is empty', () => {
    expect(listOf([shown(1, '')])).not.toContain('<pre>');
  });
});
