import { getContest, getNavigation, getPage, getSections } from '../../facts/site.ts';

/**
 * The words and numbers of each page's card, from its content. A card is a share image: the picture
 * that appears where a link to the page is shared.
 *
 * - `heading` is the large text of the card, as a list of lines.
 * - `count` is the number of the page's sections. On Trust Pledge, each pledge is a section.
 * - `marked` has the numbers of the sections in a box, counted from 1.
 */
export async function cardWords() {
  const { words } = await getNavigation();
  const lossWarning = words.loss.strong;
  const pledges = await getSections('pledge');
  const legalSections = await getSections('legal');
  const legal = (await getPage('legal')).data;
  return {
    home: { lossWarning, heading: (await getPage('home')).data.hero.tagline },
    about: { lossWarning, heading: (await getPage('about')).data.hero.heading },
    'our-coins': { lossWarning, heading: [(await getContest()).name] },
    'trust-pledge': {
      lossWarning,
      heading: (await getPage('trust-pledge')).data.hero.heading,
      count: pledges.length,
    },
    contact: { lossWarning, heading: (await getPage('contact')).data.hero.heading },
    legal: {
      lossWarning,
      heading: [legal.heading],
      note: legal.cardNote,
      count: legalSections.length,
      marked: legalSections.filter(({ data }) => data.boxed).map(({ number }) => number),
    },
    '404': { lossWarning, heading: [(await getPage('404')).data.heading] },
  };
}
