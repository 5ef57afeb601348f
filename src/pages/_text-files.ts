import { addDays, addMonths, buildDate, type IsoDate } from '../formats/dates.ts';

/**
 * The text of `/robots.txt` (RFC 9309), which allows everything. Previews are kept out of search by
 * `noindex` in their pages, which crawlers must be able to read; only a release names its sitemap.
 *
 * @param site the site's own address, `https://…`
 */
export function robotsText(site: URL, isPreview: boolean): string {
  const everything = 'User-agent: *\nDisallow:\n';
  return isPreview ? everything : `${everything}\nSitemap: ${site.origin}/sitemap-index.xml\n`;
}

/**
 * The text of `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities, and an expiry
 * date, which must be less than a year ahead. The daily build renews it.
 *
 * @param email the supplied address, not a placeholder
 */
export function securityText(site: URL, email: string, today: IsoDate = buildDate()): string {
  const expires = addDays(addMonths(today, 12), -1);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
