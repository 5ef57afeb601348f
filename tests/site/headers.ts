import { headersFor } from '../../hosting/headers.ts';
import { routeOf } from '../../hosting/served-files.ts';
import type { SiteCheck } from './built-site.ts';

/** The security headers of every response besides its policy, with the values that protect enough. */
const SECURITY_HEADERS: Record<string, RegExp> = {
  'strict-transport-security':
    // About two years or more, in seconds.
    /^max-age=(?:6[3-9]|[7-9]\d|\d{3,})\d{6}; includeSubDomains(?:; preload)?$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
  // None tells another site more than the origin.
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  // All features are off, except writing to the clipboard for the copy buttons.
  'permissions-policy': new RegExp(
    [
      String.raw`^(?=.*\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\))`,
      String.raw`(?:(?:[a-z\d-]+=\(\)|clipboard-write=\(self\))(?:, |$))+$`,
    ].join(''),
  ),
};

/** Files that are made to be shown or read by other sites: share pictures, icons, data, adopted versions. */
const SHARED = /^\/(?:og\/|versions\/|token-facts\.json$|favicon\.|icon-|apple-touch-icon\.)/;

export const securityHeaders: SiteCheck = {
  title: 'every response, including 404, has the security headers',
  faults: ({ files, headers }) => {
    const paths = [...files.keys()].map((name) => routeOf(name.slice(1)));
    return [...paths, '/nowhere'].flatMap((path) => {
      const sent = headersFor(headers, path);
      return Object.entries(SECURITY_HEADERS)
        .filter(([name, right]) => !right.test(sent.get(name) ?? ''))
        .map(([name]) => `${path}: is sent with ${name}: ${sent.get(name) ?? 'nothing'}`);
    });
  },
};

export const sharedFiles: SiteCheck = {
  title: 'other sites may use the files that are made to be shown, and no other',
  faults: ({ files, headers }) =>
    [...files.keys()].flatMap((name) => {
      const sent = headersFor(headers, routeOf(name.slice(1)));
      const right = SHARED.test(name)
        ? { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }
        : {
            'cross-origin-resource-policy': 'same-origin',
            'access-control-allow-origin': undefined,
          };
      return Object.entries(right)
        .filter(([header, value]) => sent.get(header) !== value)
        .map(
          ([header, value = 'nothing']) =>
            `${name}: is sent with ${header}: ${sent.get(header) ?? 'nothing'}, not ${value}`,
        );
    }),
};
