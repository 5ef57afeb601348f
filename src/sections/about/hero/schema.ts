import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { pageTop, link } from '../../../schemas/parts.ts';

/** The top of the page. */
export const hero = pageTop(
  { lines: 3 },
  {
    lede: text('Below the heading: what the studio is.'),
    link: link('After it: the first link of the page.'),
    caption: text('The caption of the picture, which shows the camp of Bigfoot.'),
    campAlt: text('The text alternative of that picture.'),
  },
);

export type HeroWords = z.infer<typeof hero>;
