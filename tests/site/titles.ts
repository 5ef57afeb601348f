import type { Page, SiteCheck } from './built-site.ts';

/** Pages without a text, or with the same text as another page. */
function faultsOf(pages: readonly Page[], name: string, read: (page: Page) => string): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const text = read(page).trim();
    if (text === '') return [`${page.file}: has no ${name}`];
    const other = owners.get(text);
    owners.set(text, page.file);
    return other === undefined ? [] : [`${page.file}: has the ${name} of ${other}: “${text}”`];
  });
}

export const titles: SiteCheck = {
  title: 'every page has a unique title and description, and a language',
  faults: ({ pages }) => [
    ...faultsOf(pages, 'title', ({ $ }) => $('head > title').text()),
    ...faultsOf(
      pages,
      'description',
      ({ $ }) => $('meta[name="description"]').attr('content') ?? '',
    ),
    ...pages
      .filter(({ $ }) => $('html').attr('lang') !== 'en-ZA')
      .map(({ file }) => `${file}: <html> lacks lang="en-ZA"`),
  ],
};
