import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { heading, hideable } from '../../../schemas/parts.ts';

export const why = hideable({
  heading: heading('The heading. The text below it is the body of this file.'),
  answer: text('The line below the heading, which answers it.'),
  caption: z.array(text('A line.')).min(1).describe('The caption of the poster, line by line.'),
}).describe('Why the studio exists.');

export type WhyWords = z.infer<typeof why>;
