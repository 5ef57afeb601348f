import { parseAmount } from '../../src/formats/amounts.ts';
import { fill } from '../../src/formats/templates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { withDate } from '../dates-in-text.ts';
import { BUILDS, sentenceIn } from './content.ts';
import { expectNextStep, expectText, section } from './sections.ts';
import { expect, look as test } from './test.ts';

for (const { build, url, site } of BUILDS) {
  test.describe(`Our Coins in ${build}`, { tag: '@wide' }, () => {
    const { poster, entry, prizes, terms: words, hallOfFame, next } = site.page('our-coins');
    const { contest, coin, navigation } = site;

    test.beforeEach(async ({ page }) => {
      await page.goto(`${url}/our-coins`);
    });

    test('presents the contest, and links to the steps for entering', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        `${poster.eyebrow} ${fill(poster.billing, { coin: coin.name })} ${contest.name}`,
      );
      await expect(main).toContainText(fill(poster.coin, { coin: coin.name }));
      await expect(main.getByRole('link', { name: poster.coinLink.label })).toHaveAttribute(
        'href',
        poster.coinLink.href,
      );
      const winners = sentenceIn(site, 'winners', poster.winners.text, { date: '{date}' });
      await expect(main).toContainText(withDate(winners, contest.winnersFrom));
      await page.getByRole('link', { name: poster.enter }).click();
      await expect(page).toHaveURL(/#enter$/);
      const steps = section(page, entry.heading).getByRole('listitem');
      await expect(steps.getByRole('heading', { level: 3 })).toHaveText(
        entry.steps.map(({ title }) => title),
      );
      await expect(steps.first()).toBeInViewport();
      await expect(section(page, entry.heading)).toContainText(contest.hashtag);
      // The film strip is one picture, and the only one that is not decoration.
      await expect(main.getByRole('img')).toHaveCount(1);
      await expect(main.getByRole('img')).toHaveAccessibleName(entry.stripAlt);
    });

    test('ends with a link to the next page', async ({ page }) => {
      await expectNextStep(page, next);
    });

    test('has the handle to tag, or a warning while it is a placeholder', async ({ page }) => {
      const steps = section(page, entry.heading);
      await expectText(steps, entry.missing, isPlaceholder(contest.handle));
      for (const { handle: sentences } of entry.steps) {
        if (sentences === undefined) continue;
        const handle = { handle: shownValue(contest.handle) };
        await expectText(steps, sentenceIn(site, 'handle', sentences, handle), true);
      }
    });

    test('draws the footprints in proportion to the prizes, with the loss warning', async ({
      page,
    }) => {
      const podium = section(page, prizes.heading);
      const shown = podium.getByRole('listitem').getByRole('paragraph');
      await expect(shown).toHaveText(
        contest.prizes.map(({ amount, extra }, place) => {
          const names = { coin: coin.name, extra: extra ?? '' };
          const unit = extra === undefined ? prizes.unit : prizes.unitWithExtra;
          return `${prizes.places[place]}: ${amount} ${fill(unit, names)}`;
        }),
      );
      await expect(podium).toContainText(navigation.words.prizeLoss.strong);
      const areas = await page.locator('.prizes-print svg').evaluateAll((prints) =>
        prints.map((print) => {
          const { width, height } = print.getBoundingClientRect();
          return width * height;
        }),
      );
      const amounts = contest.prizes.map(({ amount }) => Number(parseAmount(amount)));
      for (const [place, area] of areas.entries()) {
        const ratio = (amounts[place] ?? 0) / (amounts[0] ?? 1);
        expect(area / (areas[0] ?? 1)).toBeCloseTo(ratio, 2);
      }
    });

    test('shows the terms of the contest, or their placeholders', async ({ page }) => {
      const { closing, rules, judging, entrants, payment, winners, handle } = contest;
      const values = [closing, rules, judging, entrants, payment, winners, handle];
      const terms = section(page, words.heading);
      await expectText(terms, words.text, values.some(isPlaceholder));
      await expect(terms.getByRole('term')).toHaveText(Object.values(words.labels));
      const shown = isPlaceholder(closing) ? closing.shown : withDate('{date}', closing.value);
      await expect(terms.getByRole('definition')).toContainText([
        shown,
        ...values.slice(1).map(shownValue),
      ]);
      await expect(terms.getByRole('link')).toHaveCount(
        [rules, winners].filter((value) => !isPlaceholder(value)).length,
      );
      await expect(terms.locator('.contest-terms-known')).toHaveCount(
        values.filter((value) => !isPlaceholder(value)).length,
      );
    });

    test('keeps the Hall of Fame empty', async ({ page }) => {
      const hall = section(page, hallOfFame.heading);
      await expect(hall.getByText(hallOfFame.text, { exact: true })).toBeVisible();
      await expect(hall.getByRole('listitem')).toHaveText(hallOfFame.polaroids);
    });
  });
}
