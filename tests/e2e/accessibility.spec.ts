import AxeBuilder from '@axe-core/playwright';
import { PAGES } from './routes.ts';
import { expect, look as test } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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

    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`with the ${colorScheme} theme`, () => {
        test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
        test(`axe finds nothing at ${route} in the ${colorScheme} theme`, async ({
          page,
          allowConsole,
        }) => {
          if (route === '/no-such-page') allowConsole(/no-such-page|404/);
          const { violations } = await new AxeBuilder({ page })
            // The pages have no frames, and what is sound need not be told.
            .setLegacyMode()
            .options({ resultTypes: ['violations'] })
            .withTags(TAGS)
            .analyze();
          const found = violations.map(({ id, nodes }) => ({
            id,
            at: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
          }));
          expect(found).toEqual([]);
        });
      });
    }
  });
}
