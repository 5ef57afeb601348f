import loader from 'astro/runtime/server/astro-island.prebuilt.js';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashOf, recordPath, type ScriptSources } from '../../integrations/script-sources.ts';
import { readBuiltSite, siteOf } from './built-site.ts';
import { BUILDS } from './site-checks.ts';
import { strangers, unsent } from './script-packages.ts';

describe.each(BUILDS)('$name', ({ folder }) => {
  const site = readBuiltSite(folder);
  const record = recordPath(folder);
  const sources = (
    existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  ) as ScriptSources;

  test('sends visitors no code but ours and that of the packages in integrations/shipped-packages.ts', () => {
    expect(strangers(site, sources)).toEqual([]);
  });

  test('sends something of every package listed there', () => {
    expect(unsent(site, sources)).toEqual([]);
  });
});

// Astro bundles the directive by itself, so that no record of the build holds its modules.
test('the script that wakes islands imports nothing from any package', () => {
  const files = globSync('src/directives/!(integration|*.d).ts');
  const imports = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(/^import (?!type)[^;]*?'([^']+)'/gm)
      .map(([, from]) => from)
      .toArray(),
  );
  expect(imports).toEqual(['./ready.ts']);
});

describe('Code that no list accounts for is found', () => {
  const OWN = ['src/islands/Field.tsx', 'node_modules/react/index.js'];
  const FOREIGN = 'node_modules/react/node_modules/lodash/index.js';
  const withModules = (modules: readonly string[]) => ({ '_astro/a.js': { hash: '', modules } });
  const siteWith = (body: string) => siteOf({ 'index.html': body, '_astro/a.js': 'import()' });
  const site = siteWith('<p>Home</p>');

  test.each([
    ['a package that is not named', FOREIGN],
    ['a face, which is no code', 'node_modules/@fontsource-variable/martian-mono/index.js'],
    ['a tool', 'scripts/serve.ts'],
    ['a file from outside the project', '../elsewhere/index.js'],
  ])('%s', (_, id) => {
    expect(strangers(site, withModules([...OWN, id]))).toEqual([`/_astro/a.js: holds ${id}`]);
  });

  test('a script of which no build wrote down what it was made of', () => {
    expect(strangers(site, {})).toHaveLength(1);
  });

  test('a script inside a page, which is known by its text', () => {
    const text = 'log("lost")';
    const page = siteWith(`<script type="module">${text}</script>`);
    const recorded = (modules: readonly string[]) => ({
      ...withModules([]),
      'log.js': { hash: hashOf(text), modules },
    });
    expect(strangers(page, recorded(OWN))).toEqual([]);
    expect(strangers(page, recorded([FOREIGN]))).toEqual([`index.html: holds ${FOREIGN}`]);
    expect(strangers(page, withModules([]))).toHaveLength(1);
  });

  test.each([
    ['Astro’s own loader', loader],
    ['our directive', '(()=>{window.dispatchEvent(new Event("astro:intent"));})();'],
  ])('%s, as soon as something is added to it', (_, script) => {
    const page = (text: string) => siteWith(`<script>${text}</script>`);
    expect(strangers(page(script), withModules(OWN))).toEqual([]);
    expect(strangers(page(`${script}steal()`), withModules(OWN))).toHaveLength(1);
  });

  test('and so is a package on the list of which nothing is sent', () => {
    expect(unsent(site, withModules(OWN))).not.toContain('react');
    expect(unsent(site, withModules(OWN))).toContain('react-dom');
  });
});
