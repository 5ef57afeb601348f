import { z } from 'zod';
import { nextStep, pageBase } from '../../schemas/parts.ts';
import { settings as poster } from './poster/schema.ts';
import { settings as specimen } from './specimen/schema.ts';
import { settings as entry } from './entry/schema.ts';
import { settings as prizes } from './prizes/schema.ts';
import { settings as terms } from './terms/schema.ts';
import { settings as hallOfFame } from './hall-of-fame/schema.ts';

/** Every word of the Our Coins page that is not a fact. */
export const ourCoinsPage = z.strictObject({
  page: z.literal('our-coins').describe('Which page this is.'),
  ...pageBase,
  ...poster,
  ...specimen,
  ...entry,
  ...prizes,
  ...terms,
  ...hallOfFame,
  next: nextStep,
});
