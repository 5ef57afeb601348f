import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs `scripts/dev.ts` with a program in place of Astro, and returns its exit status. */
function statusWith(astro: string): number | null {
  const bin = mkdtempSync(join(tmpdir(), 'bin-'));
  onTestFinished(() => {
    rmSync(bin, { recursive: true });
  });
  writeFileSync(join(bin, 'astro'), `#!/bin/sh\n${astro}\n`);
  chmodSync(join(bin, 'astro'), 0o755);
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
  return spawnSync(process.execPath, ['scripts/dev.ts'], { env }).status;
}

test.each([
  ['ends', 'exit 0', 0],
  ['fails', 'exit 3', 3],
  ['is ended by a signal', 'kill -KILL $$', 137],
])('when Astro %s, so does the command', (_, astro, status) => {
  expect(statusWith(astro)).toBe(status);
});
