import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import SmoothScrollLink from '../../../src/islands/SmoothScrollLink.tsx';
import './setup.tsx';

const scroll = vi.fn();
let reduced = false;

beforeEach(() => {
  scroll.mockReset();
  reduced = false;
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = scroll;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  }));
});

function click(init: MouseEventInit = {}, target = '#trust') {
  render(
    <>
      <SmoothScrollLink href={target as `#${string}`} label="Inspect the pledges" />
      <section id="trust" tabIndex={-1} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Inspect the pledges' });
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return event;
}

describe('the smooth scroll link', () => {
  test('scrolls to its section and focuses it', () => {
    expect(click().defaultPrevented).toBe(true);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
    expect(document.activeElement?.id).toBe('trust');
  });

  test('jumps under reduced motion', () => {
    reduced = true;
    click();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
  });

  test('sets the hash of the URL, so that Back works', () => {
    const before = history.length;
    click();
    expect(location.hash).toBe('#trust');
    expect(history.length).toBe(before + 1);
  });

  test('a second click adds no history entry', () => {
    click();
    const before = history.length;
    fireEvent.click(screen.getByRole('link'));
    expect(history.length).toBe(before);
  });

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a click with %o is left to the browser', (init) => {
    expect(click(init).defaultPrevented).toBe(false);
    expect(scroll).not.toHaveBeenCalled();
  });

  test('a link to nowhere is left to the browser', () => {
    expect(click({}, '#missing').defaultPrevented).toBe(false);
  });
});
