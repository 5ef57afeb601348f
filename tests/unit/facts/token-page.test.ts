import { describe, expect, it } from 'vitest';
import { ADDRESS_SENTINEL } from '../../../src/formats/contract-address.ts';
import { tokenPageUrl } from '../../../src/facts/token-page.ts';

const missing = {
  status: 'placeholder',
  shown: ADDRESS_SENTINEL,
  needed: 'It.',
} as const;

describe('The token page', () => {
  const launchPlatform = {
    name: 'A',
    frontPage: 'https://a.example/',
    tokenPages: 'https://a.example/coin/',
  };

  it('is the platform’s front page until the address is set', () => {
    expect(tokenPageUrl({ contractAddress: missing, launchPlatform })).toBe('https://a.example/');
  });

  it('is worked out from the address', () => {
    const contractAddress = { status: 'supplied', value: '1111' } as const;
    expect(tokenPageUrl({ contractAddress, launchPlatform })).toBe('https://a.example/coin/1111');
  });
});
