import { onEveryPage, type SiteCheck } from './built-site.ts';

export const translation: SiteCheck = {
  title: 'no translator changes an address that is shown',
  faults: onEveryPage(({ $ }) =>
    $('a[href^="mailto:"]:contains("@"), code, :has(> mark)')
      .toArray()
      .filter((address) => $(address).closest('[translate="no"]').length === 0)
      .map((address) => `“${$(address).text().trim()}” may be translated`),
  ),
};
