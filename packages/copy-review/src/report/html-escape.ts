import type { Words } from '../shared/report.ts';
import { CODE_POINT, visible } from './text.ts';

/** Escapes text for HTML content and attribute values. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/**
 * Escapes a text of the site for HTML. Code points and cell separators are wrapped so that they do not
 * affect bidirectional text order.
 */
export const siteText = (text: string): string =>
  escapeHtml(visible(text))
    .replaceAll(CODE_POINT, '<bdi class="code-point">$&</bdi>')
    .replaceAll(' │ ', '<span class="cell"> │ </span>');

/** A short text of the site within a phrase of the report, wrapped in `<bdi>`. */
export const isolated = (text: string): string => `<bdi>${siteText(text)}</bdi>`;

/** A text of the report for screen readers only. */
export const screenReaderOnly = (text: string): string =>
  `<span class="unseen" lang="en" dir="ltr">${text}</span>`;

/** An arrow between two versions of a value. The style sheet draws it, because not every font has one. */
export const ARROW = `<span class="arrow"></span>${screenReaderOnly('becomes')}`;

/** Marks HTML as deleted, also for screen readers. */
export const deleted = (html: string): string =>
  `<del>${screenReaderOnly('removed: ')}${html}</del>`;
/** Marks HTML as inserted, also for screen readers. */
export const inserted = (html: string): string =>
  `<ins>${screenReaderOnly('added: ')}${html}</ins>`;

/** Words with their changes marked. */
export const redline = (words: readonly Words[]): string =>
  words
    .map(({ op, text }) => {
      if (op === '=') return siteText(text);
      return op === '-' ? deleted(siteText(text)) : inserted(siteText(text));
    })
    .join('');
