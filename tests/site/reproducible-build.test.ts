import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildElsewhere } from './build-elsewhere.ts';
import { readBuiltSite } from './built-site.ts';

test('a second build, in another folder and without caches, is byte-identical', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'second-build-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const first = readBuiltSite('dist').files;
  const second = readBuiltSite(buildElsewhere('dist', folder)).files;
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  const differing = [...first].filter(([name, body]) => !second.get(name)?.equals(body));
  expect(differing.map(([name]) => name)).toEqual([]);
});
