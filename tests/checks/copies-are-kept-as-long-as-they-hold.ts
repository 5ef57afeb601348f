import { headersFor, parseHeaders } from '../../tools/headers.ts';
import type { Claim } from './built-site.ts';

export const copiesAreKeptAsLongAsTheyHold: Claim = {
  title: 'a copy is kept for good if its name changes with its content, a page is asked for again',
  faults: ({ files, pages }) => {
    const rules = parseHeaders(files.get('/_headers')?.toString('utf8') ?? '');
    const caching = (path: string) => headersFor(rules, path).get('cache-control') ?? '';
    const hashed = [...files.keys()].filter((path) => path.startsWith('/_astro/'));
    return [
      ...hashed
        .filter((path) => caching(path) !== 'public, max-age=31536000, immutable')
        .map((path) => `${path}: is not kept for a year`),
      ...[...files.keys()]
        .filter((path) => !path.startsWith('/_astro/') && caching(path).includes('immutable'))
        .map((path) => `${path}: would be kept though its name stays`),
      // Hosts send what is right; a second value would be joined to the first.
      ...pages
        .filter(({ route }) => caching(route) !== '')
        .map(({ file, route }) => `${file}: is sent with Cache-Control: ${caching(route)}`),
    ];
  },
};
