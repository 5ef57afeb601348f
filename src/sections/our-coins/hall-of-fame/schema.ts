import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { heading, hideable } from '../../../schemas/parts.ts';

/** How many photographs are shown: HallOfFame.astro has a picture and a place for each. */
export const PHOTOGRAPHS = 6;

/** The photographs of winners. */
export const hallOfFame = hideable({
  heading: heading('The heading. The owner’s own words.'),
  text: text('The text below it. The owner’s own words.'),
  polaroids: z
    .array(text('A caption.'))
    .length(PHOTOGRAPHS)
    .describe('The captions of the six photographs.'),
}).describe('Hall of Fame.');

export type HallOfFameWords = z.infer<typeof hallOfFame>;
