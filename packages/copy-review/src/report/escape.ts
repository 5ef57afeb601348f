/** Escapes texts for HTML, for Markdown, and for the log of GitHub Actions. Exported as `copy-review/escape`. */
export { escapeHtml, escapeMarkdown } from './markdown-escape.ts';

/**
 * Escapes workflow commands in text for the log, because the text quotes untrusted pages. GitHub reads “::” as a
 * command at the start of a line and after white space there, which for .NET includes U+0085, and “##[” anywhere.
 */
export function withoutCommands(text: string): string {
  return text.replace(/^([\s\u0085]*:)(?=:)/gm, '$1\u200B').replaceAll('##[', '#\u200B#[');
}
