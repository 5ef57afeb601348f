import { headersFor, parseHeaders } from '../../hosting/headers.ts';
import type { SiteCheck } from './built-site.ts';

export const caching: SiteCheck = {
  title: 'files with a hash in their name are cached for a year, pages are revalidated',
  faults: ({ files, pages }) => {
    const rules = parseHeaders(files.get('/_headers')?.toString('utf8') ?? '');
    const caching = (path: string) => headersFor(rules, path).get('cache-control') ?? '';
    const hashed = [...files.keys()].filter((path) => path.startsWith('/_astro/'));
    return [
      ...hashed
        .filter((path) => caching(path) !== 'public, max-age=31536000, immutable')
        .map((path) => `${path}: is not kept for a year`),
      // A missing file may be there after the next release.
      ...[...files.keys(), '/_astro/missing.js', '/missing']
        .filter((path) => !hashed.includes(path) && caching(path).includes('immutable'))
        .map((path) => `${path}: would be kept though its name has no hash`),
      ...pages
        .filter(({ route }) => caching(route) !== 'public, max-age=0, must-revalidate')
        .map(({ file, route }) => `${file}: is sent with Cache-Control: ${caching(route)}`),
    ];
  },
};
