import { z } from 'zod';
import { heading, hideable, text } from '../../../schemas/fields.ts';

/** The photographs of winners. */
export const settings = {
  hallOfFame: hideable({
    heading: heading('The heading. The owner’s own words.'),
    text: text('The text below it. The owner’s own words.'),
    polaroids: z
      .array(text('A caption.'))
      .length(6)
      .describe('The captions of the six photographs.'),
  }).describe('Hall of Fame.'),
};

export type HallOfFameWords = z.infer<typeof settings.hallOfFame>;
