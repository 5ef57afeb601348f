import { load } from 'cheerio';
import type { Difference, Folded } from '../report.ts';
import type { FileFault, Site } from '../site.ts';
import { compareHeaders } from './headers-file.ts';
import { inlineHashesOf } from './policy.ts';
import { compareRedirects } from './redirects.ts';

/**
 * Compares how a host is told to serve two builds: their `_headers` and `_redirects`.
 *
 * @param ownHosts the hosts of the site, to which redirects may lead
 */
export function compareDelivery(
  before: Site,
  after: Site,
  ownHosts: readonly string[] = [],
): { differences: Difference[]; blocking: FileFault[]; folded: Folded[] } {
  const texts = (file: string) =>
    [before, after].map(({ files }) => files?.get(file)?.toString('utf8') ?? '');
  const [headers = '', headersAfter = ''] = texts('_headers');
  const [redirects = '', redirectsAfter = ''] = texts('_redirects');
  const inHeaders =
    headers === headersAfter
      ? { differences: [], blocking: [], newHashes: 0 }
      : compareHeaders(headers, headersAfter, addressesOf(after), inlineHashes(after));
  const inRedirects = compareRedirects(redirects, redirectsAfter, ownHosts);
  const faults = (file: string, messages: readonly string[]) =>
    messages.map((message) => ({ file, message }));
  return {
    differences: [...inHeaders.differences, ...inRedirects.differences],
    blocking: [
      ...faults('_headers', inHeaders.blocking),
      ...faults('_redirects', inRedirects.blocking),
    ],
    folded:
      inHeaders.newHashes > 0
        ? [{ kind: 'new hashes in policies', count: inHeaders.newHashes }]
        : [],
  };
}

/** The paths at which a site is served, and one for an address without a file. */
function addressesOf({ files, pages }: Site): string[] {
  const paths = [...(files?.keys() ?? [])].filter((path) => !/^_(?:headers|redirects)$/.test(path));
  return [...new Set([...pages.keys(), ...paths.map((path) => `/${path}`), NO_FILE])];
}

const NO_FILE = '/no-such-file';

const inlineHashes = ({ pages }: Site) =>
  new Set([...pages.values()].flatMap((html) => inlineHashesOf(load(html))));
