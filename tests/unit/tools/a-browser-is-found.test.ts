import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../browser.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function put(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the one that CHROMIUM_PATH names comes first', async () => {
  put('google-chrome', 0);
  const wanted = put('my-browser', 0);
  vi.stubEnv('CHROMIUM_PATH', wanted);
  expect((await findBrowser()).executablePath).toBe(wanted);
});

test('a CHROMIUM_PATH that names no file is an error, not a reason to take another', async () => {
  put('google-chrome', 0);
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names no file');
});

test.runIf(process.platform === 'linux')(
  'an installed one that does not run is passed over',
  async () => {
    put('google-chrome', 1);
    const chromium = put('chromium', 0);
    expect((await findBrowser()).executablePath).toBe(chromium);
  },
);

test('the browser may resolve no name but localhost', async () => {
  put('google-chrome', 0);
  expect((await findBrowser()).args).toContain(
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  );
});
