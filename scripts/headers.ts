/** The `Cache-Control` of static hosts where `_headers` sets none: store, but always revalidate. */
export const DEFAULT_CACHING = 'public, max-age=0, must-revalidate';

/** One block of a `_headers` file: the path it is for and the headers it adds. */
export interface HeaderRule {
  path: string;
  headers: { name: string; value: string }[];
}

/**
 * Reads a `_headers` file, the format that Netlify and Cloudflare Pages share
 * (https://developers.cloudflare.com/pages/configuration/headers/): a path on a line of its own,
 * its headers indented below it, `#` for comments.
 *
 * @param text content of the file
 * @returns the blocks, in the file's order
 * @throws Error naming the line that is neither path, header nor comment
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ path: content, headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line.trimEnd()) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(
        `_headers:${index + 1}: “${content}” is neither a path that starts with “/” nor, below one, an indented “Name: value”.`,
      );
    }
    rule.headers.push({ name, value });
  }
  return rules;
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${expression.join('.*')}$`).test(path);
}

/**
 * Collects the headers of every block whose path matches; `*` matches any characters.
 *
 * @param path the path of the request, without its query
 * @returns values by lower-case name; the values of several blocks are joined by commas, as hosts do
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    for (const { name, value } of rule.headers) {
      const key = name.toLowerCase();
      const before = found.get(key);
      found.set(key, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}
