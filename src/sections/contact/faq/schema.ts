import { z } from 'zod';
import { heading } from '../../../schemas/parts.ts';

/** The frame of the questions, which are files of their own. */
export const settings = {
  faq: z.strictObject({ heading: heading('The heading.') }).describe('The questions.'),
};

export type FaqWords = z.infer<typeof settings.faq>;
