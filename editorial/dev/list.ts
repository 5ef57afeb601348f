import type { ShownDiagnostic } from './diagnostics.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LABELS = { error: 'To put right', warning: 'To look at', hint: 'To consider' } as const;

/** Characters of a long line that are shown on each side of the place. */
const AROUND = 60;

/** An HTML list of diagnostics, each with its place, the source line with the place marked, reason, note and fix. */
export function listOf(diagnostics: readonly ShownDiagnostic[]): string {
  return `<ol>${diagnostics.map((one) => item(one)).join('')}</ol>`;
}

function item({ file, place, severity, reason, note, fix, text }: ShownDiagnostic): string {
  const { line, column } = place.start;
  const end = place.end.line === line ? place.end.column : text.length + 1;
  return [
    `<li class="${severity}"><p class="place">${LABELS[severity]} <code>${escaped(`${file}:${line}:${column}`)}</code></p>`,
    text === '' ? '' : `<pre>${marked(text, column - 1, end - 1)}</pre>`,
    `<p class="what">${escaped(reason)}</p>`,
    `<p>Why: ${escaped(note)}</p>`,
    `<p>Fix: ${escaped(fix)}</p></li>`,
  ].join('');
}

function marked(text: string, start: number, end: number): string {
  const last = Math.max(start + 1, Math.min(end, start + AROUND));
  const before = escaped(text.slice(Math.max(0, start - AROUND), start));
  const spot = escaped(text.slice(start, last)) || ' ';
  return `${before}<mark>${spot}</mark>${escaped(text.slice(last, start + AROUND))}`;
}

/** CSS of the list. It does not depend on the styles of the site, which may be broken. */
export const STYLE = `
:host, body { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#12261c, #dde7da); }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem; background: light-dark(#f7faf2, #16231b); }
h1 { font-size: 1.5rem; line-height: 1.25; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid light-dark(#5c7a5e, #5e7565); }
p { margin: 0.25rem 0; max-width: 70ch; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.5rem; white-space: pre-wrap; background: light-dark(#e6eddd, #0c1410); }
mark { color: #12261c; background: #ffd23f; }
.what { font-weight: 700; }
.error .place { color: light-dark(#a11d33, #ff8fa0); }
`;
