import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { escapeHtml } from 'copy-review/escape';
import type { ErrorPayload } from 'vite';
import type { Diagnostic } from './diagnostic.ts';
import { terminalReport, type Sources } from './terminal-report.ts';

/**
 * The message that makes the dev server’s error overlay show the errors of the content: the first
 * one with its line and its fix, and below it the list of all.
 */
export function overlayMessage(
  errors: readonly [Diagnostic, ...Diagnostic[]],
  sources: Sources,
): ErrorPayload {
  const [{ file, place, reason, note, fix }] = errors;
  const { line, column } = place.start;
  return {
    type: 'error',
    err: {
      name: 'Content check',
      title: reason,
      // Astro’s overlay would parse these characters as HTML.
      message: escapeHtml(note),
      hint: escapeHtml(fix),
      highlightedCode: codeWith(sources.get(file) ?? '', line),
      loc: { file: resolve(file), line, column },
      stack: stripVTControlCharacters(terminalReport(errors, sources)),
    },
  };
}

/** The lines of a file in the markup of Astro’s overlay, which marks one of them. */
function codeWith(source: string, errorLine: number): string {
  const lines = source.split('\n').map((text, index) => {
    const mark = index + 1 === errorLine ? ' error-line' : '';
    return `<span class="line${mark}">${escapeHtml(text)}</span>`;
  });
  return `<pre class="shiki"><code>${lines.join('\n')}</code></pre>`;
}
