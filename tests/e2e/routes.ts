import { words } from './content.ts';

const { sheets } = words.navigation;

/** A path without a page. */
export const MISSING = '/no-such-page';

/** Every page of the specification, with its name in menu and footer. */
export const PAGES: readonly { route: string; name: string }[] = sheets.map(({ href, label }) => ({
  route: href,
  name: label,
}));

/** The pages of the specification and the 404 page. */
export const ALL_PAGES = [...PAGES, { route: MISSING, name: 'The 404 page' }] as const;
