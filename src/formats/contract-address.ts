import { base58 } from '@scure/base';

/** Shown until the contract address is known. Hyphens and the letter O are not base58, so no wallet accepts it. */
export const ADDRESS_SENTINEL = 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND';

/** Whether the text is a Solana address: base58 that decodes to 32 bytes (https://solana.com/docs/core/accounts). */
export function isSolanaAddress(text: string): boolean {
  try {
    return base58.decode(text).length === 32;
  } catch {
    return false;
  }
}
