/** A field of the contact form. Its words are in `form.fields` of pages/contact.mdx. */
interface ContactField {
  /** A line of text, an email address, or a box of several lines. */
  readonly kind: 'line' | 'email' | 'box';
  readonly isRequired: boolean;
  /** How many characters it may hold at most. */
  readonly limit: number;
  /**
   * What browsers may fill in. Never `off`: browsers do not restore such a field when the visitor
   * comes back to the page.
   */
  readonly autoComplete?: string;
}

const fields = {
  firstName: { kind: 'line', isRequired: true, limit: 100, autoComplete: 'given-name' },
  lastName: { kind: 'line', isRequired: true, limit: 100, autoComplete: 'family-name' },
  email: { kind: 'email', isRequired: true, limit: 254, autoComplete: 'email' },
  subject: { kind: 'line', isRequired: true, limit: 150 },
  message: { kind: 'box', isRequired: true, limit: 5000 },
} as const satisfies Record<string, ContactField>;

export type ContactFieldName = keyof typeof fields;

/** The fields of the contact form, in its order. The specification names these five, all required. */
export const CONTACT_FIELDS: Readonly<Record<ContactFieldName, ContactField>> = fields;

export const CONTACT_FIELD_NAMES = Object.keys(fields) as ContactFieldName[];
