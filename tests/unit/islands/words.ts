import { CONTACT_FIELD_NAMES } from '../../../src/sections/contact/form/contact-fields.ts';
import type { FormWords } from '../../../src/sections/contact/form/schema.ts';

/** Words for the components under test, independent of the content. */
export const toasterLabels = { notifications: 'Notifications', dismiss: 'Dismiss' };

export const ADDRESS = 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND';

export const addressWords = {
  success: { title: 'Copied.', description: 'You have it.' },
  failure: { title: 'Not copied.', description: 'You do not have it.' },
  pasteBack: {
    equal: 'Equal. All {count} characters match.',
    equalPlaceholder: 'But this line is a placeholder.',
    differs: 'Differs at character {position}.',
    shorter: 'Too short: {pasted} of {count}.',
    longer: 'Too long: {pasted} instead of {count}.',
    shown: 'Shown:',
    pasted: 'Pasted:',
    foreign: 'It is {code}.',
    trimmed: 'Spaces around it were left out.',
  },
};

export const newsletterWords = {
  success: { title: 'Thanks.', description: 'Welcome.' },
  missing: 'Enter your email address.',
  invalid: 'Enter a whole email address.',
  tooLong: 'That is too long.',
};

const field = (label: string) => ({
  label,
  missing: `Missing: ${label}`,
  invalid: `Invalid: ${label}`,
  tooLong: `${label} over {limit}`,
});

export const contactWords = {
  // The label of a field is its name.
  fields: Object.fromEntries(
    CONTACT_FIELD_NAMES.map((name) => [name, field(name)]),
  ) as FormWords['fields'],
  summary: { one: 'One field.', many: '{count} fields.', text: 'Look at:' },
  mailPanel: {
    heading: 'Your report is written.',
    text: 'It is still in the form.',
    to: 'To',
    toPlaceholder: 'Mail to this one does not arrive.',
    subject: 'Subject',
    open: 'Open in your mail program',
    copy: 'Copy the message',
    stamp: 'Placeholder',
    mailSubject: '{subject}',
    mailBody: '{message}\n\n{firstName} {lastName}\n{email}',
    tooLongForMail: 'Some mail programs cut it.',
    copied: { title: 'Message copied', description: 'Paste it.' },
    copyFailed: { title: 'Message not copied', description: 'Copy it by hand.' },
  },
};
