import { z } from 'zod';
import {
  byCount,
  emphatic,
  heading,
  hero,
  nextStep,
  pageBase,
  template,
  standing,
  text,
  versions,
} from '../fields.ts';

/**
 * Every word of the Trust Pledge page outside the pledges. The page is drawn as a trail: each
 * pledge is a stop with a slot for its proofs, and three levelling staffs show the shares of the
 * supply.
 */
export const trustPledgePage = z.strictObject({
  page: z.literal('trust-pledge').describe('Which page this is.'),
  ...pageBase,
  // A heading of two lines.
  hero: hero(2, { lede: text('Below the heading.') }),
  standing: standing('At the top of the page.', {
    proofs: byCount('After it: how many proofs are linked.'),
  }),
  routeCard: z
    .strictObject({
      heading: text('The heading.'),
      label: text('The name of the list for screen readers.'),
      slotsLabel: text('Before the count of proofs.'),
      slots: byCount('How many proofs are linked. Worked out from the pledges.'),
      emptySlot: text('Beside a pledge whose proof is missing, for screen readers.'),
      filledSlot: text('Beside a pledge whose proof is published.'),
      noSlot: text('Beside a pledge that no link could prove.'),
    })
    .describe('The list of the pledges.'),
  stop: z
    .strictObject({
      name: template('Before the name of a pledge.', ['number']),
      trailhead: text('The hut at the start of the trail. Decoration.'),
    })
    .describe('One post on the route.'),
  staffs: z
    .strictObject({
      heading: heading('The heading.'),
      lede: text('Beside the heading.'),
      alt: text('The text alternative of the three staffs.'),
      items: z
        .array(
          z.strictObject({
            share: z
              .enum(['paired', 'founderHold', 'initialBurn'])
              .describe('The fact that gives the percentage.'),
            pledge: text('The anchor of the pledge that it belongs to.'),
            title: text('The name of the share.'),
            text: text('What it is a share of.'),
          }),
        )
        .length(3, 'There are three staffs.')
        .describe('The three staffs.'),
      pledgeLink: template('The link to the pledge.', ['number']),
    })
    .describe('The three shares of the supply. They are never added up.'),
  promise: z
    .strictObject({
      heading: heading('The heading.'),
      draft: emphatic('Beside the promise until the founder signs it.'),
      lines: z.array(text('A line.')).min(2).describe('The promise, line by line.'),
      underlined: text(
        'The end of the last line, which is underlined. It must be the end of the last line.',
      ),
      signature: text('Below the promise: whose signature belongs there.'),
      caption: text('The caption.'),
    })
    .refine((promise) => promise.lines.at(-1)?.endsWith(promise.underlined), {
      path: ['underlined'],
      error: 'Write the last words of the last line here, exactly as they are there.',
    })
    .describe('The founder’s promise.'),
  versions: versions({}),
  facts: text('Below the versions: the link to the facts as data, for programs.'),
  next: nextStep,
});

export type TrustPledgePage = z.infer<typeof trustPledgePage>;
