import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Endings of text files. The site ignores some of them, and an editor has to be told which. */
const ENDINGS = /\.(?:mdx?|markdown|ya?ml|txt|docx?|odt|rtf|pages)$/i;

/** A text file of the content folder, or a folder that cannot be read. `name` is relative to the content folder. */
export interface FoundFile extends Decoded {
  readonly name: string;
  readonly path: string;
}

/** Every text file of the content folder except its README. Throws where there is no such folder. */
export function findContent(directory: string): FoundFile[] {
  const kind = statSync(directory, { throwIfNoEntry: false });
  if (!kind) throw new Error(`There is no folder “${directory}”.`);
  if (isLink(directory)) throw new Error(`“${directory}” is a link. Put the folder itself there.`);
  if (!kind.isDirectory()) throw new Error(`“${directory}” is a file, not a folder.`);
  return walk(directory, '');
}

function walk(directory: string, folder: string): FoundFile[] {
  const here = join(directory, folder);
  let names: string[];
  try {
    names = readdirSync(here);
  } catch {
    return [{ name: folder || '.', path: here, source: '', defect: unreadable() }];
  }
  return names
    .filter((name) => !name.startsWith('.'))
    .flatMap((one) => {
      const name = folder ? `${folder}/${one}` : one;
      const path = join(directory, name);
      if (isLink(path)) return [{ name, path, source: '', defect: { kind: 'link', offset: 0 } }];
      if (!ENDINGS.test(one)) return isFolder(path) ? walk(directory, name) : [];
      return name === 'README.md' ? [] : [{ name, path, ...open(path) }];
    });
}

const unreadable = (): ReadError => ({ kind: 'unreadable', offset: 0 });

function open(path: string): Decoded {
  try {
    const kind = statSync(path);
    if (kind.isDirectory()) return { source: '', defect: { kind: 'folder', offset: 0 } };
    if (!kind.isFile()) return { source: '', defect: unreadable() };
    if (kind.size > LARGEST) return { source: '', defect: tooLarge(kind.size) };
    return decode(readFileSync(path));
  } catch {
    return { source: '', defect: unreadable() };
  }
}

/** Symbolic links are not followed: Astro would follow them, to files that nobody has checked. */
const isLink = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Why a file cannot be read at all. */
export interface ReadError {
  readonly kind:
    | 'link'
    | 'unreadable'
    | 'folder'
    | 'empty'
    | 'binary'
    | 'encoding'
    | 'utf-16'
    | 'large'
    | 'deep';
  /** Offset in the source where it is reported. */
  readonly offset: number;
  /** The byte that is not valid UTF-8, in hexadecimal. */
  readonly byte?: string;
  /** Bytes of a file that is too large. */
  readonly size?: number;
}

/** The text of a file, and why it cannot be used. */
interface Decoded {
  readonly source: string;
  readonly defect?: ReadError;
}

/** The largest file that is read, in bytes: several times the longest of the site. */
const LARGEST = 100_000;

const tooLarge = (size: number): ReadError => ({ kind: 'large', offset: 0, size });

const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Decodes UTF-8. The defect points to the first invalid byte. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LARGEST) return { source: '', defect: tooLarge(bytes.length) };
  if (UTF_16.some(([first, second]) => bytes[0] === first && bytes[1] === second))
    return { source: '', defect: { kind: 'utf-16', offset: 0 } };
  const source = Buffer.from(bytes).toString('utf8');
  return checkText(source, isUtf8(bytes) ? undefined : firstBrokenLetter(source, bytes));
}

/** Finds out whether a text can be used. `broken` is a defect found while its bytes were decoded. */
export function checkText(source: string, broken?: ReadError): Decoded {
  const binary = source.indexOf('\0');
  if (binary >= 0) return { source, defect: { kind: 'binary', offset: binary } };
  if (broken) return { source, defect: broken };
  if (/^[\s\uFEFF]*$/.test(source)) return { source, defect: { kind: 'empty', offset: 0 } };
  return { source };
}

/** The first U+FFFD that the decoder inserted, rather than one that is in the file. */
function firstBrokenLetter(source: string, bytes: Uint8Array): ReadError | undefined {
  for (const { index: offset } of source.matchAll(/\uFFFD/g)) {
    const at = Buffer.byteLength(source.slice(0, offset));
    if (isUtf8(bytes.subarray(0, at + 3))) continue;
    const byte = Buffer.from(bytes.subarray(at, at + 1))
      .toString('hex')
      .toUpperCase();
    return { kind: 'encoding', offset, byte };
  }
  return undefined;
}
