import { DEFAULT_CACHING, parseHeaders } from '../../hosting/headers.ts';

/** The headers of a file besides those of every response. */
type Headers = Readonly<Record<string, string>>;

const cache = (value: string): Headers => ({ 'Cache-Control': value });
/**
 * What hosts send anyway, written so that `npm run verify` compares it. Never `no-store`, which keeps pages
 * out of the back/forward cache, nor `no-transform`, with which Cloudflare and other proxies send pages without
 * compression (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
const REVALIDATED = cache(DEFAULT_CACHING);
/** For files that no other site may load. */
const SAME_ORIGIN: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** For files that are made to be shown or read elsewhere. */
const ANY_ORIGIN: Headers = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** The headers of files by their address. The first row that matches a file is for it. */
const HEADERS_BY_ADDRESS: readonly {
  readonly address: RegExp;
  readonly headers: readonly Headers[];
}[] = [
  // Their names change whenever their content does: kept for a year.
  {
    address: /^\/_astro\//,
    headers: [cache('public, max-age=31536000, immutable'), SAME_ORIGIN],
  },
  // These keep their names, and change seldom: kept for a day, and for a week.
  { address: /^\/og\//, headers: [cache('public, max-age=86400'), ANY_ORIGIN] },
  {
    address: /^\/(?:favicon|apple-touch-icon|icon-[\w-]+)\.\w+$/,
    headers: [cache('public, max-age=604800'), ANY_ORIGIN],
  },
  { address: /^\/(?:versions\/.+|token-facts\.json)$/, headers: [REVALIDATED, ANY_ORIGIN] },
];
/** The headers of all other files. */
const OTHER_HEADERS: readonly Headers[] = [REVALIDATED, SAME_ORIGIN];
/** Keeps a file out of search engines. Pages have a `<meta>` for it. */
const NOT_INDEXED: Headers = { 'X-Robots-Tag': 'noindex' };

/** A file of a build, at the address where hosts serve it. */
interface BuiltFile {
  readonly name: string;
  readonly route: string;
}

/**
 * Completes the `_headers` of a build: adds the policy to the block of every response, and a block for
 * each file. Hosts match paths, not responses: one block for `/_astro/*` would also have browsers keep
 * the response “not found” for a year. And no header may be in two blocks that match one path, because
 * hosts join the values (Cloudflare) or take one (Netlify).
 *
 * @param text `public/_headers`
 * @param policy the Content-Security-Policy of every response
 * @param files all files that are served
 * @throws if the result is more than hosts read, or lacks the block for every response
 */
export function completeHeaders(
  text: string,
  policy: string,
  files: readonly BuiltFile[],
  { isRelease }: { readonly isRelease: boolean },
): string {
  const withPolicy = text.replace(
    /^\/\*$/m,
    (path) => `${path}\n  Content-Security-Policy: ${policy}`,
  );
  if (withPolicy === text) throw new Error('public/_headers has no block “/*” for every response.');
  const blocks = files.map(({ name, route }) => {
    const row = HEADERS_BY_ADDRESS.find(({ address }) => address.test(route));
    const groups = row?.headers ?? OTHER_HEADERS;
    const isNotIndexed = !isRelease && !name.endsWith('.html');
    const lines = [...groups, ...(isNotIndexed ? [NOT_INDEXED] : [])].flatMap((headers) =>
      Object.entries(headers).map(([header, value]) => `  ${header}: ${value}\n`),
    );
    return `${route}\n${lines.join('')}`;
  });
  const completed = `${withPolicy}\n${blocks.join('')}`;
  parseHeaders(completed, 'The built _headers');
  return completed;
}
