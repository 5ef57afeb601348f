import { z } from 'zod';
import { duration, text, webAddress } from './fields.ts';
import { group } from './parts.ts';
import { suppliable } from './suppliable.ts';
import { isRequired, PLATFORMS, type PlatformName, type RequiredPlatform } from './platforms.ts';

/** A row of the platforms as a setting. */
const account = ({ name, frontPage }: (typeof PLATFORMS)[PlatformName]) =>
  group(`The studio on ${name}.`, {
    name: text('The name of the platform.'),
    url: suppliable(
      webAddress(`The web address of the studio’s own place on ${name}.`),
      `The studio on ${name}.`,
      z
        .literal(frontPage, {
          error: `Until the address is known, write ${name}’s front page alone, ${frontPage}: a guessed handle may belong to somebody else.`,
        })
        .describe(`${name}’s own front page, never a guessed handle.`),
    ),
  });

type Account = ReturnType<typeof account>;
type Accounts = Record<RequiredPlatform, Account> &
  Record<Exclude<PlatformName, RequiredPlatform>, z.ZodExactOptional<Account>>;

const accounts = Object.fromEntries(
  Object.entries(PLATFORMS).map(([key, platform]) => [
    key,
    isRequired(key) ? account(platform) : account(platform).exactOptional(),
  ]),
) as Accounts;

const FSP_FAULT = 'Write the word none, or the number between quotes, such as "12345".';

const STATUS = 'Whether the question is answered: “placeholder” if not, “answered” if so.';

const asked = {
  to: z.enum(['owner', 'counsel']).describe('Who answers it.'),
  asks: text('The question.'),
};

/** A decision that the owner or a lawyer has to make before release. No page shows it. */
const question = z.discriminatedUnion(
  'status',
  [
    z.strictObject({
      status: z.literal('placeholder').describe(STATUS),
      ...asked,
    }),
    z.strictObject({
      status: z.literal('answered').describe(STATUS),
      ...asked,
      answer: text('The answer, with who gave it and when.'),
    }),
  ],
  { error: 'Write “status: placeholder”, or “status: answered” with “answer”.' },
);

const email = z.email({
  error: ({ input }) =>
    typeof input === 'string' && /\S\s+\S/.test(input)
      ? 'Leave out the space: an email address has none.'
      : 'Write a whole email address, such as name@example.com.',
});

/** The facts of the studio. */
export const studioSchema = z.strictObject({
  name: text('The name of the studio.'),
  descriptor: z
    .array(text('A line.'))
    .length(2)
    .describe('What the studio is, in two short lines beside its name.'),
  email: suppliable(
    email.describe('The studio’s email address.'),
    'The studio’s email address.',
    z.email({
      pattern: /^[^\s@]+@[^\s@]+\.example$/,
      error:
        'Write an address without a space that ends in .example, so that it belongs to nobody.',
    }),
  ),
  responseTime: duration('Within how long email is answered.', ['hours', 'working days']),
  socials: group('Where else the studio can be found.', accounts),
  domain: suppliable(
    webAddress('The site’s own web address.'),
    'The site’s own web address.',
    webAddress('A placeholder that belongs to nobody.').regex(
      /\.example\/?$/,
      'End a placeholder domain in .example, so that it belongs to nobody.',
    ),
  ),
  legalEntity: group('The South African company that the studio is a division of.', {
    legalName: suppliable(text('The name.'), 'The full legal name of the parent company.'),
    legalStatus: suppliable(
      text('The status, such as private company.'),
      'The legal status of the parent company.',
    ),
    registrationNumber: suppliable(
      text('The number.'),
      'The registration number of the parent company.',
    ),
    placeOfRegistration: suppliable(
      text('The place.'),
      'The place of registration of the parent company.',
    ),
    officeBearers: suppliable(
      text('The names, separated by commas.'),
      'The names of the office bearers of the parent company.',
    ),
    physicalAddress: suppliable(
      text('The address.'),
      'The physical address of the parent company.',
    ),
    address: suppliable(text('The address.'), 'The registered address of the parent company.'),
    serviceAddress: suppliable(
      text('The address.'),
      'Where the parent company receives legal documents.',
    ),
    telephone: suppliable(text('The number.'), 'The telephone number of the parent company.'),
    fspNumber: suppliable(
      z
        .string({ error: FSP_FAULT })
        .regex(/^(?:none|\d{1,6})$/, FSP_FAULT)
        .describe('The number between quotes, or the word none.'),
      'The FSP number of the parent company.',
    ),
  }),
  repository: z
    .union([webAddress('The address of the repository on its forge.'), z.literal('none')])
    .describe(
      'Where this site’s files are kept, for the “Edit this text” links. “none” shows no such links.',
    ),
  questions: z
    .array(question)
    .describe('What the owner or a lawyer has to decide before release. No page shows it.')
    .optional(),
});

export type Studio = z.infer<typeof studioSchema>;
