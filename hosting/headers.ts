/** The `Cache-Control` of static hosts where `_headers` sets none: store, but always revalidate. */
export const DEFAULT_CACHING = 'public, max-age=0, must-revalidate';

/** One block of a `_headers` file: the path it is for and the headers it adds. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: { readonly name: string; readonly value: string }[];
}

/** In characters and in blocks: the limits of Cloudflare, which ignores what is more. Netlify has no such limits. */
const LONGEST_LINE = 2000;
const MOST_BLOCKS = 100;

/** Headers that hosts set themselves and do not accept. Some of them would break our own server. */
const SET_BY_HOST = new Set([
  ...['accept-ranges', 'age', 'allow', 'alt-svc', 'connection', 'content-encoding'],
  ...['content-length', 'content-range', 'date', 'server', 'trailer', 'transfer-encoding'],
  'upgrade',
]);

/**
 * Reads a `_headers` file, the format that Netlify and Cloudflare Pages share
 * (https://developers.cloudflare.com/pages/configuration/headers/): each path on its own line, its
 * headers indented below it, `#` for comments. Only what both hosts read in the same way is
 * accepted.
 *
 * @param text content of the file
 * @param file the file's name in messages
 * @returns the blocks, in the file's order
 * @throws Error that names the line and says what to write instead
 */
export function parseHeaders(text: string, file = '_headers'): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    // Only spaces and tabs: all other white space would be sent.
    const content = line.replaceAll(/^[ \t]+|[ \t]+$/g, '');
    if (content === '' || content.startsWith('#')) continue;
    const fault = content.startsWith('/')
      ? addBlock(content, line, rules)
      : addHeader(content, line, rules.at(-1));
    if (fault !== undefined) throw new Error(`${file}:${index + 1}: ${fault}`);
  }
  return rules;
}

/** Adds a block. Returns what is wrong with its path, if anything is. */
function addBlock(path: string, line: string, rules: HeaderRule[]): string | undefined {
  if (line.startsWith(' ') || line.startsWith('\t')) return `Write “${path}” without indentation.`;
  if (!/^\/[\w./@~%*-]*$/.test(path) || path.split('*').length > 2)
    return `Hosts read the path “${path}” in different ways. Write one without placeholders, and with one “*” at most.`;
  if (rules.some((rule) => rule.path === path))
    return `“${path}” has a block already, and Cloudflare would ignore that one. Write these headers there.`;
  if (rules.length === MOST_BLOCKS)
    return `Cloudflare ignores all but the first ${MOST_BLOCKS} blocks. Write fewer.`;
  rules.push({ path, headers: [] });
  return undefined;
}

/** Adds a header to its block. Returns what is wrong with it, if anything is. */
function addHeader(
  content: string,
  line: string,
  rule: HeaderRule | undefined,
): string | undefined {
  // Such as `  X-Frame-Options: DENY`.
  const [, name, value] = /^[ \t]+([\w-]+):[ \t]*(.+?)[ \t]*$/.exec(line) ?? [];
  if (name === undefined || value === undefined || rule === undefined)
    return `“${content}” is neither a path that starts with “/” nor, below one, an indented “Name: value”.`;
  if (line.length > LONGEST_LINE)
    return `${name} makes a line of ${line.length} characters, and Cloudflare ignores a line of more than ${LONGEST_LINE}. Shorten its value.`;
  if (SET_BY_HOST.has(name.toLowerCase())) return `Hosts set ${name} themselves. Remove this line.`;
  if (rule.headers.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    return `“${rule.path}” has ${name} twice. Write one line with both values.`;
  // Node sends Latin-1, which browsers decode in different ways.
  if (!/^[\x20-\x7e]+$/.test(value))
    return `A server cannot send this value of ${name}. Write ASCII characters only.`;
  rule.headers.push({ name, value });
  return undefined;
}

/** Whether the path of a block, which contains at most one `*`, matches the path of a request. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/**
 * Collects the headers of every block whose path matches; `*` matches any characters.
 *
 * @param path the path of the request, without its query
 * @returns values by lower-case name
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    for (const { name, value } of rule.headers) {
      const key = name.toLowerCase();
      const before = headers.get(key);
      headers.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** The headers that several blocks set for a path: hosts join their values in different ways. */
export function joinedHeaders(rules: readonly HeaderRule[], path: string): string[] {
  const names = rules
    .filter((rule) => matches(rule.path, path))
    .flatMap(({ headers }) => headers.map(({ name }) => name.toLowerCase()));
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** Headers that browsers act on only over https. */
const HTTPS_ONLY = new Set(['strict-transport-security', 'cross-origin-opener-policy']);

/**
 * What a response over http may have of its headers. `Strict-Transport-Security` must not be sent there
 * (RFC 6797, 7.2), browsers ignore `Cross-Origin-Opener-Policy` there, with an error on the console
 * (https://html.spec.whatwg.org/#the-coop-headers), and `upgrade-insecure-requests` would have them ask
 * for https, which is not there.
 *
 * @param headers values by lower-case name
 */
export const withoutHttps = (headers: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...headers]
      .filter(([name]) => !HTTPS_ONLY.has(name))
      .map(([name, value]) => [
        name,
        name === 'content-security-policy'
          ? value.replace(/; upgrade-insecure-requests(?=;|$)/, '')
          : value,
      ]),
  );
