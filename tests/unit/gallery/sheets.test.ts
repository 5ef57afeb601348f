import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES, PARTS } from '../../gallery/sheets.ts';

const SHEETS = 'tests/gallery/pages/[theme]';
const IMPORT = /\b(?:from|import)\s+'(\.[^']+)'/g;

const fileOf = (name: string) => join(SHEETS, `${name}.astro`);
const isSource = (path: string) => /\.(astro|tsx?)$/.test(path) && existsSync(path);

/** The files of our own that these files import, directly or through others, and they themselves. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = join(dirname(file), path);
      if (isSource(target)) visit(target);
    }
  };
  files.forEach(visit);
  return reached;
}

function unseen(pattern: string, sheets: readonly { name: string }[]): string[] {
  const shown = reachedFrom(sheets.map(({ name }) => fileOf(name)));
  return globSync(pattern).filter((file) => !shown.has(file));
}

describe('the gallery', () => {
  test('shows every component, each in its place on a page', () => {
    expect(unseen('src/components/**/*.astro', PAGES)).toEqual([]);
  });

  test('shows every drawing and everything that a visitor can operate by itself', () => {
    expect(unseen('src/{components/art/*.astro,islands/*.tsx}', PARTS)).toEqual([]);
  });

  test('lists every sheet', () => {
    const sheets = globSync('*.astro', { cwd: SHEETS }).map((file) => basename(file, '.astro'));
    expect([...PARTS, ...PAGES].map(({ name }) => name).sort()).toEqual(sheets.sort());
  });
});
