import type { ShareImageWords } from '../../art/cards/frame.ts';
import { headingLines } from '../../art/cards/heading-lines.ts';
import { PAGES, type PageName } from '../../content-map.ts';
import { getContest, getNavigation, getPage, getSections } from '../../facts/read-content.ts';

/** What the drawings of some cards show besides the heading of the page, or instead of it. */
async function drawnWords(): Promise<Partial<Record<PageName, Partial<ShareImageWords>>>> {
  const pledges = await getSections('pledge');
  const sections = await getSections('legal');
  const legal = (await getPage('legal')).data;
  return {
    'our-coins': { heading: [(await getContest()).name] },
    'trust-pledge': { count: pledges.length },
    legal: {
      note: legal.cardNote,
      count: sections.length,
      marked: sections.filter(({ data }) => data.boxed).map(({ number }) => number),
    },
  };
}

/**
 * The words and numbers of each page's card, from its content. A card is a share image: the picture
 * that appears where a link to the page is shared.
 */
export async function cardWords(): Promise<Map<PageName, ShareImageWords>> {
  const lossWarning = (await getNavigation()).words.loss.strong;
  const drawn = await drawnWords();
  const names = Object.keys(PAGES) as PageName[];
  const words = names.map(async (name) => {
    const heading = headingLines((await getPage(name)).data);
    return [name, { heading, lossWarning, ...drawn[name] }] as const;
  });
  return new Map(await Promise.all(words));
}
