import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode, LARGEST, tooLarge, type Decoded, type Defect } from './defect.ts';

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
