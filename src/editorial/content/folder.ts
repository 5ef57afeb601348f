import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Endings that an editor would expect to be shown, those that the site passes over among them. */
const ENDINGS = /\.(?:mdx?|markdown|ya?ml|txt|docx?|odt|rtf|pages)$/i;

/** A file or a folder that was found, by its name inside the content folder. */
export interface Found extends Decoded {
  readonly name: string;
  readonly path: string;
}

/** Everything in the content folder that an editor would expect to be shown. Throws where there is no folder. */
export function findContent(directory: string): Found[] {
  const kind = statSync(directory, { throwIfNoEntry: false });
  if (!kind) throw new Error(`There is no folder “${directory}”.`);
  if (!kind.isDirectory()) throw new Error(`“${directory}” is a file, not a folder.`);
  return walk(directory, '');
}

function walk(directory: string, folder: string): Found[] {
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

/** A link that leads to a folder is not followed: it may lead back. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Why a file cannot be read at all. */
export interface ReadError {
  readonly kind:
    'unreadable' | 'folder' | 'empty' | 'binary' | 'encoding' | 'utf-16' | 'large' | 'deep';
  /** Where in the source it shows, in characters. */
  readonly offset: number;
  /** The byte that is no UTF-8, in hexadecimal. */
  readonly byte?: string;
  /** How large the file is, in bytes, where it is too large. */
  readonly size?: number;
}

/** What was read of a file: its text, and what keeps the text from being used. */
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

/** Reads bytes as UTF-8, and says where they are something else. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LARGEST) return { source: '', defect: tooLarge(bytes.length) };
  if (UTF_16.some(([first, second]) => bytes[0] === first && bytes[1] === second))
    return { source: '', defect: { kind: 'utf-16', offset: 0 } };
  const source = Buffer.from(bytes).toString('utf8');
  return checkText(source, isUtf8(bytes) ? undefined : firstBrokenLetter(source, bytes));
}

/** Says of a text what keeps it from being used. */
export function checkText(source: string, broken?: ReadError): Decoded {
  const binary = source.indexOf('\0');
  if (binary >= 0) return { source, defect: { kind: 'binary', offset: binary } };
  if (broken) return { source, defect: broken };
  if (/^[\s\uFEFF]*$/.test(source)) return { source, defect: { kind: 'empty', offset: 0 } };
  return { source };
}

/** The first U+FFFD of the text that does not stand in its bytes. */
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
