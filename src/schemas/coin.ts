import { z } from 'zod';
import { ADDRESS_SENTINEL, isSolanaAddress, notOurToken } from '../formats/contract-address.ts';
import { formatAmount, isAmount, parseAmount } from '../formats/amounts.ts';
import { addMonths, isRealDate, longDate } from '../formats/dates.ts';
import { readDuration } from '../formats/durations.ts';
import { addressFault } from '../formats/web-address.ts';
import { duration, isoDate, percent, text, webAddress } from './fields.ts';
import { group } from './parts.ts';
import { suppliable } from './suppliable.ts';
import { MARKET_ADDRESS } from './platforms.ts';

/** A page of the launch platform. Visitors send money there, so look-alike addresses are rejected. */
const onPlatform = (what: string) =>
  webAddress(what).refine(
    // An invalid or insecure address is reported by `webAddress`.
    (address) => addressFault(address) !== undefined || address.startsWith(MARKET_ADDRESS),
    `Write an address that starts with ${MARKET_ADDRESS}. Another platform is a change for the developers of the site.`,
  );

/** A figure for the supply: for programs, and for visitors. */
const figure = {
  value: z
    .string({ error: 'Write the amount between quotes.' })
    .refine(
      (value) => /^\d+$/.test(value),
      'Write digits only, between quotes, such as "5000000000000".',
    )
    .describe('The amount in plain digits.'),
  shown: text(
    'The amount as a visitor reads it, such as 5,000,000,000,000 or 100 Trillion.',
  ).refine(isAmount, 'Write an amount, such as 5,000,000,000,000 or 100 Trillion.'),
};

/** Reports that the two amounts of a figure differ. */
const sameAmount = (
  { value, shown }: { value: string; shown: string },
  context: z.RefinementCtx,
) => {
  if (!isAmount(value) || !isAmount(shown) || parseAmount(value) === parseAmount(shown)) return;
  context.addIssue({
    code: 'custom',
    message: `“value” and “shown” differ. Write shown: ${formatAmount(parseAmount(value))} or value: "${parseAmount(shown)}"`,
  });
};

const reading = z
  .strictObject({
    ...figure,
    where: z.enum(['home', 'about']).describe('The page that shows this reading.'),
  })
  .superRefine(sameAmount);

const supply = z
  .union([
    z.strictObject({
      disputed: group('A conflict that the owner has not settled.', {
        why: text('Why there is more than one figure. Not shown on the site.'),
        readings: z
          .array(reading)
          .min(
            2,
            'A conflict has at least two readings. If one figure is right, replace “disputed” by value, shown and settled.',
          )
          .refine(
            (all) => new Set(all.map(({ where }) => where)).size === all.length,
            'Each page has one reading.',
          )
          .describe('The figures that contradict each other, each with its page.'),
      }),
    }),
    z
      .strictObject({
        ...figure,
        settled: group('Who settled which figure is right. Not shown on the site.', {
          by: text('Who decided which figure is right.'),
          on: isoDate('The day of that decision.'),
          source: text('Where the decision is written, such as a letter or a block explorer.'),
        }),
      })
      .superRefine(sameAmount),
  ])
  .describe('How many tokens exist. One value, or a declared conflict with its readings.');

/** The facts of one token. */
export const coinSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^\$[A-Z0-9]+$/, 'Write a dollar sign and capitals, such as $BIGFOOT.')
      .describe('The name of the token, with its dollar sign.'),
    chain: text('The blockchain that the token lives on.'),
    launched: isoDate('The day the token was launched.'),
    supply,
    founderHold: group('What the founder holds.', {
      percent: percent('The founder’s share of the supply, in per cent.'),
      vested: z.literal(true).describe('The founder’s tokens are vested.'),
    }),
    lpLockedUntil: isoDate('The last day of the lock on the liquidity pool, as the owner gave it.'),
    lpLockEnded: group(
      'Who acknowledged that the lock has ended and is not renewed. Not shown on the site.',
      {
        by: text('Who acknowledged it.'),
        on: isoDate('The day on which they did.'),
      },
    ).optional(),
    lpLockMinimum: duration('The shortest lock that is pledged.', ['months']),
    paired: group('What goes into the liquidity pool.', {
      percent: percent('The share of the supply that is pledged to be paired, in per cent.'),
      with: text('The asset that it is paired with.'),
    }),
    tax: group('The token’s own tax on trades.', {
      buy: percent('What the token takes from a purchase, in per cent.'),
      sell: percent('What the token takes from a sale, in per cent.'),
    }),
    minting: z.literal('none').describe('Whether new tokens can be made.'),
    initialBurn: group('The first burn.', {
      percent: percent('The share of the supply in the first burn, in per cent.'),
    }),
    privateSales: z
      .literal('none')
      .describe('Whether tokens were sold to venture capital funds or in private.'),
    contractAddress: suppliable(
      z
        .string()
        .refine(
          isSolanaAddress,
          'This is not a whole Solana address: 32 to 44 letters and figures, none of them 0, O, I or l. Copy it again. Of the address of a page, leave out all before the last slash.',
        )
        .refine((address) => notOurToken(address) === undefined, {
          error: ({ input }) =>
            `${notOurToken(String(input)) ?? ''} Copy the address of our own token.`,
        })
        .describe('The address of the token on Solana.'),
      'The address of the token on Solana.',
      z.literal(ADDRESS_SENTINEL, {
        error: `Until the address is known, write ${ADDRESS_SENTINEL}.`,
      }),
    ),
    addressElsewhere: suppliable(
      z
        .array(
          z.strictObject({
            name: text('The name of the place, such as X.'),
            url: webAddress('The page there that gives the address.'),
          }),
        )
        .min(1, 'Name at least one place.')
        .describe('The places, each on another host.'),
      'Where else the owner publishes the same address. Shown below it once it is supplied.',
    ),
    launchPlatform: group(
      'Where the token is traded. The token’s own page is worked out from the address.',
      {
        name: text('The name of the launch platform.'),
        frontPage: onPlatform('Its front page, used until the contract address is set.'),
        tokenPages: onPlatform(
          'The beginning of its token pages; the contract address comes after it.',
        ),
      },
    ),
    whitepaper: suppliable(webAddress('The web address of the whitepaper.'), 'The whitepaper.'),
  })
  .superRefine(({ launched, lpLockedUntil, lpLockEnded, lpLockMinimum }, context) => {
    // An invalid date is reported by `isoDate`, an invalid duration by `duration`.
    const minimum = readDuration(lpLockMinimum);
    if (!isRealDate(launched) || !isRealDate(lpLockedUntil) || !minimum) return;
    if (lpLockEnded) {
      if (isRealDate(lpLockEnded.on) && lpLockEnded.on < lpLockedUntil)
        context.addIssue({
          code: 'custom',
          path: ['lpLockEnded', 'on'],
          message: `On that day the lock had not ended: “lpLockedUntil” gives ${longDate(lpLockedUntil)}. Correct one of the two.`,
        });
      // A lock that ended too soon is a pledge that was broken, and can be said.
      return;
    }
    const earliest = addMonths(launched, minimum.number);
    if (lpLockedUntil < earliest)
      context.addIssue({
        code: 'custom',
        path: ['lpLockedUntil'],
        message: `The lock must last ${lpLockMinimum} from the launch: ${longDate(earliest)} ("${earliest}") or later.`,
      });
  })
  .refine(
    ({ paired, founderHold, initialBurn }) => {
      const shares = [paired.percent, founderHold.percent, initialBurn.percent];
      // A share above 100 is reported by `percent`.
      return (
        shares.some((share) => share > 100) || shares.reduce((sum, share) => sum + share) <= 100
      );
    },
    {
      path: ['paired', 'percent'],
      error:
        'The paired share, the founder’s share and the first burn come to more than 100%. Correct one of them.',
    },
  );

export type Coin = z.infer<typeof coinSchema>;
