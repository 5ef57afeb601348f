import { aboutCard } from './about.ts';
import { contactCard } from './contact.ts';
import { frame, heading, type ShareImage } from './frame.ts';
import { homeCard } from './home.ts';
import { legalCard } from './legal.ts';
import { notFoundCard } from './not-found.ts';
import { ourCoinsCard } from './our-coins.ts';
import { trustPledgeCard } from './trust-pledge.ts';
import { LIGHT } from '../../styles/palette.ts';

/**
 * The share images (cards), which appear where a link to a page is shared: those with a drawing of their
 * own, by the page's name in the content.
 */
export const CARDS = {
  home: homeCard,
  about: aboutCard,
  'our-coins': ourCoinsCard,
  'trust-pledge': trustPledgeCard,
  contact: contactCard,
  legal: legalCard,
  '404': notFoundCard,
} satisfies Record<string, ShareImage>;

/** Share image of a page without a drawing of its own: its heading on white paper. */
const plainCard: ShareImage = ({ heading: words, lossWarning }, widthOf) => {
  const title = heading(words, widthOf, { lines: 3, top: 76, size: 150, width: 1088 });
  return frame(LIGHT.sheet, title, lossWarning);
};

/** The share image of a page, by its name in the content. */
export const cardOf = (page: string): ShareImage =>
  (CARDS as Readonly<Record<string, ShareImage | undefined>>)[page] ?? plainCard;
