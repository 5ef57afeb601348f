/**
 * Builds a release with example values, into dist-supplied: copies src/content to
 * .cache/supplied-content, replaces every placeholder there by an example value, and shows every
 * section that is hidden. Supplied values stay.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepVersion, settingsOf } from '../editorial/adopt/adopt-command.ts';
import { unkeptVersions } from '../editorial/content/kept-versions.ts';
import { readContent, readContentFile } from '../editorial/content/read.ts';
import {
  withEverySection,
  withoutGaps,
  withSentences,
  withSettings,
} from '../editorial/launch/example-values.ts';
import { command } from '../editorial/output/command.ts';
import { EXAMPLE_CONTENT } from '../integrations/content-check.ts';
import { findPlaceholders } from '../src/facts/placeholders.ts';
import { EXAMPLES_FILE, examplesFor } from './examples.ts';

const SOURCE = 'src/content';

/** Copies the content, replaces each placeholder, and the sentences about it, by an example, and hides nothing. */
function replacePlaceholders(): void {
  rmSync(EXAMPLE_CONTENT, { recursive: true, force: true });
  cpSync(SOURCE, EXAMPLE_CONTENT, { recursive: true });
  // The lists of words and figures, and the adopted versions, have no placeholders.
  const files = readContent(EXAMPLE_CONTENT).filter(({ name }) => !/\.(?:txt|md)$/.test(name));
  for (const { name, source } of files) {
    const { settings, sentences } = examplesFor(name);
    const whole = withEverySection(source);
    const supplied = withSentences(withSettings(whole, settings), sentences);
    for (const { path } of findPlaceholders(readContentFile(name, supplied).data))
      throw new Error(
        `${EXAMPLES_FILE} has no example for “${path.join('.')}” of ${name}. Write one there, below “${name}:”.`,
      );
    writeFileSync(join(EXAMPLE_CONTENT, name), withoutGaps(name, supplied));
  }
  const contents = readContent(EXAMPLE_CONTENT);
  for (const { document, version } of unkeptVersions(contents))
    keepVersion(settingsOf(document, version, contents), EXAMPLE_TEXT, EXAMPLE_CONTENT);
}

/** The text of an adopted version, for a page that has not been built yet. */
const EXAMPLE_TEXT = '<main data-review="prose"><p>An example of an adopted text.</p></main>';

command(() => {
  replacePlaceholders();
  const env = {
    ...process.env,
    SITE_ENV: 'production',
    CONTENT_DIR: EXAMPLE_CONTENT,
    OUT_DIR: 'dist-supplied',
  };
  // The same Node.js as `npm run build` has; own-node.js finds it.
  const build = spawnSync(process.execPath, ['scripts/own-node.js', 'astro', 'build'], {
    stdio: 'inherit',
    env,
  });
  return build.status === 0;
});
