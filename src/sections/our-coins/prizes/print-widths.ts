import { parseAmount } from '../../../formats/amounts.ts';

/**
 * The widths of the prizes’ footprints. The area of each is in proportion to its prize.
 *
 * @param amounts the prizes as written in the content, largest first, such as `3 billion`
 * @returns widths in per cent of the first footprint's width, to two decimals
 * @throws if an amount cannot be read
 */
export function printWidths(amounts: readonly string[]): number[] {
  const prizes = amounts.map(parseAmount);
  const largest = prizes[0] ?? 1n;
  // BigInt has no fractions: eight further digits keep the ratio exact to the second decimal.
  const ratio = (prize: bigint) => Number((prize * 10n ** 8n) / largest) / 1e8;
  return prizes.map((prize) => Math.round(Math.sqrt(ratio(prize)) * 10_000) / 100);
}
