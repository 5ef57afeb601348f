import { z } from 'zod';
import {
  byCount,
  bySupply,
  heading,
  link,
  hero,
  pageBase,
  template,
  text,
  toast,
} from '../fields.ts';

const field = (what: string, limit: number) =>
  z
    .strictObject({
      label: text('The name of the field.'),
      missing: text('When the field is empty.'),
      invalid: text('When what it holds is not of the right kind.').optional(),
      tooLong: template('When it holds too much.', ['limit']),
      limit: z.int().max(limit).describe('How many characters it may hold at most.'),
    })
    .describe(what);

/** Every word of the Contact page that is not a fact or a question. */
export const contactPage = z.strictObject({
  page: z.literal('contact').describe('Which page this is.'),
  ...pageBase,
  hero: hero(2, { lede: byCount('Below the heading: whether the studio can be reached.') }),
  board: z
    .strictObject({
      heading: text('The heading of the board.'),
      emailLabel: text('Above the email address.'),
      socialsLabel: text('The name of the list of platforms for screen readers.'),
      caption: text('The caption of the board.'),
    })
    .describe('The ranger’s board.'),
  form: z
    .strictObject({
      number: text('The number of the form.'),
      required: text('That every field is needed.'),
      heading: heading('The heading.'),
      fields: z
        .strictObject({
          firstName: field('First name.', 100),
          lastName: field('Last name.', 100),
          email: field('Email address.', 254),
          subject: field('Subject.', 150),
          message: field('Message.', 5000),
        })
        .describe('The five fields.'),
      summary: z
        .strictObject({
          one: text('The heading when one field needs attention.'),
          many: template('The heading when several fields need attention.', ['count']),
          text: text('Below the heading, before the list of fields.'),
        })
        .describe('The list of faults above the form.'),
      submit: text('The button.'),
      pending: text('The button while the form loads.'),
      submitNote: bySupply('Beside the button, by whether the email address is supplied.'),
      unavailable: text('Said when the form’s script did not load.'),
      noScript: text('Said when scripts are switched off.'),
    })
    .describe('The form.'),
  mailPanel: z
    .strictObject({
      heading: text('The heading.'),
      text: text('Below it.'),
      to: text('Before the address.'),
      subject: text('Before the subject.'),
      open: text('The button that opens the visitor’s own email app.'),
      copy: text('The button that copies the message.'),
      mailSubject: template('The subject of the email.', ['subject']),
      mailBody: template('The body of the email. \\n starts a new line.', [
        'message',
        'firstName',
        'lastName',
        'email',
      ]),
      tooLongForMail: text('Said when the message is too long to hand to an email app.'),
      copied: toast('After the message was copied.'),
      copyFailed: toast('When the message could not be copied.'),
    })
    .describe('What is below the form once the email is written.'),
  safety: z
    .strictObject({
      heading: heading('The heading.'),
      text: z.array(text('A paragraph.')).min(1).describe('The paragraphs.'),
      strong: text('The bold sentence.'),
      strongAfter: text('After the bold sentence.'),
      shownLabel: text('Above the address as shown. It says that this is an example.'),
      pastedLabel: text('Above the address as pasted. It says that this is an example.'),
      position: z.int().min(1).describe('The place of the differing character, counted from 1.'),
      replacement: z.string().length(1).describe('The character in that place of the pasted line.'),
      result: template('What is wrong, in words.', ['position']),
      note: text('Below the figure.'),
      alt: text('The text alternative of the figure.'),
      link: link('The link to the check beside the address.'),
    })
    .describe('Safety: comparing an address.'),
  faq: z.strictObject({ heading: heading('The heading.') }).describe('The questions.'),
});

export type ContactPage = z.infer<typeof contactPage>;
