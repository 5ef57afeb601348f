import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { heading, hideable } from '../../../schemas/parts.ts';
import { byState } from '../../../schemas/sentences.ts';

/** How to reach the studio. */
export const contact = hideable({
  heading: heading('The heading.'),
  telegram: text('The button to Telegram.'),
  note: byState(
    'Below the button, by whether the email address and the studio’s own channel are supplied.',
  ),
}).describe('Contact.');

export type ContactWords = z.infer<typeof contact>;
