import AxeBuilder from '@axe-core/playwright';
import { PAGES } from './routes.ts';
import { expect, test } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const addresses = [...PAGES.map(({ route }) => route), '/no-such-page'];

for (const route of addresses) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${route} in the ${colorScheme} theme`, async ({
      page,
      allowConsole,
    }) => {
      if (route === '/no-such-page') allowConsole(/no-such-page|404/);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
      expect(found).toEqual([]);
    });
  }
}
