import { addMonths, buildDate, type IsoDate } from '../formats/dates.ts';

/**
 * What `/robots.txt` says (RFC 9309): everything may be read. A preview is kept out of search by
 * `noindex` in its pages, which a crawler must be able to see; only a release names its sitemap.
 *
 * @param site the site's own address, `https://…`
 */
export function robotsText(site: URL, isPreview: boolean): string {
  const everything = 'User-agent: *\nDisallow:\n';
  return isPreview ? everything : `${everything}\nSitemap: ${site.origin}/sitemap-index.xml\n`;
}

/**
 * What `/.well-known/security.txt` says (RFC 9116): whom to tell of a weakness, and until when that
 * holds, which must be less than a year: the site is built every day.
 *
 * @param email the address, already known to be supplied
 */
export function securityText(site: URL, email: string, today: IsoDate = buildDate()): string {
  const expires = new Date(`${addMonths(today, 12)}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() - 1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
