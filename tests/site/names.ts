import { onEveryPage, type SiteCheck } from './built-site.ts';

export const names: SiteCheck = {
  title:
    'every table and figure has a name, and every drawing has one or is hidden from screen readers',
  faults: onEveryPage(({ $ }) => [
    ...[...$('table, figure')]
      .filter((part) => {
        const { 'aria-label': label, 'aria-labelledby': id } = part.attribs;
        // Chromium names no figure by its caption.
        const caption = $(part).children('caption');
        const name = id === undefined ? (label ?? caption.text()) : $(`#${id}`).text();
        return name.trim() === '';
      })
      .map((part) => `<${part.tagName} class="${part.attribs.class ?? ''}"> has no name`),
    ...[...$('svg').not('[aria-hidden="true"], [aria-hidden="true"] *')]
      .filter((svg) => $(svg).closest('[role="img"][aria-label]').length === 0)
      .map(({ attribs }) => `<svg class="${attribs.class ?? ''}"> is told to screen readers`),
  ]),
};
