/** Escapes texts for HTML and for Markdown. Exported as `copy-review/escape`; has no dependencies. */
export { escapeHtml } from './html/escape.ts';
export { escapeMarkdown } from './markdown/escape.ts';
