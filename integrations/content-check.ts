import { rmSync } from 'node:fs';
import { styleText } from 'node:util';
import type { AstroIntegration } from 'astro';
import { checkContent } from '../src/editorial/check/check.ts';
import { readContent } from '../src/editorial/content/read.ts';
import { withoutStack } from '../src/editorial/output/command.ts';
import { assertReleasable } from '../src/editorial/launch/releasable.ts';
import { counted } from '../src/editorial/output/counted.ts';
import { terminalReport, widthFor } from '../src/editorial/output/terminal-report.ts';
import { sourcesOf } from '../src/editorial/output/report.ts';

/** Content with an example for every value: sentences in it need not agree with the examples. */
export const EXAMPLE_CONTENT = '.cache/supplied-content';

export interface GateOptions {
  /** The content folder; `src/content` if undefined. */
  readonly directory: string | undefined;
  /** Whether the site is built for release: then nothing may be missing either. */
  readonly isRelease: boolean;
}

/**
 * Refuses to build from content with errors, however the build was started, before anything of the
 * content runs. A build also never falls back on content that an earlier one left in the cache, as
 * Astro does where a file cannot be parsed.
 */
export function requireValidContent({ directory, isRelease }: GateOptions): AstroIntegration {
  return {
    name: 'content-gate',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build') return;
        rmSync(new URL('data-store.json', config.cacheDir), { force: true });
        if (directory !== EXAMPLE_CONTENT) assertSound(directory);
        if (isRelease) assertReleasable(directory);
      },
    },
  };
}

/** Prints what the content check reports. Throws where that holds an error. */
function assertSound(directory: string | undefined): void {
  const files = readContent(directory);
  const diagnostics = checkContent(files);
  const style = { width: widthFor(process.stdout.columns), paint: styleText };
  if (diagnostics.length > 0) console.log(terminalReport(diagnostics, sourcesOf(files), style));
  const error = diagnostics.filter(({ fatal }) => fatal).length;
  if (error > 0) throw withoutStack(`Nothing was built: the content has ${counted({ error })}.`);
}
