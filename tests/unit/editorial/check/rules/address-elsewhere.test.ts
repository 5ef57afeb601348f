import { describe, expect, it } from 'vitest';
import { addressElsewhere } from '../../../../../editorial/check/rules/address-elsewhere.ts';
import { findings } from '../../small-files.ts';

const DOMAIN = 'domain: { status: supplied, value: https://www.muuva.co.za }\n';

const found = (urls: readonly string[], studio = DOMAIN) => {
  const places = urls.map((url) => `    - { name: There, url: "${url}" }\n`).join('');
  const coin = `addressElsewhere:\n  status: supplied\n  value:\n${places}`;
  return findings(addressElsewhere, { 'studio.yaml': studio, 'coins/bigfoot.yaml': coin });
};

describe('Another place where the address is published', () => {
  it.each([
    ['https://muuva.co.za/address', 'is a host of this site'],
    ['https://blog.muuva.co.za/', 'is a host of this site'],
    ['https://co.za/', 'is a host of this site'],
    ['https://pump.fun/coin/1', 'has a page for every token'],
  ])('is refused: %s', (url, reason) => {
    const [finding, ...others] = found([url]);
    expect(JSON.stringify(finding)).toContain(reason);
    expect(others).toEqual([]);
  });

  it('may be on any other host', () => {
    expect(found(['https://x.com/muuva/status/1', 'https://t.me/muuva/2'])).toEqual([]);
  });

  it('is accepted while the domain is not supplied, and while there is none', () => {
    expect(found(['https://muuva.co.za/address'], 'domain: { status: placeholder }\n')).toEqual([]);
    expect(found([])).toEqual([]);
  });
});
