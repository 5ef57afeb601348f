import { visible } from '../signs.ts';

/** Breaks what a forge would make a link, a mention or a picture of; nobody sees it. */
const BREAK = '\u200B';

/** What would begin a heading, a list, a quotation, a line or a table where the text begins. */
const BEGINNING = /^(?:[-+=:#]|\d{1,9}(?=[.)](?:\s|$)))/;

/**
 * A text that can do nothing in a comment: no markup, HTML, link or picture, no mention, no link to an
 * issue, no emoji by name, no formula. It reads as it did.
 *
 * @param isFirst whether a line or a cell may begin with it
 */
export const inMarkdown = (text: string, isFirst = true): string =>
  withoutLinks(visible(text))
    .replaceAll(/[\\`*_~|[\]{}]/g, String.raw`\$&`)
    .replaceAll(/[&<>]/g, (sign) => `&${SIGNS[sign] ?? ''};`)
    .replace(isFirst ? BEGINNING : /^(?!)/, (sign) =>
      /\d/.test(sign) ? `${sign}${BREAK}` : `\\${sign}`,
    )
    // https://docs.github.com/get-started/writing-on-github: a dollar sign that begins no formula.
    .replaceAll('$', '<span>$</span>');

/** The same where a forge reads HTML and no markup, as in a summary. */
export const inHtml = (text: string): string =>
  withoutLinks(visible(text)).replaceAll(/[&<>"']/g, (sign) => `&${SIGNS[sign] ?? ''};`);

const SIGNS: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": '#39',
};

/** Whatever stands before it: the marks of a redline, an underscore or a parenthesis let a link begin. */
const withoutLinks = (text: string): string =>
  text.replaceAll(
    /[@#]|\bgh-(?=\d)|www(?=\.)|(?:https?|ftp|mailto|xmpp):|:(?=[\w+-]+:)/gi,
    `$&${BREAK}`,
  );

/** A stretch that is struck out, or bold: the marks hold whatever stands at its edges. */
export const marked = (mark: '~~' | '**', text: string): string => {
  const before = /^[\p{L}\p{N}]/u.test(text) ? '' : BREAK;
  const after = /[\p{L}\p{N}]$/u.test(text) ? '' : BREAK;
  return `${mark}${before}${text}${after}${mark}`;
};
