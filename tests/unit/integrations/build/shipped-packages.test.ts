import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faces } from '../../../../src/styles/faces.ts';
import { SHIPPED } from '../../../../integrations/build/shipped-packages.ts';

// tests/site/script-packages.test.ts compares the scripts of a build with the list.
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
