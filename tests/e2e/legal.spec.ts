import { hasPassed } from '../../src/formats/dates.ts';
import { fill } from '../../src/formats/templates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { clauseSentence } from '../../src/facts/supply.ts';
import { withDate } from '../dates-in-text.ts';
import { BUILDS, words } from './content.ts';
import { expectStanding, expectText, headingText, section } from './sections.ts';
import { expect, look as test } from './test.ts';
import { expectVersions } from './versions.ts';

for (const { build, url, site } of BUILDS) {
  test.describe(`Legal in ${build}`, { tag: '@wide' }, () => {
    const legal = site.page('legal');
    const { studio, coin, legalRecord, navigation } = site;
    const sections = site.sections('legal');

    test.beforeEach(async ({ page }) => {
      await page.goto(`${url}/legal`);
    });

    test('has a summary in plain words, then sections with their legal basis and a permanent anchor', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(legal.heading);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        legal.contents.heading,
        legal.plain.heading,
        ...sections.map(({ title }, index) => `${index + 1} ${title}`),
        headingText(legal.versions.heading),
      ]);
      await expect(section(page, { text: legal.plain.heading }).getByRole('listitem')).toHaveText([
        ...legal.plain.points,
        clauseSentence(legal.plain.clause, legalRecord),
      ]);
      for (const { anchor, basis, basisLink, important } of sections) {
        const clause = page.locator(`#${anchor}`);
        await expect(clause.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
          'href',
          `#${anchor}`,
        );
        const source = basis ?? basisLink?.label;
        if (source === undefined) await expectText(clause, legal.basis, false);
        else await expectText(clause, `${legal.basis} ${source}`, true);
        if (important !== undefined) await expectText(clause, important, true);
        // Only sections have an anchor; the numbers of clauses may change.
        await expect(clause.locator('.legal-section-text [id]')).toHaveCount(0);
      }
    });

    test('says whether its text is reviewed and adopted', async ({ page }) => {
      await expectStanding(page, legal.standing, legalRecord.adopted, legalRecord.reviewedBy);
    });

    test('has the publisher’s details, or their placeholders', async ({ page }) => {
      const { label, emailPlaceholder, ...terms } = legal.publisher;
      const email = shownValue(studio.email);
      const publisher = page.getByRole('group', { name: label });
      await expect(publisher.getByRole('term')).toHaveText([
        terms.legalName,
        terms.legalStatus,
        terms.registrationNumber,
        terms.placeOfRegistration,
        terms.officeBearers,
        terms.physicalAddress,
        terms.address,
        terms.serviceAddress,
        terms.telephone,
        terms.fspNumber,
        terms.contact,
      ]);
      await expect(publisher.getByRole('definition')).toHaveText([
        ...Object.values(studio.legalEntity).map(shownValue),
        isPlaceholder(studio.email) ? fill(emailPlaceholder, { email }) : email,
      ]);
      await expect(publisher.getByRole('link')).toHaveCount(isPlaceholder(studio.email) ? 0 : 1);
    });

    test('says whether the end of the lock has passed', async ({ page }) => {
      const date = coin.lpLockedUntil;
      const { lockDate, stamps } = navigation.words;
      for (const { anchor, expiresWith } of sections) {
        if (expiresWith === undefined) continue;
        const clause = page.locator(`#${anchor}`);
        const note = hasPassed(date) ? lockDate.passed : lockDate.ahead;
        await expectText(clause, withDate(note, date), true);
        await expectText(clause, stamps.datePassed, hasPassed(date));
      }
    });

    test('has its version, its dates and its changes', async ({ page }) => {
      await expectVersions(page, legal.versions, legalRecord);
    });
  });
}

test.describe('Legal', () => {
  const legal = words.page('legal');
  const sections = words.sections('legal');

  test('lists its sections and versions as links that scroll them below the header', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/legal');
    const contents = page.getByRole('navigation', { name: legal.contents.label });
    await expect(contents.getByRole('link')).toHaveText([
      ...sections.map(({ title }) => title),
      headingText(legal.versions.heading),
    ]);
    for (const [index, { anchor }] of sections.entries()) {
      await contents.getByRole('link').nth(index).click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const heading = page.locator(`#${anchor}`).getByRole('heading', { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => (await heading.boundingBox())?.y ?? 0)
        .toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 0);
    }
  });

  test(
    'keeps the list of contents in view, and marks the current section in it',
    { tag: ['@wide', '@chromium'] },
    async ({ page }) => {
      await page.goto('/legal');
      const read = 3;
      await page.locator(`#${sections[read]?.anchor}`).evaluate((clauses) => {
        clauses.scrollIntoView({ behavior: 'instant' });
      });
      const links = page.getByRole('navigation', { name: legal.contents.label }).getByRole('link');
      await expect(links.nth(read - 1)).toBeInViewport();
      await expect(links.nth(read)).toHaveCSS('font-weight', '700');
      await expect(links.nth(read - 1)).toHaveCSS('font-weight', '400');
    },
  );

  test(
    'gives boxed sections a style that no other section has',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/legal');
      const looks = await page.locator('.legal-section').evaluateAll((clauses) =>
        clauses.map((clause) => {
          const { borderLeftWidth, backgroundColor } = getComputedStyle(clause);
          return `${borderLeftWidth} ${backgroundColor}`;
        }),
      );
      const boxed = looks.filter((_, index) => sections[index]?.boxed === true);
      const others = looks.filter((_, index) => sections[index]?.boxed !== true);
      expect(new Set(boxed).size).toBe(1);
      expect(others).not.toContain(boxed[0]);
      expect(boxed[0]).not.toMatch(/^0px/);
    },
  );

  test(
    'is printed with its permanent addresses, and without the list of contents',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/legal');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: legal.contents.label })).toBeHidden();
      const { host } = new URL(shownValue(words.studio.domain));
      for (const { anchor } of sections) {
        const address = await page
          .locator(`#${anchor} h2 a`)
          .evaluate((link) => getComputedStyle(link, '::after').content);
        expect(address).toBe(`"${host}/legal#${anchor}"`);
      }
    },
  );
});
