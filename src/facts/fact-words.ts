import type { FACT_NAMES } from '../schemas/fields.ts';

/** The values of the template variables in `FACT_NAMES`. */
export type FactWords = Readonly<Record<(typeof FACT_NAMES)[number], string>>;

interface Share {
  readonly percent: number;
}

interface TokenFacts {
  readonly name: string;
  readonly chain: string;
  readonly paired: Share & { readonly with: string };
  readonly founderHold: Share;
  readonly initialBurn: Share;
  readonly lpLockMinimumMonths: number;
}

interface ContestFacts {
  readonly name: string;
  readonly hashtag: string;
  readonly platforms: readonly string[];
}

/** The facts as words for short texts. `share` formats a percentage, such as `25%`. */
export function factWords(
  coin: TokenFacts,
  contest: ContestFacts,
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
