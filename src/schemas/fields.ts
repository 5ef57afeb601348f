import { z } from 'zod';
import { COUNTED } from '../content-map.ts';
import { numberInWords } from '../formats/amounts.ts';
import { isRealDate } from '../formats/dates.ts';
import { bracesIn, type Template } from '../formats/templates.ts';
import { isNeverShown, type Showing } from '../formats/shown.ts';
import { anyOf } from '../formats/patterns.ts';
import { addressFault } from '../formats/web-address.ts';
import { isFrontPage } from './platforms.ts';

/** `{hours}, {date}` */
const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** The schema of a template with the variables `Name`. */
type TemplateSchema<Name extends string> = z.ZodString & {
  readonly _zod: { readonly output: Template<Name> };
};

const COUNT_GAPS = new RegExp(`^\\{(?:${Object.keys(COUNTED).join('|')})\\}$`, 'i');

/**
 * A line of text. It may contain the template variables in `names`, such as `{date}`, and the counts
 * of `COUNTED`, but no other braces, because nothing would fill them in.
 *
 * @param what describes the field for editors, here and in the functions below
 */
export const text = <Name extends string = never>(
  what: string,
  names: readonly Name[] = [],
): TemplateSchema<Name> =>
  z
    .string({
      error: 'Write this as text, between quotes if it holds a colon or looks like a date.',
    })
    .regex(/\S/, 'This may not be empty: write the text that a visitor will read.')
    .refine(
      // A folded block (`>`) ends in a line break, which no page shows.
      (value) => value.trim() === '' || value.replace(/\n$/, '') === value.trim(),
      'Remove the space at the start or the end.',
    )
    .superRefine((value, context) => {
      for (const typed of bracesIn(value)) {
        if (COUNT_GAPS.test(typed) || names.some((name) => typed === `{${name}}`)) continue;
        const known = names.length > 0 ? ` The site fills in only ${listOf(names)} here.` : '';
        context.addIssue({
          code: 'custom',
          message: `Nothing fills in ${typed} here, so visitors would read it as it is.${known}`,
          params: { variable: typed, names },
        });
      }
    })
    .describe(names.length > 0 ? `${what} The site fills in ${listOf(names)}.` : what);

/** A text that must contain every template variable in `names`. */
export const template = <Name extends string>(what: string, names: readonly Name[]) =>
  text(what, names).superRefine((value, context) => {
    const variables = bracesIn(value);
    const missing = names.filter((name) => !variables.includes(`{${name}}`));
    // `text` already reports other variables. Each of them is probably a missing one, misspelt.
    const misspelt = variables.filter(
      (typed) => !COUNT_GAPS.test(typed) && !names.some((name) => typed === `{${name}}`),
    );
    for (const name of missing.slice(misspelt.length))
      context.addIssue({
        code: 'custom',
        message: `Put {${name}} back: the site fills it in there.`,
      });
  });

/** Template variables for facts, which short texts may contain. src/facts/fact-words.ts has their values. */
export const FACT_NAMES = [
  'coin',
  'chain',
  'paired',
  'pairedWith',
  'founderHold',
  'initialBurn',
  'months',
  'contest',
  'hashtag',
  'platforms',
] as const;

/** A text that may contain template variables for facts. */
export const textWithFacts = (what: string) => text(what, FACT_NAMES);

/** The messages for a wrong date: `noText` if it is not text, `noDay` if the day does not exist. */
export const DATE_FAULTS = {
  noText: 'Write the date between quotes, as year-month-day, such as "2026-08-07".',
  noDay: 'This is not a date of the calendar. Write year-month-day, such as "2026-08-07".',
} as const;

/**
 * The earliest and the latest date on the site. The first blockchain is of 3 January 2009, so no
 * token is older; a lock of liquidity lasts for years, not for decades. Any other date has a wrong
 * digit.
 */
const FIRST_DATE = '2009-01-03';
const LAST_DATE = '2059-12-31';

/** In frontmatter, YAML parses an unquoted date as a Date, at midnight UTC. */
const asText = (value: unknown) =>
  value instanceof Date && value.getTime() % 86_400_000 === 0
    ? value.toISOString().slice(0, 10)
    : value;

/**
 * A calendar date as plain text, `2026-08-07`. It has no time, so no time zone can move it. `kind`
 * marks it for the content check, which can then suggest a date.
 */
export const isoDate = (what: string) =>
  z
    .preprocess(
      asText,
      z
        .string({ error: DATE_FAULTS.noText })
        .refine(isRealDate, { error: DATE_FAULTS.noDay, params: { kind: 'date' } })
        .refine((date) => !isRealDate(date) || (date >= FIRST_DATE && date <= LAST_DATE), {
          error: `This year cannot be right: every date of the site is from 2009 (no token is older) to 2059. Correct the year.`,
        }),
    )
    .meta({ description: what, kind: 'date' });

const PERCENT_FAULT = 'Write a number from 0 to 100, without the % sign, such as 25.';

/** A share of the supply in per cent, 0 to 100. */
export const percent = (what: string) =>
  z.number({ error: PERCENT_FAULT }).min(0, PERCENT_FAULT).max(100, PERCENT_FAULT).describe(what);

/** A web address that starts with https. */
export const webAddress = (what: string) =>
  z
    .url({ protocol: /^https$/, error: 'Write a whole web address that starts with https://.' })
    .refine(
      (address) => !['user-info', 'mixed-alphabets'].includes(addressFault(address) ?? ''),
      'This address may lead to another site than it seems: write it without a name before an @, in the letters of one alphabet.',
    )
    .describe(what);

const NO_VALUES = [
  ...['x{2,}', String.raw`n\.?\/?a\.?`, 'nil', 'null', 'undefined', 'tb[acd]', 'to ?do', 'fix ?me'],
  ...['placeholder', 'pending', 'unknown', 'not (?:applicable|available|known)', 'coming soon'],
  ...['later', '(?:still )?missing'],
];
/** Matches texts that are written where a value is missing: `…`, `xx`, `TBD`. */
const MISSING_VALUES = [
  /^[\s.…?_*–—-]*$/,
  new RegExp(String.raw`^[[({<]*${anyOf(NO_VALUES)}[\])}>.!:?…]*$`, 'i'),
  /^(?:to be \w+|not .*\byet|not supplied|awaiting .+)[.…]*$/i,
  /\bmuuva\.example\b|^NOT-SET\b/i,
];

/** Whether a value is only such a text, or the front page of a platform. */
function isMissingValue(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return MISSING_VALUES.some((pattern) => pattern.test(text)) || isFrontPage(text);
}

const STATUS = 'Whether the owner has supplied the value: “placeholder” if not, “supplied” if so.';

/**
 * A value that the owner may not have supplied yet. While it is a placeholder, the setting has the
 * text that is shown instead and what the owner must supply; once it is supplied, it has the value.
 */
export const suppliable = <Value extends z.ZodType, Shown extends z.ZodType<string> = z.ZodString>(
  value: Value,
  what: string,
  shown?: Shown,
) =>
  z
    .discriminatedUnion(
      'status',
      [
        z.strictObject({
          status: z.literal('placeholder').describe(STATUS),
          shown: (shown ?? text('')).describe(
            'What the site shows or uses until the value is supplied.',
          ),
          needed: text('What the owner must supply, in words for the owner.'),
        }),
        z.strictObject({
          status: z.literal('supplied').describe(STATUS),
          // Other errors of the value have already been reported.
          value: value.refine((given) => !isMissingValue(given), {
            error:
              'Type the real value, or put “status: placeholder” back, with “shown” and “needed”.',
            when: ({ issues }) => issues.length === 0,
          }),
        }),
      ],
      {
        error:
          'Write “status: placeholder” with “shown” and “needed”, or “status: supplied” with “value”.',
      },
    )
    .describe(what);

/** A heading. The eyebrow is the small line above it that names the section plainly. */
export const heading = (what: string) =>
  z
    .strictObject({
      eyebrow: text('The small line above the heading: the plain name of the section.').optional(),
      text: text('The heading itself.'),
    })
    .describe(what);

/** A text whose first sentence is bold. It may contain the template variables in `names`. */
export const emphatic = <Name extends string = never>(what: string, names?: readonly Name[]) =>
  z
    .strictObject({
      strong: text('The first sentence, set bold.', names),
      text: text('What follows it.', names).optional(),
    })
    .describe(what);

/** The top of a page: its plain name, and the heading in the lines in which it is set. */
export const hero = <Rest extends z.ZodRawShape>(lines: number, rest: Rest) =>
  z
    .strictObject({
      eyebrow: text('The small line above the heading: the plain name of the page.'),
      heading: z
        .array(text('A line.'))
        .length(lines)
        .describe('The heading, in the lines in which it is set.'),
      ...rest,
    })
    .describe('The top of the page.');

/** The texts above an adopted text that is not in force yet. */
const upcoming = z
  .strictObject({
    first: template('If no version counts until then.', ['date']),
    next: template('If one does: the link to it.', ['date', 'link']),
    link: template('The words of that link.', ['version']),
  })
  .describe('Above a text that is adopted and counts from a later day.');

/**
 * The texts about the standing of a document, which is its state: a draft, reviewed or signed, adopted,
 * or both. One for each `RecordState`; `name` is who reviewed or signed it.
 */
export const standing = <Rest extends z.ZodRawShape>(what: string, rest: Rest) =>
  z
    .strictObject({
      draft: emphatic('While it is a draft.'),
      approved: emphatic('Once it is reviewed or signed, but not adopted.', ['name']),
      adopted: emphatic('Once it is adopted, but not reviewed or signed.', ['date']),
      complete: emphatic('Once it is both.', ['date', 'name']),
      upcoming,
      ...rest,
    })
    .describe(what);

/** The texts around the versions, the dates and the changes of a document. */
export const versions = <Rest extends z.ZodRawShape>(rest: Rest) =>
  z
    .strictObject({
      heading: heading('The heading.'),
      version: text('Above the versions.'),
      date: text('Above the dates.'),
      change: text('Above the changes.'),
      adopted: text('Before the day of adoption.'),
      effective: text('Before the day from which it counts.'),
      kinds: z
        .strictObject({
          substantive: text('A change of meaning.'),
          editorial: text('A change of words.'),
        })
        .describe('Kinds of change.'),
      ...rest,
    })
    .describe('Versions and dates.');

/** A link within the site: its label and its target. The content check looks for the target. */
export const link = (what: string) =>
  z
    .strictObject({
      label: text('The words of the link. They say where it goes.'),
      href: z
        .string()
        .regex(
          /^(\/[\w/-]*(\.\w+|#[\w-]+)?|#[\w-]+)$/,
          'Write a path of this site, such as /legal or /legal#no-guarantees.',
        )
        .describe(
          'A page of this site, such as /legal, a place on it, such as /legal#no-guarantees, or a file of “public”.',
        ),
    })
    .describe(what);

/** A message that appears for a moment after an action. */
export const toast = (what: string) =>
  z
    .strictObject({
      title: text('The first line of the message.'),
      description: text('The second line of the message.'),
    })
    .describe(what);

/** Two sentences to choose from, by the state of a value: whether the owner has supplied it. */
export const byState = <Name extends string = never>(what: string, names?: readonly Name[]) =>
  z
    .strictObject({
      missing: text('Said until the value is supplied.', names),
      supplied: text('Said once it is.', names),
    })
    .describe(what);

/** Template variables for counts, which a sentence about several values may contain. src/facts/states.ts has their values. */
export const COUNT_NAMES = [
  'open',
  'linked',
  'count',
  'provable',
  'supported',
  'watched',
  'withProof',
  'withRecord',
  'withNeither',
] as const;

/** Three sentences to choose from, by how many of several values the owner has supplied. */
export const byCount = (what: string) =>
  z
    .strictObject({
      missing: text('Said while none is supplied.', COUNT_NAMES),
      partly: text('Said while some are supplied.', COUNT_NAMES),
      supplied: text('Said once all are supplied.', COUNT_NAMES),
    })
    .describe(what);

/** Two sentences about a clause of the Legal page, by whether the owner has adopted its text. */
export const byAdoption = (what: string) =>
  z
    .strictObject({
      draft: text('Said while the text is a draft.'),
      adopted: text('Said once it is adopted.'),
    })
    .describe(what);

/** Three sentences to choose from, by the state of the liquidity lock on the day of the build. */
export const lockSentences = (what: string) =>
  z
    .strictObject({
      passed: text('Said when its date has passed.', ['date']),
      ahead: text('Said while its date lies ahead.', ['date']),
      ended: text('Said once the owner has acknowledged that it ended.', ['date']),
    })
    .describe(what);

/** Sentences to choose from, by whether the FSP number is supplied, and says that there is none. */
export const byLicence = (what: string) =>
  z
    .strictObject({
      missing: text('Said until the FSP number is supplied.'),
      none: text('Said once it is supplied that there is none.'),
      number: text('Said once it is supplied.', ['number']),
    })
    .describe(what);

/** Two sentences to choose from, by whether the owner has acknowledged that the lock has ended. */
export const byLock = (what: string) =>
  z
    .strictObject({
      given: text('Said until the owner acknowledges that the lock has ended.'),
      ended: text('Said from then on.', ['date']),
    })
    .describe(what);

/** The lines of a text that depend on a fact. In the prose, the name in square brackets stands for the line. */
export const lines = z
  .strictObject({
    supply: z
      .strictObject({
        disputed: text('Said while the supply is disputed.', ['home', 'homeInWords', 'about']),
        settled: text('Said once it is settled.', ['supply']),
      })
      .describe('In place of [supply].')
      .optional(),
    licence: byLicence('In place of [licence].').optional(),
    lock: byLock('In place of [lock].').optional(),
  })
  .describe('Lines of the text below that depend on a fact.')
  .optional();

export type Lines = NonNullable<z.infer<typeof lines>>;

/** The settings that hide a section, or show it on some days only. What promises or protects has none of them. */
export const SHOWN_SETTINGS = {
  shown: z.boolean('Write true or false.').describe('false hides it.').optional(),
  from: isoDate('The first day on which it is shown.').optional(),
  until: isoDate('The last day on which it is shown.').optional(),
};

/** Settings of a part that may be hidden: its own, and `SHOWN_SETTINGS`. */
export const hideable = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, ...SHOWN_SETTINGS }).refine((part) => !isNeverShown(part as Showing), {
    path: ['until'],
    error: 'Its last day is before its first one, so it would never be shown. Correct one of them.',
  });

/** The end of a page: a sentence, and links to other pages. */
export const nextStep = hideable({
  text: text('The sentence before the button.'),
  links: z.array(link('A button to another page.')).min(1).describe('The buttons.'),
}).describe('The next step, at the end of the page.');

/** The settings of every page: its metadata. */
export const pageBase = {
  title: text(
    'The name of the page in the browser tab and in search results. Each page has its own.',
  ),
  description: text(
    'One or two sentences for search results and shared links. Each page has its own.',
  ).refine(
    // A count is a word, and no count has a longer one than twelve.
    (value) => value.replaceAll(/\{\w+\}/g, numberInWords(12)).length <= 160,
    'Write at most 160 characters: search engines cut the rest.',
  ),
  shareAlt: text('The text alternative of the picture that shows when the page is shared.'),
};
