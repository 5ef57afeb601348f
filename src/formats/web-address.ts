import { domainToUnicode } from 'node:url';

/** What keeps visitors from being sent to an address. */
export type AddressFault = 'not-secure' | 'not-whole' | 'user-info' | 'mixed-alphabets';

/** Resolves addresses that give no site of their own; the name belongs to nobody (RFC 2606). */
const OWN = 'https://this-site.invalid';

/** An address as a browser reads it, which passes over tabs and takes `\` for `/`; undefined where it gives up. */
export function parseAddress(address: string): URL | undefined {
  return URL.canParse(address, OWN) ? new URL(address, OWN) : undefined;
}

/** Whether an address leads away from this site, or starts another program. */
export function isOutside(address: string): boolean {
  return parseAddress(address)?.origin !== OWN;
}

/**
 * What is wrong with the address of another site. `user@` before a host, and letters of two
 * alphabets in its name, make one site look like another (https://www.unicode.org/reports/tr39/).
 */
export function addressFault(address: string): AddressFault | undefined {
  const url = parseAddress(address);
  const hasScheme = /^\s*[a-z][a-z\d+.-]*:/i.test(address.replaceAll(/[\t\r\n]/g, ''));
  if (url?.protocol === 'http:' || (url && !hasScheme)) return 'not-secure';
  const isWhole = /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+/i.test(address);
  if (url?.protocol !== 'https:' || !isWhole) return 'not-whole';
  if (url.username !== '' || url.password !== '') return 'user-info';
  const host = domainToUnicode(url.hostname);
  const isMixed = /\p{Script=Latin}/u.test(host) && /(?!\p{Script=Latin})\p{L}/u.test(host);
  return isMixed ? 'mixed-alphabets' : undefined;
}
