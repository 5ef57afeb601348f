import { expect, it } from 'vitest';
import { leavesOf } from '../../src/extract/leaves.ts';

it('JSON without kinds keeps the numbers at the beginning of its lists', () => {
  expect(leavesOf([0, 'Go'])).toEqual([
    { path: [], value: 0 },
    { path: [], value: 'Go' },
  ]);
  expect(leavesOf([0, 'Go'], true)).toEqual([{ path: [], value: 'Go' }]);
});
