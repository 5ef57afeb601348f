import { z } from 'zod';
import { PAGE_BASE } from '../../schemas/parts.ts';
import { hero } from './hero/schema.ts';
import { token } from './token/schema.ts';
import { movement } from './movement/schema.ts';
import { why } from './why/schema.ts';
import { trust } from './trust/schema.ts';
import { newsletter } from './newsletter/schema.ts';
import { contact } from './contact/schema.ts';

/** Every word of the home page that is not a fact. */
export const homePage = z.strictObject({
  page: z.literal('home').describe('Which page this is.'),
  ...PAGE_BASE,
  hero,
  token,
  movement,
  why,
  trust,
  newsletter,
  contact,
});
