import loader from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { hashOf, packageOf, sourcesOf } from '../../../tools/script-sources.ts';
import { faces } from '../../../src/styles/faces.ts';
import { SHIPPED } from '../../../tools/shipped.ts';
import { siteOf } from '../../checks/built-site.ts';
import { strangers, unsent } from '../../checks/script-packages.ts';

const MODULES = [
  'src/islands/Field.tsx',
  'node_modules/react/index.js',
  'node_modules/@astrojs/react/dist/client.js',
  '\0vite/preload-helper.js',
];
const withModules = (modules: readonly string[]) => ({ '_astro/a.js': { hash: '', modules } });
const siteWith = (body: string) => siteOf({ 'index.html': body, '_astro/a.js': 'import()' });
const site = siteWith('<p>Home</p>');

test('our own sources and named packages are no strangers', () => {
  expect(strangers(site, withModules(MODULES))).toEqual([]);
});

test.each([
  ['a package that is not named', 'node_modules/lodash/index.js'],
  ['a package inside another', 'node_modules/react/node_modules/lodash/index.js'],
  ['a face, which is no code', 'node_modules/@fontsource-variable/martian-mono/index.js'],
  ['a tool of the editors', 'tools/serve.ts'],
  ['a file from outside the project', '../elsewhere/index.js'],
  ['what an unknown tool made up', '\0other/helper.js'],
])('%s is a stranger', (_, id) => {
  expect(strangers(site, withModules([...MODULES, id]))).toEqual([`/_astro/a.js: holds ${id}`]);
});

test('a script that nobody wrote down is a stranger', () => {
  expect(strangers(site, {})).toEqual(['/_astro/a.js: no build wrote down what it was made of']);
});

test('a script inside a page is known by its text', () => {
  const text = 'log("lost")';
  const page = siteWith(`<script type="module">${text}</script>`);
  const own = { ...withModules([]), 'log.js': { hash: hashOf(text), modules: MODULES } };
  const foreign = {
    ...own,
    'log.js': { hash: hashOf(text), modules: ['node_modules/lodash/index.js'] },
  };
  expect(strangers(page, own)).toEqual([]);
  expect(strangers(page, foreign)).toEqual(['index.html: holds node_modules/lodash/index.js']);
  expect(strangers(page, withModules([]))).toEqual([
    'index.html: nobody wrote down where “log("lost")…” comes from',
  ]);
});

test('Astro’s own loader counts as Astro, and only to the letter', () => {
  const page = siteWith(`<script>${loader}</script>`);
  const changed = siteWith(`<script>${loader}steal()</script>`);
  expect(strangers(page, withModules(MODULES))).toEqual([]);
  expect(strangers(changed, withModules(MODULES))).toHaveLength(1);
  expect(unsent(page, withModules(MODULES))).not.toContain('astro');
  expect(unsent(site, withModules(MODULES))).toContain('astro');
});

test('the script that wakes islands is known by how it ends', () => {
  const end = 'window.dispatchEvent(new Event("astro:intent"));})();';
  const wakes = siteWith(`<script>(()=>{var a=1;${end}</script>`);
  const goesOn = siteWith(`<script>(()=>{var a=1;${end}steal()</script>`);
  expect(strangers(wakes, withModules(MODULES))).toEqual([]);
  expect(strangers(goesOn, withModules(MODULES))).toHaveLength(1);
});

test('a named package of which nothing is sent is found', () => {
  const missing = unsent(site, withModules(MODULES));
  expect(missing).toEqual(['react-dom', 'scheduler', 'sonner', 'astro', 'rolldown']);
});

test('modules are named from the project’s folder on, whatever asked for them', () => {
  const outputs = [
    {
      type: 'chunk' as const,
      fileName: 'a.js',
      code: ' a() ',
      modules: { '/home/site/src/a.ts?client': {}, '\0rolldown/runtime.js': {} },
    },
    { type: 'asset' as const, fileName: 'a.svg' },
  ];
  expect(sourcesOf(outputs, '/home/site/')).toEqual({
    'a.js': { hash: hashOf('a()'), modules: ['src/a.ts', '\0rolldown/runtime.js'] },
  });
});

test('a module’s package is the innermost one', () => {
  expect(packageOf('node_modules/a/node_modules/@b/c/index.js')).toBe('@b/c');
  expect(packageOf('src/node.ts')).toBeUndefined();
});

test('the faces listed as sent are those in use', () => {
  const used = Object.values(faces).map(({ source }) => packageOf(`node_modules/${source}`));
  const listed = Object.entries(SHIPPED).filter(([, kind]) => kind === 'face');
  expect(listed.map(([name]) => name).sort()).toEqual(used.sort());
});
