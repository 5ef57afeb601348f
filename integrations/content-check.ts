import { rmSync } from 'node:fs';
import { styleText } from 'node:util';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../editorial/check/check.ts';
import { readContent } from '../editorial/content/read.ts';
import { withoutStack } from '../editorial/output/command.ts';
import { assertReleasable } from '../editorial/launch/releasable.ts';
import { isError } from '../editorial/output/diagnostic.ts';
import { counted } from '../editorial/output/counted.ts';
import { terminalReport, widthFor } from '../editorial/output/terminal-report.ts';
import { sourcesOf } from '../editorial/output/report.ts';

/** The content with example values. It is not checked: its sentences need not agree with them. */
export const EXAMPLE_CONTENT = '.cache/supplied-content';

export interface GateOptions {
  /** The content folder; `src/content` if undefined. */
  readonly directory: string | undefined;
  /** Whether this is a release build, which must have no placeholders. */
  readonly isRelease: boolean;
}

/**
 * Stops a build, or the start of the dev server, if the content has errors, before any code in the
 * content runs. Also deletes Astro's cached content, which Astro would use instead of a file that cannot be parsed.
 */
export function requireValidContent({ directory, isRelease }: GateOptions): AstroIntegration {
  return {
    name: 'content-gate',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build' && command !== 'dev') return;
        rmSync(new URL('data-store.json', config.cacheDir), { force: true });
        if (directory !== EXAMPLE_CONTENT) assertNoErrors(directory);
        if (command === 'build' && isRelease) assertReleasable(directory);
      },
    },
  };
}

/** Prints the diagnostics of the content check. Throws if one is an error. */
function assertNoErrors(directory: string | undefined): void {
  const files = readContent(directory);
  const diagnostics = checkContent(files);
  const style = { width: widthFor(process.stdout.columns), paint: styleText };
  if (diagnostics.length > 0) console.log(terminalReport(diagnostics, sourcesOf(files), style));
  const error = diagnostics.filter(isError).length;
  if (error > 0) throw withoutStack(`Stopped: the content has ${counted({ error })}.`);
}
