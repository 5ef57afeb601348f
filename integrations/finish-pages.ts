import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ALLOWED, type Allowed } from '../hosting/allowed.ts';
import {
  HEADERS_FILE,
  namesIn,
  readHostFile,
  REDIRECTS_FILE,
  routeOf,
  servedFiles,
} from '../hosting/served-files.ts';
import { REDIRECTS } from '../src/content-map.ts';
import { readInlineScripts } from './finish/inline-scripts.ts';
import { headerPolicy, policyOf, sonnerStyleHashes, withPolicy } from './finish/page-policies.ts';
import { placeStyles } from './finish/place-styles.ts';
import { completeHeaders } from './finish/response-headers.ts';
import { withUntranslatedNames } from './finish/untranslated-names.ts';

/**
 * Removes the `uid` of islands. Nothing reads it, and Astro derives it from the path of the
 * sources, so the same page would differ on another machine.
 */
export const withoutIslandIds = (html: string): string =>
  html.replace(/(<astro-island\b[^>]*?) uid="[^"]*"/g, '$1');

/**
 * The text of `_redirects`.
 *
 * @param redirects the path to which each former path leads
 */
export const redirectsText = (redirects: Readonly<Record<string, string>>): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

interface Options {
  readonly isRelease: boolean;
  readonly allowed?: Allowed;
}

/**
 * Finishes every built page: marks its names, places its styles and writes its policy, which is a
 * Content-Security-Policy. Then completes the headers of the host, and writes its redirects.
 */
export function finishPages({ isRelease, allowed = ALLOWED }: Options): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const options = {
          insertedStyles: sonnerStyleHashes(),
          inlineScripts: await readInlineScripts(allowed.inlineScripts),
          allowed,
        };
        const folder = fileURLToPath(dir);
        const write = (name: string, text: string) => {
          mkdirSync(dirname(join(folder, name)), { recursive: true });
          writeFileSync(join(folder, name), text);
        };
        const names = namesIn(folder).filter((name) => name.endsWith('.html'));
        const pages = placeStyles(
          names.map((name) => ({
            name,
            html: withUntranslatedNames(withoutIslandIds(readFileSync(join(folder, name), 'utf8'))),
          })),
        );
        const policies = pages.map(({ name, html, deferred }) => {
          const policy = policyOf({ route: routeOf(name), html }, options);
          write(name, withPolicy(html, policy));
          if (deferred) write(deferred.path, deferred.css);
          return policy;
        });
        const headers = completeHeaders(
          readHostFile(folder, HEADERS_FILE),
          headerPolicy(policies, { isRelease }),
          servedFiles(folder),
          { isRelease },
        );
        write(HEADERS_FILE, headers);
        const redirects = redirectsText(REDIRECTS);
        if (redirects !== '') write(REDIRECTS_FILE, redirects);
        logger.info(`finished ${pages.length} pages`);
      },
    },
  };
}
