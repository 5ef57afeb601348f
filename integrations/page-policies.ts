import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FIRST_SCREEN_END, pageStyles } from './page-styles.ts';
import { packUtilities } from './utility-classes.ts';

/**
 * One Content-Security-Policy for each built page, with the hashes of just that page's inline
 * scripts and styles. (Astro's own policy lists the hashes of all pages on every page: a kilobyte
 * that does not compress.)
 */

export interface PolicyOptions {
  /** Release builds ask the browser to fetch everything over TLS. */
  readonly upgradeInsecureRequests: boolean;
  /** Hashes of styles that a script inserts later, on pages that load scripts. */
  readonly insertedStyles: readonly string[];
  /** Hashes of the inline scripts that are allowed. */
  readonly inlineScripts: ReadonlyMap<string, string>;
}

/** A built page with its policy, and the style sheet that it links below its first screen. */
export interface FinishedPage {
  readonly html: string;
  readonly policy: string;
  readonly later: { readonly path: string; readonly css: string } | undefined;
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
    `A script inside the page is not known: “${text.slice(0, 80)}”. If it belongs there, add ${hash} to integrations/inline-scripts.ts.`,
  );
}

const pathFor = (css: string) =>
  `/_astro/${createHash('sha256').update(css, 'utf8').digest('hex').slice(0, 10)}.css`;

/** Fonts with the same character widths as a local font that Linux, Android or Apple systems lack. */
const METRIC_COMPATIBLE = {
  'local("Courier New")': ['Liberation Mono', 'Cousine', 'Courier'],
};

/**
 * Adds metric-compatible local fonts to the fallback faces, for which Astro names one each, so that
 * text does not shift when the web fonts load.
 */
export function widenFallbacks(css: string): string {
  return Object.entries(METRIC_COMPATIBLE).reduce(
    (text, [local, others]) =>
      text.replaceAll(`src:${local}`, () =>
        [`src:${local}`, ...others.map((name) => `local("${name}")`)].join(','),
      ),
    css,
  );
}

/**
 * Removes the `uid` of islands. Nothing reads it, and Astro derives it from the path of the sources,
 * so the same page would differ on another machine.
 */
const withoutIslandIds = (html: string) =>
  html.replace(/(<astro-island\b[^>]*?) uid="[^"]*"/g, '$1');

/** Joins the inline styles: those of the first screen become one `<style>`, the rest a linked file. */
function placeStyles(html: string): { html: string; later: FinishedPage['later'] } {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const bare = html.replace(/<style>[\s\S]*?<\/style>/g, '');
  const packed = packUtilities(bare, widenFallbacks(styles.join('')));
  const { inside, later } = pageStyles(packed.html, packed.css);
  const path = pathFor(later);
  return {
    html: packed.html
      .replace('</head>', () => (inside ? `<style>${inside}</style></head>` : '</head>'))
      .replace(FIRST_SCREEN_END, later ? `<link rel="stylesheet" href="${path}">` : ''),
    later: later ? { path, css: later } : undefined,
  };
}

/**
 * Finishes one page: joins or links its styles, and writes its policy into its head.
 *
 * @param html the page as Astro built it
 * @returns the page with its `<meta>` policy, the policy itself for the header, and its later styles
 * @throws if the page has an inline script that is not allowed, or no `<meta charset>` for the policy to follow
 */
export function finishPage(html: string, options: PolicyOptions): FinishedPage {
  const { html: placed, later } = placeStyles(withoutIslandIds(html));
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element, attributes = '', text = ''] of placed.matchAll(INLINE_ELEMENT)) {
    if (element === 'style') styles.push(hashOf(text));
    else if (!isJsonLd(attributes) && text !== '') scripts.push(hashOfKnownScript(text, options));
  }
  const loadsScripts = /<astro-island|<script[^>]+src=/.test(placed);
  const sources = (...hashes: string[]) => [...new Set(hashes)].join(' ') || "'none'";
  const inserted = options.insertedStyles.map((hash) => `'${hash}'`);
  const policy = [
    "default-src 'none'",
    `script-src ${sources(...(loadsScripts ? ["'self'"] : []), ...scripts)}`,
    `style-src ${sources(...(later ? ["'self'"] : []), ...styles, ...(loadsScripts ? inserted : []))}`,
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
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const finished = placed.replace('<meta charset="utf-8">', (charset) => charset + meta);
  if (finished === placed) throw new Error('A page has no <meta charset="utf-8"> in its head.');
  return { html: finished, policy, later };
}

/**
 * The block of `_headers` for one page: its policy, and `frame-ancestors`, which a `<meta>`
 * cannot carry (https://www.w3.org/TR/CSP3/#meta-element).
 *
 * @param file the page's file name, as built with `build.format: 'file'`
 */
export function headerBlock(file: string, policy: string): string {
  const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
  return `${route}\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`;
}

/** Finishes every built page, writes its linked styles, and adds the policies to the built `_headers`. */
export function pagePolicies(options: PolicyOptions): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
        const blocks = files.sort().map((file) => {
          const page = finishPage(readFileSync(join(folder, file), 'utf8'), options);
          writeFileSync(join(folder, file), page.html);
          if (page.later) {
            mkdirSync(join(folder, '_astro'), { recursive: true });
            writeFileSync(join(folder, page.later.path), page.later.css);
          }
          return headerBlock(file, page.policy);
        });
        const headers = join(folder, '_headers');
        writeFileSync(headers, `${readFileSync(headers, 'utf8')}\n${blocks.join('')}`);
        logger.info(`gave ${files.length} pages their policies`);
      },
    },
  };
}
