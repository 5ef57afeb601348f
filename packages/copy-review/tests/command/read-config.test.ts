import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuildConfig, readConfig, selectorFault } from '../../src/command/read-config.ts';
import { ConfigError } from '../../src/shared/errors.ts';
import { emptyFolder } from '../repository.ts';

function moduleWith(code: string): string {
  const file = join(emptyFolder(), 'config.mjs');
  writeFileSync(file, code);
  return file;
}

/** The lines of the error for a configuration. */
async function faultsOf(code: string, read: typeof readConfig = readConfig) {
  const file = moduleWith(`export const config = ${code};`);
  const error: unknown = await read(file).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(ConfigError);
  const [first, ...faults] = error instanceof Error ? error.message.split('\n') : [];
  expect(first).toBe(`In ${file}:`);
  return faults;
}

describe('A configuration', () => {
  it('can be empty, or have any of its properties', async () => {
    expect(await readConfig(moduleWith('export const config = {};'))).toEqual({});
    const ignore = ['.a', { selector: '.b', leadsTo: 'https://a.example/' }];
    const code = `export const config = ${JSON.stringify({ ignore, language: 'de' })};`;
    expect(await readConfig(moduleWith(code))).toEqual({ ignore, language: 'de' });
  });

  it.each([
    ['5', 'config: Invalid input: expected object, received number'],
    ["{ ignore: '.a' }", 'config.ignore: Invalid input: expected array, received string'],
    [
      "{ ignore: ['.a', 'b['] }",
      'config.ignore[1]: “b[” is not a CSS selector: Expected name, found',
    ],
    [
      '{ ignore: [5] }',
      'config.ignore[0]: Expected a CSS selector, or an object with “selector” and “leadsTo”',
    ],
    [
      "{ data: [{ selector: 'a' }] }",
      'config.data[0].attribute: Invalid input: expected string, received undefined',
    ],
    [
      "{ data: [{ selector: 'a', attribute: 'b', c: 1 }] }",
      'config.data[0]: Unrecognized key: "c"',
    ],
    ['{ register: [] }', 'config.register: Expected a function'],
    ["{ build: '' }", 'config.build: Too small: expected string to have >=1 characters'],
  ])('%s has the fault “%s”', async (code, fault) => {
    expect(await faultsOf(code)).toEqual([fault]);
  });

  it('has one line for each of its faults', async () => {
    const faults = await faultsOf('{ ignores: [], language: 5, data: [{}] }');
    expect(faults.map((fault) => fault.split(':')[0]).toSorted()).toEqual([
      'config',
      'config.data[0].attribute',
      'config.data[0].selector',
      'config.language',
    ]);
  });

  it.each([
    ['export default {};', /exports no “config”\. Write, for example, export const config = /],
    ['throw new Error("so");', /config\.mjs cannot be loaded: so$/],
    ['export const config = {', /config\.mjs cannot be loaded: /],
  ])('is never silently none: %s', async (code, message) => {
    await expect(readConfig(moduleWith(code))).rejects.toThrow(message);
  });

  it('must exist', async () => {
    await expect(readConfig('none.mjs')).rejects.toThrow('There is no configuration “none.mjs”.');
  });

  it('says how to build a commit, if one is to be built', async () => {
    const faults = await faultsOf("{ main: 'main', install: 'npm ci' }", readBuildConfig);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'config.build',
      'config.output',
      'config.outputVariable',
      'config.lockFile',
    ]);
  });
});

it.each(['', ' ', 'a[', 'a >', 'a,', ':foo', 'p::before', '> a', 'a > > b', ',a'])(
  '“%s” is not a CSS selector',
  (selector) => {
    expect(selectorFault(selector)).not.toBeUndefined();
  },
);

it.each(['.a', 'h1:has(> b)', '[id="1"]', 'li:nth-child(2n + 1)', "a:not([href^='#' i])"])(
  '“%s” is a CSS selector',
  (selector) => {
    expect(selectorFault(selector)).toBeUndefined();
  },
);
