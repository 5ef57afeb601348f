import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What Astro reads, besides packages. */
const SOURCES = [
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  'public',
  'src',
  'editorial',
  'integrations',
  'hosting',
  'scripts',
];

/**
 * Copies the site's sources, so that Astro can run in several folders at once without sharing its
 * caches (`.astro`, `node_modules/.astro`).
 *
 * @param folder an existing, empty folder
 */
export function copySources(folder: string): void {
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  linkPackages(folder);
}

/** Links the packages, without caches of earlier runs, whose names begin with a dot. */
function linkPackages(folder: string): void {
  const [from, to] = ['node_modules', join(folder, 'node_modules')];
  // A folder, not a link: scripts/own-node.js puts a link to Node into it.
  mkdirSync(join(to, '.bin'), { recursive: true });
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    if (!name.startsWith('.')) symlinkSync(resolve(from, name), join(to, name), 'junction');
  }
  // npm’s scripts look for the command `astro` there.
  symlinkSync(resolve(from, 'astro/bin/astro.mjs'), join(to, '.bin/astro'));
}

/** Gives the page at `to` the former address `from`, in a copy of the sources. */
export function moveAddress(sources: string, { from, to }: { from: string; to: string }): void {
  const map = join(sources, 'src/content-map.ts');
  const before = readFileSync(map, 'utf8');
  const after = before.replace(`route: '${to}',`, `$& formerly: ['${from}'],`);
  if (after === before) throw new Error(`${map} has no route ${to}.`);
  writeFileSync(map, after);
}
