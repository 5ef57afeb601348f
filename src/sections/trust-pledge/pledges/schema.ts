import { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';

/** What all pledges share. Each is a file of its own. */
export const settings = {
  stop: z
    .strictObject({
      name: template('Before the name of a pledge.', ['number']),
      trailhead: text('The hut at the start of the trail. Decoration.'),
    })
    .describe('One post on the route.'),
};

export type StopWords = z.infer<typeof settings.stop>;
