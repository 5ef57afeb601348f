import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
}

/** A built page with its policy. */
export interface ClosedPage {
  readonly html: string;
  readonly policy: string;
}

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const isData = (attributes: string) => attributes.includes('type="application/ld+json"');

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Puts all inline styles of a page into one element, in their order. */
function joinStyles(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  if (styles.length === 0) return html;
  const bare = html.replace(/<style>[\s\S]*?<\/style>/g, '');
  return bare.replace('</head>', () => `<style>${styles.join('')}</style></head>`);
}

/**
 * Closes one page: joins its styles, works out its policy, and writes that into its head.
 *
 * @param html the page as Astro built it
 * @returns the page with its `<meta>` policy, and the policy itself for the header
 * @throws if the page has no `<meta charset>` to put the policy behind
 */
export function closePage(html: string, options: PolicyOptions): ClosedPage {
  const joined = joinStyles(html);
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, element, attributes = '', text = ''] of joined.matchAll(inline)) {
    if (element === 'style') styles.push(hashOf(text));
    else if (!isData(attributes) && text !== '') scripts.push(hashOf(text));
  }
  const loadsScripts = /<astro-island|<script[^>]+src=/.test(joined);
  const sources = (hashes: readonly string[]) => [...new Set(hashes)].join(' ') || "'none'";
  const policy = [
    "default-src 'none'",
    `script-src ${sources(loadsScripts ? ["'self'", ...scripts] : scripts)}`,
    `style-src ${sources(loadsScripts ? [...styles, ...options.insertedStyles.map((hash) => `'${hash}'`)] : styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(options.upgradeInsecureRequests ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const closed = joined.replace('<meta charset="utf-8">', (charset) => charset + meta);
  if (closed === joined) throw new Error('A page has no <meta charset="utf-8"> in its head.');
  return { html: closed, policy };
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

/** Closes every built page and adds the policies to the built `_headers`. */
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
          return headerBlock(file, page.policy);
        });
        const headers = join(folder, '_headers');
        writeFileSync(headers, `${readFileSync(headers, 'utf8')}\n${blocks.join('')}`);
        logger.info(`gave ${files.length} pages their policies`);
      },
    },
  };
}
