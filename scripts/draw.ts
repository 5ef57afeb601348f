/**
 * `npm run art` draws the files of src/assets/art and the icons of public again. With `--check` it
 * writes nothing, and exits with 1 if a text file (SVG, JSON, CSS) differs from what the code
 * draws. Bitmaps are not compared: another processor may round their pixels differently.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawFiles, drawIcons } from '../src/art/drawings/files.ts';

const root = new URL('../', import.meta.url);

/** The text of a file; undefined if it is not there. */
function stored(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return undefined;
  }
}

const stale = [...drawFiles()].filter(([path, text]) => stored(path) !== text);

if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} differs from its drawing: run npm run art.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(new URL('src/assets/art/', root), { recursive: true });
  for (const [path, content] of [...stale, ...drawIcons()]) {
    writeFileSync(new URL(path, root), content);
    console.log(path);
  }
}
