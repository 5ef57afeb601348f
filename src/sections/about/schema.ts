import { z } from 'zod';
import { nextStep, PAGE_BASE } from '../../schemas/parts.ts';
import { hero } from './hero/schema.ts';

/** The settings of pages/about.mdx. The intro is the body of that file; each section is a file in content/about. */
export const aboutPage = z.strictObject({
  page: z.literal('about').describe('Which page this is.'),
  ...PAGE_BASE,
  hero,
  next: nextStep,
});
