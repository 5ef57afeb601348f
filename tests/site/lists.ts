import { onEveryPage, type SiteCheck } from './built-site.ts';

export const lists: SiteCheck = {
  title:
    'every list has the role of one, which WebKit takes from a list without markers outside of a navigation',
  faults: onEveryPage(({ $ }) =>
    [...$('ul, ol').not('nav *, [role="list"]')].map(
      (list) => `no role: ${$(list).text().trim().slice(0, 40)}`,
    ),
  ),
};
