import { createHash } from 'node:crypto';
import { headersFor, parseHeaders } from '../../hosting/headers.ts';
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

/** The values of each directive of a policy. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

/** The inline scripts and styles of a page that a policy would refuse. */
function refusedBy(policy: string, page: Page, place: string): string[] {
  const directives = directivesOf(policy);
  return inlineHashes(page)
    .filter(({ directive, hash }) => !directives.get(directive)?.includes(hash))
    .map(({ directive, hash }) => `${place} would refuse a ${directive} of ${hash}`);
}

/** What a policy lacks or should not allow. */
function faultsOfPolicy(policy: string, place: string): string[] {
  const directives = directivesOf(policy);
  const missing = REQUIRED.filter((required) => {
    const [name = '', ...values] = required.split(' ');
    return directives.get(name)?.join(' ') !== values.join(' ');
  });
  const weak = [...directives].flatMap(([name, values]) =>
    values.filter((value) => !ALLOWED.test(value)).map((value) => `${name} ${value}`),
  );
  return [
    ...missing.map((required) => `${place} lacks ${required}`),
    ...weak.map((value) => `${place} allows ${value}`),
  ];
}

export const policy: SiteCheck = {
  title:
    'every page has a strict policy of its own in a <meta>, and every response one in its header',
  fails: [
    ['404.html', "log('lost')", "log('found')", /refuse a script-src/],
    ['about.html', 'color:red', 'color:blue', /refuse a style-src/],
    ['about.html', "img-src 'self'", 'img-src *', /allows img-src \*/],
    ['about.html', "form-action 'none'; ", '', /lacks form-action 'none'/],
    ['_headers', "; frame-ancestors 'none'", '', /the header allows frames/],
    ['_headers', '/*\n', '/about\n', /map\.svg: the header’s policy lacks default-src 'none'/],
    [
      '_headers',
      /$/,
      "/map.svg\n  Content-Security-Policy: default-src 'none'\n",
      /map\.svg: .*joined/,
    ],
    [
      '_headers',
      "script-src '",
      "script-src https: '",
      /\/nowhere: the header’s policy allows script-src https:/,
    ],
  ],
  faults: (site) => {
    const rules = parseHeaders(site.files.get('/_headers')?.toString('utf8') ?? '');
    const sentFor = (path: string) => headersFor(rules, path).get('content-security-policy') ?? '';
    const ofResponse = (path: string) => {
      const sent = sentFor(path);
      return [
        ...faultsOfPolicy(sent, 'the header’s policy'),
        ...(sent.includes("frame-ancestors 'none'") ? [] : ['the header allows frames']),
        // Browsers read a comma as the start of a second policy.
        ...(sent.includes(',') ? ['the header is joined from several policies'] : []),
      ].map((fault) => `${path}: ${fault}`);
    };
    const files = [...site.files.keys()].filter((path) => !path.endsWith('.html'));
    return [
      ...[...files, '/nowhere', '/_astro/nowhere.js'].flatMap(ofResponse),
      ...onEveryPage((page) => {
        const own = page.$('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
        return [
          ...faultsOfPolicy(own, 'the page’s policy'),
          ...refusedBy(own, page, 'the page’s policy'),
          ...refusedBy(sentFor(page.route), page, 'the header’s policy'),
        ];
      })(site),
      ...site.pages.flatMap(({ route }) => ofResponse(route)),
    ];
  },
};
