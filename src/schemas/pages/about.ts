import { z } from 'zod';
import { hero, link, nextStep, pageBase, text } from '../fields.ts';

/** The settings of pages/about.mdx. The intro is the body of that file; each section is a file in content/about. */
export const aboutPage = z.strictObject({
  page: z.literal('about').describe('Which page this is.'),
  ...pageBase,
  hero: hero(3, {
    lede: text('Below the heading: what the studio is.'),
    link: link('After it: the first link of the page.'),
    caption: text('The caption of the camp.'),
    campAlt: text('The text alternative of the camp.'),
  }),
  next: nextStep,
});

export type AboutPage = z.infer<typeof aboutPage>;
