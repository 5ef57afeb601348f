import { readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
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
import { isList, isVersionFile } from '../src/content-map.ts';
import { faultsOfAdoptedTexts } from './build/adopted-texts.ts';
import { faultsOfLoaded } from './build/loaded-content.ts';

/**
 * A copy of the content in which example values replace placeholders, for tests of a complete site.
 * It is not checked, because its sentences need not agree with the example values.
 */
export const EXAMPLE_CONTENT = '.cache/supplied-content';

interface Options {
  /** The content folder; `src/content` if undefined. */
  readonly directory: string | undefined;
  /** Whether this is a release build, which must have no placeholders. */
  readonly isRelease: boolean;
}

/**
 * Checks the content at the start of a build and of the dev server, before any code in the content
 * runs, and stops them if it has errors. Deletes Astro's cached content first, which Astro would
 * use instead of a file that cannot be parsed.
 *
 * At the end of a build, checks that Astro has loaded the same files as the check, and that each
 * document with an adopted version (Legal and the Trust Pledge) has the same text as that version.
 * If not, the build is stopped; for a document's text only a release build is, and others warn.
 */
export function requireValidContent({ directory, isRelease }: Options): AstroIntegration {
  /** Astro's cached content. Its address is known once Astro has read its configuration. */
  let store = new URL('file:');
  let files: ContentFile[] = [];
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        store = new URL('data-store.json', config.cacheDir);
        rmSync(store, { force: true });
        files = readContent(directory);
        if (directory !== EXAMPLE_CONTENT) assertNoErrors(files);
        if (command === 'build' && isRelease) assertReleasable(directory);
      },
      'astro:build:done': ({ dir, logger }) => {
        const checked = files
          .filter(({ name }) => !isList(name) && !isVersionFile(name))
          .map(({ path }) => relative('.', path).split(sep).join('/'));
        const faults = faultsOfLoaded(readFileSync(store, 'utf8'), checked);
        if (faults.length > 0)
          throw withoutStack(`The build was stopped: of the content,\n- ${faults.join('\n- ')}`);
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
  const error = diagnostics.filter(isError).length;
  if (error > 0) throw withoutStack(`Stopped: the content has ${counted({ error })}.`);
}
