import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { group, hideable, link } from '../../../schemas/parts.ts';

/** The studio’s coin as a specimen with a tag: a number such as “Specimen 0001”, name, chain and day of launch. */
export const specimen = hideable({
  number: text('The small line above the name of the coin.'),
  text: text('Below the name. Decoration.'),
  labels: group('The rows.', {
    chain: text('Before the name of the chain.'),
    launched: text('Before the day of the launch.'),
  }),
  link: link('The link to the token card.'),
}).describe('The tag of the coin.');

export type SpecimenWords = z.infer<typeof specimen>;
