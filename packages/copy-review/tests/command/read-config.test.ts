import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/command/read-config.ts';
import { moduleWith } from '../repository.ts';

describe('A configuration', () => {
  it('is what its module exports', async () => {
    const code = "export const config = { ignore: ['.a'] };";
    expect(await readConfig(moduleWith(code))).toEqual({ ignore: ['.a'] });
  });

  it.each([
    ['export default {};', /exports no “config”\. Write, for example, export const config = /],
    ['throw new Error("so");', /config\.mjs cannot be loaded: so$/],
    ['throw "so";', /config\.mjs cannot be loaded: so$/],
    ['export const config = {', /config\.mjs cannot be loaded: /],
  ])('that cannot be read is an error: %s', async (code, message) => {
    await expect(readConfig(moduleWith(code))).rejects.toThrow(message);
  });

  it('must exist', async () => {
    await expect(readConfig('none.mjs')).rejects.toThrow('There is no configuration “none.mjs”.');
  });
});
