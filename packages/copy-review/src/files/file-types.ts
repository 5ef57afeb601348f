import type { Difference } from '../shared/report.ts';

/** A fault that blocks the change: a link, two files for one address … */
export interface FileFault {
  /** The path of the file in the build. */
  readonly file: string;
  /** A sentence that says what is wrong and what to do. */
  readonly message: string;
}

/** Matches the names of HTML files. */
export const HTML_FILE = /\.x?html?$/i;

/** Files with instructions for hosts other than those that read `_headers` and `_redirects`. */
export const HOST_FILE =
  /^(?:_worker\.js(?:\/.*)?|_routes\.json|CNAME|netlify\.toml|vercel\.json|staticwebapp\.config\.json|(?:.*\/)?(?:\.htaccess|web\.config))$/i;

/** What files are for, by name or extension: the first row that matches. */
const PURPOSES: readonly (readonly [RegExp, string, Difference['aspect']])[] = [
  [HTML_FILE, 'page', 'function'],
  [/^_headers$/, 'header file', 'delivery'],
  [/^_redirects$/, 'redirects', 'delivery'],
  [HOST_FILE, 'instructions for the host', 'delivery'],
  [/^robots\.txt$/, 'rules for crawlers', 'delivery'],
  [/(?:^|\/)sitemap[^/]*\.(?:xml|txt)$/, 'sitemap', 'delivery'],
  [/(?:^|\/)security\.txt$/, 'security contact', 'delivery'],
  [/\.webmanifest$|^manifest\.json$/i, 'manifest', 'delivery'],
  [/\.css$/i, 'style sheet', 'look'],
  [/\.[cm]?js$|\.wasm$/i, 'script', 'function'],
  [/\.map$/i, 'source map', 'delivery'],
  [/\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i, 'picture', 'look'],
  [/\.(?:woff2?|ttf|otf)$/i, 'font', 'look'],
  [/\.(?:mp4|webm|mov|mp3|ogg|wav)$/i, 'recording', 'look'],
  [/\.pdf$/i, 'document', 'delivery'],
  [/\.(?:rss|atom)$|(?:^|\/)(?:rss|feed|atom)\.xml$/i, 'feed', 'delivery'],
  [/\.xml$/i, 'XML file', 'delivery'],
  [/\.json$/i, 'data', 'function'],
  [/\.(?:txt|md)$/i, 'text file', 'delivery'],
];

/** What a file is for, in words, and which aspect of the site it affects. */
export function purposeOf(path: string): {
  readonly kind: string;
  readonly aspect: Difference['aspect'];
} {
  const [, kind = 'file', aspect = 'delivery'] = PURPOSES.find(([name]) => name.test(path)) ?? [];
  return { kind, aspect };
}

/** The extension of a file in lower case; of a name without one, such as `_headers`, the whole name. */
export const typeOf = (path: string): string =>
  /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? path.replace(/^.*\//, '');

/** Types that every site may have: instructions for its host and its crawlers. */
const ALWAYS_ALLOWED = ['_headers', '_redirects', 'txt'];

/**
 * Finds files of types that a site did not have. Hosts and browsers treat unknown types in ways that
 * nobody has reviewed.
 *
 * @param allowed further types, such as `pdf`
 */
export function newTypeFaults(
  before: Iterable<string>,
  after: Iterable<string>,
  allowed: readonly string[] = [],
): FileFault[] {
  const known = new Set([...[...before].map(typeOf), ...ALWAYS_ALLOWED, ...allowed]);
  return [...after]
    .filter((path) => !known.has(typeOf(path)) && !HOST_FILE.test(path))
    .map((file) => ({
      file,
      message: `The site had no file of the type “${typeOf(file)}” before. Remove it, or add the type to the list of allowed ones.`,
    }));
}
