import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';

export const contents = group('The list of sections.', {
  heading: text('The heading.'),
  label: text('The name of the list for screen readers.'),
});

export type ContentsWords = z.infer<typeof contents>;
