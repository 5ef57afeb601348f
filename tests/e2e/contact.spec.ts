import { hasPassed } from '../../src/formats/dates.ts';
import { fill } from '../../src/formats/templates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { withDate } from '../dates-in-text.ts';
import { BUILDS, sentenceIn, supplyIn } from './content.ts';
import { expectEmail, expectNewTab, expectText, section } from './sections.ts';
import { expect, look as test } from './test.ts';

for (const { build, url, site } of BUILDS) {
  test.describe(`Contact in ${build}`, { tag: '@wide' }, () => {
    const { hero, board, form, safety, faq } = site.page('contact');
    const { studio, coin, navigation } = site;
    const shared = navigation.words;
    const questions = site.sections('faq');

    test.beforeEach(async ({ page }) => {
      await page.goto(`${url}/contact`);
    });

    test('gives the email address, how soon it is answered, and the platforms', async ({
      page,
    }) => {
      const place = section(page, { text: board.heading });
      await expectEmail(place, site, shared.stamps.placeholder);
      await expect(page.getByRole('main')).toContainText(sentenceIn(site, 'channels', hero.lede));
      // While no channel is supplied, the top of the page says so, and the board does not repeat it.
      const isPartly = supplyIn(site, 'channels').state === 'partly';
      await expectText(place, shared.emailPlaceholder, isPartly && isPlaceholder(studio.email));
      const hours = { hours: studio.responseHours };
      await expect(place).toContainText(sentenceIn(site, 'email', shared.response, hours));
      const platforms = Object.values(studio.socials);
      const links = place.getByRole('list', { name: board.socialsLabel }).getByRole('link');
      await expect(links).toHaveText(
        platforms.map(
          ({ name, url: address }) =>
            `${name} ${isPlaceholder(address) ? shared.frontPageNewTab : shared.newTab}`,
        ),
      );
      for (const [index, platform] of platforms.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', shownValue(platform.url));
        await expectNewTab(links.nth(index), site);
      }
      const isMissing = platforms.some((platform) => isPlaceholder(platform.url));
      await expectText(place, shared.handlesPlaceholder, isPartly && isMissing);
    });

    test('says that the form sends nothing', async ({ page }) => {
      const note = sentenceIn(site, 'email', form.submitNote);
      await expect(section(page, form.heading)).toContainText(note);
    });

    test('shows by an example in which character two addresses differ', async ({ page }) => {
      const block = section(page, safety.heading);
      await expectText(block, safety.strong, true);
      await expectText(block, fill(safety.result, { position: safety.position }), true);
      await expect(block.getByRole('img')).toHaveAccessibleName(safety.alt);
      const [shown = '', pasted = ''] = await block.locator('p:has(mark)').allTextContents();
      const at = safety.position - 1;
      expect(pasted).toBe(shown.slice(0, at) + safety.replacement + shown.slice(at + 1));
      expect(pasted).not.toBe(shown);
    });

    test('opens one answer at a time, with the notes about dates and prizes', async ({ page }) => {
      const list = section(page, faq.heading);
      await expect(list.locator('summary h3')).toHaveText(
        questions.map(({ question }) => question),
      );
      for (const [index, { expiresWith, prizeLoss, status = [] }] of questions.entries()) {
        const answer = list.locator('details').nth(index);
        // The first is open already; a press on it would close it.
        if (index > 0) await answer.locator('summary').click();
        await expect(list.locator('details[open]')).toHaveCount(1);
        await expect(answer).toHaveAttribute('open');
        const date = coin.lpLockedUntil;
        const { passed, ahead } = shared.lockDate;
        const note = withDate(hasPassed(date) ? passed : ahead, date);
        await expectText(answer, note, expiresWith !== undefined);
        // What is missing is said first.
        const [first] = await answer.getByRole('paragraph').allTextContents();
        for (const sentences of status)
          expect(first).toContain(sentenceIn(site, sentences.of, sentences));
        await expectText(answer, shared.prizeLoss.strong, prizeLoss === true);
      }
    });
  });
}
