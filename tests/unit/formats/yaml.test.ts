import { expect, it, vi } from 'vitest';
import { parseYaml } from '../../../src/formats/yaml.ts';

it('parseYaml prints no warnings', () => {
  // The library warns of the colon at the end of the anchor.
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  expect(parseYaml('first: &a: 1\nsecond: *a:\n')).toEqual({ first: 1, second: 1 });
  expect(warn).not.toHaveBeenCalled();
});

it('A date stays text', () => {
  expect(parseYaml('date: 2026-13-45')).toEqual({ date: '2026-13-45' });
});
