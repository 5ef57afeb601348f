import type { z } from 'zod';
import { group, heading } from '../../../schemas/parts.ts';

/** The frame of the questions, which are files of their own. */
export const faq = group('The questions.', { heading: heading('The heading.') });

export type FaqWords = z.infer<typeof faq>;
