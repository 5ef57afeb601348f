import loader from 'astro/runtime/server/astro-island.prebuilt.js';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashOf, recordPath, type ScriptSources } from '../../integrations/script-sources.ts';
import { readBuiltSite, siteOf } from './built-site.ts';
import { BUILDS } from './site-checks.ts';
import { unlistedCode, unusedPackages } from './script-packages.ts';

describe.each(BUILDS)('$name', ({ folder }) => {
  const site = readBuiltSite(folder);
  const record = recordPath(folder);
  const sources = (
    existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  ) as ScriptSources;

  test('sends visitors no code but ours and that of the packages in integrations/build/shipped-packages.ts', () => {
    expect(unlistedCode(site, sources)).toEqual([]);
  });

  test('sends code of every package listed there', () => {
    expect(unusedPackages(site, sources)).toEqual([]);
  });
});

// Astro bundles the directive separately, so its modules are not in the build's record.
test('the intent directive imports no package', () => {
  const files = globSync('src/directives/!(integration|*.d).ts');
  const imports = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(/^import (?!type)[^;]*?'([^']+)'/gm)
      .map(([, from]) => from)
      .toArray(),
  );
  expect(imports).toEqual(['./ready.ts']);
});

describe('Unlisted code is found:', () => {
  const OWN = ['src/islands/Field.tsx', 'node_modules/react/index.js'];
  const FOREIGN = 'node_modules/react/node_modules/lodash/index.js';
  const withModules = (modules: readonly string[]) => ({ '_astro/a.js': { hash: '', modules } });
  const siteWith = (body: string) => siteOf({ 'index.html': body, '_astro/a.js': 'import()' });
  const site = siteWith('<p>Home</p>');

  test.each([
    ['a package that is not listed', FOREIGN],
    [
      'a typeface, which is not listed as code',
      'node_modules/@fontsource-variable/martian-mono/index.js',
    ],
    ['a tool', 'scripts/serve.ts'],
    ['a file from outside the project', '../elsewhere/index.js'],
  ])('%s', (_, id) => {
    expect(unlistedCode(site, withModules([...OWN, id]))).toEqual([`/_astro/a.js: holds ${id}`]);
  });

  test('a script without a record', () => {
    expect(unlistedCode(site, {})).toHaveLength(1);
  });

  test('an inline script, which is identified by its hash', () => {
    const text = 'log("lost")';
    const page = siteWith(`<script type="module">${text}</script>`);
    const recorded = (modules: readonly string[]) => ({
      ...withModules([]),
      'log.js': { hash: hashOf(text), modules },
    });
    expect(unlistedCode(page, recorded(OWN))).toEqual([]);
    expect(unlistedCode(page, recorded([FOREIGN]))).toEqual([`index.html: holds ${FOREIGN}`]);
    expect(unlistedCode(page, withModules([]))).toHaveLength(1);
  });

  test.each([
    ['Astro’s own loader', loader],
    ['the intent directive', '(()=>{window.dispatchEvent(new Event("astro:intent"));})();'],
  ])('%s with code added to it', (_, script) => {
    const page = (text: string) => siteWith(`<script>${text}</script>`);
    expect(unlistedCode(page(script), withModules(OWN))).toEqual([]);
    expect(unlistedCode(page(`${script}steal()`), withModules(OWN))).toHaveLength(1);
  });

  test('a listed package without code in the site is found too', () => {
    expect(unusedPackages(site, withModules(OWN))).not.toContain('react');
    expect(unusedPackages(site, withModules(OWN))).toContain('react-dom');
  });
});
