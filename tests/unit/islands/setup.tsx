import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startActions } from '../../../src/directives/gesture.ts';
import { afterAll, afterEach, expect, vi } from 'vitest';
import type { Toast } from '../../../src/islands/Toasts.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn();

/** The toasts that the islands showed. Tests that use it mock useToasts.tsx with `toastMock`. */
export const shown: Toast[] = [];
const show = (toast: Toast) => {
  shown.push(toast);
};
export const toastMock = { useToasts: () => [show, null] };

/** Texts that stood beside another node at some time: once a translator has replaced one, React cannot find it. */
const exposed = new Set<string>();
const observer = new MutationObserver(() => {
  for (const element of document.body.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (texts.length < element.childNodes.length || texts.length > 1)
      for (const { data } of texts as Text[]) if (data.trim() !== '') exposed.add(data);
  }
});
observer.observe(document, { subtree: true, childList: true, characterData: true });
afterAll(() => {
  observer.disconnect();
});

/** The place of the server's HTML. */
const page = document.createElement('div');
// As the directive does.
startActions(page);

/** Puts the server's HTML on the page, and the island, which finds it there. */
export function renderIsland(html: string, island: ReactNode): void {
  document.body.append(page);
  page.innerHTML = html;
  render(island);
}

afterEach(() => {
  cleanup();
  page.replaceChildren();
  shown.length = 0;
  vi.useRealTimers();
  expect([...exposed], 'texts without an element of their own').toEqual([]);
});

/** Replaces the clipboard, or removes it. */
export function stubClipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}
