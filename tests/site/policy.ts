import { isFor, sourcesFor, ALLOWED } from '../../hosting/allowed.ts';
import { headersFor } from '../../hosting/headers.ts';
import { onEveryPage, type Page, type SiteCheck } from './built-site.ts';

/** What each policy has. */
const REQUIRED = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];
/** The values that any directive may have. */
const KEYWORD = /^('self'|'none'|'script'|'sha256-[\w+/]{43}=')$/;

/** The values of each directive of a policy. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

/**
 * What a policy lacks or should not allow.
 *
 * @param pages those that it is for
 */
function faultsOfPolicy(policy: string, place: string, pages: readonly Page[]): string[] {
  const directives = directivesOf(policy);
  const inTable = (name: string) => [
    ...new Set<string>(pages.flatMap((page) => sourcesFor(name, page))),
  ];
  const sending = ['connect-src', 'form-action'].map(
    (name) => `${name} ${inTable(name).join(' ') || "'none'"}`,
  );
  const missing = [...REQUIRED, ...sending].filter((required) => {
    const [name = '', ...values] = required.split(' ');
    return directives.get(name)?.join(' ') !== values.join(' ');
  });
  const weak = [...directives].flatMap(([name, values]) =>
    values
      .filter((value) => !KEYWORD.test(value) && !inTable(name).includes(value))
      .map((value) => `${name} ${value}`),
  );
  return [
    ...missing.map((required) => `${place} lacks ${required}`),
    ...weak.map((value) => `${place} allows ${value}`),
  ];
}

/**
 * That each policy allows what its page has by its hash, and nothing else, is checked by the build
 * (integrations/valid-build.ts). These are the rules that no build can read from its pages.
 */
export const policy: SiteCheck = {
  title:
    'every page has a strict policy of its own in a <meta>, and every response one in its header',
  faults: (site) => {
    const sentFor = (path: string) =>
      headersFor(site.headers, path).get('content-security-policy') ?? '';
    const ofResponse = (path: string) => {
      const sent = sentFor(path);
      return [
        ...faultsOfPolicy(sent, 'the header’s policy', site.pages),
        ...(sent.includes("frame-ancestors 'none'") ? [] : ['the header allows frames']),
        // Browsers read a comma as the start of a second policy.
        ...(sent.includes(',') ? ['the header is joined from several policies'] : []),
      ].map((fault) => `${path}: ${fault}`);
    };
    const files = [...site.files.keys()].filter((path) => !path.endsWith('.html'));
    return [
      ...[...files, '/nowhere', '/_astro/nowhere.js'].flatMap(ofResponse),
      ...onEveryPage((page) => {
        const pagePolicy =
          page.$('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
        const hashes =
          directivesOf(pagePolicy)
            .get('script-src')
            ?.filter((source) => source.includes('sha256-')) ?? [];
        const rows = ALLOWED.inlineScripts.filter(({ pages }) => isFor(pages, page));
        return [
          ...faultsOfPolicy(pagePolicy, 'the page’s policy', [page]),
          ...(hashes.length === rows.length
            ? []
            : [`has ${hashes.length} inline scripts, and hosting/allowed.ts has ${rows.length}`]),
        ];
      })(site),
      ...site.pages.flatMap(({ route }) => ofResponse(route)),
    ];
  },
};
