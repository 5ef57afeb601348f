/** Single values of content files: texts, dates, shares and web addresses, with the faults that editors read. */
import { z } from 'zod';
import { COUNTED } from '../content-map.ts';
import { isRealDate } from '../formats/dates.ts';
import { readDuration, type DurationUnit } from '../formats/durations.ts';
import { bracesIn, type Template } from '../formats/templates.ts';
import { addressFault } from '../formats/web-address.ts';

/** The names of variables as they are typed: `{hours}, {date}`. */
const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** The schema of a template with the variables `Name`. */
type TemplateSchema<Name extends string> = z.ZodString & {
  readonly _zod: { readonly output: Template<Name> };
};

/** A gap for a count, `{pledges}` or `{Pledges}`, and nothing else. */
const COUNT_GAPS = new RegExp(`^\\{(?:${Object.keys(COUNTED).join('|')})\\}$`, 'i');

/** Whether the site fills in what was typed in braces: a count, or one of the variables in `names`. */
const isFilled = (typed: string, names: readonly string[]) =>
  COUNT_GAPS.test(typed) || names.some((name) => typed === `{${name}}`);

/**
 * A line of text. It may contain the template variables in `names`, such as `{date}`, and the counts
 * of `COUNTED`, but no other braces, because nothing would fill them in.
 *
 * @param what describes the field for editors, here and in the functions below; left out if the caller
 * describes it
 */
export const text = <Name extends string = never>(
  what = '',
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
        if (isFilled(typed, names)) continue;
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
    const misspelt = variables.filter((typed) => !isFilled(typed, names));
    const lost = missing.slice(misspelt.length);
    if (lost.length > 0)
      context.addIssue({
        code: 'custom',
        message: `Put ${lost.map((name) => `{${name}}`).join(' and ')} back: the site fills ${lost.length > 1 ? 'them' : 'it'} in there.`,
      });
  });

/** Template variables for facts, which short texts may contain. fact-definitions.ts says which fact each is. */
export const FACT_NAMES = [
  'coin',
  'chain',
  'paired',
  'pairedWith',
  'founderHold',
  'initialBurn',
  'lockMinimum',
  'contest',
  'hashtag',
  'platforms',
  'responseTime',
] as const;

export type FactName = (typeof FACT_NAMES)[number];

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
          error: `This year cannot be right: every date of the site is from ${FIRST_DATE.slice(0, 4)} (no token is older) to ${LAST_DATE.slice(0, 4)}. Correct the year.`,
        }),
    )
    .meta({ description: what, kind: 'date' });

const PERCENT_FAULT = 'Write a number from 0 to 100, without the % sign, such as 25.';

/** A duration in one of these units. */
export function duration(what: string, units: readonly DurationUnit[]) {
  const error = `Write a whole number and its unit, such as ${units.map((unit) => `12 ${unit}`).join(' or ')}.`;
  return z
    .string({ error })
    .refine((value) => units.some((unit) => unit === readDuration(value)?.unit), { error })
    .describe(what);
}

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
