import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { Toast } from '../../../src/islands/Toasts.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();

/** The toasts that the islands showed. Tests that use it mock useToasts.tsx with `toastMock`. */
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

/** Replaces the clipboard, or removes it. */
export function stubClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}
