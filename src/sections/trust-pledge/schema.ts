import { z } from 'zod';
import { text } from '../../schemas/fields.ts';
import { VERSIONS, group, nextStep, PAGE_BASE } from '../../schemas/parts.ts';
import { hero, standing, routeCard } from './hero/schema.ts';
import { stop } from './pledges/schema.ts';
import { staffs } from './staffs/schema.ts';
import { promise } from './promise/schema.ts';

/**
 * Every word of the Trust Pledge page outside the pledges. The page is drawn as a trail: each
 * pledge is a stop with a slot for its proofs, and three levelling staffs show the shares of the
 * supply.
 */
export const trustPledgePage = z.strictObject({
  page: z.literal('trust-pledge').describe('Which page this is.'),
  ...PAGE_BASE,
  hero,
  standing,
  routeCard,
  stop,
  staffs,
  promise,
  versions: group('Versions and dates.', VERSIONS),
  facts: text('Below the versions: the link to the facts as data, for programs.'),
  next: nextStep,
});
