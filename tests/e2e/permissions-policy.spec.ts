import { readFileSync } from 'node:fs';
import { ALL_PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';

/** The version of Chromium whose features public/_headers lists; a later one may have more. */
const NAMED_AS_OF = 153;

const headers = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8');
const named: readonly string[] = headers.match(/[a-z-]+(?==\()/g) ?? [];

test(
  'The permissions policy lets every page write to the clipboard, and use no other feature',
  { tag: ['@wide', '@chromium'] },
  async ({ page, browser }) => {
    const isLater = Number.parseInt(browser.version(), 10) > NAMED_AS_OF;
    for (const { route } of ALL_PAGES) {
      await page.goto(route, { waitUntil: 'commit' });
      const allowed = await page.evaluate(() =>
        (
          document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
        ).featurePolicy.allowedFeatures(),
      );
      expect(
        allowed.filter((feature) => !isLater || named.includes(feature)),
        route,
      ).toEqual(['clipboard-write']);
    }
  },
);
