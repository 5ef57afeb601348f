/**
 * One Content-Security-Policy for each built page, with the hashes of just that page's inline
 * scripts and styles, in a `<meta>`; and one for the header of every response, with those of all
 * pages. A browser enforces both, so a page can do what its own policy allows and no more.
 * (Astro's own policy lists the hashes of all pages on every page: a kilobyte that does not
 * compress.)
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { excerpt } from 'copy-review/excerpt';
import {
  isFor,
  sourcesFor,
  type Allowed,
  type AllowedPage,
  type InlineScript,
} from '../../hosting/allowed.ts';
import { hashOf } from './inline-scripts.ts';

/** What the policies of all pages are made from. */
export interface PolicyOptions {
  /** Hashes of styles that a script inserts later, on pages that load scripts. */
  readonly insertedStyles: readonly string[];
  /** The inline scripts that are allowed, by their hashes. */
  readonly inlineScripts: ReadonlyMap<string, InlineScript>;
  readonly allowed: Allowed;
}

/** The element, its attributes and its text. */
const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Structured data, which browsers do not run. */
const isJsonLd = (attributes: string) => attributes.includes('type="application/ld+json"');

/**
 * The CSP hashes (CSP level 3, 6.7.3.3) of the style element that sonner inserts when it loads:
 * first empty, which browsers check too, then filled. Read from the file that is bundled.
 *
 * @throws if sonner's source does not call `__insertCSS` exactly once
 */
export function sonnerStyleHashes(
  source: string = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'),
): string[] {
  const insertions = [...source.matchAll(/^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/gm)];
  const literal = insertions[0]?.[1];
  if (insertions.length !== 1 || literal === undefined)
    throw new Error(
      'sonner no longer inserts one style by __insertCSS("…"): look in its dist/index.mjs how it does, and teach integrations/finish/page-policies.ts.',
    );
  return [hashOf(''), hashOf(JSON.parse(literal) as string)];
}

/** The hash of an inline script. Throws if the script is not one that the page is allowed. */
function hashOfAllowedScript(
  text: string,
  page: AllowedPage,
  { inlineScripts }: PolicyOptions,
): string {
  const hash = hashOf(text);
  const row = inlineScripts.get(hash);
  if (row && isFor(row.pages, page)) return hash;
  throw new Error(
    `${page.route} has a script inside the page that is not allowed: “${excerpt(text)}”. If it belongs there, make its text the default export of a file in src, and name that file and the page in “inlineScripts” of hosting/allowed.ts.`,
  );
}

/**
 * The policy of one page.
 *
 * @param page its address, and its HTML with its styles in place
 * @throws if the page has an inline script that is not allowed
 */
export function policyOf(page: AllowedPage, options: PolicyOptions): string {
  const { html } = page;
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (element === 'style') styles.push(hashOf(text));
    else if (!isJsonLd(attributes) && text !== '')
      scripts.push(hashOfAllowedScript(text, page, options));
  }
  const loadsScripts = /<astro-island|<script[^>]+src="\//.test(html);
  const loadsStyles = html.includes('<link rel="stylesheet"');
  /** A directive with these sources and those of `hosting/allowed.ts`. */
  const directive = (name: string, ...ownSources: string[]) => {
    const sources = new Set([...ownSources, ...sourcesFor(name, page, options.allowed)]);
    return `${name} ${[...sources].join(' ') || "'none'"}`;
  };
  return [
    "default-src 'none'",
    directive('script-src', ...(loadsScripts ? ["'self'"] : []), ...scripts),
    directive(
      'style-src',
      ...(loadsStyles ? ["'self'"] : []),
      ...styles,
      ...(loadsScripts ? options.insertedStyles : []),
    ),
    directive('img-src', "'self'"),
    directive('font-src', "'self'"),
    "manifest-src 'self'",
    directive('connect-src'),
    directive('form-action'),
    ...['media-src', 'frame-src']
      .map((name) => directive(name))
      // Without a source they add nothing to `default-src`.
      .filter((text) => !text.endsWith("'none'")),
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
 * The policy for the header of every response. It allows what the policy of any page allows, and adds
 * `frame-ancestors`, which a `<meta>` cannot set (https://www.w3.org/TR/CSP3/#meta-element). That of a
 * release also asks for everything over TLS: only in the header, which a server without TLS can send
 * without it.
 *
 * @param policies those of all pages
 */
export function headerPolicy(
  policies: readonly string[],
  { isRelease }: { readonly isRelease: boolean },
): string {
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
  return [
    ...directives,
    "frame-ancestors 'none'",
    ...(isRelease ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
