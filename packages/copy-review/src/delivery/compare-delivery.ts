import { parseHtml } from '../extract/page.ts';
import { changedLines } from '../files/text-lines.ts';
import type { Difference } from '../shared/report.ts';
import type { Site } from '../files/site.ts';
import { compareHeaders } from './headers-file.ts';
import { inlineHashesOf } from './policy.ts';
import { compareRedirects } from './redirects.ts';

/** The differences between the instructions for the host. */
export interface Delivery {
  readonly differences: readonly Difference[];
  /** What blocks the change, as sentences that name the file. */
  readonly blocking: readonly { readonly file: string; readonly message: string }[];
  /** Hashes in policies that changed because a script or style inside a page changed. */
  readonly newHashes: number;
}

/** Compares the files `_headers` and `_redirects` of two sites. */
export function compareDelivery(before: Site, after: Site): Delivery {
  const compared = ['_headers', '_redirects'].flatMap((file) => {
    const [was, is] = [before, after].map(
      ({ files }) => files?.get(file)?.toString('utf8') ?? '',
    ) as [string, string];
    if (was === is) return [];
    const result =
      file === '_headers'
        ? compareHeaders(was, is, addressesOf(after), hashesOf(after))
        : compareRedirects(was, is, hostsOf(before));
    const isReported = result.differences.length + result.newHashes > 0;
    const differences = isReported ? result.differences : changedLinesOf(file, was, is);
    return [{ file, ...result, differences }];
  });
  return {
    differences: compared.flatMap(({ differences }) => differences),
    blocking: compared.flatMap(({ file, blocking }) =>
      blocking.map((message) => ({ file, message })),
    ),
    newHashes: compared.reduce((sum, { newHashes }) => sum + newHashes, 0),
  };
}

/** Comments, white space, and the order of blocks. */
const changedLinesOf = (file: string, before: string, after: string): Difference[] =>
  changedLines(before, after).map(({ line, ...texts }) => {
    return { aspect: 'delivery', kind: 'line', file, place: `line ${line}`, ...texts };
  });

const addressesOf = ({ pages, files }: Site): string[] => [
  ...new Set([...pages.keys(), ...[...(files?.keys() ?? [])].map((path) => `/${path}`)]),
];

const hashesOf = ({ pages }: Site): Set<string> =>
  new Set([...pages.values()].flatMap((html) => inlineHashesOf(parseHtml(html))));

/** The hosts of the canonical addresses of a site. */
const hostsOf = ({ pages }: Site): string[] => [
  ...new Set(
    [...pages.values()].flatMap((html) => {
      const address = parseHtml(html)('link[rel="canonical"]').attr('href') ?? '';
      return URL.parse(address)?.host ?? [];
    }),
  ),
];
