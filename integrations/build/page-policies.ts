import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';

/**
 * One Content-Security-Policy for each built page, with the hashes of just that page's inline
 * scripts and styles, in a `<meta>`; and one for the header of every response, with those of all
 * pages. A browser enforces both, so a page can do what its own policy allows and no more.
 * (Astro's own policy lists the hashes of all pages on every page: a kilobyte that does not
 * compress.)
 */

export interface PolicyOptions {
  /** Hashes of styles that a script inserts later, on pages that load scripts. */
  readonly insertedStyles: readonly string[];
  /** Hashes of the inline scripts that are allowed. */
  readonly inlineScripts: ReadonlyMap<string, string>;
}

/**
 * The allowed inline scripts by their SHA-256. The build fails if a page has any other, because the
 * policy of a page is generated from its scripts, and would otherwise allow a script from the
 * content. After a change of one of these scripts, the build's error names the new hash.
 */
export const INLINE_SCRIPTS: ReadonlyMap<string, string> = new Map([
  [
    "'sha256-OM0hjhCFzKhe37rKuW7480xLoDyRIzyLMKCvzoH6tGU='",
    'the speculation rules of components/site/Head.astro',
  ],
  [
    "'sha256-DOpgC6yg9BBNnmivcarLoDAnX8v7rOnCo41lXgstirk='",
    'components/site/Fold.astro closes the menu when the visitor leaves',
  ],
  [
    "'sha256-7EfZR4ejuDiig3CcT5qg3YXRSRpfdMzC9vvYALwZf5I='",
    'pages/404.astro logs the missing path',
  ],
  ["'sha256-9us+D9b+XxcsnsqMci3c64rpVo5DAK8NDy+/5r+4wx8='", 'directives/intent.ts'],
  ["'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U='", 'Astro’s island loader'],
]);

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const isJsonLd = (attributes: string) => attributes.includes('type="application/ld+json"');

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * The CSP hashes (CSP level 3, 6.7.3.3) of the style element that sonner inserts when it loads:
 * first empty, which browsers check too, then filled. Read from the file that is bundled.
 * @throws if sonner's source does not call `__insertCSS` exactly once.
 */
export function sonnerStyleHashes(
  source: string = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8'),
): string[] {
  const found = [...source.matchAll(/^__insertCSS\(("(?:[^"\\\n]|\\.)*")\)/gm)];
  const literal = found[0]?.[1];
  if (found.length !== 1 || literal === undefined)
    throw new Error(
      'sonner no longer inserts one style by __insertCSS("…"): look in its dist/index.mjs how it does, and teach integrations/build/page-policies.ts.',
    );
  return [hashOf(''), hashOf(JSON.parse(literal) as string)];
}

/** The hash of an inline script. Throws if the script is not an allowed one. */
function hashOfKnownScript(text: string, { inlineScripts }: PolicyOptions): string {
  const hash = hashOf(text);
  if (inlineScripts.has(hash)) return hash;
  throw new Error(
    `A script inside the page is not known: “${text.slice(0, 80)}”. If it belongs there, add ${hash} to INLINE_SCRIPTS of integrations/build/page-policies.ts.`,
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
  return [
    "default-src 'none'",
    `script-src ${sources(...(loadsScripts ? ["'self'"] : []), ...scripts)}`,
    `style-src ${sources(...(loadsStyles ? ["'self'"] : []), ...styles, ...(loadsScripts ? options.insertedStyles : []))}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
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

/** What loads an address, by the directive that must allow it. */
const LOADS = {
  'script-src': 'script[src]',
  'style-src': 'link[rel~="stylesheet"]',
  'img-src': 'img[src], link[rel~="icon"]',
  'manifest-src': 'link[rel~="manifest"]',
  'media-src': 'video[src], audio[src], source[src], track[src]',
  'frame-src': 'iframe[src]',
  'object-src': 'embed[src], object[data]',
};

/** Reports the addresses that a finished page loads and its policy refuses. */
export function refusedLoads(html: string): string[] {
  const $ = load(html);
  const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
  return Object.entries(LOADS).flatMap(([directive, selector]) => {
    const sources = new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
    return [...$(selector)]
      .map((element) => {
        const { src, href, data } = $(element).attr() ?? {};
        return src ?? href ?? data ?? '';
      })
      .filter((address) => {
        const isOwn = !/^([a-z][\w+.-]*:|\/\/)/i.test(address);
        return !sources.some((one) => (isOwn ? one === "'self'" : address.startsWith(one)));
      })
      .map(
        (address) =>
          `Its policy refuses “${address}” in ${directive}. Load a file of this site instead, or allow the address in policyOf of integrations/build/page-policies.ts.`,
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
export function headerPolicy(policies: readonly string[], isRelease: boolean): string {
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
