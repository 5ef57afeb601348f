import { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group, heading } from '../../../schemas/parts.ts';

/** The three shares of the supply, each drawn as a levelling staff, the surveyor’s upright ruler. */
export const staffs = group('The three shares of the supply. They are never added up.', {
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
});

export type StaffsWords = z.infer<typeof staffs>;
