import { z } from 'zod';
import {
  bySupply,
  heading,
  link,
  nextStep,
  pageBase,
  template,
  text,
  textWithFacts,
} from '../fields.ts';

/** Every word of the Our Coins page that is not a fact. */
export const ourCoinsPage = z.strictObject({
  page: z.literal('our-coins').describe('Which page this is.'),
  ...pageBase,
  poster: z
    .strictObject({
      eyebrow: text('The small line above the heading: the plain name of the page.'),
      task: text('Above it: the studio’s first coin, and what its contest asks and gives.', [
        'coin',
        'steps',
        'prizes',
      ]),
      coinLink: link('The link to its token card.'),
      billing: template('Above the name of the contest.', ['coin']),
      winners: z
        .strictObject({
          strong: text('The first sentence, set bold.'),
          text: bySupply('What follows it: the first date, by whether winners are published.', [
            'date',
          ]),
        })
        .describe('When winners are announced.'),
      missing: text('After it, until the handle is supplied.'),
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
            handle: bySupply('After it: the handle to tag.', ['handle']).optional(),
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
      unit: template('Below an amount.', ['coin']),
      unitWithExtra: template('Below an amount that comes with something.', ['coin', 'extra']),
    })
    .describe('The prizes.'),
  terms: z
    .strictObject({
      heading: heading('The heading.'),
      text: text('Below it while something is missing.'),
      labels: z
        .strictObject({
          closing: text('Before the closing date.'),
          rules: text('Before the rules.'),
          judging: text('Before how entries are judged.'),
          entrants: text('Before who may enter.'),
          payment: text('Before how prizes are paid.'),
          winners: text('Before the winners so far.'),
          handle: text('Before the handle.'),
        })
        .describe('The rows.'),
      links: z
        .strictObject({
          rules: text('The words of the link to the rules.'),
          winners: text('The words of the link to the winners.'),
        })
        .describe('The links in the rows.'),
    })
    .describe('What a contest should publish.'),
  hallOfFame: z
    .strictObject({
      heading: heading('The heading. The owner’s own words.'),
      text: text('The text below it. The owner’s own words.'),
      polaroids: z
        .array(text('A caption.'))
        .length(6)
        .describe('The captions of the six photographs.'),
    })
    .describe('Hall of Fame.'),
  next: nextStep,
});

export type OurCoinsPage = z.infer<typeof ourCoinsPage>;
