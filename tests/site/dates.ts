import { onEveryPage, type SiteCheck } from './built-site.ts';

/** Attributes that are read by programs alone, or are file names. */
const UNREAD = ['datetime', 'download', 'href', 'src', 'style'];

export const dates: SiteCheck = {
  title: 'every date that is read is in words, not as year-month-day',
  faults: onEveryPage(({ $ }) => {
    const html = $('html').clone();
    html.find('script, style').remove();
    for (const name of UNREAD) html.find(`[${name}]`).removeAttr(name);
    const found = (html.html() ?? '').match(/.{0,40}\d{4}-\d\d-\d\d/g) ?? [];
    return found.map((text) => `“${text}” holds a date that is not in words`);
  }),
};
