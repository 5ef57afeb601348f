import type { Words } from '../../report.ts';
import { SIGN, visible } from '../signs.ts';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text in HTML, and in the value of an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '');

/** A text of the site in HTML, with its hidden characters as signs that take no part in its direction. */
export const inHtml = (text: string): string =>
  escaped(visible(text))
    .replaceAll(SIGN, '<bdi class="sign">$&</bdi>')
    .replaceAll(' │ ', '<span class="cell"> │ </span>');

/** A short text of the site amid those of the report: it keeps its own direction. */
export const apart = (text: string): string => `<bdi>${inHtml(text)}</bdi>`;

/** Said to those who hear the page. It is no text of the site, and has no part in its direction. */
export const unseen = (text: string): string =>
  `<span class="unseen" lang="en" dir="ltr">${text}</span>`;

/** Drawn, since not every font has one. */
export const ARROW = `<span class="arrow"></span>${unseen('becomes')}`;

export const gone = (html: string): string => `<del>${unseen('removed: ')}${html}</del>`;
export const come = (html: string): string => `<ins>${unseen('added: ')}${html}</ins>`;

/** Words of a text with what changed in them. */
export const redlined = (words: readonly Words[]): string =>
  words
    .map(({ op, text }) => {
      if (op === '=') return inHtml(text);
      return op === '-' ? gone(inHtml(text)) : come(inHtml(text));
    })
    .join('');
