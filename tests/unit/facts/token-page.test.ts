import { describe, expect, it } from 'vitest';
import { ADDRESS_SENTINEL } from '../../../src/formats/contract-address.ts';
import { tokenPageUrl } from '../../../src/facts/token-page.ts';
import { placeholder, supplied } from '../suppliables.ts';

describe('The token page', () => {
  const launchPlatform = {
    name: 'A',
    frontPage: 'https://a.example/',
    tokenPages: 'https://a.example/coin/',
  };

  it('is the platform’s front page until the address is set', () => {
    const contractAddress = placeholder(ADDRESS_SENTINEL);
    expect(tokenPageUrl({ contractAddress, launchPlatform })).toBe('https://a.example/');
  });

  it('is worked out from the address', () => {
    const contractAddress = supplied('1111');
    expect(tokenPageUrl({ contractAddress, launchPlatform })).toBe('https://a.example/coin/1111');
  });
});
