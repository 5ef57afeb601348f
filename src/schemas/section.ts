import { z } from 'zod';
import type { SectionName } from '../content-map.ts';
import { isoDate, text, webAddress } from './fields.ts';
import { emphatic, group, heading, hideable, link } from './parts.ts';
import { byCount, byLicence, byState, lines } from './sentences.ts';
import { suppliable } from './suppliable.ts';

/** Part of the address of a section: `/legal#no-guarantees`. */
const anchor = (what: string) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Write small letters, digits and hyphens.')
    .describe(`${what} It never changes, because people link to it.`);

/** Dates of the coin that a text can depend on. */
const expiresWith = z
  .literal('lpLockedUntil')
  .describe('The fact whose date decides whether a note says that the date has passed.')
  .optional();

/** A section of the About page. `kind` decides how it is drawn. */
const aboutSchema = z.discriminatedUnion('kind', [
  hideable({
    kind: z.enum(['mission', 'vision']).describe('Which map sheet it is.'),
    heading: heading('The heading.'),
    mapSheet: text('The name of the map sheet in its corner.'),
  }),
  hideable({
    kind: z.literal('why').describe('The page of the field book.'),
    heading: heading('The heading.'),
    caption: z.array(text('A line.')).min(1).describe('The caption of the sketch, line by line.'),
  }),
  z.strictObject({
    kind: z.literal('first-token').describe('The signpost.'),
    heading: heading('The heading.'),
    signs: group('The two arms of the signpost, while the supply is disputed.', {
      home: text('Above Home’s figure.'),
      about: text('Above this page’s figure.'),
    }),
    disputed: emphatic('Said below the signpost while the supply is disputed.'),
    address: byState('After it: what the contract address can settle.'),
    settled: text('Above the one figure, once the supply is settled.'),
    lines,
    tokenLink: link('The link to the token card.'),
  }),
  hideable({
    kind: z.literal('principles').describe('The cairns.'),
    heading: heading('The heading.'),
    principles: z
      .array(z.strictObject({ title: text('The principle.'), text: text('What it means.') }))
      .min(2)
      .max(5, 'There are at most five principles: the highest cairn has five stones.')
      .describe('The principles, in order.'),
  }),
  hideable({
    kind: z.literal('contact').describe('How to reach the studio.'),
    heading: heading('The heading.'),
    contactLink: link('The link to the Contact page.'),
  }),
  z.strictObject({
    kind: z.literal('legal-entity').describe('The name plate of the company, with its details.'),
    heading: heading('The heading.'),
    labels: group('The labels on the plate.', {
      legalName: text('Before the legal name.'),
      registrationNumber: text('Before the registration number.'),
      address: text('Before the address.'),
    }),
    details: byCount(
      'After the text: whether the company’s details are published. The plate is shown once one is.',
    ),
    licence: byLicence('Below the plate: the FSP number.'),
    legalLink: link('The link to the Legal page.'),
  }),
]);

/** A proof or a record for a pledge, which may not be published yet. */
const proof = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'Write small letters and hyphens, such as burn-proof.')
    .describe('A short name of the proof, used to show it in other places too.'),
  label: text('What the proof is, such as Locker link.'),
  kind: z
    .enum(['proof', 'record'])
    .default('proof')
    .describe('“record” for what supports a pledge and cannot prove it; left out for a proof.'),
  link: suppliable(
    group('The page that shows it.', {
      url: webAddress('Where the proof can be seen.'),
      checked: isoDate('The day somebody last checked it.'),
    }),
    'Where the proof can be seen, and when somebody last checked it.',
  ),
});

/** A pledge. */
const pledgeSchema = z
  .strictObject({
    title: text('The name of the pledge, such as Locked liquidity.'),
    anchor: anchor('The address of the pledge on its page.'),
    claim: text('The pledge itself, in one or two short sentences.'),
    place: text('The name of the place on the map. Decoration.'),
    proofs: z.array(proof).describe('The proofs that this pledge waits for.'),
    noProof: group('Said instead of a proof slot where no link could ever prove the pledge.', {
      label: text('The first line.'),
      note: text('The second line.'),
    }).optional(),
    expiresWith,
    lines,
  })
  .refine((pledge) => (pledge.proofs.length === 0) === (pledge.noProof !== undefined), {
    path: ['noProof'],
    error: 'A pledge has either proofs or “noProof”, and never both.',
  });

/** A section of the Legal page. Its paragraphs become numbered clauses; type no numbers. */
const legalSchema = z
  .strictObject({
    title: text('The name of the section.'),
    anchor: anchor('The address of the section on its page.'),
    basis: text('The law that the section follows, shown in the margin.').optional(),
    basisLink: link('The page that the section follows, shown in the margin.').optional(),
    panel: z
      .literal('publisher')
      .describe('Shows who publishes the site below the text.')
      .optional(),
    boxed: z.literal(true).describe('Puts the section in a conspicuous box.').optional(),
    important: text('The bold line at the top of the box.').optional(),
    importantInDraft: text('That line while the text is a draft, if it differs.').optional(),
    expiresWith,
    lines,
  })
  .refine((section) => (section.boxed === true) === (section.important !== undefined), {
    path: ['important'],
    error: 'A boxed section has an “important” line, and only a boxed section has one.',
  });

/** What an answer says before its text, depending on what the owner has supplied. */
const status = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.enum(['contractAddress', 'email', 'handle']).describe('The value that it is about.'),
    ...byState().shape,
  }),
  z.strictObject({
    of: z.enum(['channels', 'contestTerms', 'proofs']).describe('The values that it is about.'),
    ...byCount().shape,
  }),
]);

/** A question and, in the body of the file, its answer. */
const faqSchema = hideable({
  question: text('The question, as a visitor would ask it.').regex(
    /\?$/,
    'End the question with a question mark.',
  ),
  expiresWith,
  status: z
    .array(status)
    .describe('Said before the answer, depending on what the owner has supplied.')
    .optional(),
  prizeLoss: z.literal(true).describe('Shows the loss line below the answer.').optional(),
});

/** The schema of the sections in each folder. */
export const SECTION_SCHEMAS = {
  about: aboutSchema,
  pledge: pledgeSchema,
  legal: legalSchema,
  faq: faqSchema,
} as const satisfies Record<SectionName, z.ZodType>;

export type AboutSection = z.infer<typeof aboutSchema>;
export type Pledge = z.infer<typeof pledgeSchema>;
