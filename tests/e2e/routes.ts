import { words } from './content.ts';

const { sheets } = words.navigation;

/** A path without a page. */
export const MISSING = '/no-such-page';

/** The pages, with their names in menu and footer, and the 404 page. */
export const ALL_PAGES = [
  ...sheets.map(({ href, label }) => ({ route: href, name: label })),
  { route: MISSING, name: 'The 404 page' },
];

/** The name of a page in menu and footer. */
export const nameOf = (route: string): string =>
  sheets.find(({ href }) => href === route)?.label ?? route;
