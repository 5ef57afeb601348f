import { hasPassed } from '../formats/dates.ts';
import type { Coin } from '../schemas/coin.ts';
import type { Navigation } from '../schemas/navigation.ts';

/** The stamp of the lock’s date in each state that has one. */
const STAMPS = { passed: 'datePassed', ended: 'ended' } as const;

/** The last day of the liquidity lock, its state on the day of the build, and the sentence and the stamp for that. */
export function lockNote(
  sentences: Navigation['words']['lockDate'],
  { lpLockedUntil: date, lpLockEnded }: Pick<Coin, 'lpLockedUntil' | 'lpLockEnded'>,
) {
  const state = lpLockEnded ? 'ended' : hasPassed(date) ? 'passed' : 'ahead';
  return {
    date,
    state,
    sentence: sentences[state],
    stamp: state === 'ahead' ? undefined : STAMPS[state],
  } as const;
}
