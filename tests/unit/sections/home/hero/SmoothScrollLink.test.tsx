import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import SmoothScrollLink from '../../../../../src/sections/home/hero/SmoothScrollLink.tsx';
import { LINK_HTML } from '../../../islands/server-html.ts';
import { renderIsland } from '../../../islands/setup.tsx';

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = scroll;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

function click({ target = '#trust', ...init }: MouseEventInit & { target?: string } = {}) {
  renderIsland(LINK_HTML.replace('#trust', target), <SmoothScrollLink />);
  const link = screen.getByRole('link', { name: 'Inspect the pledges' });
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return event;
}

describe('the smooth scroll link', () => {
  test('adds one history entry, so that Back works, and none at a second click', () => {
    const before = history.length;
    click();
    fireEvent.click(screen.getByRole('link'));
    expect(history.length).toBe(before + 1);
  });

  test.each([
    { isReduced: false, behavior: 'smooth' },
    { isReduced: true, behavior: 'instant' },
  ])('scrolls instead of the browser: $behavior', ({ isReduced, behavior }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    expect(click().defaultPrevented).toBe(true);
    expect(document.activeElement?.id).toBe('trust');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior });
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
    expect(click({ target: '#missing' }).defaultPrevented).toBe(false);
  });
});
