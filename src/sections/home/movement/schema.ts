import { z } from 'zod';
import { text, textWithFacts } from '../../../schemas/fields.ts';
import { heading, hideable, link } from '../../../schemas/parts.ts';
import { byLock, byState } from '../../../schemas/sentences.ts';

export const movement = hideable({
  heading: heading('The heading.'),
  lede: text('Below the heading.'),
  steps: z
    .array(
      z.strictObject({
        title: text('The step.'),
        text: textWithFacts('What to do.'),
        status: z
          .discriminatedUnion('of', [
            z.strictObject({
              of: z.enum(['handle', 'telegram']).describe('The value that it is about.'),
              ...byState().shape,
            }),
            z.strictObject({
              of: z.literal('lock').describe('It is about the liquidity lock.'),
              ...byLock().shape,
            }),
          ])
          .describe('After it, by whether a value is supplied, or whether the lock has ended.')
          .optional(),
        link: link('A link after it.').optional(),
      }),
    )
    .length(4, 'There are four steps: the drawing has four posts.')
    .describe('The four steps.'),
  telegram: text('The button to Telegram.'),
  caption: text('The caption of the section through the hill.'),
  strata: z
    .array(text('A layer.'))
    .length(4)
    .describe('The layers in the hill, from the top. Decoration.'),
}).describe('Community liquidity movement.');

export type MovementWords = z.infer<typeof movement>;
