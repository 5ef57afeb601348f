import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const policyInHead = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

/**
 * Reads the policy that Astro wrote into one built page.
 *
 * @param html the page
 * @param file its name, for the message
 * @returns the policy as it stands in the `<meta>`
 * @throws if the page carries none: a page without a policy must never be published
 */
export function policyOf(html: string, file: string): string {
  const policy = policyInHead.exec(html)?.[1];
  if (!policy) throw new Error(`${file} carries no Content-Security-Policy`);
  return policy.replaceAll('&#39;', "'").replaceAll('&quot;', '"').trim().replace(/;$/, '');
}

/**
 * The blocks of `_headers` that give each page its own policy, and `frame-ancestors`, which
 * a `<meta>` cannot carry (https://www.w3.org/TR/CSP3/#meta-element).
 *
 * @param pages file name to HTML, as built with `build.format: 'file'`
 */
export function policyHeaders(pages: ReadonlyMap<string, string>): string {
  const blocks = [...pages].map(([file, html]) => {
    const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    return `${route}\n  Content-Security-Policy: ${policyOf(html, file)}; frame-ancestors 'none'\n`;
  });
  return `\n# Written by the build: one policy for each page.\n${blocks.join('')}`;
}

/** Adds each page's Content-Security-Policy to the built `_headers`. */
export function pagePolicies(): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
        const pages = new Map(
          names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
        );
        const headers = join(folder, '_headers');
        writeFileSync(headers, readFileSync(headers, 'utf8') + policyHeaders(pages));
        logger.info(`wrote the policy of ${pages.size} pages into _headers`);
      },
    },
  };
}
