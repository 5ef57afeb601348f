import type { z } from 'zod';
import { text } from '../../../schemas/fields.ts';
import { emphatic, heading, hideable, toast, WITHOUT_SCRIPT } from '../../../schemas/parts.ts';

export const newsletter = hideable({
  heading: heading('The heading.'),
  label: text('The name of the field.'),
  placeholder: text('Inside the empty field.'),
  button: text('The button.'),
  honest: emphatic('The line that says that nothing is sent, so that no consent is asked for.'),
  tear: text('Along the tear line. Decoration.'),
  success: toast('After signing up. The owner’s own words.'),
  missing: text('When the field is empty.'),
  invalid: text('When it is not an email address.'),
  tooLong: text('When it is too long.'),
  ...WITHOUT_SCRIPT,
}).describe('Newsletter.');

export type NewsletterWords = z.infer<typeof newsletter>;
