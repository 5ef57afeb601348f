import { createHash } from 'node:crypto';
import { headersFor, parseHeaders } from '../../scripts/headers.ts';
import { onEveryPage, type SiteCheck, type Page } from './built-site.ts';

const REQUIRED = [
  "default-src 'none'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];
/** The only values that directives may have. */
const ALLOWED = /^('self'|'none'|'script'|'sha256-[\w+/]{43}=')$/;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of every inline script and style of a page, as its policy must list them. */
function inlineHashes({ $ }: Page): { directive: string; hash: string }[] {
  const scripts = [...$('script:not([src])')]
    .filter((element) => $(element).attr('type') !== 'application/ld+json')
    .map((element) => ({ directive: 'script-src', hash: hashOf($(element).text()) }));
  const styles = [...$('style')].map((element) => ({
    directive: 'style-src',
    hash: hashOf($(element).text()),
  }));
  return [...scripts, ...styles];
}

/** The faults of one policy of a page. */
function faultsOfPolicy(page: Page, policy: string, place: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const missing = REQUIRED.filter((required) => {
    const [name = '', ...values] = required.split(' ');
    return directives.get(name)?.join(' ') !== values.join(' ');
  });
  const weak = [...directives].flatMap(([name, values]) =>
    values.filter((value) => !ALLOWED.test(value)).map((value) => `${name} ${value}`),
  );
  const refused = inlineHashes(page).filter(
    ({ directive, hash }) => !directives.get(directive)?.includes(hash),
  );
  return [
    ...missing.map((required) => `${place} lacks ${required}`),
    ...weak.map((value) => `${place} allows ${value}`),
    ...refused.map(({ directive, hash }) => `${place} would refuse a ${directive} of ${hash}`),
  ];
}

export const policy: SiteCheck = {
  title: 'every page has a strict Content Security Policy, in a <meta> and in its headers',
  fails: [
    ['404.html', "log('lost')", "log('found')", /refuse a script-src/],
    ['about.html', 'color:red', 'color:blue', /refuse a style-src/],
    ['about.html', "img-src 'self'", 'img-src *', /allows img-src \*/],
    ['about.html', "form-action 'none'; ", '', /lacks form-action 'none'/],
    ['_headers', '/about', '/abuot', /the header allows frames/],
  ],
  faults: (site) => {
    const rules = parseHeaders(site.files.get('/_headers')?.toString('utf8') ?? '');
    return onEveryPage((page) => {
      const own = page.$('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
      const sent = headersFor(rules, page.route).get('content-security-policy') ?? '';
      return [
        ...faultsOfPolicy(page, own, 'the page’s policy'),
        ...faultsOfPolicy(page, sent, 'the header’s policy'),
        ...(sent.includes("frame-ancestors 'none'") ? [] : ['the header allows frames']),
      ];
    })(site);
  },
};
