import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** The end of the name of a text, which a folder may not have: Astro would read it. */
const TEXT_ENDING = /\.(?:mdx?|ya?ml|txt)$/i;

/** A file in the content folder, or a folder that cannot be read. `name` is relative to the content folder. */
interface FoundFile extends Decoded {
  readonly name: string;
  readonly path: string;
}

/**
 * Every file in the content folder except its README, hidden ones and the copies of editors, also those that
 * the site does not use, so that a rule can report them. Throws if there is no such folder, or a link in its place.
 */
export function findContent(directory: string): FoundFile[] {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no folder “${directory}”.`);
  if (lstatSync(directory).isSymbolicLink())
    throw new Error(`“${directory}” is a link. Put the folder itself there.`);
  if (!stats.isDirectory()) throw new Error(`“${directory}” is a file, not a folder.`);
  return walk(directory, '');
}

/** The name of a copy that an editor keeps beside a file: `a.mdx~`, `#a.mdx#`. */
const COPY = /~$|^#.*#$/;

function walk(directory: string, folder: string): FoundFile[] {
  const here = join(directory, folder);
  let entries: Dirent[];
  try {
    entries = readdirSync(here, { withFileTypes: true });
  } catch {
    return [{ name: folder || '.', path: here, ...unread('unreadable') }];
  }
  return entries
    .filter((entry) => !entry.name.startsWith('.') && !(entry.isFile() && COPY.test(entry.name)))
    .flatMap((entry) => {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      const path = join(directory, name);
      // Astro would follow a symbolic link, to files that nobody has checked.
      if (entry.isSymbolicLink()) return [{ name, path, ...unread('link') }];
      if (entry.name.startsWith('~$')) return [{ name, path, ...unread('lock') }];
      if (entry.isDirectory() && !TEXT_ENDING.test(name)) return walk(directory, name);
      return name === 'README.md' ? [] : [{ name, path, ...readText(path) }];
    });
}

/** A file of which nothing is read, or a folder. */
const unread = (kind: ReadError['kind']): Decoded => ({ source: '', defect: { kind, offset: 0 } });

/** Reads a file, if it is one and not too large. */
function readText(path: string): Decoded {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return unread('folder');
    if (!stats.isFile()) return unread('unreadable');
    if (stats.size > MAX_SIZE) return tooLarge(stats.size);
    return decode(readFileSync(path));
  } catch {
    return unread('unreadable');
  }
}

/** Why a file cannot be used. Where there is too much in it, `bounds.ts` finds that. */
export interface ReadError {
  readonly kind:
    | 'link'
    /** What a word processor makes beside a text that it has open, such as `~$home.mdx`. */
    | 'lock'
    | 'unreadable'
    | 'folder'
    | 'empty'
    | 'binary'
    | 'encoding'
    | 'utf-16'
    | 'large'
    | 'deep'
    | 'deep-settings'
    | 'long'
    | 'figures';
  /** Offset in the source at which the error is reported. */
  readonly offset: number;
  /** The byte that is not valid UTF-8, in hexadecimal. */
  readonly byte?: string;
  /** The size in bytes of a file that is too large. */
  readonly size?: number;
}

/** The text of a file, with `defect` if it cannot be used. */
interface Decoded {
  readonly source: string;
  readonly defect?: ReadError;
}

/** In bytes: several times the largest file of the content. */
export const MAX_SIZE = 100_000;

const tooLarge = (size: number): Decoded => ({
  source: '',
  defect: { kind: 'large', offset: 0, size },
});

/** The byte order marks with which a text in UTF-16 begins, in hexadecimal. */
const UTF_16 = ['fffe', 'feff'];

/** Decodes UTF-8. The defect points to the first invalid byte. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_SIZE) return tooLarge(bytes.length);
  if (UTF_16.includes(Buffer.from(bytes.subarray(0, 2)).toString('hex'))) return unread('utf-16');
  const source = Buffer.from(bytes).toString('utf8');
  return checkText(source, isUtf8(bytes) ? undefined : firstInvalidByte(source, bytes));
}

/** A text, with the reason if it cannot be used: a null character comes before an error of its encoding. */
export function checkText(source: string, decodingError?: ReadError): Decoded {
  const zero = source.indexOf('\0');
  if (zero >= 0) return { source, defect: { kind: 'binary', offset: zero } };
  if (decodingError) return { source, defect: decodingError };
  if (/^[\s\uFEFF]*$/.test(source)) return { source, defect: { kind: 'empty', offset: 0 } };
  return { source };
}

/** The error at the first U+FFFD that the decoder inserted for invalid bytes. The file may contain U+FFFD itself. */
function firstInvalidByte(source: string, bytes: Uint8Array): ReadError | undefined {
  for (const { index: offset } of source.matchAll(/\uFFFD/g)) {
    const at = Buffer.byteLength(source.slice(0, offset));
    // This U+FFFD, of three bytes, is in the file.
    if (isUtf8(bytes.subarray(0, at + 3))) continue;
    const byte = Buffer.from(bytes.subarray(at, at + 1))
      .toString('hex')
      .toUpperCase();
    return { kind: 'encoding', offset, byte };
  }
  return undefined;
}
