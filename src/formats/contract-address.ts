import { base58 } from '@scure/base';

/** Addresses that every wallet knows, and what they belong to. */
const KNOWN: Readonly<Record<string, string>> = {
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: 'USDC',
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: 'USDT',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'the program for all tokens',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'the program for all tokens',
  '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P': 'Pump.fun',
};

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

/**
 * Why an address cannot be that of a token of our own: it belongs to somebody else or to Solana itself, or its capitals
 * are lost, which another address has; undefined if it can be.
 */
export function notOurToken(address: string): string | undefined {
  // Addresses of Solana itself have a long row of ones, the digit for zero in base58.
  const owner = /1{8}/.test(address) ? 'Solana itself' : KNOWN[address];
  if (owner !== undefined) return `This is an address of ${owner}.`;
  // One of 10,000,000,000 addresses has letters of one kind alone.
  if (!/[a-z]/.test(address) || !/[A-Z]/.test(address))
    return 'All its letters are small ones, or all are capitals, so something has changed them.';
  return undefined;
}
