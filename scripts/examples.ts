/** The example values for what the owner has not supplied. */
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { Change, Settings } from '../editorial/launch/example-values.ts';
import { parseYaml } from '../src/formats/yaml.ts';

export const EXAMPLES_FILE = 'tests/fixtures/supplied/values.yaml';

/** The examples for content files, each by a glob that matches their names. */
interface Examples {
  /** Values for placeholders. */
  readonly settings: Readonly<Record<string, Settings>>;
  /** Sentences of the file and their replacements. */
  readonly sentences: Readonly<Record<string, readonly Change[]>>;
}

/** The examples for one content file, by its name. A later glob outweighs an earlier one. */
export function examplesFor(name: string): { settings: Settings; sentences: Change[] } {
  const examples = parseYaml(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples;
  const ofFile = <Value>(byGlob: Readonly<Record<string, Value>>) =>
    Object.entries(byGlob).flatMap(([glob, value]) => (matchesGlob(name, glob) ? [value] : []));
  return {
    settings: Object.assign({}, ...ofFile(examples.settings)) as Settings,
    sentences: ofFile(examples.sentences).flat(),
  };
}
