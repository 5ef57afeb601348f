/**
 * One Content-Security-Policy for each built page, with the hashes of just that page's inline
 * scripts and styles, in a `<meta>`; and one for the header of every response, with those of all
 * pages. A browser enforces both, so a page can do what its own policy allows and no more.
 * (Astro's own policy lists the hashes of all pages on every page: a kilobyte that does not
 * compress.)
 */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { excerpt } from 'copy-review/excerpt';
import {
  isAllowedBy,
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
 * @throws if sonner's source does not call `__insertCSS` exactly once.
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

/** Inline scripts and styles, as selectors, by the directive that must allow them. */
const INLINE_CODE = {
  'script-src': 'script:not([src], :empty, [type="application/ld+json"])',
  'style-src': 'style',
};

const META = 'meta[http-equiv="content-security-policy"]';

/** The values of a directive of a page’s own policy. */
const valuesOf = ($: CheerioAPI, directive: string): string[] => {
  const policy = $(META).attr('content') ?? '';
  return new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
};

/** A message for each script, style and attribute of a finished page that its own policy refuses, or does not reach. */
export function faultsOfCode(html: string): string[] {
  // With what is in a <noscript>.
  const $ = load(html, { scriptingEnabled: false });
  const isEarly = (element: Element) => $(element).nextAll(META).length > 0;
  return [
    ...Object.entries(INLINE_CODE).flatMap(([directive, selector]) => {
      const allowed = valuesOf($, directive);
      return [...$<Element, string>(selector)].flatMap((element) => {
        const text = $(element).text();
        const what = `the ${element.name} “${excerpt(text)}”`;
        return [
          ...(allowed.includes(hashOf(text))
            ? []
            : [`Its policy does not allow ${what} by its hash, ${hashOf(text)}, in ${directive}.`]),
          ...(isEarly(element) ? [`It has ${what} before its policy.`] : []),
        ];
      });
    }),
    ...[...$<Element, string>('*')].flatMap(({ name, attribs }) =>
      Object.entries(attribs)
        .filter(
          ([key, value]) =>
            key === 'style' || /^on[a-z]+$/.test(key) || /^javascript:/i.test(value.trim()),
        )
        .map(([key]) => `Its policy refuses the attribute “${key}” of <${name}>.`),
    ),
  ];
}

/** The elements that load an address, as selectors, by the directive that must allow it. */
const LOADING_ELEMENTS = {
  'script-src': 'script[src]',
  'style-src': 'link[rel~="stylesheet"]',
  'img-src': 'img[src], link[rel~="icon"]',
  'manifest-src': 'link[rel~="manifest"]',
  'media-src': 'video[src], audio[src], source[src], track[src]',
  'frame-src': 'iframe[src]',
  'object-src': 'embed[src], object[data]',
};

/** A message for each address that an element of a finished page loads although the page’s own policy refuses it. */
export function faultsOfLoads(html: string): string[] {
  const $ = load(html);
  return Object.entries(LOADING_ELEMENTS).flatMap(([directive, selector]) => {
    const sources = valuesOf($, directive);
    return [...$(selector)]
      .map((element) => {
        const { src, href, data } = $(element).attr() ?? {};
        return src ?? href ?? data ?? '';
      })
      .filter((address) => !isAllowedBy(sources, address, 'https://site.invalid'))
      .map(
        (address) =>
          `Its policy refuses “${address}” in ${directive}. Load a file of this site instead, or allow the address in “outside” of hosting/allowed.ts.`,
      );
  });
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
