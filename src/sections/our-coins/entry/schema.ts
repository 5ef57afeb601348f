import { z } from 'zod';
import { text, textWithFacts } from '../../../schemas/fields.ts';
import { heading, hideable } from '../../../schemas/parts.ts';
import { byState } from '../../../schemas/sentences.ts';

/** How to enter the contest. */
export const entry = hideable({
  heading: heading('The heading.'),
  stripAlt: text('The text alternative of the film strip.'),
  steps: z
    .array(
      z.strictObject({
        title: text('The step.'),
        text: textWithFacts('What to do.'),
        handle: byState('After it: the handle to tag.', ['handle']).optional(),
      }),
    )
    .length(3, 'There are three steps: the film has three frames.')
    .describe('The three steps.'),
}).describe('How to enter.');

export type EntryWords = z.infer<typeof entry>;
