import { createHash } from 'node:crypto';

/**
 * One Content-Security-Policy for each built page, with the hashes of just that page's inline
 * scripts and styles, in a `<meta>`; and one for the header of every response, with those of all
 * pages. A browser enforces both, so a page can do what its own policy allows and no more.
 * (Astro's own policy lists the hashes of all pages on every page: a kilobyte that does not
 * compress.)
 */

export interface PolicyOptions {
  /** Release builds ask the browser to fetch everything over TLS. */
  readonly upgradeInsecureRequests: boolean;
  /** Hashes of styles that a script inserts later, on pages that load scripts. */
  readonly insertedStyles: readonly string[];
  /** Hashes of the inline scripts that are allowed. */
  readonly inlineScripts: ReadonlyMap<string, string>;
}

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const isJsonLd = (attributes: string) => attributes.includes('type="application/ld+json"');

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The hash of an inline script. Throws if the script is not an allowed one. */
function hashOfKnownScript(text: string, { inlineScripts }: PolicyOptions): string {
  const hash = hashOf(text);
  if (inlineScripts.has(hash.slice(1, -1))) return hash;
  throw new Error(
    `A script inside the page is not known: “${text.slice(0, 80)}”. If it belongs there, add ${hash} to integrations/build/inline-scripts.ts.`,
  );
}

/**
 * The policy of one page.
 *
 * @param html the page with its styles in place
 * @throws if the page has an inline script that is not allowed
 */
export function policyOf(html: string, options: PolicyOptions): string {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (element === 'style') styles.push(hashOf(text));
    else if (!isJsonLd(attributes) && text !== '') scripts.push(hashOfKnownScript(text, options));
  }
  const loadsScripts = /<astro-island|<script[^>]+src=/.test(html);
  const loadsStyles = html.includes('<link rel="stylesheet"');
  const sources = (...hashes: string[]) => [...new Set(hashes)].join(' ') || "'none'";
  const inserted = options.insertedStyles.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src ${sources(...(loadsScripts ? ["'self'"] : []), ...scripts)}`,
    `style-src ${sources(...(loadsStyles ? ["'self'"] : []), ...styles, ...(loadsScripts ? inserted : []))}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(options.upgradeInsecureRequests ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Writes a policy into the head of a page.
 *
 * @throws if the page has no `<meta charset>` for the policy to follow
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const finished = html.replace('<meta charset="utf-8">', (charset) => charset + meta);
  if (finished === html) throw new Error('A page has no <meta charset="utf-8"> in its head.');
  return finished;
}

/**
 * The policy for the header of every response. It allows what the policy of any page allows, and
 * adds `frame-ancestors`, which a `<meta>` cannot set (https://www.w3.org/TR/CSP3/#meta-element).
 *
 * @param policies those of all pages
 */
export function headerPolicy(policies: readonly string[]): string {
  const sources = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...values] = directive.split(' ');
    sources.set(name, new Set([...(sources.get(name) ?? []), ...values]));
  }
  const directives = [...sources].map(([name, values]) => {
    // Beside another source, 'none' has no effect, and browsers warn about it.
    if (values.size > 1) values.delete("'none'");
    return [name, ...values].join(' ');
  });
  return [...directives, "frame-ancestors 'none'"].join('; ');
}
