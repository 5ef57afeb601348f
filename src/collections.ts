import type { z } from 'zod';
import { entryOf, type CollectionName } from './content-map.ts';
import { coinSchema } from './schemas/coin.ts';
import { contestSchema } from './schemas/contest.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { pageSchema } from './sections/schema.ts';
import { legalRecordSchema, pledgeRecordSchema } from './schemas/record.ts';
import { SECTION_SCHEMAS } from './schemas/section.ts';
import { sightingsSchema } from './schemas/sightings.ts';
import { studioSchema } from './schemas/studio.ts';

/** The schema of each collection. */
export const SCHEMAS = {
  pages: pageSchema,
  ...SECTION_SCHEMAS,
  coins: coinSchema,
  contests: contestSchema,
  studio: studioSchema,
  navigation: navigationSchema,
  legalRecord: legalRecordSchema,
  pledgeRecord: pledgeRecordSchema,
  sightings: sightingsSchema,
} as const satisfies Record<CollectionName, z.ZodType>;

/** The schema for a file, by its path in the content folder; undefined for a file that does not belong there. */
export function schemaOf(path: string): z.ZodType | undefined {
  const entry = entryOf(path);
  return entry && SCHEMAS[entry.collection];
}
