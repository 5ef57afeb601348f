import { z } from 'zod';
import { isoDate, suppliable, text } from './fields.ts';

const date = (what: string) => suppliable(isoDate(what), what);

const record = z.strictObject({
  version: text('The version of the text, such as Draft or 1.0.'),
  adopted: date('The day the owner adopted this version.'),
  effective: date('The day from which this version counts.'),
  changes: z
    .array(
      z.strictObject({
        version: text('The version that the change made.'),
        date: date('The day of the change.'),
        kind: z
          .enum(['first', 'substantive', 'editorial'])
          .describe(
            'first: the text itself, before any change. substantive: it changes what is promised or warned of. editorial: it changes the words only.',
          ),
        summary: text('What changed, in one plain sentence.'),
      }),
    )
    .min(1, 'List at least the first version.')
    .refine(
      (changes) =>
        changes.every(({ kind }, at) => (kind === 'first') === (at === changes.length - 1)),
      'The last entry is the first version: only there write “kind: first”.',
    )
    .describe('The changes, newest first.'),
});

/** Whether the newest change belongs to the current version. */
const isCurrent = ({ version, changes }: Versioned) =>
  changes[0] === undefined || changes[0].version === version;

const remedy = {
  path: ['version'],
  error: ({ input }: { readonly input?: unknown }) => {
    const { version, changes } = input as Versioned;
    const newest = JSON.stringify(changes[0]?.version ?? '');
    return `The newest entry of “changes” has another version. Write version: ${newest} here, or version: ${JSON.stringify(version)} in that entry.`;
  },
};

interface Versioned {
  readonly version: string;
  readonly changes: readonly { readonly version: string }[];
}

/** Version, dates and changes of the Legal page. */
export const legalRecordSchema = record
  .extend({
    reviewedBy: suppliable(text('Who reviewed it.'), 'The lawyer who reviewed this version.'),
  })
  .refine(isCurrent, remedy);

/** Version, dates and changes of the Trust Pledge. */
export const pledgeRecordSchema = record
  .extend({
    signedBy: suppliable(text('The name.'), 'The founder who signed the promise.'),
  })
  .refine(isCurrent, remedy);

export type LegalRecord = z.infer<typeof legalRecordSchema>;
export type PledgeRecord = z.infer<typeof pledgeRecordSchema>;
