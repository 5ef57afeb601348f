import type { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';

/** What all pledges share. Each is a file of its own. */
export const stop = group('One post on the route.', {
  name: template('Before the name of a pledge.', ['number']),
  trailhead: text('The hut at the start of the trail. Decoration.'),
});

export type StopWords = z.infer<typeof stop>;
