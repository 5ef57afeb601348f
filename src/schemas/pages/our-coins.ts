import { z } from 'zod';
import { emphatic, textWithFacts, heading, nextStep, pageBase, pattern, text } from '../fields.ts';

/** Every word of the Our Coins page that is not a fact. */
export const ourCoinsPage = z.strictObject({
  page: z.literal('our-coins').describe('Which page this is.'),
  ...pageBase,
  poster: z
    .strictObject({
      billing: pattern('Above the name of the contest.', ['coin']),
      winners: emphatic('When winners are announced. {date} stands for the first date.'),
      enter: text('The button to the steps.'),
    })
    .describe('The poster.'),
  entry: z
    .strictObject({
      heading: heading('The heading.'),
      stripAlt: text('The text alternative of the film strip.'),
      steps: z
        .array(
          z.strictObject({
            title: text('The step.'),
            text: textWithFacts('What to do.'),
            handlePlaceholder: text('After it while the handle is a placeholder.').optional(),
            handle: pattern('After it once the handle is supplied.', ['handle']).optional(),
          }),
        )
        .length(3, 'There are three steps: the film has three frames.')
        .describe('The three steps.'),
    })
    .describe('How to enter.'),
  prizes: z
    .strictObject({
      heading: heading('The heading.'),
      lede: text('Beside the heading.'),
      places: z
        .array(text('A place.'))
        .length(3)
        .describe('First, second, third, for screen readers.'),
      unit: pattern('Below an amount.', ['coin']),
      unitWithExtra: pattern('Below an amount that comes with something.', ['coin', 'extra']),
    })
    .describe('The prizes.'),
  unknown: z
    .strictObject({
      heading: heading('The heading while something is missing.'),
      text: text('Below it.'),
      known: heading('The heading once nothing is missing.'),
      labels: z
        .strictObject({
          closing: text('Before the closing date.'),
          rules: text('Before the rules.'),
          judging: text('Before how entries are judged.'),
          handle: text('Before the handle.'),
        })
        .describe('The rows.'),
    })
    .describe('What a contest should publish and this one has not.'),
  hallOfFame: z
    .strictObject({
      heading: heading('The heading. The owner’s own words.'),
      text: text('What stands there. The owner’s own words.'),
      polaroids: z
        .array(text('A caption.'))
        .length(6)
        .describe('The captions of the six photographs.'),
    })
    .describe('Hall of Fame.'),
  next: nextStep,
});

export type OurCoinsPage = z.infer<typeof ourCoinsPage>;
