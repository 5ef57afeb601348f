import { base58 } from '@scure/base';

/** Stands where the contract address will stand. Hyphens and the letter O are outside base58, so no wallet takes it. */
export const ADDRESS_SENTINEL = 'NOT-SET-CONTRACT-ADDRESS-DO-NOT-SEND';

/** Whether the text is a Solana address: base58 that decodes to 32 bytes (https://solana.com/docs/core/accounts). */
export function isSolanaAddress(text: string): boolean {
  try {
    return base58.decode(text).length === 32;
  } catch {
    return false;
  }
}
