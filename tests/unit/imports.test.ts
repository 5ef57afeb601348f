/** The imports of every source file: as the map in CONTRIBUTING.md allows them, without cycles or unreached files. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rows of the map, from the top, each with its arrows: what its folder imports from. */
const MAP = new Map(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| \[?`([^`]+)`.*\|([^|]*)\|$/gm)].map(
    ([, folder = '', arrows = '']) =>
      [folder, [...arrows.matchAll(/`([^`]+)`/g)].map(([, to = '']) => to)] as const,
  ),
);

const files = globSync(
  '{src,editorial,hosting,scripts,integrations,packages/*/src}/**/*.{ts,tsx,astro,js}',
)
  .map((file) => file.split(sep).join('/'))
  // Declaration files only have types for other files.
  .filter((file) => !file.endsWith('.d.ts'))
  .sort();
/** The file or the package of an import, but not the packages of others. */
const IMPORT = /(?:from\s+|import\s*\(?\s*)['"](\.{1,2}\/[^'"?]+|copy-review[^'"]*)/g;
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    // The package is imported by its name.
    path.startsWith('copy-review')
      ? join('packages', path)
      : relative('.', join(dirname(file), path)),
  );
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The row of the map that a file belongs to. */
const rowOf = (file: string) =>
  [...MAP.keys()].find((row) => file === row || file.startsWith(`${row}/`));

/** The first cycle in a directed graph, if there is one. */
function cycleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** The import graph of a folder's direct children: its files, and its folders with all their content. */
function graphOf(folder: string): Map<string, Set<string>> {
  const start = folder === '' ? '' : `${folder}/`;
  const entryOf = (file: string) =>
    file.startsWith(start) ? file.slice(start.length).split('/')[0] : undefined;
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = entryOf(file);
    if (from === undefined) continue;
    for (const to of targets.map(entryOf)) {
      if (to === undefined || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

/** Every folder with a source file, and its parents. */
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, end, parts) => parts.slice(0, end).join('/'))),
);

describe('The map of CONTRIBUTING.md', () => {
  test('has a row for every source file', () => {
    expect(files.filter((file) => rowOf(file) === undefined)).toEqual([]);
  });

  test.each([...MAP])('says what %s imports from, no more and no less', (row, arrows) => {
    const targets = files.filter((file) => rowOf(file) === row).flatMap(importsOf);
    const found = new Set(targets.map((target) => rowOf(target) ?? target));
    found.delete(row);
    expect([...found].sort()).toEqual(arrows.toSorted());
  });

  test('has arrows that point down only', () => {
    const rows = [...MAP.keys()];
    const wrong = [...MAP].flatMap(([row, arrows]) =>
      arrows.filter((to) => rows.indexOf(to) <= rows.indexOf(row)).map((to) => `${row} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('imports within copy-review only lead down the table of its README', () => {
  const readme = readFileSync('packages/copy-review/README.md', 'utf8');
  const table = readme.slice(readme.indexOf('| In `src`'));
  const rows = [...table.matchAll(/^\| `([^`]+)`/gm)].map(
    ([, path = '']) => `packages/copy-review/src/${path}`,
  );
  const indexOf = (file: string) => rows.findIndex((row) => file.startsWith(row));
  const sources = files.filter((file) => file.startsWith('packages/copy-review/src/'));
  expect(sources.filter((file) => indexOf(file) < 0)).toEqual([]);
  expect(rows.filter((row) => !sources.some((file) => file.startsWith(row)))).toEqual([]);
  const wrong = sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => indexOf(target) < indexOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the content check’s rules are imported by their list alone, and export nothing else', () => {
  const isRule = (file: string) => /^editorial\/check\/rules\/\w+\//.test(file);
  const importers = [...imports].flatMap(([file, targets]) => (targets.some(isRule) ? [file] : []));
  expect(importers).toEqual(['editorial/check/rules/index.ts']);
  const exportsOf = (file: string) => readFileSync(file, 'utf8').match(/^export .*/gm);
  for (const file of files.filter(isRule))
    expect(exportsOf(file), file).toEqual([expect.stringMatching(/^export const \w+: Rule = /)]);
});

test('files have no import cycle', () => {
  const graph = new Map([...imports].map(([file, targets]) => [file, new Set(targets)]));
  expect(cycleIn(graph)).toBeUndefined();
});

test.each([...folders].sort())('the children of the folder “%s” have no import cycle', (folder) => {
  expect(cycleIn(graphOf(folder))).toBeUndefined();
});

test('every section, component, island and drawing is reached from a page or a collection', () => {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of imports.get(file) ?? []) visit(target);
  };
  for (const file of files) if (/^src\/(?:pages\/|content\.config)/.test(file)) visit(file);
  const parts = files.filter((file) => /^src\/(?:sections|components|islands|art)\//.test(file));
  expect(parts.filter((file) => !reached.has(file))).toEqual([]);
});
