import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FOLD, pageStyles } from './page-styles.ts';
import { packUtilities } from './utility-classes.ts';

/**
 * One Content-Security-Policy for each built page, with the hashes of just that page's inline
 * script and style. (Astro's own policy lists every page's hashes on every page: a kilobyte
 * that no compression takes away.)
 */

export interface PolicyOptions {
  /** Release builds ask the browser to fetch everything over TLS. */
  readonly upgradeInsecureRequests: boolean;
  /** Hashes of styles that a script inserts later, on pages that load scripts. */
  readonly insertedStyles: readonly string[];
  /** Hashes of the scripts that may stand inside a page. */
  readonly inlineScripts: ReadonlyMap<string, string>;
}

/** A built page with its policy, and the styles that it asks for below its first screen. */
export interface ClosedPage {
  readonly html: string;
  readonly policy: string;
  readonly later: { readonly path: string; readonly css: string } | undefined;
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const isData = (attributes: string) => attributes.includes('type="application/ld+json"');

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The hash of a script that may stand in a page. Throws at any other. */
function knownScript(text: string, { inlineScripts }: PolicyOptions): string {
  const hash = hashOf(text);
  if (inlineScripts.has(hash.slice(1, -1))) return hash;
  throw new Error(
    `A script inside the page is not known: “${text.slice(0, 80)}”. If it belongs there, add ${hash} to integrations/inline-scripts.ts.`,
  );
}

const fileFor = (css: string) =>
  `/_astro/${createHash('sha256').update(css, 'utf8').digest('hex').slice(0, 10)}.css`;

/** Faces with the widths of one that a system may lack, as Linux, Android and Apple's may. */
const LOOKALIKES = {
  'local("Courier New")': ['Liberation Mono', 'Cousine', 'Courier'],
};

/**
 * Gives the stand-in faces, which Astro matches to one local font each, more fonts to stand in:
 * nothing may move when the real faces arrive.
 */
export function widenFallbacks(css: string): string {
  return Object.entries(LOOKALIKES).reduce(
    (text, [local, others]) =>
      text.replaceAll(`src:${local}`, () =>
        [`src:${local}`, ...others.map((name) => `local("${name}")`)].join(','),
      ),
    css,
  );
}

/**
 * Takes off the mark that Astro gives an island: nothing reads it, and as it is made from the
 * folder of the sources, the same page would come out differently on another machine.
 */
const unmarked = (html: string) => html.replace(/(<astro-island\b[^>]*?) uid="[^"]*"/g, '$1');

/** Puts the styles of the first screen into one element, and names the file of the others. */
function placeStyles(html: string): { html: string; later: ClosedPage['later'] } {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  const bare = html.replace(/<style>[\s\S]*?<\/style>/g, '');
  const packed = packUtilities(bare, widenFallbacks(styles.join('')));
  const { inside, later } = pageStyles(packed.html, packed.css);
  const path = fileFor(later);
  return {
    html: packed.html
      .replace('</head>', () => (inside ? `<style>${inside}</style></head>` : '</head>'))
      .replace(FOLD, later ? `<link rel="stylesheet" href="${path}">` : ''),
    later: later ? { path, css: later } : undefined,
  };
}

/**
 * Closes one page: places its styles, works out its policy, and writes that into its head.
 *
 * @param html the page as Astro built it
 * @returns the page with its `<meta>` policy, the policy itself for the header, and its later styles
 * @throws if the page has no `<meta charset>` to put the policy behind, or a script that is not known
 */
export function closePage(html: string, options: PolicyOptions): ClosedPage {
  const { html: placed, later } = placeStyles(unmarked(html));
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element, attributes = '', text = ''] of placed.matchAll(inline)) {
    if (element === 'style') styles.push(hashOf(text));
    else if (!isData(attributes) && text !== '') scripts.push(knownScript(text, options));
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
  const closed = placed.replace('<meta charset="utf-8">', (charset) => charset + meta);
  if (closed === placed) throw new Error('A page has no <meta charset="utf-8"> in its head.');
  return { html: closed, policy, later };
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

/** Closes every built page, writes its later styles, and adds the policies to the built `_headers`. */
export function pagePolicies(options: PolicyOptions): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
        const blocks = files.sort().map((file) => {
          const page = closePage(readFileSync(join(folder, file), 'utf8'), options);
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
