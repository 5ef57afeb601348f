import { z } from 'zod';
import { pageBase, text } from '../fields.ts';

/** The top of the About page. Its intro is the body of the file; its sections are files of their own. */
export const aboutPage = z.strictObject({
  page: z.literal('about').describe('Which page this is.'),
  ...pageBase,
  hero: z
    .strictObject({
      eyebrow: text('The small line above the heading.'),
      heading: z
        .array(text('A line.'))
        .length(3)
        .describe('The heading, in the lines in which it is set.'),
      caption: text('The caption of the camp.'),
      campAlt: text('The text alternative of the camp.'),
    })
    .describe('The top of the page.'),
  response: text('How soon e-mail is answered. {hours} stands for the hours.'),
});

export type AboutPage = z.infer<typeof aboutPage>;
