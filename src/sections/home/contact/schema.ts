import { z } from 'zod';
import { heading, text } from '../../../schemas/fields.ts';

/** How to reach the studio. */
export const settings = {
  contact: z
    .strictObject({
      heading: heading('The heading.'),
      telegram: text('The button to Telegram.'),
      placeholders: text(
        'Below the button while neither the email address nor the studio’s own channel is supplied.',
      ),
    })
    .describe('Contact.'),
};

export type ContactWords = z.infer<typeof settings.contact>;
