import type { z } from 'zod';
import { template, text } from '../../../schemas/fields.ts';
import { group } from '../../../schemas/parts.ts';
import { byState } from '../../../schemas/sentences.ts';

/** The top of the page, a poster. */
export const poster = group('The poster.', {
  eyebrow: text('The small line above the heading: the plain name of the page.'),
  // A `text` may contain its variables, a `template` must.
  task: text('Below the name: what the contest asks for.', ['coin', 'prizes']),
  billing: template('Above the name of the contest.', ['coin']),
  winners: group('When winners are announced.', {
    strong: text('The first sentence, set bold.'),
    text: template('What follows it: the first date.', ['date']),
    missing: text('After it, until winners are published.'),
  }),
  status: byState('Below the hashtag: whether one can enter, which needs the handle.'),
  enter: text('The button to the steps.'),
});

export type PosterWords = z.infer<typeof poster>;
