import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { Toast } from '../../../src/islands/words.ts';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn();

/** What the islands showed, in order. A test that uses it mocks toast.ts with `toastMock`. */
export const shown: Toast[] = [];
export const toastMock = {
  showToast: vi.fn((toast: Toast) => {
    shown.push(toast);
    return Promise.resolve(true);
  }),
};

afterEach(() => {
  cleanup();
  shown.length = 0;
  vi.useRealTimers();
});

/** Gives the page a clipboard, or none. */
export function stubClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}
