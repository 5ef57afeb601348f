import { onEveryPage, type SiteCheck } from './built-site.ts';

export const names: SiteCheck = {
  title: 'every table and figure has a name',
  faults: onEveryPage(({ $ }) =>
    $('table, figure')
      .toArray()
      .filter((part) => {
        const { 'aria-label': label, 'aria-labelledby': id } = part.attribs;
        // Chromium names no figure by its caption.
        const caption = $(part).children('caption');
        const name = id === undefined ? (label ?? caption.text()) : $(`#${id}`).text();
        return name.trim() === '';
      })
      .map((part) => `<${part.tagName} class="${part.attribs.class ?? ''}"> has no name`),
  ),
};
