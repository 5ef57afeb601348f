import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faces } from '../../../../src/styles/faces.ts';
import { faultsOfModules, SHIPPED } from '../../../../integrations/build/shipped-packages.ts';

test('the faces listed as sent are those in use', () => {
  const used = Object.keys(faces).map((face) => `@fontsource-variable/${face}`);
  const listed = Object.entries(SHIPPED).filter(([, kind]) => kind === 'face');
  expect(listed.map(([name]) => name).sort()).toEqual(used.sort());
});

test('npm’s bill of materials, made as the README says, holds each of them once', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [command = ''] = /^npm sbom .*$/m.exec(readme) ?? [];
  const { stdout } = spawnSync(command, { shell: true, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { bomFormat, components } = JSON.parse(stdout) as {
    bomFormat: string;
    components: { name: string }[];
  };
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names.filter((name) => name in SHIPPED).sort()).toEqual(Object.keys(SHIPPED).sort());
});

describe('The modules of the scripts of a build', () => {
  const LISTED = [
    ...['react', 'react-dom', 'scheduler', 'sonner', '@astrojs/react'].map(
      (name) => `/site/node_modules/${name}/index.js`,
    ),
    ...['\0rolldown/runtime.js', '\0vite/preload-helper.js', '/site/src/islands/Field.tsx?client'],
  ];
  const faults = (ids: readonly string[]) => faultsOfModules(ids, '/site/');

  test('are our own or of the listed packages', () => {
    expect(faults(LISTED)).toEqual([]);
  });

  test.each([
    ['a package that is not listed', 'node_modules/react/node_modules/lodash/index.js'],
    [
      'a typeface, which is not listed as code',
      'node_modules/@fontsource-variable/martian-mono/a.js',
    ],
    ['a tool', 'scripts/serve.ts'],
    ['a file from outside the project', '../elsewhere/index.js'],
  ])('may not be %s', (_, name) => {
    expect(faults([...LISTED, `/site/${name}`])).toEqual([
      expect.stringContaining(`${name}: It would be sent to visitors.`),
    ]);
  });

  test('include one of every listed package', () => {
    const others = LISTED.filter((id) => !id.includes('/sonner/'));
    expect(faults(others)).toEqual([expect.stringContaining('the package “sonner”')]);
  });
});

// Astro bundles the directive apart from the other scripts, so that the build does not see its modules.
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
