import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an unknown step is an error, before any step runs', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'unit', 'lnit'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no step “lnit”\. Steps: .*\blint\b/);
});
