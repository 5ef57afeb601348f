import type { Page } from '@playwright/test';
import { ALL_PAGES } from './routes.ts';
import { expect, test } from './test.ts';

const ISLAND_PAGES: readonly string[] = ['/', '/contact'];

/** What has moved so far: the score of each layout shift, and what stood where it happened. */
async function shifts(page: Page): Promise<{ score: number; moved: string }[]> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    // A shift is told once the frame that brings it is painted.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries: PerformanceEntry[] = observer.takeRecords();
    return (entries as Shift[]).map(({ value, sources }) => ({
      score: value,
      moved: sources
        .map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element
              ? `<${node.localName} class="${node.getAttribute('class')}">`
              : `“${node?.textContent?.trim().slice(0, 30) ?? ''}”`;
          return `${name} from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`;
        })
        .join(' | '),
    }));
  });
}

/** Scrolls to the end, a screen at a time, as fast as the browser paints. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { documentElement: root } = document;
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await painted();
      await painted();
    }
  });
}

for (const { route } of ALL_PAGES) {
  const bar = ISLAND_PAGES.includes(route) ? 0.001 : 0;

  test.describe(`At ${route}`, { tag: '@chromium' }, () => {
    test('nothing moves when the fonts come late, nor as one scrolls to the end', async ({
      page,
    }) => {
      const { promise: awaited, resolve: deliver } = Promise.withResolvers<undefined>();
      await page.route('**/*.woff2', async (font) => {
        await awaited;
        await font.continue();
      });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const fonts = page.waitForResponse(/\.woff2$/);
      deliver(undefined);
      await fonts;
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      const moved = await shifts(page);
      const score = moved.reduce((sum, shift) => sum + shift.score, 0);
      expect(score, JSON.stringify(moved)).toBeLessThanOrEqual(bar);

      await scrollThrough(page);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      expect((await shifts(page)).slice(moved.length)).toEqual([]);
    });
  });
}
