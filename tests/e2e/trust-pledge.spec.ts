import { hasPassed } from '../../src/formats/dates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { fill } from '../../src/formats/templates.ts';
import { withDate } from '../dates-in-text.ts';
import { BUILDS, sentenceIn, words } from './content.ts';
import { expectNextStep, expectStanding, expectText, headingText, section } from './sections.ts';
import { expect, look as test } from './test.ts';
import { expectVersions } from './versions.ts';

for (const { build, url, site } of BUILDS) {
  test.describe(`Trust Pledge in ${build}`, { tag: '@wide' }, () => {
    const { hero, standing, routeCard, stop, staffs, promise, versions, next } =
      site.page('trust-pledge');
    const { coin, pledgeRecord } = site;
    const { stamps, proofChecked, lockDate } = site.navigation.words;
    const pledges = site.sections('pledge');
    const proofs = pledges.flatMap((pledge) => pledge.proofs);
    const open = proofs.filter(({ link }) => isPlaceholder(link)).length;

    test.beforeEach(async ({ page }) => {
      await page.goto(`${url}/trust-pledge`);
    });

    test('has its headings in order: pledges, shares, the founder’s promise, versions', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        [hero.eyebrow, ...hero.heading].join(' '),
      );
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        routeCard.heading,
        ...pledges.map(
          ({ title, claim }, index) =>
            `${fill(stop.name, { number: index + 1 })} ${title} ${claim}`,
        ),
        headingText(staffs.heading),
        headingText(promise.heading),
        headingText(versions.heading),
      ]);
      // Each empty slot in the list of pledges is a picture, and the staffs are one; the rest is decoration.
      await expect(main.getByRole('img')).toHaveCount(open + 1);
    });

    test('says how far the text has come, and how much of it is proved', async ({ page }) => {
      await expectStanding(page, standing, pledgeRecord.adopted, pledgeRecord.signedBy);
      await expect(page.getByRole('main')).toContainText(
        sentenceIn(site, 'proofs', standing.proofs),
      );
    });

    test('ends with a link to the next page', async ({ page }) => {
      await expectNextStep(page, next);
    });

    test('counts the slots in the list of pledges, which links to every pledge', async ({
      page,
    }) => {
      const card = page.getByRole('navigation', { name: routeCard.label });
      await expect(card).toContainText(sentenceIn(site, 'proofs', routeCard.slots));
      await expect(card.getByRole('img', { name: routeCard.emptySlot })).toHaveCount(open);
      await expect(card.getByRole('link')).toContainText(pledges.map(({ title }) => title));
      await expect(card.getByText(routeCard.noSlot)).toHaveCount(
        pledges.filter(({ noProof }) => noProof).length,
      );
      await expect(card.getByText(routeCard.filledSlot, { exact: true })).toHaveCount(
        pledges.filter((pledge) => pledge.proofs.some(({ link }) => !isPlaceholder(link))).length,
      );
      for (const [index, { anchor }] of pledges.entries()) {
        await expect(card.getByRole('link').nth(index)).toHaveAttribute('href', `#${anchor}`);
      }
    });

    test('has a slot with its state for each proof of each pledge', async ({ page }) => {
      for (const { anchor, noProof, proofs: own } of pledges) {
        const marker = page.locator(`#${anchor}`);
        await expect(marker.getByRole('heading', { level: 3 })).not.toHaveCount(0);
        await expect(marker.locator('.proof-slot')).toContainText(
          noProof ? [noProof.label] : own.map(({ label }) => label),
        );
        for (const [index, { link }] of own.entries()) {
          const slot = marker.locator('.proof-slot').nth(index);
          const isOpen = isPlaceholder(link);
          await expect(slot).toContainText(isOpen ? stamps.pledged : stamps.published);
          await expect(slot).toContainText(
            isOpen ? link.shown : withDate(proofChecked, link.value.checked),
          );
          await expect(slot.getByRole('link')).toHaveCount(isOpen ? 0 : 1);
        }
      }
    });

    test('says whether the end of the lock has passed', async ({ page }) => {
      const date = coin.lpLockedUntil;
      for (const { anchor, expiresWith } of pledges) {
        const marker = page.locator(`#${anchor}`);
        for (const [note, isSaid] of [
          [lockDate.passed, hasPassed(date)],
          [lockDate.ahead, !hasPassed(date)],
        ] as const) {
          const said = withDate(note, date);
          await expectText(marker, said, isSaid && expiresWith !== undefined);
        }
        const isStamped = hasPassed(date) && expiresWith !== undefined;
        await expect(marker.getByText(stamps.datePassed, { exact: true })).toHaveCount(
          isStamped ? 1 : 0,
        );
      }
    });

    test('shows each share separately, with a link to its pledge', async ({ page }) => {
      const field = section(page, staffs.heading);
      const shares = field.getByRole('listitem');
      await expect(shares).toHaveCount(staffs.items.length);
      await expect(shares).toContainText(staffs.items.map(({ title, text }) => `${title} ${text}`));
      await expect(shares.locator('strong')).toHaveText(
        staffs.items.map(({ share }) => {
          return fill(site.navigation.words.percent, { percent: coin[share].percent });
        }),
      );
      await expect(field.locator('.supply-share-pole')).toHaveCount(staffs.items.length);
      await expect(field.getByRole('img')).toHaveAccessibleName(staffs.alt);
      for (const [index, { pledge }] of staffs.items.entries()) {
        const link = shares.nth(index).getByRole('link');
        await expect(link).toHaveAttribute('href', `#${pledge}`);
      }
    });

    test('shows the founder’s promise, as a draft until it is signed', async ({ page }) => {
      const leaf = section(page, promise.heading);
      await expect(leaf.getByRole('blockquote')).toHaveText(promise.lines.join(' '), {
        useInnerText: true,
      });
      await expectText(leaf, promise.draft.strong, isPlaceholder(pledgeRecord.signedBy));
      await expect(leaf).toContainText(shownValue(pledgeRecord.signedBy));
    });

    test('has its version, its dates and its changes', async ({ page }) => {
      await expectVersions(page, versions, pledgeRecord);
    });
  });
}

test.describe('Trust Pledge', () => {
  const { routeCard, stop } = words.page('trust-pledge');
  const pledges = words.sections('pledge');

  test('links from the list to each pledge, and scrolls it below the header', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/trust-pledge');
    const card = page.getByRole('navigation', { name: routeCard.label });
    for (const [index, { anchor }] of pledges.entries()) {
      await card.getByRole('link').nth(index).click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const heading = page.locator(`#${anchor}`).getByRole('heading', { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
  });

  test('is printed without the map', { tag: '@wide' }, async ({ page }) => {
    await page.goto('/trust-pledge');
    await page.emulateMedia({ media: 'print' });
    for (const { anchor } of pledges) {
      await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeVisible();
    }
    await expect(page.getByText(stop.trailhead)).toBeHidden();
  });
});
