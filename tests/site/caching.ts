import { headersFor } from '../../hosting/headers.ts';
import { routeOf } from '../../hosting/served-files.ts';
import type { SiteCheck } from './built-site.ts';

/** What `Cache-Control` must be, by the name of a file. The first row that matches is for it. */
const RIGHT: readonly { names: RegExp; caching: RegExp; fault: string }[] = [
  {
    names: /^\/_astro\//,
    caching: /^public, max-age=31536000, immutable$/,
    fault: 'is not kept for a year',
  },
  // Share pictures and icons, which other sites load again and again: for hours at least. “Last seen” is
  // another picture each day.
  {
    names: /^(?!\/last-seen\.).*\.(?:png|ico|svg)$/,
    caching: /^public, max-age=[1-9]\d{4,}$/,
    fault: 'is loaded anew each time',
  },
  { names: /^/, caching: /^public, max-age=0, must-revalidate$/, fault: 'may be an old one' },
];

export const caching: SiteCheck = {
  title:
    'a file is kept for a year if its name has a hash, for hours if it is a picture; others are revalidated',
  faults: ({ files, headers }) => {
    const sentWith = (name: string) =>
      headersFor(headers, routeOf(name.slice(1))).get('cache-control') ?? '';
    const wrong = [...files.keys()].flatMap((name) => {
      const row = RIGHT.find(({ names }) => names.test(name));
      const sent = sentWith(name);
      return row && !row.caching.test(sent) ? [`${name}: ${row.fault}: “${sent}”`] : [];
    });
    // A missing file may be there after the next release.
    const missing = ['/_astro/missing.js', '/missing'].filter((name) => sentWith(name) !== '');
    return [...wrong, ...missing.map((name) => `${name}: would be kept though it is not there`)];
  },
};
