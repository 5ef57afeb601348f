import { ALLOWED, isFor, type AllowedPage } from '../../hosting/allowed.ts';
import { ROUTES } from '../../src/content-map.ts';

/**
 * What a page should weigh at most, in bytes after brotli compression: what it weighs, and room for what
 * comes. A test warns above it, and fails above `HARD_LIMIT` times as much.
 */
export interface Budget {
  /** The HTML document, with its inlined styles and drawings. */
  document: number;
  /** Scripts inside the document, without data: as much as hosting/allowed.ts gives them. */
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

/** How many times its budget a page may weigh before a test fails: small steps only warn. */
export const HARD_LIMIT = 1.15;

type OwnBudget = Omit<Budget, 'inlineScript'>;

const CONTENT_PAGE: OwnBudget = {
  document: 12_000,
  fonts: 24_000,
  fontFiles: 2,
  picture: 9_000,
  everything: 44_000,
  scriptAfterIntent: 0,
  scriptWithToast: 0,
  elements: 500,
};

const ISLAND_PAGE: OwnBudget = {
  document: 15_000,
  fonts: 28_000,
  fontFiles: 3,
  picture: 9_000,
  everything: 58_000,
  scriptAfterIntent: 66_000,
  scriptWithToast: 74_000,
  elements: 720,
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

/** The pages with islands, also while editors hide the sections that have them. */
export const ISLAND_PAGES: readonly string[] = ['/', ROUTES.contact];

/** The budget of a page. */
export function budgetOf(page: AllowedPage): Budget {
  const rows = ALLOWED.inlineScripts.filter(({ pages }) => isFor(pages, page));
  return {
    ...(ISLAND_PAGES.includes(page.route) ? ISLAND_PAGE : CONTENT_PAGE),
    inlineScript: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
