import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';
import { byAdoption } from '../../../schemas/sentences.ts';

/**
 * The page in plain words. `byAdoption` has two sentences: one while the page is a draft, and one once the
 * owner has adopted it.
 */
export const plain = group('In plain words.', {
  heading: text('The heading.'),
  points: z.array(text('A sentence.')).min(1).describe('The page in plain words.'),
  clause: byAdoption('The last sentence: what section 7 does.'),
});

export type PlainWords = z.infer<typeof plain>;
