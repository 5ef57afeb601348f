import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';

/** The list of the sections. */
export const settings = {
  contents: group('The list of sections.', {
    heading: text('The heading.'),
    label: text('The name of the list for screen readers.'),
  }),
};

export type ContentsWords = z.infer<typeof settings.contents>;
