import { z } from 'zod';
import { isoDate, text } from './fields.ts';
import { suppliable } from './suppliable.ts';

/** A date that may be a placeholder. */
const date = (what: string) => suppliable(isoDate(what), what);

/** The kind of change that a version made. */
export const changeKind = z
  .enum(['first', 'substantive', 'editorial'])
  .describe(
    'first: the text itself, before any change. substantive: it changes what is promised or warned of. editorial: it changes the words only.',
  );

/** The settings that the records of Legal and Trust Pledge share: the version of the text, and its changes. */
const record = z
  .strictObject({
    version: text('The version of the text, such as Draft or 1.0.'),
    adopted: date('The day the owner adopted this version.'),
    effective: date('The day from which this version counts.'),
    changes: z
      .array(
        z.strictObject({
          version: text('The version that the change made.'),
          date: date('The day of the change.'),
          kind: changeKind,
          summary: text('What changed, in one plain sentence.'),
        }),
      )
      .min(1, 'List at least the first version.')
      .refine(
        (changes) =>
          changes.every(({ kind }, index) => (kind === 'first') === (index === changes.length - 1)),
        'The last entry is the first version: only there write “kind: first”.',
      )
      .superRefine((changes, context) => {
        const versions = changes.map(({ version }) => version);
        const twice = versions.find((version, index) => versions.indexOf(version) !== index);
        if (twice !== undefined)
          context.addIssue({
            code: 'custom',
            message: `Two entries have version ${JSON.stringify(twice)}. Give the newer one the next version, here and in “version” at the top.`,
          });
        for (const [index, change] of changes.entries()) {
          const above = changes.slice(0, index);
          const lower = above.find(({ version }) => isLower(version, change.version));
          if (lower)
            context.addIssue({
              code: 'custom',
              path: [index, 'version'],
              message: `The changes are listed newest first, and version ${lower.version} above this one is lower. Give the newer one the higher version.`,
            });
          const older = above.find(({ date }) => isAfter(change.date, date));
          if (older)
            context.addIssue({
              code: 'custom',
              path: [index, 'date', 'value'],
              message: `The changes are listed newest first, and this one is dated after version ${older.version} above it. Correct one of the two dates, or move the entry up.`,
            });
        }
      })
      .describe('The changes, newest first.'),
  })
  .superRefine(({ version, changes: [newest] }, context) => {
    if (newest !== undefined && newest.version !== version)
      context.addIssue({
        code: 'custom',
        path: ['version'],
        message: `The newest entry of “changes” has another version. Write version: ${JSON.stringify(newest.version)} here, or version: ${JSON.stringify(version)} in that entry.`,
      });
  })
  .refine(({ version, adopted }) => !isDraft(version) || adopted.status !== 'supplied', {
    path: ['adopted', 'value'],
    error:
      'A draft is not adopted, and the page would say that it is. Give the text a version with a number, here and in its newest entry of “changes”, or put “status: placeholder” back.',
  })
  .refine(({ adopted, effective }) => !isAfter(adopted, effective), {
    path: ['effective', 'value'],
    error:
      'This text would count before it was adopted. Write the day of adoption here or a later one, or correct “adopted”.',
  });

/** Whether a version is none that can be adopted. */
const isDraft = (version: string) => !/^\d/.test(version);

/** Whether one version has a lower number than another one. A draft has no number. */
const isLower = (lower: string, higher: string) =>
  !isDraft(lower) && !isDraft(higher) && lower.localeCompare(higher, 'en', { numeric: true }) < 0;

type MaybeDate = z.infer<ReturnType<typeof date>>;

/** Whether both dates are supplied, and the first is later. */
const isAfter = (later: MaybeDate, earlier: MaybeDate) =>
  later.status === 'supplied' && earlier.status === 'supplied' && later.value > earlier.value;

/** Version, dates and changes of the Legal page. */
export const legalRecordSchema = record.safeExtend({
  reviewedBy: suppliable(text('Who reviewed it.'), 'The lawyer who reviewed this version.'),
});

/** Version, dates and changes of the Trust Pledge. */
export const pledgeRecordSchema = record.safeExtend({
  signedBy: suppliable(text('The name.'), 'The founder who signed the promise.'),
});

export type LegalRecord = z.infer<typeof legalRecordSchema>;
export type PledgeRecord = z.infer<typeof pledgeRecordSchema>;
