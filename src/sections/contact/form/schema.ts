import { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group, heading, hideable, toast, WITHOUT_SCRIPT } from '../../../schemas/parts.ts';
import { byState } from '../../../schemas/sentences.ts';
import type { Template } from '../../../formats/templates.ts';
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactFieldName } from './contact-fields.ts';

/** The schema of a field’s words. Only a required field has `missing`, and only an email address `invalid`. */
type FieldWords = z.ZodType<{
  readonly label: string;
  readonly missing?: string;
  readonly invalid?: string;
  readonly tooLong: Template<'limit'>;
}>;

/** The words of a field. */
const field = ({ kind, isRequired }: (typeof CONTACT_FIELDS)[ContactFieldName]): FieldWords => {
  const missing = text('When the field is empty.');
  const invalid = text('When what it holds is not of the right kind.');
  const words: z.ZodType = z.strictObject({
    label: text('The name of the field. If it may stay empty, say so: Telephone (optional).'),
    ...(isRequired ? { missing } : {}),
    ...(kind === 'email' ? { invalid } : {}),
    tooLong: template('When it holds too much.', ['limit']),
  });
  return words as FieldWords;
};

const fields = Object.fromEntries(
  CONTACT_FIELD_NAMES.map((name) => [name, field(CONTACT_FIELDS[name]).describe(`${name}.`)]),
) as Record<ContactFieldName, FieldWords>;

/** A sentence that is true, and so is asked for, only while no field may stay empty. */
const whileAllRequired: Readonly<Record<string, z.ZodType>> = CONTACT_FIELD_NAMES.every(
  (name) => CONTACT_FIELDS[name].isRequired,
)
  ? { required: text('That every field is required.') }
  : {};

/** The contact form. */
export const form = hideable({
  number: text('The number of the form.'),
  ...(whileAllRequired as { required: z.ZodType<string | undefined> }),
  heading: heading('The heading.'),
  fields: group('The fields.', fields),
  summary: group('The list of faults above the form.', {
    one: text('The heading when one field needs attention.'),
    many: template('The heading when several fields need attention.', ['count']),
    text: text('Below the heading, before the list of fields.'),
  }),
  submit: text('The button.'),
  submitNote: byState('Beside the button, by whether the email address is supplied.'),
  ...WITHOUT_SCRIPT,
}).describe('The form.');

/** The panel below the form, with the email that it has written. */
export const mailPanel = group('What is below the form once the email is written.', {
  heading: text('The heading.'),
  text: byState('Below it, by whether the email address is supplied.'),
  to: text('Before the address.'),
  subject: text('Before the subject.'),
  open: text('The button that opens the visitor’s own email app.'),
  copy: text('The button that copies the message.'),
  mailSubject: template('The subject of the email.', ['subject']),
  mailBody: template(
    'The body of the email. \\n starts a new line.',
    CONTACT_FIELD_NAMES.filter((name) => name !== 'subject'),
  ),
  tooLongForMail: text('Said when the message is too long to hand to an email app.'),
  copied: toast('After the message was copied.'),
  copyFailed: toast('When the message could not be copied.'),
});

export type FormWords = z.infer<typeof form>;
export type MailPanelSettings = z.infer<typeof mailPanel>;
