/** What all sections of Legal share. Each is a file of its own. */
import type { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';

export const basis = text('Above the law that a section follows.');
export const lockDate = text('Above the note about the end of the liquidity lock.');
export const publisher = group('Who publishes the site.', {
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
});

export type PublisherWords = z.infer<typeof publisher>;
