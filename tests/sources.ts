import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What Astro reads, beside the packages. */
const SOURCES = [
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  'public',
  'src',
  'integrations',
  'scripts',
];

/**
 * Copies the site's sources, so that Astro may run there while it runs here: what it writes for
 * itself (`.astro`, caches among the packages) would be read by the other run.
 *
 * @param folder where to copy them; it must be there, and be empty
 */
export function copySources(folder: string): void {
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  linkPackages(folder);
}

/** Links the packages, without what earlier runs left among them: caches, whose names begin with a dot. */
export function linkPackages(folder: string): void {
  const [from, to] = ['node_modules', join(folder, 'node_modules')];
  mkdirSync(to);
  for (const { name } of readdirSync(from, { withFileTypes: true })) {
    if (!name.startsWith('.')) symlinkSync(resolve(from, name), join(to, name), 'junction');
  }
}
