import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLock, platformOf } from '../../../scripts/complete-lock.ts';

const lockFile = readFileSync('package-lock.json', 'utf8');

test('the project’s lock file names the packages of every platform', () => {
  expect(completeLock(lockFile).added).toEqual([]);
});

test('the project’s lock file names no registry', () => {
  // A package of this repository is resolved to its folder.
  expect(lockFile).not.toMatch(/"resolved": "(?!packages\/)/);
});

test('a package’s platform is read off its name', () => {
  expect(platformOf('@tailwindcss/oxide-linux-arm64-musl')).toEqual({
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  });
  expect(platformOf('@tailwindcss/oxide-win32-x64-msvc')).toEqual({ os: ['win32'], cpu: ['x64'] });
  expect(platformOf('@tailwindcss/oxide-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
  expect(() => platformOf('fsevents')).toThrow('tells no platform');
});

test('a missing package is added beside its parent, or below it when another version is there', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: { 'tool-darwin-arm64': '2.0.0', 'tool-linux-x64-gnu': '2.0.0' },
      },
      'node_modules/tool-darwin-arm64': { version: '1.0.0' },
    },
  };
  const { text, added } = completeLock(JSON.stringify(lock));
  expect(added).toEqual([
    'node_modules/tool/node_modules/tool-darwin-arm64',
    'node_modules/tool-linux-x64-gnu',
  ]);
  expect(completeLock(text)).toEqual({ text, added: [] });
});
