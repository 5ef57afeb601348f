import type { Told } from './diagnostics.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

const WORDS = { error: 'To put right', warning: 'To look at', hint: 'To consider' } as const;

/** How much of a long line is shown on each side of its spot, in characters. */
const AROUND = 60;

/** Messages as a list in HTML: place, the line with its spot marked, what, why, fix. */
export function listOf(messages: readonly Told[]): string {
  return `<ol>${messages.map((message) => item(message)).join('')}</ol>`;
}

function item({ file, line, column, severity, what, why, fix, text }: Told): string {
  const place = `${file}:${line}:${column}`;
  return [
    `<li class="${severity}"><p class="place">${WORDS[severity]} <code>${escaped(place)}</code></p>`,
    text === '' ? '' : `<pre>${marked(text, column - 1)}</pre>`,
    `<p class="what">${escaped(what)}</p>`,
    why === undefined ? '' : `<p>Why: ${escaped(why)}</p>`,
    `<p>Fix: ${escaped(fix)}</p></li>`,
  ].join('');
}

function marked(text: string, at: number): string {
  const start = Math.max(0, at - AROUND);
  const spot = text.slice(at, at + 1);
  const after = text.slice(at + 1, at + AROUND);
  return `${escaped(text.slice(start, at))}<mark>${escaped(spot) || ' '}</mark>${escaped(after)}`;
}

/** “2 errors and 1 hint”, or nothing for no message. */
export function countOf(messages: readonly Told[]): string {
  return (['error', 'warning', 'hint'] as const)
    .map(
      (severity) => [messages.filter((one) => one.severity === severity).length, severity] as const,
    )
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
}

/** How the list looks, in the browser's light and dark colours. It needs nothing of the site: that may be broken. */
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
