import type { Coin } from '../schemas/coin.ts';

/** The token's own page once the contract address is set; until then the platform's front page. */
export function tokenPageUrl({
  contractAddress,
  launchPlatform,
}: Pick<Coin, 'contractAddress' | 'launchPlatform'>): string {
  return contractAddress.status === 'supplied'
    ? launchPlatform.tokenPages + contractAddress.value
    : launchPlatform.frontPage;
}
