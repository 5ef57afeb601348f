/** The arrows between folders: CONTRIBUTING.md lists them, and the imports of every source file are held against that list. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rows of the map, `| folder | what is in it | imports from |`, from the top. */
const MAP = new Map(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| \[?`([^`]+)`.*\|([^|]*)\|$/gm)].map(
    ([, folder = '', arrows = '']) =>
      [folder, [...arrows.matchAll(/`([^`]+)`/g)].map(([, to = '']) => to)] as const,
  ),
);

const files = globSync('{src,scripts,integrations,packages/*/src}/**/*.{ts,tsx,astro,js}')
  .map((file) => file.split(sep).join('/'))
  // Only types for other files.
  .filter((file) => !file.endsWith('.d.ts'))
  .sort();
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

/** The first way back from a node to itself along the arrows of a graph, if there is one. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Who imports whom among what stands directly in a folder: its files, each for itself, and the
 * folders in it, each with all that it holds.
 */
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

/** Every folder that holds a source file, and those that hold it. */
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

test('files import in no circle', () => {
  const graph = new Map([...imports].map(([file, targets]) => [file, new Set(targets)]));
  expect(circleIn(graph)).toBeUndefined();
});

test.each([...folders].sort())('what stands in the folder “%s” imports in no circle', (folder) => {
  expect(circleIn(graphOf(folder))).toBeUndefined();
});

test('a circle is found, also one that a node outside of it leads to', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['d', 'b'])],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'c', 'b']);
  expect(circleIn(new Map([['a', new Set(['b'])]]))).toBeUndefined();
});

test('every component, island and drawing is reached from a page', () => {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of imports.get(file) ?? []) visit(target);
  };
  for (const file of files) if (file.startsWith('src/pages/')) visit(file);
  const parts = files.filter((file) => /^src\/(?:components|islands|layouts)\//.test(file));
  expect(parts.filter((file) => !reached.has(file))).toEqual([]);
});
