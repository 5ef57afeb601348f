/**
 * Copies src/content to .cache/supplied-content and puts an example value in the place of everything
 * that the owner has not supplied yet, so that a release can be built and tested.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isMap, parse, parseDocument } from 'yaml';

const SOURCE = 'src/content';
const EXAMPLES = 'tests/fixtures/supplied/values.yaml';
const TARGET = '.cache/supplied-content';

interface Examples {
  /** By file: a path of keys with dots between them, and the value to put there. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** By file: a text that stands in it, and what takes its place. */
  readonly sentences: Readonly<Record<string, readonly { from: string; to: string }[]>>;
}

/** Puts values into the settings of a file and leaves its prose as it is. */
export function withSettings(source: string, values: Readonly<Record<string, unknown>>): string {
  const [, open = '', yaml = source, rest = ''] =
    /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(source) ?? [];
  // Frontmatter is read as YAML 1.1, where a date needs quotes to stay text.
  const settings = parseDocument(yaml, open ? { customTags: ['timestamp'] } : {});
  for (const [key, value] of Object.entries(values)) {
    const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (!settings.hasIn(path))
      throw new Error(`There is no setting “${key}” to put an example into.`);
    if (isDeepStrictEqual(settings.getIn(path), value))
      throw new Error(`“${key}” has its example value already.`);
    const node = settings.createNode(value);
    if (isMap(node)) node.flow = false;
    settings.setIn(path, node);
  }
  return open + settings.toString({ lineWidth: 0 }) + rest;
}

/** Replaces sentences of a file; one that is not there is an error, so that the examples keep up with the text. */
export function withSentences(
  source: string,
  changes: readonly { from: string; to: string }[],
): string {
  return changes.reduce((text, { from, to }) => {
    if (!text.includes(from)) throw new Error(`The text no longer says “${from}”.`);
    return text.replace(from, () => to);
  }, source);
}

function rewrite(name: string, change: (source: string) => string): void {
  const path = join(TARGET, name);
  try {
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${EXAMPLES}, ${name}: ${reason} Correct the example.`, { cause: error });
  }
}

if (import.meta.main) {
  const { settings, sentences } = parse(readFileSync(EXAMPLES, 'utf8')) as Examples;
  rmSync(TARGET, { recursive: true, force: true });
  cpSync(SOURCE, TARGET, { recursive: true });
  for (const [name, values] of Object.entries(settings))
    rewrite(name, (source) => withSettings(source, values));
  for (const [name, changes] of Object.entries(sentences))
    rewrite(name, (source) => withSentences(source, changes));
  console.log(`Content with example values: ${TARGET}`);
}
