import { aboutCard } from './about.ts';
import { contactCard } from './contact.ts';
import type { ShareImage } from './frame.ts';
import { homeCard } from './home.ts';
import { legalCard } from './legal.ts';
import { notFoundCard } from './not-found.ts';
import { ourCoinsCard } from './our-coins.ts';
import { trustPledgeCard } from './trust-pledge.ts';

/** The share image of every page, by the page's name in the content. */
export const CARDS = {
  home: homeCard,
  about: aboutCard,
  'our-coins': ourCoinsCard,
  'trust-pledge': trustPledgeCard,
  contact: contactCard,
  legal: legalCard,
  '404': notFoundCard,
} satisfies Record<string, ShareImage>;
