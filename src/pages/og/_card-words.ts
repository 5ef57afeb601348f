import { getContest, getNavigation, getPage, getSections } from '../../facts/site.ts';

/**
 * The words and numbers of each page's share image, from its content.
 */
export async function cardWords() {
  const { words } = await getNavigation();
  const lossWarning = words.loss.strong;
  const pledges = await getSections('pledge');
  const clauses = await getSections('legal');
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
      count: clauses.length,
      marked: clauses.filter(({ data }) => data.boxed).map(({ number }) => number),
    },
    '404': { lossWarning, heading: [(await getPage('404')).data.heading] },
  };
}
