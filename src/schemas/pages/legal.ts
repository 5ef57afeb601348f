import { z } from 'zod';
import { byAdoption, pageBase, template, standing, text, versions } from '../fields.ts';

/**
 * Every word of the Legal page outside its sections. Most descriptions say where a text is
 * shown.
 *
 * - `standing` has the texts about the state of the document, such as “a draft” or “adopted”.
 * - `byAdoption` has two sentences: one while the text is a draft, and one once it is adopted.
 * - An FSP is a financial services provider.
 */
export const legalPage = z.strictObject({
  page: z.literal('legal').describe('Which page this is.'),
  ...pageBase,
  heading: text('The heading.'),
  cardNote: text('In the box on the picture that is shown where the page is shared.'),
  standing: standing('Beside the heading.', {}),
  plain: z
    .strictObject({
      heading: text('The heading.'),
      points: z.array(text('A sentence.')).min(1).describe('The page in plain words.'),
      clause: byAdoption('The last sentence: what section 7 does.'),
    })
    .describe('In plain words.'),
  contents: z
    .strictObject({
      heading: text('The heading.'),
      label: text('The name of the list for screen readers.'),
    })
    .describe('The list of sections.'),
  basis: text('Above the law that a section follows.'),
  lockDate: text('Above the note about the end of the liquidity lock.'),
  publisher: z
    .strictObject({
      label: text('The name of the block for screen readers.'),
      missing: text('Before the list of the details that are not supplied yet.'),
      legalName: text('Before the legal name.'),
      legalStatus: text('Before the legal status.'),
      registrationNumber: text('Before the registration number.'),
      placeOfRegistration: text('Before the place of registration.'),
      officeBearers: text('Before the names of the office bearers.'),
      physicalAddress: text('Before the physical address.'),
      address: text('Before the registered address.'),
      serviceAddress: text('Before the address for service of legal documents.'),
      telephone: text('Before the telephone number.'),
      fspNumber: text('Before the FSP number.'),
      contact: text('Before the email address.'),
      emailPlaceholder: template('The email address while it is a placeholder.', ['email']),
    })
    .describe('Who publishes the site.'),
  versions: versions({
    reviewedBy: text('Before the reviewer.'),
  }),
});

export type LegalPage = z.infer<typeof legalPage>;
