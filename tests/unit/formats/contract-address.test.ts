import { describe, expect, it } from 'vitest';
import { ADDRESS_SENTINEL, isSolanaAddress } from '../../../src/formats/contract-address.ts';

describe('An address', () => {
  it('is base58 that decodes to 32 bytes', () => {
    expect(isSolanaAddress('11111111111111111111111111111111')).toBe(true);
    expect(isSolanaAddress('So11111111111111111111111111111111111111112')).toBe(true);
  });

  it.each([
    ['the text that stands for a missing one', ADDRESS_SENTINEL],
    ['one character short', '1111111111111111111111111111111'],
    ['one character long', '111111111111111111111111111111111'],
    ['a letter outside base58', 'So1111111111111111111111111111111111111111O'],
    ['a space', ' 11111111111111111111111111111111'],
    ['nothing', ''],
  ])('is refused: %s', (_, text) => {
    expect(isSolanaAddress(text)).toBe(false);
  });
});
