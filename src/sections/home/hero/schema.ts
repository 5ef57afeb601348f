import { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';
import { byState } from '../../../schemas/sentences.ts';

/** The top of the page: the tagline over the map, and the first two links. */
export const hero = group('The top of the page.', {
  tagline: z
    .array(text('A line.'))
    .length(3)
    .describe('The tagline, in the three lines in which it is set. Joined, it is the owner’s own.'),
  lede: text('The paragraph below the tagline.'),
  tokenPage: group('The button to the token’s page on the launch platform.', {
    label: byState('The words of the button, by whether the contract address is set.', [
      'platform',
    ]),
    note: byState('The second line of the button, also by that.', ['platform']),
    missing: text('After the warning of loss, until the contract address is set.'),
  }),
  trust: text(
    'The button that scrolls to the trust framework. It is the filled one until the contract address is set.',
  ),
  caption: z.array(text('A line.')).min(1).describe('The caption of the map, line by line.'),
  mapAlt: text('The text alternative of the map.'),
  lake: text('The name of the lake on the map. Decoration.'),
  tarns: z
    .array(text('Its name.'))
    .length(5)
    .describe('The five tarns, from the largest to the smallest. Decoration.'),
});

export type HeroWords = z.infer<typeof hero>;
