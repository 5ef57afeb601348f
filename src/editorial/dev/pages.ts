/** What stands on every page: header, footer and what several pages share. */
const EVERYWHERE = ['navigation.yaml', 'studio.yaml'];

/** The content that each page is made of, by its address: files, and folders that end in a slash. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  '/': ['pages/home.mdx', 'pledge/', 'coins/', 'contests/'],
  '/about': ['pages/about.mdx', 'about/', 'coins/'],
  '/contact': ['pages/contact.mdx', 'faq/', 'coins/', 'contests/'],
  '/legal': ['pages/legal.mdx', 'legal/', 'legal.yaml', 'coins/', 'figures.txt'],
  '/our-coins': ['pages/our-coins.mdx', 'coins/', 'contests/'],
  '/trust-pledge': ['pages/trust-pledge.mdx', 'pledge/', 'pledge.yaml', 'coins/', 'figures.txt'],
};
const NOT_FOUND = ['pages/404.mdx'];

/**
 * Whether a content file is part of the page at an address.
 *
 * @param name the file's path inside the content folder
 * @param pathname the page's address, such as `/legal`; an unknown one is the page for unknown addresses
 */
export function isOnPage(name: string, pathname: string): boolean {
  const route = pathname === '/' ? pathname : pathname.replace(/(?:\.html)?\/?$/, '');
  return [...EVERYWHERE, ...(MADE_OF[route] ?? NOT_FOUND)].some((part) =>
    part.endsWith('/') ? name.startsWith(part) : name === part,
  );
}
