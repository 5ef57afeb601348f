import { z } from 'zod';
import { nextStep, PAGE_BASE } from '../../schemas/parts.ts';
import { hero } from './hero/schema.ts';
import { board } from './board/schema.ts';
import { form, mailPanel } from './form/schema.ts';
import { safety } from './safety/schema.ts';
import { faq } from './faq/schema.ts';

/** Every word of the Contact page that is not a fact or a question. */
export const contactPage = z.strictObject({
  page: z.literal('contact').describe('Which page this is.'),
  ...PAGE_BASE,
  hero,
  board,
  form,
  mailPanel,
  safety,
  faq,
  next: nextStep,
});
