import { escapeMarkdown } from 'copy-review/escape';

/** Escapes a text, on one line, so that nothing in it is markup, a link or a mention. */
export const plainText = (text: string): string => escapeMarkdown(text.replaceAll('\n', ' '));

/** A code fence that nothing in the text closes: longer than any run of backticks in it. */
export const fenceFor = (text: string): string => '`'.repeat(Math.max(3, longestTicks(text) + 1));

/** A text as inline code, so that it is not markup, a link or a mention. Truncated after 500 characters. */
export function inlineCode(text: string): string {
  const shown = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 500);
  const ticks = '`'.repeat(longestTicks(shown) + 1);
  const padding = /^`|`$/.test(shown) ? ' ' : '';
  return `${ticks}${padding}${shown}${padding}${ticks}`;
}

const longestTicks = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
