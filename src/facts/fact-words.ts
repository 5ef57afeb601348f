import type { Coin } from '../schemas/coin.ts';
import type { Contest } from '../schemas/contest.ts';
import type { FACT_NAMES } from '../schemas/fields.ts';

/** The values of the template variables in `FACT_NAMES`. */
export type FactWords = Readonly<Record<(typeof FACT_NAMES)[number], string>>;

/** The facts as words for short texts. `share` formats a percentage, such as `25%`. */
export function factWords(
  coin: Pick<
    Coin,
    'name' | 'chain' | 'paired' | 'founderHold' | 'initialBurn' | 'lpLockMinimumMonths'
  >,
  contest: Pick<Contest, 'name' | 'hashtag' | 'platforms'>,
  share: (percent: number) => string,
): FactWords {
  return {
    coin: coin.name,
    chain: coin.chain,
    paired: share(coin.paired.percent),
    pairedWith: coin.paired.with,
    founderHold: share(coin.founderHold.percent),
    initialBurn: share(coin.initialBurn.percent),
    months: String(coin.lpLockMinimumMonths),
    contest: contest.name,
    hashtag: contest.hashtag,
    platforms: new Intl.ListFormat('en-ZA', { type: 'disjunction' }).format(contest.platforms),
  };
}
