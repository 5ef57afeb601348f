/**
 * Lines: sentences inside a text of the content that depend on a fact. The settings of the text have one
 * for each state of the fact (`lines`), and its prose has their name in brackets, such as `[lock]`.
 */
import { amountInWords, parseAmount } from '../formats/amounts.ts';
import { fill } from '../formats/templates.ts';
import type { Coin } from '../schemas/coin.ts';
import type { Lines } from '../schemas/sentences.ts';
import type { Studio } from '../schemas/studio.ts';
import { isDisputed, readingOn } from './conflicts.ts';

/** The facts that lines depend on. */
export interface LineFacts {
  readonly coin: Pick<Coin, 'supply' | 'lpLockEnded'>;
  readonly studio: Pick<Studio, 'legalEntity'>;
}

/** Chooses the line about the supply that is true, and fills in its figures. */
function supplyLine(
  { disputed, settled }: NonNullable<Lines['supply']>,
  { supply }: LineFacts['coin'],
): string {
  if (!isDisputed(supply)) return fill(settled, { supply: supply.shown });
  const home = readingOn('home', supply);
  const homeInWords = amountInWords(parseAmount(home));
  return fill(disputed, { home, homeInWords, about: readingOn('about', supply) });
}

/** Chooses the line about the licence that is true, and fills in the FSP number. */
export function licenceLine(
  lines: NonNullable<Lines['licence']>,
  { legalEntity: { fspNumber } }: Pick<Studio, 'legalEntity'>,
): string {
  if (fspNumber.status === 'placeholder') return lines.missing;
  return fspNumber.value === 'none' ? lines.none : fill(lines.number, { number: fspNumber.value });
}

/** Chooses the line about the lock that is true. `{date}` stays: `<Day>` puts a `<time>` there. */
export const lockLine = (
  { given, ended }: NonNullable<Lines['lock']>,
  { lpLockEnded }: Pick<Coin, 'lpLockEnded'>,
) => (lpLockEnded ? ended : given);

/** The line that is true, by what stands for it in the prose, such as `[lock]`. */
export function trueLines(
  { supply, licence, lock }: Lines,
  { coin, studio }: LineFacts,
): ReadonlyMap<string, string> {
  const chosen = {
    supply: supply && supplyLine(supply, coin),
    licence: licence && licenceLine(licence, studio),
    lock: lock && lockLine(lock, coin),
  };
  return new Map(
    Object.entries(chosen).flatMap(([name, line]) =>
      line === undefined ? [] : [[`[${name}]`, line]],
    ),
  );
}
