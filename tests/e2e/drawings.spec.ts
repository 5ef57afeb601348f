import { globSync, readFileSync } from 'node:fs';
import { ALL_PAGES } from './routes.ts';
import { expect, test } from './test.ts';

test.describe('A drawing', { tag: '@wide' }, () => {
  test('that is asked for by the name of its dark theme has that theme', async ({ page }) => {
    // Pages show the parts of that file themselves.
    const drawings = globSync('src/assets/art/*.svg', { exclude: ['**/last-seen.svg'] });
    expect(drawings.length).toBeGreaterThan(10);
    for (const path of drawings) {
      const address = `data:image/svg+xml,${encodeURIComponent(readFileSync(path, 'utf8'))}`;
      const paint = async (name: string, colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme });
        await page.setContent(
          `<meta name="color-scheme" content="light dark"><style>html{background:gray}</style><img src="${address}${name}" width="800" alt="">`,
        );
        return (await page.screenshot()).toString('base64');
      };
      const dark = await paint('', 'dark');
      expect((await paint('#dark', 'light')) === dark, path).toBe(true);
      expect((await paint('', 'light')) === dark, path).toBe(false);
    }
  });

  for (const { route, name } of ALL_PAGES) {
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
