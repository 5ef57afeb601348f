import { hash } from 'node:crypto';
import { stringify } from 'yaml';
import { parseYaml } from './yaml.ts';

/** A text that must not change any more, with its settings. */
interface FrozenText {
  readonly settings: unknown;
  readonly text: string;
}

/**
 * The file of such a text: `---`, the hash (SHA-256 in hexadecimal) of every byte below its line, the settings as YAML,
 * `---`, and the text. `tail -n +3 FILE | sha256sum` prints the hash too.
 */
const FILE = /^---\nsha256: ([0-9a-f]{64})\n(([\s\S]*?\n)---\n([\s\S]+))$/;

/** Reads such a file; undefined if it has another format, or if a byte of it has changed. */
export function readFrozenText(source: string): FrozenText | undefined {
  const [, sha256, hashed = '', yaml = '', text = ''] = FILE.exec(source) ?? [];
  if (sha256 !== hash('sha256', hashed)) return undefined;
  try {
    return { settings: { sha256, ...(parseYaml(yaml) as object) }, text };
  } catch {
    // The hash is right and the settings are not YAML: `writeFrozenText` has not written the file.
    return undefined;
  }
}

/** Writes such a file. */
export function writeFrozenText(settings: Readonly<Record<string, unknown>>, text: string): string {
  const hashed = `${stringify(settings, { lineWidth: 0 })}---\n${text}`;
  return `---\nsha256: ${hash('sha256', hashed)}\n${hashed}`;
}
