import type { z } from 'zod';
import { heading, hideable, text } from '../../../schemas/fields.ts';

/** How to reach the studio. */
export const settings = {
  contact: hideable({
    heading: heading('The heading.'),
    telegram: text('The button to Telegram.'),
    placeholders: text(
      'Below the button while neither the email address nor the studio’s own channel is supplied.',
    ),
  }).describe('Contact.'),
};

export type ContactWords = z.infer<typeof settings.contact>;
