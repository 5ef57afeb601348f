import { act, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LIFE_MS, type Toast } from '../../../src/islands/Toasts.tsx';
import { showToast } from '../../../src/islands/useToasts.tsx';
// Cleans up after each test, and reports texts that a translator could break.
import './setup.tsx';
import { toasterLabels } from './words.ts';

const DONE: Toast = { id: 'here', kind: 'success', title: 'Done', description: 'It was copied.' };
const FAILED: Toast = { id: 'here', kind: 'failure', title: 'Failed', description: 'It was not.' };
const ELSEWHERE: Toast = { ...DONE, id: 'elsewhere', title: 'Thanks' };

const wordsOf = ({ title, description }: Toast) => `${title} ${description}`;
const shown = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent);
const region = () => screen.getByRole('region', { name: toasterLabels.notifications });
const dismiss = () => screen.getByRole('button', { name: toasterLabels.dismiss });

/** Advances the timers in steps, after each of which React renders. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 50)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 50)));
}

/** Shows a toast, and waits until the region is ready and a previous toast has gone. */
async function present(toast: Toast) {
  let isShown: boolean | undefined;
  void showToast(toast, toasterLabels).then((result) => (isShown = result));
  while (isShown === undefined) await pass(50);
  expect(isShown).toBe(true);
  await pass(500);
}

// sonner calls it, and jsdom does not have it.
Element.prototype.setPointerCapture = vi.fn();

let small = false;

beforeEach(() => {
  small = false;
  vi.stubGlobal('matchMedia', () => ({ matches: small }));
  vi.useFakeTimers();
});

// All tests share the toast region: each leaves it empty.
afterEach(async () => {
  act(() => {
    sonner.dismiss();
  });
  await pass(1000);
  expect(shown()).toEqual([]);
  vi.useRealTimers();
});

describe('a toast', () => {
  // Must be the first test: the region is mounted once.
  test('is added to a region that was on the page before', async () => {
    void showToast(DONE, toasterLabels);
    while (screen.queryByRole('region', { name: toasterLabels.notifications }) === null)
      await act(() => vi.advanceTimersByTimeAsync(0));
    await pass(99);
    expect(shown()).toEqual([]);
    await pass(500);
    expect(shown()).toEqual([wordsOf(DONE)]);
  });

  test.each([
    { top: 700, small: false, edge: 'top', right: 1024 },
    { top: 400, small: false, edge: 'bottom', right: 1024 },
    { top: 120, small: true, edge: 'bottom', right: 1024 },
    { top: 400, small: true, edge: 'top', right: 1024 },
    { top: 700, small: false, edge: 'top', right: 560 },
    { top: 700, small: false, edge: 'bottom', right: 530 },
  ])(
    'comes at the $edge, off the loss warning at $top px, which ends at $right px; small screen: $small',
    async (example) => {
      const line = document.body.appendChild(document.createElement('p'));
      line.className = 'loss';
      // One that is not on the screen.
      line.before(line.cloneNode());
      line.getBoundingClientRect = () => new DOMRect(0, example.top, example.right, 40);
      small = example.small;
      await present(DONE);
      for (const loss of document.querySelectorAll('.loss')) loss.remove();
      const toast = document.querySelector<HTMLElement>('[data-sonner-toast]');
      expect(toast?.dataset.yPosition).toBe(example.edge);
    },
  );

  test.each([DONE, FAILED])(
    'says its title and description and nothing else, once, in a polite region',
    async (toast) => {
      await present(toast);
      expect(region().getAttribute('aria-live')).toBe('polite');
      expect(region().textContent).toBe(wordsOf(toast));
      expect(region().querySelector('[role], [aria-live]')).toBeNull();
    },
  );

  test('of success has the footprint', async () => {
    await present(DONE);
    expect(region().querySelector('.toast-icon use')?.getAttribute('href')).toBe('#print');
  });

  test('of failure is in the destructive style', async () => {
    await present(FAILED);
    expect(region().querySelector<HTMLElement>('.toast')?.dataset.kind).toBe('failure');
    expect(region().querySelector('.toast-icon svg')).toBeNull();
  });

  test('replaces a previous one with the same id', async () => {
    await present(DONE);
    await present(FAILED);
    expect(shown()).toEqual([wordsOf(FAILED)]);
  });

  test('does not replace one with another id', async () => {
    await present(DONE);
    await present(ELSEWHERE);
    expect(shown()).toHaveLength(2);
  });

  test('replaces any other on a small screen', async () => {
    small = true;
    await present(DONE);
    await present(ELSEWHERE);
    expect(shown()).toEqual([wordsOf(ELSEWHERE)]);
  });

  test('disappears after a while', async () => {
    await present(DONE);
    await pass(LIFE_MS - 1000);
    expect(shown()).toHaveLength(1);
    await pass(2000);
    expect(shown()).toEqual([]);
  });

  test('stays while the focus is in it', async () => {
    await present(DONE);
    dismiss().focus();
    await pass(3 * LIFE_MS);
    expect(shown()).toHaveLength(1);
    dismiss().blur();
    await pass(LIFE_MS + 1000);
    expect(shown()).toEqual([]);
  });

  test('stays while the tab is in the background', async () => {
    await present(DONE);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(LIFE_MS + 1000);
    expect(shown()).toHaveLength(1);
    hidden.mockReturnValue(false);
    await pass(LIFE_MS + 1000);
    expect(shown()).toEqual([]);
  });

  test('disappears when it is dismissed', async () => {
    await present(DONE);
    act(() => {
      dismiss().click();
    });
    await pass(1000);
    expect(shown()).toEqual([]);
  });

  test('appears and stays if the previous one is still disappearing', async () => {
    await present(DONE);
    act(() => {
      dismiss().click();
    });
    await present(FAILED);
    await pass(1000);
    expect(shown()).toEqual([wordsOf(FAILED)]);
  });

  test('disappears with Escape, if no dialog is open: the one with the focus, else the newest', async () => {
    const escape = async (target: Element) => {
      act(() => {
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      await pass(1000);
    };
    await present(DONE);
    await present(ELSEWHERE);
    await present({ ...FAILED, id: 'third' });
    const [, second] = screen.getAllByRole('button', { name: toasterLabels.dismiss });
    second?.focus();
    await escape(second ?? document.body);
    expect(shown()).toEqual([wordsOf(FAILED), wordsOf(DONE)]);
    (document.activeElement as HTMLElement).blur();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await escape(document.body);
    expect(shown(), 'Escape closes the dialog').toHaveLength(2);
    dialog.remove();
    await escape(document.body);
    expect(shown()).toEqual([wordsOf(DONE)]);
    await escape(document.body);
    expect(shown()).toEqual([]);
  });

  test('is gone from a page that the visitor leaves and comes back to, which can show others', async () => {
    await present(DONE);
    act(() => {
      dispatchEvent(new Event('pagehide'));
    });
    expect(shown()).toEqual([]);
    await present(ELSEWHERE);
    expect(shown()).toEqual([wordsOf(ELSEWHERE)]);
  });
});
