import { readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../editorial/check/check.ts';
import { readContent, type ContentFile } from '../editorial/content/read.ts';
import { withoutStack } from '../editorial/output/command.ts';
import { assertReleasable } from '../editorial/launch/releasable.ts';
import { isError } from '../editorial/output/diagnostic.ts';
import { counted } from '../editorial/output/counted.ts';
import { terminalReport, widthFor } from '../editorial/output/terminal-report.ts';
import { sourcesOf } from '../editorial/output/report.ts';
import { isList, isVersionFile } from '../src/content-map.ts';
import { faultsOfAdoptedTexts } from './build/adopted-texts.ts';
import { faultsOfLoaded } from './build/loaded-content.ts';

/** The content with example values. It is not checked, because its sentences need not agree with them. */
export const EXAMPLE_CONTENT = '.cache/supplied-content';

export interface GateOptions {
  /** The content folder; `src/content` if undefined. */
  readonly directory: string | undefined;
  /** Whether this is a release build, which must have no placeholders. */
  readonly isRelease: boolean;
}

/**
 * Stops a build, or the start of the dev server, if the content has errors, before any code in the
 * content runs. Also stops a build for which Astro loads other files than those that were checked.
 * If a document differs from its adopted version, a release is stopped, and a preview warns.
 * Deletes Astro's cached content, which Astro would use instead of a file that cannot be parsed.
 */
export function requireValidContent({ directory, isRelease }: GateOptions): AstroIntegration {
  let store = new URL('file:');
  let files: ContentFile[] = [];
  return {
    name: 'content-gate',
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
  const style = { width: widthFor(process.stdout.columns), paint: styleText };
  if (diagnostics.length > 0) console.log(terminalReport(diagnostics, sourcesOf(files), style));
  const error = diagnostics.filter(isError).length;
  if (error > 0) throw withoutStack(`Stopped: the content has ${counted({ error })}.`);
}
