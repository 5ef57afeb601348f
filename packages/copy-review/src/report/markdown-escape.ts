import type { Words } from '../shared/report.ts';
import { truncate, truncateUnchanged, visible } from './text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also for the value of an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A zero-width space breaks links, mentions and emoji names invisibly. */
const BREAK = '\u200B';

/** What begins a heading, a list, a rule or a table at the start of a line: `#`, `-`, `+`, `=`, `:`, `1` of `1.`. */
const LINE_START = /^(?:[-+=:#]|\d{1,9}(?=[.)](?:\s|$)))/;

/**
 * Escapes a text of the site for a comment, so that nothing in it is parsed as markup, HTML, link,
 * image, mention, issue reference, emoji name or formula.
 */
export const escapeMarkdown = (text: string): string =>
  breakReferences(visible(text))
    .replaceAll(/[\\`*_~|[\]{}]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(LINE_START, (start) => (/\d/.test(start) ? `${start}${BREAK}` : `\\${start}`))
    // A dollar sign in an element does not begin a formula: https://docs.github.com/get-started/writing-on-github
    .replaceAll('$', '<span>$</span>');

/** Escapes a text of the site for an HTML element of a comment, such as `summary`. */
export const escapeElement = (text: string): string => escapeHtml(breakReferences(visible(text)));

/**
 * Breaks mentions, numbers of issues, addresses and names of emoji. Also within words: the marks of a redline can split
 * a word, so that its rest begins a new one.
 */
const breakReferences = (text: string): string =>
  text.replaceAll(
    /[@#]|\bgh-(?=\d)|www(?=\.)|(?:https?|ftp|mailto|xmpp):|:(?=[\w+-]+:)/gi,
    `$&${BREAK}`,
  );

/** Escaped text in marks for deleted or bold text, with `BREAK` where these are not next to a letter or digit. */
export const emphasize = (mark: '~~' | '**', text: string): string => {
  const before = /^[\p{L}\p{N}]/u.test(text) ? '' : BREAK;
  const after = /[\p{L}\p{N}]$/u.test(text) ? '' : BREAK;
  return `${mark}${before}${text}${after}${mark}`;
};

/** Longer texts in table cells are truncated. In characters. */
const MAX_CELL_LENGTH = 200;

/** An escaped text for a table cell. */
export const cell = (text: string): string => escapeMarkdown(truncate(text, MAX_CELL_LENGTH));
/** The same as code: escaped as well, because Markdown in `<code>` is parsed. */
export const code = (text: string): string => `<code>${cell(text)}</code>`;

/** Words with their changes marked, and long unchanged stretches truncated. */
export const redline = (words: readonly Words[]): string =>
  truncateUnchanged(words)
    .map(({ op, text }, index, all) => {
      const safe = escapeMarkdown(text);
      if (op === '=') return safe;
      const followsDeletion = op === '+' && all[index - 1]?.op === '-';
      return `${followsDeletion ? ' ' : ''}${emphasize(op === '-' ? '~~' : '**', safe)}`;
    })
    .join('');
