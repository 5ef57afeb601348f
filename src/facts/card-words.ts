import { getContest, getNavigation, getPage, getSections } from './site.ts';

/**
 * What each page's share card says, in the words of its content: the heading, the loss line, and
 * on the cards that count something, how many there are and which ones are marked.
 */
export async function cardWords() {
  const { words } = await getNavigation();
  const loss = words.loss.strong;
  const pledges = await getSections('pledge');
  const clauses = await getSections('legal');
  const legal = (await getPage('legal')).data;
  return {
    home: { loss, heading: (await getPage('home')).data.hero.tagline },
    about: { loss, heading: (await getPage('about')).data.hero.heading },
    'our-coins': { loss, heading: [(await getContest()).name] },
    'trust-pledge': {
      loss,
      heading: (await getPage('trust-pledge')).data.hero.heading,
      count: pledges.length,
    },
    contact: { loss, heading: (await getPage('contact')).data.hero.heading },
    legal: {
      loss,
      heading: [legal.heading],
      note: legal.cardNote,
      count: clauses.length,
      marked: clauses.filter(({ data }) => data.boxed).map(({ number }) => number),
    },
    '404': { loss, heading: [(await getPage('404')).data.heading] },
  };
}
