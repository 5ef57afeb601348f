import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, folderWith } from '../../../packages/copy-review/tests/repository.ts';

const LOCK = 'package-lock.json';
const lockFile = readFileSync(LOCK, 'utf8');

/** A folder with this lock file. */
const folderOf = (lock: unknown) => folderWith({ [LOCK]: JSON.stringify(lock) });

/** Completes the lock file in a folder. */
function complete(folder: string) {
  const script = resolve('scripts/complete-lock.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, text: readFileSync(join(folder, LOCK), 'utf8') };
}

/** Completes the lock file of a package with one optional dependency. */
const completeWith = (name: string, version: string) =>
  complete(
    folderOf({
      packages: { 'node_modules/tool': { version, optionalDependencies: { [name]: version } } },
    }),
  );

describe('The project’s lock file', () => {
  test('names the packages of every platform', () => {
    const folder = emptyFolder();
    copyFileSync(LOCK, join(folder, LOCK));
    const { stdout, text } = complete(folder);
    expect(stdout).toBe('The lock file is complete.\n');
    expect(text).toBe(lockFile);
  });

  test('names no registry', () => {
    // A package of this repository is resolved to its folder.
    expect(lockFile).not.toMatch(/"resolved": "(?!packages\/)/);
  });

  /**
   * The registry where this lock file was made lacks them. After `npm run lock` on a machine with the
   * whole registry, `npm install` adds what is missing, and this list becomes empty.
   */
  test('has a checksum for every package but these sixteen, none of which runs on Linux with x64', () => {
    const compilers =
      'android-arm64 darwin-arm64 darwin-x64 linux-arm64-gnu linux-arm64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc';
    const oxides =
      'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc';
    const { packages } = JSON.parse(lockFile) as {
      packages: Record<string, { integrity?: string; link?: boolean }>;
    };
    const unverified = Object.entries(packages)
      .filter(
        ([path, { integrity, link }]) => path.includes('node_modules/') && !link && !integrity,
      )
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(unverified.toSorted()).toEqual([
      ...compilers.split(' ').map((name) => `@astrojs/compiler-binding-${name}`),
      ...oxides.split(' ').map((name) => `@tailwindcss/oxide-${name}`),
    ]);
  });
});

test.each([
  ['oxide-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('the platform of %s is read off its name', (name, platform) => {
  const { packages } = JSON.parse(completeWith(name, '10.20.30').text) as {
    packages: Record<string, unknown>;
  };
  expect(packages[`node_modules/${name}`]).toEqual({
    version: '10.20.30',
    optional: true,
    ...platform,
  });
});

test.each([
  ['whose name tells no platform', 'fsevents', '1.0.0', 'tells no platform'],
  ['whose version is a range', 'tool-linux-x64', '^1.0.0', 'no exact version to lock'],
])('a package %s ends with an error', (_, name, version, message) => {
  const { status, stderr } = completeWith(name, version);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

test('what only developers need stays so', () => {
  const tool = { version: '1.0.0', dev: true, optionalDependencies: { 'tool-linux-x64': '1.0.0' } };
  const { text } = complete(folderOf({ packages: { 'node_modules/tool': tool } }));
  expect(text).toMatch(/"node_modules\/tool-linux-x64": \{[^}]*"dev": true,/);
});

test('a missing package is added beside its parent, or below it when another version is there', () => {
  const folder = folderOf({
    packages: {
      'node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: { 'tool-darwin-arm64': '2.0.0', 'tool-linux-x64-gnu': '2.0.0' },
      },
      'node_modules/tool-darwin-arm64': { version: '1.0.0' },
    },
  });
  const first = complete(folder);
  expect(first.stdout).toBe(
    'Added node_modules/tool/node_modules/tool-darwin-arm64, node_modules/tool-linux-x64-gnu.\n',
  );
  expect(complete(folder)).toMatchObject({
    stdout: 'The lock file is complete.\n',
    text: first.text,
  });
});
