import { faultsByAxe } from './axe.ts';
import { PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';

const LOOKS = {
  'in the light theme': { colorScheme: 'light' },
  'in the dark theme': { colorScheme: 'dark' },
  'in forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;
const addresses = [...PAGES.map(({ route }) => route), '/no-such-page'];

for (const route of addresses) {
  test.describe(`At ${route}`, () => {
    test.use({ at: route });
    test(`everything to press at ${route} is at least 44 px wide and high, or stands in a sentence`, async ({
      page,
      allowConsole,
    }) => {
      if (route === '/no-such-page') allowConsole(/no-such-page|404/);
      const small = await page.locator('a, button, input, textarea, summary').evaluateAll((all) => {
        const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
        const standsInSentence = (target: Element) => {
          let around = target.parentElement;
          while (around && isInline(around)) around = around.parentElement;
          return isInline(target) && around?.textContent.trim() !== target.textContent.trim();
        };
        return all
          .filter((target) => target.checkVisibility() && !standsInSentence(target))
          .map((target) => {
            const { width, height } = target.getBoundingClientRect();
            return { target: target.textContent.trim() || target.id, width, height };
          })
          .filter(({ width, height }) => Math.min(width, height) < 43.9);
      });
      expect(small).toEqual([]);
    });

    test(`axe finds nothing at ${route} in either theme, nor in forced colours`, async ({
      page,
      isMobile,
      allowConsole,
    }) => {
      if (route === '/no-such-page') allowConsole(/no-such-page|404/);
      if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
      for (const [look, media] of Object.entries(LOOKS)) {
        await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
        expect.soft(await faultsByAxe(page), look).toEqual([]);
      }
    });
  });
}
