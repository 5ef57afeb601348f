import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../repository.ts';

it('If the command cannot be loaded, it says so, and does not exit like a check that blocks', () => {
  const main = join(emptyFolder(), 'main.ts');
  copyFileSync('packages/copy-review/src/command/main.ts', main);
  const { status, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^copy-review cannot start: Error.*: Cannot find module '.*run\.ts'/);
});
