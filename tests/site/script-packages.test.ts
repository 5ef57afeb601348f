import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordOf, type ScriptSources } from '../../tools/script-sources.ts';
import { readBuiltSite } from './built-site.ts';
import { BUILDS } from './claims.ts';
import { strangers, unsent } from './script-packages.ts';

describe.each(BUILDS)('$name', ({ folder }) => {
  const site = readBuiltSite(folder);
  const record = recordOf(folder);
  const sources = (
    existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  ) as ScriptSources;

  test('sends visitors no code but ours and that of the packages in tools/shipped.ts', () => {
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
