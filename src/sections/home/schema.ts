import { z } from 'zod';
import { pageBase } from '../../schemas/parts.ts';
import { settings as hero } from './hero/schema.ts';
import { settings as token } from './token/schema.ts';
import { settings as movement } from './movement/schema.ts';
import { settings as why } from './why/schema.ts';
import { settings as trust } from './trust/schema.ts';
import { settings as newsletter } from './newsletter/schema.ts';
import { settings as contact } from './contact/schema.ts';

/** Every word of the home page that is not a fact. */
export const homePage = z.strictObject({
  page: z.literal('home').describe('Which page this is.'),
  ...pageBase,
  ...hero,
  ...token,
  ...movement,
  ...why,
  ...trust,
  ...newsletter,
  ...contact,
});
