import type { PageText } from '../pages.ts';
import { bagOf, likeness, type Bag } from './likeness.ts';

/** A page that is gone and the new page that it is now, by their places in the lists. */
export type Renamed = readonly [before: PageText, after: PageText];

/** A new page is a page of before under another address if so much of its text is. */
const SAME_PAGE = 0.6;

/** More pages than these at once are not weighed against each other. */
const MANY = 400;

/** The pages that only have another address, the most alike first. Each is in one pair at most. */
export function renamedPages(gone: readonly PageText[], come: readonly PageText[]): Renamed[] {
  const [ones, others] = [bagsOf(gone), bagsOf(come)];
  const taken = new Set<PageText>();
  return ones
    .flatMap((one) => others.map((other) => ({ one, other, like: alike(one.bag, other.bag) })))
    .filter(({ like }) => like >= SAME_PAGE)
    .toSorted((a, b) => b.like - a.like)
    .flatMap(({ one, other }): Renamed[] => {
      if (taken.has(one.page) || taken.has(other.page)) return [];
      taken.add(one.page).add(other.page);
      return [[one.page, other.page]];
    });
}

/** Bags of very different size cannot be alike: that spares most of the work. */
function alike(one: Bag, other: Bag): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  if (2 * small.size < SAME_PAGE * (small.size + large.size)) return 0;
  return likeness(one, other);
}

const bagsOf = (pages: readonly PageText[]) =>
  pages
    .slice(0, MANY)
    .map((page) => ({ page, bag: bagOf(textsOf(page)) }))
    .filter(({ bag }) => bag.size > 0);

const textsOf = ({ sections }: PageText) =>
  sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
