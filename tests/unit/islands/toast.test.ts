import { expect, test, vi } from 'vitest';
import { showToast } from '../../../src/islands/toast.ts';
import { frame } from './words.ts';

const fill = vi.fn();
let online = false;

vi.mock('../../../src/islands/Toasts.tsx', () => ({
  openCorner: () => (online ? Promise.resolve(fill) : Promise.reject(new Error('offline'))),
}));

test('a toast whose script does not load is told to the caller, and the next one tries again', async () => {
  const toast = { id: 'a', kind: 'success', title: 'T', description: 'D' } as const;
  expect(await showToast(toast, frame)).toBe(false);
  online = true;
  expect(await showToast(toast, frame)).toBe(true);
  expect(fill).toHaveBeenCalledExactlyOnceWith(toast);
});
