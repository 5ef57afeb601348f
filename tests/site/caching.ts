import { headersFor } from '../../hosting/headers.ts';
import type { SiteCheck } from './built-site.ts';

/** What `Cache-Control` must be, by the name of a file. The first row that matches is for it. */
const RIGHT: readonly (readonly [name: RegExp, caching: RegExp, what: string])[] = [
  [/^\/_astro\//, /^public, max-age=31536000, immutable$/, 'is not kept for a year'],
  // Share pictures and icons, which other sites load again and again: for hours at least. “Last seen” is
  // another picture each day.
  [
    /^(?!\/last-seen\.).*\.(?:png|ico|svg)$/,
    /^public, max-age=[1-9]\d{4,}$/,
    'is loaded anew each time',
  ],
  [/^/, /^public, max-age=0, must-revalidate$/, 'may be an old one'],
];

export const caching: SiteCheck = {
  title:
    'a file is kept for a year if its name has a hash, for hours if it is a picture; others are revalidated',
  faults: ({ files, headers }) => {
    const caching = (name: string) =>
      headersFor(headers, name.replace(/(?:index)?\.html$/, '')).get('cache-control') ?? '';
    const wrong = [...files.keys()].flatMap((name) => {
      const row = RIGHT.find(([names]) => names.test(name));
      return row && !row[1].test(caching(name)) ? [`${name}: ${row[2]}: “${caching(name)}”`] : [];
    });
    // A missing file may be there after the next release.
    const missing = ['/_astro/missing.js', '/missing'].filter((name) => caching(name) !== '');
    return [...wrong, ...missing.map((name) => `${name}: would be kept though it is not there`)];
  },
};
