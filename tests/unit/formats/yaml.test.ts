import { expect, it, vi } from 'vitest';
import { parseYaml } from '../../../src/formats/yaml.ts';

it('Settings are read without a word on the screen: what is odd in them, the content check tells', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(parseYaml('first: &a: 1\nsecond: *a:\n')).toEqual({ first: 1, second: 1 });
  expect(warn).not.toHaveBeenCalled();
});

it('A date is left the text that was typed', () => {
  expect(parseYaml('date: 2026-13-45')).toEqual({ date: '2026-13-45' });
});
