import { isUtf8 } from 'node:buffer';
import type { Difference, Folded } from '../shared/report.ts';
import type { FileFault } from './file-types.ts';
import type { Site } from './site.ts';
import { activeContentFaults } from './active-content.ts';
import { HOST_FILE, HTML_FILE, newTypeFaults, purposeOf } from './file-types.ts';
import { renameFiles, shortHash } from './hashed-names.ts';
import { changedLines, excerpts } from './text-lines.ts';

/** A file in both builds; undefined in the one that does not have it. */
interface FilePair {
  /** Its path in the build after, if it is there. */
  readonly file: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

type Files = ReadonlyMap<string, Buffer>;
type Renamed = ReadonlyMap<string, string>;

/**
 * Compares the files of two builds other than pages, style sheets and instructions for the host:
 * pictures, fonts and scripts by size and hash, text files line by line. References to renamed
 * files are not a difference.
 *
 * @param renamed the pairs of files whose names differ in a hash, see `pairHashedNames`
 */
export function compareFiles(
  before: Files,
  after: Files,
  renamed: Renamed,
): { differences: Difference[]; folded: Folded[] } {
  const differences = pairFiles(before, after, renamed)
    .filter(({ file }) => !isComparedElsewhere(file))
    .flatMap((pair) => compareFile(pair, renamed));
  const folded =
    renamed.size > 0 ? [{ kind: 'new hashes in file names', count: renamed.size }] : [];
  return { differences, folded };
}

/** Pages, style sheets and instructions for the host are compared by other modules. */
const isComparedElsewhere = (path: string) =>
  HTML_FILE.test(path) || path.endsWith('.css') || path === '_headers' || path === '_redirects';

/** Pairs the files of both versions by path, also those with a new hash in their name. */
function pairFiles(before: Files, after: Files, renamed: Renamed): FilePair[] {
  const removed = [...before.keys()].filter((path) => !after.has(path) && !renamed.has(path));
  const earlier = new Map([...renamed].map(([old, now]) => [now, old]));
  return [
    ...[...after].map(([file, content]) => {
      return { file, before: before.get(earlier.get(file) ?? file), after: content };
    }),
    ...removed.map((file) => ({ file, before: before.get(file), after: undefined })),
  ].toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * The differences of a file: as a whole if it is new, removed or binary, otherwise by line or
 * excerpt.
 */
function compareFile({ file, before, after }: FilePair, renamed: Renamed): Difference[] {
  if (before && after && before.equals(after)) return [];
  const { kind, aspect } = purposeOf(file);
  const whole = (was: string | null, is: string | null): Difference => ({
    aspect,
    kind: before ? (after ? kind : `removed ${kind}`) : `new ${kind}`,
    file,
    place: '',
    before: was,
    after: is,
    // Pictures can show words, fonts give letters their shapes, and scripts can do anything.
    ...(aspect === 'delivery' ? {} : { canChangeWords: true }),
  });
  if (!before || !after)
    return [whole(before ? contentOf(before) : null, after ? contentOf(after) : null)];
  if (!isText(before) || !isText(after)) return [whole(describe(before), describe(after))];

  const [was, is] = [renameFiles(before.toString('utf8'), renamed), after.toString('utf8')];
  if (was === is) return [];
  if (aspect === 'delivery' || kind === 'data')
    return changedLines(lines(was), lines(is)).map(({ line, ...texts }) => {
      return { aspect, kind: `line of the ${kind}`, file, place: `line ${line}`, ...texts };
    });
  const parts = excerpts(was, is);
  return [
    whole(
      `${describe(before)}: ${String(parts.before)}`,
      `${describe(after)}: ${String(parts.after)}`,
    ),
  ];
}

/** Size and hash of a file that is only in one build, with the beginning of a text. */
function contentOf(content: Buffer): string {
  const text = isText(content) ? excerpts(null, content.toString('utf8')).after : null;
  return text === null || text === '' ? describe(content) : `${describe(content)}: ${text}`;
}

const isText = (content: Buffer) => isUtf8(content) && !content.includes(0);

/** Generated XML is often one line, so it is split before each element. */
const lines = (text: string) => (text.startsWith('<') ? text.replaceAll('><', '>\n<') : text);

/** Size and hash of a file, such as “1,204 bytes, sha256 0a1b2c3d4e5f”. */
const describe = (content: Uint8Array): string =>
  `${content.length.toLocaleString('en')} ${content.length === 1 ? 'byte' : 'bytes'}, sha256 ${shortHash(content)}`;

/**
 * Finds the files of the build after that must not be merged: those that `readSite` refused, new
 * files of an unknown type, and SVG and XML files with scripts. A fault that the build before had
 * too is not repeated, unless the file could not be read.
 */
export function fileFaults(before: Site, after: Site): FileFault[] {
  const files = after.files ?? new Map<string, Buffer>();
  const known = new Set((before.faults ?? []).map(({ file, message }) => `${file} ${message}`));
  const changed = [...files].filter(([path, content]) => !before.files?.get(path)?.equals(content));
  return [
    ...(after.faults ?? []).filter(
      ({ file, message }) => !files.has(file) || !known.has(`${file} ${message}`),
    ),
    ...newTypeFaults(before.files?.keys() ?? [], files.keys()),
    ...activeContentFaults(changed),
    ...changed
      .filter(([file]) => HOST_FILE.test(file))
      .map(([file]) => ({
        file,
        message: 'This file tells the host what to do in a way that cannot be compared. Remove it.',
      })),
  ];
}
