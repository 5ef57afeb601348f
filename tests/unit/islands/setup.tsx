import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { Toast } from '../../../src/islands/Toasts.tsx';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn();

/** What the islands showed, in order. A test that uses it mocks useToasts.tsx with `toastMock`. */
export const shown: Toast[] = [];
const show = (toast: Toast) => {
  shown.push(toast);
};
export const toastMock = { useToasts: () => [show, null] };

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
