import type { Suppliable } from './placeholders.ts';

/** The token's contract address and the addresses of the launch platform. */
interface Listing {
  readonly contractAddress: Suppliable<string>;
  readonly launchPlatform: { readonly frontPage: string; readonly tokenPages: string };
}

/** The token's own page once the contract address is set; until then the platform's front page. */
export function tokenPageUrl(coin: Listing): string {
  const { contractAddress, launchPlatform } = coin;
  return contractAddress.status === 'supplied'
    ? launchPlatform.tokenPages + contractAddress.value
    : launchPlatform.frontPage;
}
