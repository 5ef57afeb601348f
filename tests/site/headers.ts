import { headersFor, parseHeaders } from '../../hosting/headers.ts';
import type { SiteCheck } from './built-site.ts';

/** The security headers of every response besides its policy, with the values that protect enough. */
const SECURITY_HEADERS: Record<string, RegExp> = {
  'strict-transport-security':
    /^max-age=(?:6[3-9]|[7-9]\d|\d{3,})\d{6}; includeSubDomains(?:; preload)?$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
  // None tells another site more than the origin.
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  // All features are off, except writing to the clipboard for the copy buttons.
  'permissions-policy':
    /^(?=.*\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\))(?:(?:[a-z\d-]+=\(\)|clipboard-write=\(self\))(?:, |$))+$/,
};

export const securityHeaders: SiteCheck = {
  title: 'every response, including 404, has the security headers',
  faults: ({ files }) => {
    const rules = parseHeaders(files.get('/_headers')?.toString('utf8') ?? '');
    const paths = [...files.keys()].map((name) => name.replace(/(?:index)?\.html$/, ''));
    return [...paths, '/nowhere'].flatMap((path) => {
      const sent = headersFor(rules, path);
      return Object.entries(SECURITY_HEADERS)
        .filter(([name, right]) => !right.test(sent.get(name) ?? ''))
        .map(([name]) => `${path}: is sent with ${name}: ${sent.get(name) ?? 'nothing'}`);
    });
  },
};
