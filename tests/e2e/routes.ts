import { words } from './content.ts';

const { header, footer } = words.navigation;

/** A path without a page. */
export const MISSING = '/no-such-page';

/** Every page of the specification, with its name in the header or footer. */
export const PAGES: readonly { route: string; name: string }[] = [
  ...header.links.filter(({ href }) => !href.includes('#')),
  ...footer.quickLinks.links.filter(({ href }) => !header.links.some((link) => link.href === href)),
].map(({ href, label }) => ({ route: href, name: label }));

/** The pages of the specification and the 404 page. */
export const ALL_PAGES = [...PAGES, { route: MISSING, name: 'The 404 page' }] as const;
