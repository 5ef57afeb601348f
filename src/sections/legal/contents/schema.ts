import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';

/** The list of the sections. */
export const settings = {
  contents: z
    .strictObject({
      heading: text('The heading.'),
      label: text('The name of the list for screen readers.'),
    })
    .describe('The list of sections.'),
};

export type ContentsWords = z.infer<typeof settings.contents>;
