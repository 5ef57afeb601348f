/** Values that the owner may not have supplied yet. */
import { z } from 'zod';
import { anyOf } from '../formats/patterns.ts';
import { text } from './fields.ts';
import { isFrontPage } from './platforms.ts';

/** What is written in place of a value, as sources of patterns. */
const NO_VALUES = [
  ...['x{2,}', String.raw`n\.?\/?a\.?`, 'nil', 'null', 'undefined', 'tb[acd]', 'to ?do', 'fix ?me'],
  ...['placeholder', 'pending', 'unknown', 'not (?:applicable|available|known)', 'coming soon'],
  ...['later', '(?:still )?missing'],
];
/** Match texts in place of a value: `…`; `TBD`, `[n/a]`; “To be announced.”; our own placeholders. */
const MISSING_VALUES = [
  /^[\s.…?_*–—-]*$/,
  new RegExp(String.raw`^[[({<]*${anyOf(NO_VALUES)}[\])}>.!:?…]*$`, 'i'),
  /^(?:to be \w+|not .*\byet|not supplied|awaiting .+)[.…]*$/i,
  /\bmuuva\.example\b|^NOT-SET\b/i,
];

/** Whether a value is only a text in place of one, or the front page of a platform. */
function isMissingValue(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const typed = value.trim();
  return MISSING_VALUES.some((pattern) => pattern.test(typed)) || isFrontPage(typed);
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
          shown: (shown ?? text()).describe(
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
