import { globSync, readFileSync } from 'node:fs';
import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, test } from './test.ts';

/** The share of what is drawn in an `<svg>` that its `viewBox` shows; 1 if nothing is cut off or drawn. */
function shownPart(svg: SVGSVGElement): number {
  const { x, y, width, height } = svg.getBBox();
  const { baseVal: frame } = svg.viewBox;
  const isCut = getComputedStyle(svg).overflow === 'hidden' && frame.width > 0;
  if (!isCut || width * height === 0) return 1;
  const overlap = (start: number, size: number, from: number, length: number) =>
    Math.max(0, Math.min(start + size, from + length) - Math.max(start, from));
  const shown = overlap(x, width, frame.x, frame.width) * overlap(y, height, frame.y, frame.height);
  return shown / (width * height);
}

test.describe('A drawing', { tag: '@wide' }, () => {
  test('that is asked for by the name of its dark theme has that theme', async ({ page }) => {
    // Pages show the parts of that file themselves.
    const drawings = globSync('src/assets/art/*.svg', { exclude: ['**/last-seen.svg'] });
    expect(drawings.length).toBeGreaterThan(10);
    for (const path of drawings) {
      const address = `data:image/svg+xml,${encodeURIComponent(readFileSync(path, 'utf8'))}`;
      const paint = async (fragment: string, colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme });
        await page.setContent(
          `<meta name="color-scheme" content="light dark"><style>html{background:gray}</style><img src="${address}${fragment}" width="800" alt="">`,
        );
        return (await page.screenshot()).toString('base64');
      };
      const dark = await paint('', 'dark');
      expect((await paint('#dark', 'light')) === dark, path).toBe(true);
      expect((await paint('', 'light')) === dark, path).toBe(false);
    }
  });

  for (const { route, name } of ALL_PAGES) {
    test(`in the markup of ${name} is in its frame, in both builds`, async ({ page }) => {
      for (const { url } of BUILDS) {
        await page.goto(url + route);
        const drawings = await page.locator('svg:visible:not(svg svg)').all();
        expect(drawings).not.toEqual([]);
        for (const drawing of drawings)
          expect
            .soft(await drawing.evaluate(shownPart), await drawing.evaluate((svg) => svg.outerHTML))
            .toBeGreaterThan(0.75);
      }
    });

    test(`of ${name} is loaded once in the dark, preloaded or not`, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.svg')) loaded.push(pathname);
      });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(route);
      const pictures = await page.locator('picture img').all();
      expect(pictures).not.toEqual([]);
      for (const picture of pictures) {
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image: HTMLImageElement) => image.decode());
      }
      expect(loaded).toEqual([...new Set(loaded)]);
    });
  }
});
