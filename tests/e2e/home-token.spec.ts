import { isDisputed, otherReadings, readingOn } from '../../src/facts/conflicts.ts';
import { hasPassed } from '../../src/formats/dates.ts';
import { fill } from '../../src/formats/templates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { clauseSentence } from '../../src/facts/supply.ts';
import { tokenPageUrl } from '../../src/facts/token-page.ts';
import { withDate } from '../dates-in-text.ts';
import { BUILDS, home, words } from './content.ts';
import { expectNewTab, expectText, reading, section } from './sections.ts';
import { expect, look, test } from './test.ts';

for (const { build, url, site } of BUILDS) {
  look.describe(`The token card in ${build}`, { tag: '@wide' }, () => {
    const { heading, factLabels, address, buy, whitepaper, liveStats } = site.page('home').token;
    const { coin, navigation } = site;
    const shared = navigation.words;
    const contract = shownValue(coin.contractAddress);
    const isMissing = isPlaceholder(coin.contractAddress);
    const proofs = site.sections('pledge').flatMap((pledge) => pledge.proofs);

    /** Whether the proof is still missing. */
    const isOpen = (id: string) => isPlaceholder(proofs.find((proof) => proof.id === id)?.link);

    look.beforeEach(async ({ page }) => {
      await page.goto(url);
    });

    look('shows each fact with the state of its proof', async ({ page }) => {
      const { supply, founderHold, lpLockedUntil } = coin;
      await expect(reading(page, factLabels.launched)).toHaveText(
        withDate('{date}', coin.launched),
      );

      const supplied = reading(page, factLabels.supply);
      const other = otherReadings('home', supply).map(({ shown }) => shown);
      await expect(supplied).toContainText(readingOn('home', supply));
      await expectText(
        supplied,
        fill(factLabels.supplyDisputed, { other: other.join(', ') }),
        isDisputed(supply),
      );
      await expect(supplied.getByRole('link')).toHaveCount(isDisputed(supply) ? 1 : 0);

      const hold = reading(page, factLabels.founderHold);
      const share = fill(shared.percent, { percent: founderHold.percent });
      await expect(hold).toContainText(fill(factLabels.founderHoldValue, { share }));
      const lock = reading(page, factLabels.lpLockedUntil);
      await expect(lock).toContainText(withDate('{date}', lpLockedUntil));
      for (const [place, id] of [
        [hold, 'vesting'],
        [lock, 'locker'],
      ] as const) {
        const { pledged, published } = shared.stamps;
        await expect(place.locator('.stamp').first()).toHaveText(isOpen(id) ? pledged : published);
      }
      await expectText(lock, shared.stamps.datePassed, hasPassed(lpLockedUntil));
      await expectText(
        lock,
        withDate(shared.lockDate.passed, lpLockedUntil),
        hasPassed(lpLockedUntil),
      );
    });

    look(
      'has address, copy, check, safety, buy, risk and whitepaper in this order',
      async ({ page }) => {
        const card = section(page, heading);
        const parts = [
          contract,
          ...(isMissing ? [address.placeholder] : []),
          address.copy.label,
          address.pasteBack.label,
          address.safety,
          ...(isMissing ? [buy.lookAlike] : []),
          buy.label,
          buy.risk.strong,
          clauseSentence(buy.clause, site.legalRecord),
          whitepaper.label,
          liveStats.heading,
          liveStats.text,
        ];
        await expect(card).toContainText(new RegExp(parts.map(RegExp.escape).join('.*'), 's'));
        await expectText(card, address.placeholder, isMissing);
        for (const { href, label } of [shared.risksLink, buy.clauseLink]) {
          await expect(card.getByRole('link', { name: label })).toHaveAttribute('href', href);
        }
      },
    );

    look(
      'links to the launch platform, and says so while the token’s own page is not known',
      async ({ page }) => {
        const link = page.getByRole('link', { name: buy.label });
        await expect(link).toHaveAttribute('href', tokenPageUrl(coin));
        await expectText(link, buy.addressMissing, isMissing);
        await expectNewTab(link, site);
      },
    );

    look(
      'links to the whitepaper, or has a button without function that says why',
      async ({ page }) => {
        const name = whitepaper.label;
        if (isPlaceholder(coin.whitepaper)) {
          const button = page.getByRole('button', { name });
          await expect(button).toHaveAttribute('type', 'button');
          await expect(button).toHaveAccessibleDescription(whitepaper.placeholder);
          const before = await page.content();
          await button.click();
          await expect(page).toHaveURL(url);
          expect(await page.content()).toBe(before);
          expect(page.context().pages()).toHaveLength(1);
        } else {
          const link = page.getByRole('link', { name });
          await expect(link).toHaveAttribute('href', coin.whitepaper.value);
          await expectNewTab(link, site);
        }
      },
    );

    look('shows gaps in the address, which are not copied as spaces', async ({ page }) => {
      const code = section(page, heading).locator('code');
      await expect(code).toHaveText(contract);
      const { gaps, selected } = await code.evaluate((shown) => {
        getSelection()?.selectAllChildren(shown);
        const boxes = [...shown.querySelectorAll('span')].map((group) =>
          group.getBoundingClientRect(),
        );
        return {
          gaps: boxes.flatMap((box, index) => {
            const next = boxes[index + 1];
            return next?.top === box.top ? [next.left - box.right] : [];
          }),
          selected: getSelection()?.toString(),
        };
      });
      expect(gaps.length).toBeGreaterThan(2);
      expect(Math.min(...gaps)).toBeGreaterThan(3);
      expect(selected).toBe(contract);
    });
  });
}

const { copy, pasteBack } = home.token.address;
const ADDRESS = shownValue(words.coin.contractAddress);

test(
  'copying puts the whole address on the clipboard, and the check finds it equal',
  { tag: '@wide' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/');
    await page.getByRole('button', { name: copy.label }).click();
    await expect(page.locator('.toast')).toHaveText(
      `${copy.success.title} ${copy.success.description}`,
    );
    const field = page.getByLabel(pasteBack.label);
    const result = page.locator('.paste-result');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue(ADDRESS);
    await expect(result).toContainText(fill(pasteBack.equal, { count: ADDRESS.length }));
    await expectText(result, pasteBack.equalPlaceholder, isPlaceholder(words.coin.contractAddress));
    await field.fill(`${ADDRESS.slice(0, 9)}?${ADDRESS.slice(10)}`);
    await expect(result).toContainText(fill(pasteBack.differs, { position: 10 }));
  },
);

test(
  'a toast that is dismissed with a key gives the focus back',
  { tag: '@wide' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto('/');
    const button = page.getByRole('button', { name: copy.label });
    await button.press('Enter');
    const dismiss = page.locator('.toast').getByRole('button');
    await dismiss.focus();
    const { width, height } = (await dismiss.boundingBox()) ?? { width: 0, height: 0 };
    // The size is a difference of fractions, so it is not exactly 44.
    expect(Math.min(width, height)).toBeCloseTo(44, 1);
    await dismiss.press('Enter');
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);
