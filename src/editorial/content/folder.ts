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

const unreadable = (): Defect => ({ kind: 'unreadable', offset: 0 });

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
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Why a file cannot be read at all. */
export interface Defect {
  readonly kind:
    'unreadable' | 'folder' | 'empty' | 'binary' | 'encoding' | 'utf-16' | 'large' | 'deep';
  /** Where in the source it shows, in characters. */
  readonly offset: number;
  /** The byte that is no UTF-8, in hexadecimal. */
  readonly byte?: string;
  /** How large the file is, in bytes, where it is too large. */
  readonly size?: number;
  /** The other places where a text shows a sign that cannot be read, if there are few. */
  readonly others?: readonly Defect[];
}

/** What was read of a file: its text, and what keeps the text from being used. */
interface Decoded {
  readonly source: string;
  readonly defect?: Defect;
}

/** The largest file that is read, in bytes: several times the longest of the site. */
const LARGEST = 100_000;

const tooLarge = (size: number): Defect => ({ kind: 'large', offset: 0, size });

const REPLACED = '\uFFFD';
const TYPED = Buffer.from(REPLACED);
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** A file with more broken places than this was saved in another encoding as a whole. */
const MOST_PLACES = 10;

/** Reads bytes as UTF-8, and says where they are something else. */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > LARGEST) return { source: '', defect: tooLarge(bytes.length) };
  if (UTF_16.some(([first, second]) => bytes[0] === first && bytes[1] === second))
    return { source: '', defect: { kind: 'utf-16', offset: 0 } };
  const source = Buffer.from(bytes).toString('utf8');
  return judge(source, source.includes(REPLACED) ? brokenLetters(source, Buffer.from(bytes)) : []);
}

/** Says of a text what keeps it from being used. */
export function judge(source: string, broken: readonly Defect[] = []): Decoded {
  const nulls = [...source.matchAll(/\0/g)].map(({ index }): Defect => ({
    kind: 'binary',
    offset: index,
  }));
  const [first, ...others] = [...nulls, ...broken];
  if (first) return { source, defect: others.length < MOST_PLACES ? { ...first, others } : first };
  if (/^[\s\uFEFF]*$/.test(source)) return { source, defect: { kind: 'empty', offset: 0 } };
  return { source };
}

/** The first letters that are no UTF-8, at most one more than are listed. A U+FFFD that was typed is valid. */
function brokenLetters(source: string, bytes: Buffer): Defect[] {
  const broken: Defect[] = [];
  let at = 0;
  let from = 0;
  for (let to = source.indexOf(REPLACED); to >= 0; to = source.indexOf(REPLACED, from)) {
    at += Buffer.byteLength(source.slice(from, to));
    from = to + 1;
    if (bytes.subarray(at, at + 3).equals(TYPED)) {
      at += TYPED.length;
      continue;
    }
    const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    broken.push({ kind: 'encoding', offset: to, byte });
    if (broken.length > MOST_PLACES) break;
    const rest = source.slice(from);
    at += [1, 2, 3].find((length) => bytes.toString('utf8', at + length) === rest) ?? 1;
  }
  return broken;
}
