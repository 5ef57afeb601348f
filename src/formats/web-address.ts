import { domainToUnicode } from 'node:url';

/**
 * Why the address of another site is rejected. `not-secure`: it begins with `http:`, or with `//`,
 * which takes over the scheme of the page. `incomplete`: it is no complete `https:` address. The
 * other two make one site look like another: `user-info` is `user@` before a host,
 * `mixed-alphabets` a host with letters of two alphabets, of which the Latin ones may be only those of
 * its last part, such as `.com` (https://www.unicode.org/reports/tr39/).
 */
type AddressFault = 'not-secure' | 'incomplete' | 'user-info' | 'mixed-alphabets';

/** The origin of this site in `URL`s of relative addresses: a domain that cannot exist (RFC 2606). */
const OWN = 'https://this-site.invalid';

/** Parses an address as browsers do: tabs are ignored, `\` is read as `/`. Null if it is invalid. */
export const parseAddress = (address: string): URL | null => URL.parse(address, OWN);

/** Whether an address leads to another site, opens another program, as `mailto:` does, or is invalid. */
export function isOutside(address: string): boolean {
  return parseAddress(address)?.origin !== OWN;
}

/** Whether an address leads to a page of another site. */
export const isOtherSite = (address: string): boolean =>
  isOutside(address) && parseAddress(address)?.protocol === 'https:';

/** Why the address of another site is rejected; undefined if it is not. */
export function addressFault(address: string): AddressFault | undefined {
  const url = parseAddress(address);
  const hasScheme = /^\s*[a-z][a-z\d+.-]*:/i.test(address.replaceAll(/[\t\r\n]/g, ''));
  if (url?.protocol === 'http:' || (url && !hasScheme)) return 'not-secure';
  const isComplete = /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+/i.test(address);
  if (url?.protocol !== 'https:' || !isComplete) return 'incomplete';
  if (url.username !== '' || url.password !== '') return 'user-info';
  const host = domainToUnicode(url.hostname);
  const isMixed = /\p{Script=Latin}/u.test(host) && /(?!\p{Script=Latin})\p{L}/u.test(host);
  return isMixed ? 'mixed-alphabets' : undefined;
}
