import { z } from 'zod';
import { isoDate, suppliable, text } from './fields.ts';

const date = (what: string) => suppliable(isoDate(what), what);

/** Version, dates and changes of a text that people rely on: the Legal page or the Trust Pledge. */
export const recordSchema = z.strictObject({
  version: text('The version of the text, such as Draft or 1.0.'),
  adopted: date('The day the owner adopted this version.'),
  effective: date('The day from which this version counts.'),
  reviewedBy: suppliable(text('Who reviewed it.'), 'The lawyer who reviewed this version.'),
  signedBy: suppliable(text('The name.'), 'The founder who signed the promise.').optional(),
  changes: z
    .array(
      z.strictObject({
        version: text('The version that the change made.'),
        date: date('The day of the change.'),
        kind: z
          .enum(['substantive', 'editorial'])
          .describe(
            'substantive: it changes what is promised or warned of. editorial: it changes the words only.',
          ),
        summary: text('What changed, in one plain sentence.'),
      }),
    )
    .min(1, 'List at least the first version.')
    .describe('The changes, newest first.'),
});

export type VersionRecord = z.infer<typeof recordSchema>;
