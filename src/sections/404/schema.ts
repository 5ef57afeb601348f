import { z } from 'zod';
import { text } from '../../schemas/fields.ts';
import { link, PAGE_BASE } from '../../schemas/parts.ts';

/** Every word of the page for a path that does not exist. */
export const notFoundPage = z.strictObject({
  page: z.literal('404').describe('Which page this is.'),
  ...PAGE_BASE,
  heading: text('The heading. The owner’s own words.'),
  lede: text('Below the heading.'),
  home: link('The button back to home.'),
  trail: text('Before the links to other pages.'),
  links: z.array(link('A link.')).min(1).describe('The links to other pages.'),
  caption: text('The caption of the map.'),
  log: text('What the console says before the missing path.'),
});

export type NotFoundPage = z.infer<typeof notFoundPage>;
