import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../editorial/check/check.ts';
import { readContent, type ContentFile } from '../editorial/content/read.ts';
import { withoutStack } from '../editorial/output/command.ts';
import { assertReleasable } from '../editorial/launch/releasable.ts';
import { isError } from '../editorial/output/diagnostic.ts';
import { counted } from '../editorial/output/counted.ts';
import { terminalReport } from '../editorial/output/terminal-report.ts';
import { sourcesOf } from '../editorial/output/report.ts';
import { contentFolder } from '../src/content-map.ts';
import { faultsOfAdoptedTexts } from './finish/adopted-texts.ts';

/**
 * A copy of the content in which example values replace placeholders, for tests of a complete site.
 * It is not checked, because its sentences need not agree with the example values.
 */
export const EXAMPLE_CONTENT = '.cache/supplied-content';

interface Options {
  readonly directory?: string;
  /** Whether this is a release build, which must have no placeholders. */
  readonly isRelease: boolean;
}

/**
 * Checks the content at the start of a build and of the dev server, before any code in the content
 * runs, and stops them if it has errors. Deletes Astro's cached content first, which Astro would
 * use instead of a file that cannot be parsed.
 *
 * At the end of a build, checks that each document with an adopted version (Legal and the Trust
 * Pledge) has the same text as that version. If not, a release build is stopped, and others warn.
 */
export function requireValidContent({
  directory = contentFolder(),
  isRelease,
}: Options): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        rmSync(new URL('data-store.json', config.cacheDir), { force: true });
        if (directory !== EXAMPLE_CONTENT) assertNoErrors(readContent(directory));
        if (command === 'build' && isRelease) assertReleasable(directory);
      },
      'astro:build:done': ({ dir, logger }) => {
        if (directory === EXAMPLE_CONTENT) return;
        const changed = faultsOfAdoptedTexts(fileURLToPath(dir), directory);
        if (changed.length > 0 && isRelease) throw withoutStack(changed.join('\n'));
        for (const fault of changed) logger.warn(fault);
      },
    },
  };
}

/** Prints the diagnostics of the content check. Throws if one is an error. */
function assertNoErrors(files: readonly ContentFile[]): void {
  const diagnostics = checkContent(files);
  if (diagnostics.length > 0) console.log(terminalReport(diagnostics, sourcesOf(files)));
  const errors = diagnostics.filter(isError).length;
  if (errors > 0) throw withoutStack(`Stopped: the content has ${counted({ error: errors })}.`);
}
