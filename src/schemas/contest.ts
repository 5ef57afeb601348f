import { z } from 'zod';
import { isAmount, parseAmount } from '../formats/amounts.ts';
import { isRealDate, weekday } from '../formats/dates.ts';
import { isoDate, text, webAddress } from './fields.ts';
import { suppliable } from './suppliable.ts';

const isDescending = (amounts: readonly string[]) =>
  amounts.every((amount, index) => {
    const before = amounts[index - 1];
    return before === undefined || parseAmount(before) > parseAmount(amount);
  });

/** Index of the amount to correct, if one is: the last one whose removal leaves the others descending, or 0. */
function outOfOrder(amounts: readonly string[]): number | undefined {
  if (!amounts.every((amount) => isAmount(amount)) || isDescending(amounts)) return undefined;
  const wrong = amounts.findLastIndex((_, index) => isDescending(amounts.toSpliced(index, 1)));
  return Math.max(wrong, 0);
}

/** The facts of one meme contest. */
export const contestSchema = z
  .strictObject({
    name: text('The name of the contest.'),
    hashtag: z
      .string()
      .regex(
        /^#[A-Za-z0-9]+$/,
        'Write # and then letters and digits only, between quotes: a space or a hyphen ends a hashtag.',
      )
      .describe('The hashtag of entries, between quotes.'),
    platforms: z.array(text('A platform.')).min(1).describe('Where entries may be posted.'),
    winnersFrom: isoDate('The first Friday on which winners are announced.').refine(
      // `isoDate` already reports a date that does not exist, and `weekday` throws for one.
      (date) => !isRealDate(date) || weekday(date) === 'Friday',
      {
        error: 'Winners are announced on Fridays, and this date is not one. Choose a Friday.',
      },
    ),
    prizes: z
      .array(
        z.strictObject({
          amount: z
            .string()
            .refine(isAmount, 'Write an amount, such as 500 million.')
            .describe('How much of the token, such as 3 billion.'),
          extra: text('What comes with it, such as a profile feature.').optional(),
        }),
      )
      .length(3, 'There are three prizes: the drawing has three prints.')
      .superRefine((prizes, context) => {
        const wrong = outOfOrder(prizes.map(({ amount }) => amount));
        const message = 'Each prize must be smaller than the one before it. Put the largest first.';
        if (wrong !== undefined)
          context.addIssue({ code: 'custom', path: [wrong, 'amount'], message });
      })
      .describe('First, second and third prize.'),
    // The owner may supply these later. `suppliable(schema, description)` takes the schema of the
    // value and the description of the field. Until then, the field has a text that the site
    // shows instead. What sentences say while they are missing follows from
    // `contestTerms` and `handle` in facts/states.ts: a new field belongs there too.
    closing: suppliable(isoDate('The closing date.'), 'The day on which entries close.'),
    rules: suppliable(webAddress('The web address of the rules.'), 'The full rules.'),
    howOften: suppliable(
      text('How often the prizes are given.'),
      'How often the prizes are given.',
    ),
    judging: suppliable(
      text('How entries are judged, and by whom.'),
      'How entries are judged, and by whom.',
    ),
    entrants: suppliable(text('Who may enter.'), 'Who may enter.'),
    payment: suppliable(text('How prizes are paid.'), 'How prizes are paid.'),
    winners: suppliable(webAddress('The web address of the winners.'), 'The winners so far.'),
    handle: suppliable(
      text('The handle to tag, with its @ sign.'),
      'The studio’s handle, which entries must tag.',
    ),
  })
  .refine(
    ({ winnersFrom, closing }) => closing.status !== 'supplied' || closing.value >= winnersFrom,
    {
      path: ['closing', 'value'],
      error:
        'Entries would close before the first winners are announced. Correct this day, or “winnersFrom”.',
    },
  );

export type Contest = z.infer<typeof contestSchema>;
