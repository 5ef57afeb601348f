import { isMap, parseDocument } from 'yaml';
import { isPlaceholder } from '../../src/facts/placeholders.ts';
import { valuesAt } from '../../src/facts/values.ts';
import { hasShowingSettings } from '../../src/formats/shown.ts';
import { SHOWN_SETTINGS } from '../../src/schemas/parts.ts';
import { readContentFile } from '../content/read.ts';
import { sentencesAboutGaps } from './missing.ts';

/** Example values by the path of the setting: keys joined by dots, where `*` is every item of a list or a group. */
export type Settings = Readonly<Record<string, unknown>>;
/** A sentence and its replacement. */
export type Change = Readonly<{ from: string; to: string }>;

/**
 * Sets values in the YAML or frontmatter of a file and keeps its prose. A value with a `status`
 * replaces only a placeholder; any other value always replaces the current one. An optional setting
 * that the file leaves out is added; the schemas refuse one that does not exist.
 */
export function withSettings(source: string, values: Settings): string {
  const { settings, toSource } = parseSettings(source);
  const data: unknown = settings.toJS();
  for (const [key, value] of Object.entries(values)) {
    const places = valuesAt(data, key);
    if (places.length === 0 && !key.includes('*')) settings.setIn(key.split('.'), value);
    for (const { path, value: current } of places) {
      if (hasStatus(value) && !isPlaceholder(current)) continue;
      settings.setIn(path, settings.createNode(value));
    }
  }
  return toSource();
}

/** A file that hides no section: without the settings that hide one, or show it on some days only. */
export function withEverySection(source: string): string {
  const { settings, toSource } = parseSettings(source);
  const file = settings.contents;
  const parts = isMap(file) ? [file, ...file.items.map(({ value }) => value)] : [];
  const hideable = parts
    .filter((part) => isMap(part))
    .filter((part) => hasShowingSettings(part.toJSON()));
  if (hideable.length === 0) return source;
  for (const part of hideable) for (const name of Object.keys(SHOWN_SETTINGS)) part.delete(name);
  return toSource();
}

/** The YAML or frontmatter of a file, and a function for the file with these settings as they are then. */
function parseSettings(source: string) {
  const [, open = '', yaml = source, rest = ''] =
    /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(source) ?? [];
  // Frontmatter is read as YAML 1.1, where a date needs quotes to stay text.
  const settings = parseDocument(yaml, {
    logLevel: 'error',
    ...(open ? { customTags: ['timestamp' as const] } : {}),
  });
  return { settings, toSource: () => open + settings.toString({ lineWidth: 0 }) + rest };
}

const hasStatus = (value: unknown) =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Replaces sentences of a file. A sentence that does not occur is ignored, because it may have been rewritten. */
export function withSentences(source: string, changes: readonly Change[]): string {
  return changes.reduce((text, { from, to }) => text.replaceAll(from, () => to), source);
}

/** Replaces the sentences about missing values for which there is no example. */
export function withoutGaps(name: string, source: string): string {
  return sentencesAboutGaps(readContentFile(name, source)).reduceRight(
    (text, { text: sentence, offset }) =>
      `${text.slice(0, offset)}${text.slice(offset).replace(sentence, 'This has been supplied.')}`,
    source,
  );
}
