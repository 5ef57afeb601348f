import { z } from 'zod';
import { nextStep, pageBase } from '../../schemas/parts.ts';
import { settings as hero } from './hero/schema.ts';
import { settings as board } from './board/schema.ts';
import { settings as form } from './form/schema.ts';
import { settings as safety } from './safety/schema.ts';
import { settings as faq } from './faq/schema.ts';

/** Every word of the Contact page that is not a fact or a question. */
export const contactPage = z.strictObject({
  page: z.literal('contact').describe('Which page this is.'),
  ...pageBase,
  ...hero,
  ...board,
  ...form,
  ...safety,
  ...faq,
  next: nextStep,
});
