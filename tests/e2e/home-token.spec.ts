import { fill } from '../../src/formats/templates.ts';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { BUILDS, home, words } from './content.ts';
import { expectText } from './sections.ts';
import { expect, testOnSharedPage, test } from './test.ts';

for (const { build, url, site } of BUILDS) {
  testOnSharedPage(
    `The address in ${build} has gaps, which are not copied as spaces`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto(url);
      const code = page.locator('.address-text');
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
      // In px: wider than between two letters.
      expect(Math.min(...gaps)).toBeGreaterThan(3);
      expect(selected).toBe(shownValue(site.coin.contractAddress));
    },
  );
}

const { copy, pasteBack } = home.token.address;
const ADDRESS = shownValue(words.coin.contractAddress);

test(
  'copying puts the whole address on the clipboard; the check finds it equal, and says what differs or is a link',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: copy.label }).click();
    const inButton = await page
      .locator('[data-copied]')
      .evaluate((button) => getComputedStyle(button, '::after').content);
    expect(inButton).toContain(`"${copy.success.title}"`);
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
    await field.fill(`https://explorer.example/address/${ADDRESS}`);
    await expect(result).toHaveText(pasteBack.link);
  },
);

test(
  'a toast is dismissed by Enter or Escape on its button of 44 px, which gives the focus back, or by Escape elsewhere',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: copy.label });
    const toast = page.locator('.toast');
    const dismiss = toast.getByRole('button');
    for (const key of ['Enter', 'Escape']) {
      await button.press('Enter');
      await dismiss.focus();
      const { width, height } = (await dismiss.boundingBox()) ?? { width: 0, height: 0 };
      // The size is a difference of fractions, so it is not exactly 44.
      expect(Math.min(width, height)).toBeCloseTo(44, 1);
      await dismiss.press(key);
      await expect(toast).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await button.press('Enter');
    await expect(toast).toBeVisible();
    await button.press('Escape');
    await expect(toast).toHaveCount(0);
  },
);
