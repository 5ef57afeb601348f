import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { tokenPageUrl } from '../../src/facts/token-page.ts';
import { BUILDS, home, sentenceIn } from './content.ts';
import { expectEmail, expectNewTab, expectText, headingText, section } from './sections.ts';
import { expect, look as test } from './test.ts';

for (const { build, url, site } of BUILDS) {
  test.describe(`Home in ${build}`, { tag: '@wide' }, () => {
    const { hero, movement, why, contact } = site.page('home');
    const { coin, studio, navigation } = site;
    const shared = navigation.words;
    const { telegram } = studio.socials;

    test.beforeEach(async ({ page }) => {
      await page.goto(url);
    });

    test('starts with the tagline, a link to the token’s page, and the loss warning', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero.tagline.join(' '));
      const platform = coin.launchPlatform.name;
      const name = sentenceIn(site, 'contractAddress', hero.tokenPage.label, { platform });
      const tokenPage = main.getByRole('link', { name });
      await expect(tokenPage).toHaveAttribute('href', tokenPageUrl(coin));
      await expectNewTab(tokenPage, site);
      const top = main.locator('section').first();
      await expectText(top, shared.loss.strong, true);
      await expect(tokenPage).toContainText(
        sentenceIn(site, 'contractAddress', hero.tokenPage.note, { platform }),
      );
      await expectText(top, hero.tokenPage.missing, isPlaceholder(coin.contractAddress));
      await expect(page.getByRole('img', { name: hero.mapAlt })).toHaveCount(1);
      // The names on the map are decoration.
      await expect(page.locator('svg', { hasText: hero.lake.name })).toHaveAttribute(
        'aria-hidden',
        'true',
      );
    });

    test('has the steps of the movement, and says why the studio exists', async ({ page }) => {
      const steps = section(page, movement.heading);
      await expect(steps.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(
        movement.steps.map(({ title }) => title),
      );
      for (const { link } of movement.steps) {
        if (link === undefined) continue;
        await expect(steps.getByRole('link', { name: link.label })).toHaveAttribute(
          'href',
          link.href,
        );
      }
      const join = steps.getByRole('link', { name: movement.telegram });
      await expect(join).toHaveAttribute('href', shownValue(telegram.url));
      await expectNewTab(join, site);
      await expectText(join, shared.frontPageNewTab, isPlaceholder(telegram.url));
      await expect(section(page, why.heading).getByRole('paragraph')).not.toHaveCount(0);
    });

    test('says how to reach the studio', async ({ page }) => {
      const report = page.getByRole('main').locator('.stay-in-touch-contact', {
        has: page.getByRole('heading', { level: 2, name: headingText(contact.heading) }),
      });
      // If both are missing, there is one note for both.
      const isTelegramMissing = isPlaceholder(telegram.url);
      await expectEmail(report, site, isTelegramMissing ? contact.placeholders : undefined);
      const hours = { hours: studio.responseHours };
      await expect(report).toContainText(sentenceIn(site, 'email', shared.response, hours));
      const telegramLink = report.getByRole('link', { name: contact.telegram });
      await expect(telegramLink).toHaveAttribute('href', shownValue(telegram.url));
      await expectNewTab(telegramLink, site);
    });
  });
}

test.describe('Home at every width', { tag: '@wide' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('sets the tagline in its lines', async ({ page }) => {
    for (const width of [320, 390, 768, 901, 1180, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await page.getByRole('heading', { level: 1 }).evaluate((title) =>
        [...title.querySelectorAll(':scope > span')].map((line) => {
          return line.clientHeight / Number.parseFloat(getComputedStyle(line).fontSize);
        }),
      );
      expect(heights, `at ${width} px`).toHaveLength(home.hero.tagline.length);
      expect(Math.max(...heights), `at ${width} px`).toBeLessThan(1);
    }
  });
});
