import { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group, heading } from '../../../schemas/parts.ts';

export const prizes = group('The prizes.', {
  heading: heading('The heading.'),
  lede: text('Beside the heading.'),
  places: z.array(text('A place.')).length(3).describe('First, second, third, for screen readers.'),
  unit: template('Below an amount.', ['coin']),
  unitWithExtra: template('Below an amount that comes with something.', ['coin', 'extra']),
});

export type PrizesWords = z.infer<typeof prizes>;
