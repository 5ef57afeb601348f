import { z } from 'zod';
import { hero, pageBase, text } from '../fields.ts';

/** The settings of pages/about.mdx. The intro is the body of that file; each section is a file in content/about. */
export const aboutPage = z.strictObject({
  page: z.literal('about').describe('Which page this is.'),
  ...pageBase,
  hero: hero(3, {
    lede: text('Below the heading: what the studio is.'),
    caption: text('The caption of the camp.'),
    campAlt: text('The text alternative of the camp.'),
  }),
});

export type AboutPage = z.infer<typeof aboutPage>;
