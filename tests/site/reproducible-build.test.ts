import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildElsewhere, differences } from './build-elsewhere.ts';
import { readBuiltSite } from './built-site.ts';

// The second build takes as long as the first: some seconds, more where others build meanwhile.
test(
  'a second build, elsewhere and without caches, is the same to the byte',
  {
    timeout: 120_000,
  },
  () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'second-build-')));
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    const first = readBuiltSite('dist').files;
    const second = readBuiltSite(buildElsewhere('dist', folder)).files;
    expect(first.size).toBeGreaterThan(40);
    expect(differences(first, second)).toEqual([]);
  },
);
