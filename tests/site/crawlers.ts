import { buildDate } from '../../src/formats/dates.ts';
import type { BuiltSite, SiteCheck } from './built-site.ts';

const SECURITY = '/.well-known/security.txt';
/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

const textOf = ({ files }: BuiltSite, path: string) => files.get(path)?.toString('utf8');

/** The origin of the site, from the canonical link of its home page; empty without one. */
function originOf({ pages }: BuiltSite): string {
  const address = pages
    .find(({ route }) => route === '/')
    ?.$('link[rel="canonical"]')
    .attr('href');
  return address === undefined ? '' : new URL(address).origin;
}

/** The faults of a robots.txt, for both builds. */
function faultsOfRobots(robots: string | undefined): string[] {
  if (robots === undefined) return ['there is no robots.txt'];
  // Crawlers that may not read a page do not see its noindex.
  // `Disallow:` alone forbids nothing.
  const forbids = /^Disallow:[^\S\n]*\S/m.test(robots) || !/^User-agent: \*$/m.test(robots);
  return forbids ? ['robots.txt keeps crawlers from reading'] : [];
}

/** The faults of a security.txt (RFC 9116, 2.5). */
function faultsOfSecurity(text: string, origin: string): string[] {
  // Such as `Contact: mailto:…`. The group keeps what is after the first colon.
  const fields = new Map(
    text.split('\n').map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]),
  );
  const left = Date.parse(fields.get('Expires') ?? '') - Date.parse(buildDate());
  return [
    ...(/^mailto:\S+@\S+$/.test(fields.get('Contact') ?? '') ? [] : ['names no contact']),
    ...(left > 0 && left < 366 * DAY ? [] : ['does not expire within a year']),
    ...(fields.get('Canonical') === origin + SECURITY ? [] : ['does not name its own address']),
    ...(fields.get('Preferred-Languages') === 'en' ? [] : ['names no language']),
  ].map((fault) => `security.txt ${fault}`);
}

export const previewCrawlers: SiteCheck = {
  title: 'a preview lets crawlers read, and names no sitemap and no placeholder address',
  faults: (site) => {
    const robots = textOf(site, '/robots.txt');
    // A preview has one as soon as the email address is supplied.
    const security = textOf(site, SECURITY);
    return [
      ...faultsOfRobots(robots),
      ...(robots?.includes('Sitemap:') ? ['robots.txt names a sitemap'] : []),
      ...(security === undefined ? [] : faultsOfSecurity(security, originOf(site))),
      ...(security?.includes('@muuva.example') ? ['security.txt gives a placeholder'] : []),
    ];
  },
};

export const releaseCrawlers: SiteCheck = {
  title: 'a release names its sitemap in robots.txt, and its contact in security.txt',
  faults: (site) => {
    const origin = originOf(site);
    const robots = textOf(site, '/robots.txt');
    const security = textOf(site, SECURITY);
    const sitemap = /^Sitemap: (.*)$/m.exec(robots ?? '')?.[1] ?? '';
    const isBuilt =
      sitemap.startsWith(`${origin}/`) && site.files.has(sitemap.slice(origin.length));
    return [
      ...faultsOfRobots(robots),
      ...(isBuilt ? [] : [`robots.txt names no sitemap of the build: “${sitemap}”`]),
      ...(security === undefined
        ? ['there is no security.txt']
        : faultsOfSecurity(security, origin)),
    ];
  },
};
