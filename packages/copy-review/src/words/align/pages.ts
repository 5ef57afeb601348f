import type { PageText } from '../../shared/page-text.ts';
import { mostSimilarPairs, wordBag } from './similarity.ts';

/** The minimum similarity of a removed and an added page that count as one renamed page. */
const MIN_PAGE_SIMILARITY = 0.6;
/** The maximum number of removed, and of added, pages that are compared. */
const MAX_PAGES = 400;

/** Pairs removed pages with added pages of similar text. */
export const pairRenamedPages = (
  removed: readonly PageText[],
  added: readonly PageText[],
): [before: PageText, after: PageText][] =>
  mostSimilarPairs(baggedPages(removed), baggedPages(added), MIN_PAGE_SIMILARITY);

const baggedPages = (pages: readonly PageText[]) =>
  pages.slice(0, MAX_PAGES).map((item) => ({
    item,
    bag: wordBag(item.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text))),
  }));
