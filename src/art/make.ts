/**
 * `npm run art` draws the files of src/assets/art again.
 * With `--check` it writes nothing, and exits with 1 if a file differs from its drawing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawFiles } from './files.ts';

const folder = new URL('../assets/art/', import.meta.url);

function stored(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return undefined;
  }
}

const stale = [...drawFiles()].filter(([name, text]) => stored(name) !== text);

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`src/assets/art/${name} differs: run npm run art.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of stale) writeFileSync(new URL(name, folder), text);
  console.log(stale.length > 0 ? stale.map(([name]) => name).join('\n') : 'Nothing changed.');
}
