import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The layers of the project, from the top: a file may import from its own layer and from those below. */
const LAYERS = [
  ['tests', 'scripts', 'integrations'],
  ['src/pages'],
  ['src/layouts'],
  ['src/components', 'src/islands', 'src/directives'],
  ['src/editorial'],
  ['packages'],
  ['src/assets', 'src/art', 'src/styles'],
  ['src/facts', 'src/content.config.ts'],
  ['src/schemas'],
  ['src/formats'],
  ['src/content-map.ts'],
  ['src/content'],
];

/** Layouts lay out components, pages lay out both; nothing of the site reads the editors' tools. */
const NEVER: [from: RegExp, to: RegExp, why: string][] = [
  [/^src\/(?!editorial)/, /^src\/editorial/, 'nothing of the site may import the editors’ tools'],
  [/^src\/components/, /^src\/pages/, 'a component may not import a page'],
  // The review's configuration and the content check take it by its name, as a package.
  [/^src\/(?!editorial)/, /^packages/, 'nothing of the site may import the copy review'],
  [/^packages\/copy-review/, /^(?!packages\/copy-review)/, 'a package knows nothing of the site'],
];

const files = globSync('{src,scripts,integrations,packages/*/src}/**/*.{ts,tsx,astro,mjs}').sort();
const importsOf = (file: string) => {
  const source = readFileSync(file, 'utf8');
  const found = source.matchAll(/(?:from\s+|import\s*\(?\s*)['"](\.{1,2}\/[^'"?]+|copy-review)/g);
  return [...found].map(([, path = '']) =>
    path === 'copy-review' ? 'packages/copy-review' : relative('.', join(dirname(file), path)),
  );
};
const layerOf = (file: string) =>
  LAYERS.findIndex((folders) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
  );
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The first chain of imports from a file back to itself, if there is one. */
function cycleFrom(start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (file: string, way: string[]): string[] | undefined => {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}

test('every file of the site belongs to a layer', () => {
  expect(files.filter((file) => layerOf(file) === -1 && file !== 'src/env.d.ts')).toEqual([]);
});

test('an import never points to a higher layer', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => layerOf(target) !== -1 && layerOf(target) < layerOf(file))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test.each(NEVER)('%s never imports %s: %s', (from, to) => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    from.test(file) ? targets.filter((target) => to.test(target)).map((t) => `${file} → ${t}`) : [],
  );
  expect(wrong).toEqual([]);
});

test('imports form no cycle', () => {
  expect(files.map(cycleFrom).filter((cycle) => cycle !== undefined)).toEqual([]);
});
