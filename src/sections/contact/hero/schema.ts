import type { z } from 'zod';
import { pageTop, link } from '../../../schemas/parts.ts';
import { byCount } from '../../../schemas/sentences.ts';

/** The top of the page. */
export const hero = pageTop(
  { lines: 2 },
  {
    lede: byCount('Below the heading: whether the studio can be reached.'),
    link: link('After it: the first link of the page.'),
  },
);

export type HeroWords = z.infer<typeof hero>;
