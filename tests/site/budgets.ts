import { ROUTES } from '../../src/content-map.ts';
/** The maximum size of a page, in bytes after brotli compression. */
export interface Budget {
  /** The HTML document, with its inlined styles and drawings. */
  document: number;
  /** Scripts inside the document. */
  inlineScript: number;
  /** All fonts together, and how many there may be. */
  fonts: number;
  fontFiles: number;
  /** The heaviest picture. */
  picture: number;
  /** Everything that the page loads without interaction except scrolling. */
  everything: number;
  /** Scripts that the first intent loads, with their imports. */
  scriptAfterIntent: number;
  /** The same, with what the first toast imports. */
  scriptWithToast: number;
  /** Elements in the document. */
  elements: number;
}

export const CONTENT_PAGE: Budget = {
  document: 12_000,
  // It closes the menu when the visitor leaves.
  inlineScript: 100,
  fonts: 24_000,
  fontFiles: 2,
  picture: 9_000,
  everything: 40_000,
  scriptAfterIntent: 0,
  scriptWithToast: 0,
  elements: 450,
};

const ISLAND_PAGE: Budget = {
  document: 15_000,
  inlineScript: 2_500,
  fonts: 28_000,
  fontFiles: 3,
  picture: 9_000,
  everything: 56_000,
  scriptAfterIntent: 66_000,
  scriptWithToast: 74_000,
  elements: 700,
};

/** The words of a page: bytes of its compressed text and addresses, and elements that come with it. */
export interface Words {
  readonly text: number;
  readonly elements: number;
}

/**
 * The words of each page when the budgets were set. Words that editors add do not count against the
 * budget.
 */
export const WORDS: Readonly<Record<string, Words>> = {
  '/': { text: 1995, elements: 97 },
  '/404': { text: 492, elements: 10 },
  [ROUTES.about]: { text: 1195, elements: 64 },
  [ROUTES.contact]: { text: 1401, elements: 69 },
  [ROUTES.legal]: { text: 1781, elements: 80 },
  [ROUTES['our-coins']]: { text: 864, elements: 91 },
  [ROUTES['trust-pledge']]: { text: 1676, elements: 206 },
};

/** The 404 page has a second inline script, which logs the missing path. */
const NOT_FOUND_PAGE: Budget = { ...CONTENT_PAGE, inlineScript: 200 };

/** The map of the trail counts with the page. */
const TRUST_PLEDGE_PAGE: Budget = { ...CONTENT_PAGE, everything: 42_000 };

/** The budget of the page at a route. */
export function budgetOf(route: string): Budget {
  if (route === '/' || route === ROUTES.contact) return ISLAND_PAGE;
  if (route === ROUTES['trust-pledge']) return TRUST_PLEDGE_PAGE;
  return route === '/404' ? NOT_FOUND_PAGE : CONTENT_PAGE;
}
