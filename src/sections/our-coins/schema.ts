import { z } from 'zod';
import { nextStep, PAGE_BASE } from '../../schemas/parts.ts';
import { poster } from './poster/schema.ts';
import { specimen } from './specimen/schema.ts';
import { entry } from './entry/schema.ts';
import { prizes } from './prizes/schema.ts';
import { terms } from './terms/schema.ts';
import { hallOfFame } from './hall-of-fame/schema.ts';

/** Every word of the Our Coins page that is not a fact. */
export const ourCoinsPage = z.strictObject({
  page: z.literal('our-coins').describe('Which page this is.'),
  ...PAGE_BASE,
  poster,
  specimen,
  entry,
  prizes,
  terms,
  hallOfFame,
  next: nextStep,
});
