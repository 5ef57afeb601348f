import { z } from 'zod';
import { isoDate, suppliable, text } from './fields.ts';

/** A date that may be a placeholder. */
const date = (what: string) => suppliable(isoDate(what), what);

/** The kind of change that a version made. */
export const changeKind = z
  .enum(['first', 'substantive', 'editorial'])
  .describe(
    'first: the text itself, before any change. substantive: it changes what is promised or warned of. editorial: it changes the words only.',
  );

/** The settings that the records of Legal and Trust Pledge share: the version of the text, and the history of its changes. */
const record = z.strictObject({
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
        changes.every(({ kind }, at) => (kind === 'first') === (at === changes.length - 1)),
      'The last entry is the first version: only there write “kind: first”.',
    )
    .refine((changes) => new Set(changes.map(({ version }) => version)).size === changes.length, {
      error: ({ input }) => repeatedVersion(input as readonly Versioned['changes'][number][]),
    })
    .superRefine((changes, context) => {
      for (const [index, { date, version }] of changes.entries()) {
        const higher = changes.slice(0, index).find((one) => isLower(one.version, version));
        if (higher)
          context.addIssue({
            code: 'custom',
            path: [index, 'version'],
            message: `The changes are listed newest first, and version ${higher.version} above this one is lower. Give the newer one the higher version.`,
          });
        const newer = changes.slice(0, index).find((one) => isAfter(date, one.date));
        if (newer)
          context.addIssue({
            code: 'custom',
            path: [index, 'date', 'value'],
            message: `The changes are listed newest first, and this one is dated after version ${newer.version} above it. Correct one of the two dates, or move the entry up.`,
          });
      }
    })
    .describe('The changes, newest first.'),
});

/** Whether one version has a lower number than another one. Draft has no number. */
const isLower = (lower: string, higher: string) =>
  [lower, higher].every((version) => /^\d/.test(version)) &&
  lower.localeCompare(higher, 'en', { numeric: true }) < 0;

/** A date as `suppliable` parses it; without a value if it is a placeholder. */
interface MaybeDate {
  readonly status: string;
  readonly value?: string;
}

/** Whether both dates are supplied, and the first is later. */
const isAfter = (later: MaybeDate, earlier: MaybeDate) =>
  later.value !== undefined && earlier.value !== undefined && later.value > earlier.value;

/** The message about two entries with one version. */
function repeatedVersion(changes: readonly Versioned['changes'][number][]): string {
  const all = changes.map(({ version }) => version);
  const twice = all.find((version, index) => all.indexOf(version) !== index) ?? '';
  return `Two entries have version ${JSON.stringify(twice)}. Give the newer one the next version, here and in “version” at the top.`;
}

/** Whether the text takes effect on the day of its adoption or later. */
const isAdoptedFirst = ({ adopted, effective }: Dated) => !isAfter(adopted, effective);

const NOT_ADOPTED_FIRST = {
  path: ['effective', 'value'],
  error:
    'This text would count before it was adopted. Write the day of adoption here or a later one, or correct “adopted”.',
};

interface Dated {
  readonly adopted: MaybeDate;
  readonly effective: MaybeDate;
}

/** Whether the newest change belongs to the current version. */
const hasCurrentChange = ({ version, changes }: Versioned) =>
  changes[0] === undefined || changes[0].version === version;

const NO_CURRENT_CHANGE = {
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
  .refine(hasCurrentChange, NO_CURRENT_CHANGE)
  .refine(isAdoptedFirst, NOT_ADOPTED_FIRST);

/** Version, dates and changes of the Trust Pledge. */
export const pledgeRecordSchema = record
  .extend({
    signedBy: suppliable(text('The name.'), 'The founder who signed the promise.'),
  })
  .refine(hasCurrentChange, NO_CURRENT_CHANGE)
  .refine(isAdoptedFirst, NOT_ADOPTED_FIRST);

export type LegalRecord = z.infer<typeof legalRecordSchema>;
export type PledgeRecord = z.infer<typeof pledgeRecordSchema>;
