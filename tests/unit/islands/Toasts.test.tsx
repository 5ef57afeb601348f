import { screen, within } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast } from '../../../src/islands/toast.ts';
import type { Toast } from '../../../src/islands/words.ts';
import { frame } from './words.ts';

const COPIED: Toast = {
  id: 'contract-address',
  kind: 'success',
  title: 'Copied!',
  description: 'Coin address copied to clipboard',
};
const FAILED: Toast = {
  id: 'contract-address',
  kind: 'failure',
  title: 'Copy failed',
  description: 'Could not copy to clipboard',
};

const toasts = () => document.querySelectorAll('.toast');
const said = () => [...toasts()].map((toast) => toast.textContent);
const region = () => screen.getByRole('region', { name: 'Notifications' });
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });

async function present(toast: Toast) {
  expect(await showToast(toast, frame)).toBe(true);
  await expect.poll(said).toContain(`${toast.title} ${toast.description}`);
}

// sonner takes hold of the pointer, which jsdom cannot.
Element.prototype.setPointerCapture = vi.fn();

let small = false;

beforeEach(() => {
  small = false;
  vi.stubGlobal('matchMedia', () => ({ matches: small }));
  // Only the clock that counts a toast's time on screen.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

// The corner lives as long as the page: each test leaves it empty for the next.
afterEach(async () => {
  sonner.dismiss();
  await expect.poll(said).toEqual([]);
  vi.useRealTimers();
});

describe('a toast', () => {
  test('stands in a region that was on the page before the first of them', async () => {
    const start = performance.now();
    await present(COPIED);
    expect(performance.now() - start).toBeGreaterThan(90);
  });

  test.each([
    { top: 700, small: false, edge: 'top' },
    { top: 400, small: false, edge: 'bottom' },
    { top: 120, small: true, edge: 'bottom' },
    { top: 400, small: true, edge: 'top' },
  ])('comes at the $edge beside a loss line at $top px, small: $small', async (example) => {
    const line = document.body.appendChild(document.createElement('p'));
    line.className = 'loss';
    line.getBoundingClientRect = () => new DOMRect(0, example.top, innerWidth, 40);
    small = example.small;
    await present(COPIED);
    line.remove();
    const shown = document.querySelector<HTMLElement>('[data-sonner-toast]');
    expect(shown?.dataset.yPosition).toBe(example.edge);
  });

  test('says its title and description and nothing else, in a polite region', async () => {
    await present(COPIED);
    expect(region().getAttribute('aria-live')).toBe('polite');
    expect(region().textContent).toBe('Copied! Coin address copied to clipboard');
  });

  test('of failure is an alert in the destructive style', async () => {
    await present(FAILED);
    const alert = within(region()).getByRole('alert');
    expect(alert.textContent).toBe('Copy failed Could not copy to clipboard');
    expect(alert.closest<HTMLElement>('.toast')?.dataset.kind).toBe('failure');
  });

  test('of success is no alert', async () => {
    await present(COPIED);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of the same place takes the place of the one before', async () => {
    await present(COPIED);
    await present(FAILED);
    await expect.poll(said).toEqual(['Copy failed Could not copy to clipboard']);
  });

  test('of another place stands beside it', async () => {
    await present(COPIED);
    await present({ ...COPIED, id: 'newsletter', title: 'Thank you!' });
    expect(toasts()).toHaveLength(2);
  });

  test('of another place takes its place where there is room for one only', async () => {
    small = true;
    await present(COPIED);
    await present({ ...COPIED, id: 'newsletter', title: 'Thank you!' });
    await expect.poll(said).toEqual(['Thank you! Coin address copied to clipboard']);
  });

  test('goes by itself after a while', async () => {
    await present(COPIED);
    vi.advanceTimersByTime(7000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1500);
    await expect.poll(said).toEqual([]);
  });

  test('stays while the focus is in it', async () => {
    await present(COPIED);
    dismiss().focus();
    vi.advanceTimersByTime(60_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(toasts()).toHaveLength(1);
  });

  test('goes when it is dismissed', async () => {
    await present(COPIED);
    dismiss().click();
    await expect.poll(said).toEqual([]);
  });

  test('comes when it is wanted while the one before is leaving, and stays', async () => {
    await present(COPIED);
    dismiss().click();
    await present(FAILED);
    const failed = ['Copy failed Could not copy to clipboard'];
    await expect.poll(said).toEqual(failed);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(said()).toEqual(failed);
  });
});
