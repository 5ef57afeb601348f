/** Paths and scripts in the guides exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'src/content/README.md',
  'packages/copy-review/README.md',
  'tests/bench/README.md',
  ...globSync('docs/*.md'),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The local paths of links and images in a guide, relative to the project. */
const linkedPaths = (guide: string) =>
  [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(guide), path),
  );
const namedScripts = (text: string) =>
  [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);

test.each(GUIDES)('every path that %s links to exists', (guide) => {
  expect(linkedPaths(guide).filter((path) => !existsSync(path))).toEqual([]);
});

test.each(GUIDES)('every npm script that %s names exists', (guide) => {
  const named = namedScripts(readFileSync(guide, 'utf8'));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README names every npm script', () => {
  const readme = readFileSync('README.md', 'utf8');
  const named = new Set([...namedScripts(readme), 'start', 'test']);
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  expect(readme).toContain('npm start');
});
