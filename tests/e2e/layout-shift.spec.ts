import type { Page } from '@playwright/test';
import { ISLAND_PAGES } from '../site/budgets.ts';
import { ALL_PAGES } from './routes.ts';
import { openSlowly, SlowServer } from './slow-server.ts';
import { expect, test } from './test.ts';

/**
 * The layout shifts so far, each with its score and the elements that moved. A part of a sentence after a name in an
 * element of its own begins elsewhere in its line once the font arrives. The same happens without that element, and
 * then no browser counts it: so neither does this, if its lines stay where they are.
 */
function shifts(page: Page): Promise<{ score: number; moved: string }[]> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    // A shift is reported after its frame has been painted.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries: PerformanceEntry[] = observer.takeRecords();
    const hasMoved = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
      !(node instanceof Text) || JSON.stringify(from) !== JSON.stringify(to);
    const counted = (entries as Shift[]).filter(({ sources }) => sources.some(hasMoved));
    return counted.map(({ value, sources }) => ({
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

/** Scrolls to the end (1) or to the top (-1), by one screen per painted frame. */
async function scrollThrough(page: Page, direction: 1 | -1): Promise<void> {
  await page.evaluate(async (step) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { documentElement: root } = document;
    const isAtEnd = () =>
      step < 0 ? scrollY === 0 : scrollY + innerHeight >= root.scrollHeight - 1;
    while (!isAtEnd()) {
      scrollBy({ top: step * innerHeight, behavior: 'instant' });
      await painted();
      await painted();
    }
  }, direction);
}

for (const { route } of ALL_PAGES) {
  // A page with islands may shift by a hundredth of what counts as good (https://web.dev/articles/cls).
  const maxScore = ISLAND_PAGES.includes(route) ? 0.001 : 0;

  test(
    `nothing shifts at ${route} when document and fonts arrive late, nor when scrolling to the end and back`,
    { tag: '@chromium' },
    async ({ page, allowConsole }) => {
      const server = new SlowServer();
      const address = await server.listen();
      // The server is none of the origins of the site.
      allowConsole(`request that leaves: ${address}/`);
      try {
        await openSlowly(page, server, address + route);
        const moved = await shifts(page);
        const score = moved.reduce((sum, shift) => sum + shift.score, 0);
        expect(score, JSON.stringify(moved)).toBeLessThanOrEqual(maxScore);

        await scrollThrough(page, 1);
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await scrollThrough(page, -1);
        await expect(page.getByRole('banner')).toBeInViewport();
        expect((await shifts(page)).slice(moved.length)).toEqual([]);
      } finally {
        server.close();
      }
    },
  );
}
