/**
 * Builds a release with example values, into dist-supplied: copies src/content to
 * .cache/supplied-content, replaces every placeholder there by an example value, and shows every
 * section that is hidden. Supplied values stay.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { keepVersion, settingsOf } from '../editorial/adopt/adopt-command.ts';
import { unkeptVersions } from '../editorial/content/kept-versions.ts';
import { readContent, readContentFile } from '../editorial/content/read.ts';
import {
  withEverySection,
  withoutGaps,
  withSentences,
  withSettings,
  type Change,
  type Settings,
} from '../editorial/launch/example-values.ts';
import { command } from '../editorial/output/command.ts';
import { EXAMPLE_CONTENT } from '../integrations/content-check.ts';
import { findPlaceholders } from '../src/facts/placeholders.ts';
import { parseYaml } from '../src/formats/yaml.ts';

const SOURCE = 'src/content';
const EXAMPLES = 'tests/fixtures/supplied/values.yaml';

/** The examples for files, by a glob that matches their names. */
interface Examples {
  /** Values for placeholders. */
  readonly settings: Readonly<Record<string, Settings>>;
  /** Sentences of the file and their replacements. */
  readonly sentences: Readonly<Record<string, readonly Change[]>>;
}

/** Copies the content, replaces each placeholder, and the sentences about it, by an example, and hides nothing. */
function replacePlaceholders({ settings, sentences }: Examples): void {
  rmSync(EXAMPLE_CONTENT, { recursive: true, force: true });
  cpSync(SOURCE, EXAMPLE_CONTENT, { recursive: true });
  // The lists of words and figures, and the adopted versions, have no placeholders.
  const files = readContent(EXAMPLE_CONTENT).filter(({ name }) => !/\.(?:txt|md)$/.test(name));
  for (const { name, source } of files) {
    const ofFile = <Value>(byFile: Readonly<Record<string, Value>>) =>
      Object.entries(byFile).flatMap(([file, value]) => (matchesGlob(name, file) ? [value] : []));
    const values = ofFile(settings).reduce<Settings>((all, some) => ({ ...all, ...some }), {});
    const whole = withEverySection(source);
    const supplied = withSentences(withSettings(whole, values), ofFile(sentences).flat());
    for (const { path } of findPlaceholders(readContentFile(name, supplied).data))
      throw new Error(
        `${EXAMPLES} has no example for “${path.join('.')}” of ${name}. Write one there, below “${name}:”.`,
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
  replacePlaceholders(parseYaml(readFileSync(EXAMPLES, 'utf8')) as Examples);
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
