import { type Page } from '@playwright/test';
import { htmlReport } from '../../packages/copy-review/src/reports/html/report.ts';
import {
  added,
  edited,
  pageOf,
  reportOf,
  SAMPLE,
  withNumbers,
} from '../../packages/copy-review/tests/reports/sample.ts';
import { faultsByAxe } from './axe.ts';
import { expect, look as test } from './test.ts';

const words = edited(['=The price is ', '-25', '+20', '= in words.']);
const LONG = reportOf({
  facts: [{ page: '/', section: '', kind: 'address', before: 'x'.repeat(90), after: null }],
  pages: [
    pageOf('/'.padEnd(200, 'x'), [
      edited([`-${'x'.repeat(100_000)}`, '+short']),
      edited([`=${'x'.repeat(2_000)}`, `-${'y'.repeat(2_000)}`, '+short']),
      added('السلام عليكم'),
    ]),
    ...Array.from({ length: 40 }, (_, place) =>
      pageOf(`/${place}`, [{ ...words, section: `${place}` }]),
    ),
  ],
});

/** Changes of `SAMPLE`. */
const ADDED_TEXT = '#change-2';
const EDITED_TEXT = '#change-3';
const REPLACED_TEXT = '#change-7';

const show = (page: Page, report = SAMPLE) =>
  page.setContent(withNumbers(report, htmlReport(report, { language: 'en' })));

test('axe finds no fault in the report, light or dark', async ({ page }) => {
  const expectNoFaults = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsByAxe(page), colorScheme).toStrictEqual([]);
    }
  };
  await show(page);
  await expectNoFaults();
  await page.getByLabel('Side by side').check();
  await expectNoFaults();
  const blocking = [{ page: '', message: 'Name who settled it.' }];
  for (const report of [reportOf(), reportOf({ blocking })]) {
    await show(page, report);
    await expectNoFaults();
  }
});

test('edited texts are shown in line or side by side, all others once', async ({ page }) => {
  await show(page);
  const change = page.getByRole('article', { name: 'Change 3: edited' });
  await expect(change.locator('p:visible[dir]')).toHaveCount(1);
  await page.getByLabel('Side by side').check();
  await expect(change.locator('p:visible[dir]')).toHaveText([
    'Before: We removed: will pay.',
    'After: We added: may not pay.',
  ]);
  await expect(page.locator(`${ADDED_TEXT} p:visible[dir]`)).toHaveCount(1);
});

test('side by side, the old text is to the left of the new one @wide', async ({ page }) => {
  await show(page);
  await page.getByLabel('Side by side').check();
  for (const change of [EDITED_TEXT, REPLACED_TEXT]) {
    const [gone, come] = await Promise.all(
      ['.gone', '.come'].map((side) => page.locator(`${change} ${side}:visible`).boundingBox()),
    );
    expect(gone?.y).toBe(come?.y);
    expect((gone?.x ?? 0) + (gone?.width ?? 0)).toBeLessThan(come?.x ?? 0);
  }
});

test('keys step through the changes until they are turned off @wide', async ({ page }) => {
  await show(page);
  await page.keyboard.press('n');
  await expect(page.locator('#change-1')).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('#change-2')).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.locator('#change-1')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Control+n');
  await expect(page.locator('#change-1')).toBeFocused();
  await page.getByLabel('Keys n next').uncheck();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Keys n next')).toBeFocused();
});

test('keys begin at the scroll position @wide', async ({ page }) => {
  await show(page, LONG);
  const change = page.locator('#change-30');
  await change.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const place = async () =>
    Number((await page.locator('.change:focus').getAttribute('id'))?.slice(7));
  await page.keyboard.press('p');
  const above = await place();
  expect(above).toBeGreaterThan(20);
  expect(above).toBeLessThan(30);
  await page.keyboard.press('n');
  await expect(page.locator(`#change-${above + 1}`)).toBeFocused();
});

test('the sticky bar does not cover the target of a link', async ({ page }) => {
  await show(page, LONG);
  await page.locator('#change-30 .change-number').click();
  await expect(page).toHaveURL(/#change-30$/);
  const bar = await page.locator('.bar').boundingBox();
  const change = await page.locator('#change-30').boundingBox();
  expect(change?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('long texts and words do not overflow at any width @wide', async ({ page }) => {
  await show(page, LONG);
  for (const view of ['In line', 'Side by side']) {
    await page.getByLabel(view).check();
    // report.css has a breakpoint at 900 px.
    for (const width of [320, 390, 900, 901, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${view}, ${width} px wide`).toBe(0);
    }
  }
});

test('each text has its own direction @wide', async ({ page }) => {
  await show(page, LONG);
  await expect(page.locator('#change-3 .come')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('#change-1 .come')).toHaveCSS('direction', 'ltr');
});

test('print hides navigation and keeps the text @wide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await show(page);
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of ['.bar', '.contents'])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.locator(REPLACED_TEXT)).toContainText('Now all is otherwise.');
  await expect(page.locator('body')).toHaveCSS('color', ink);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the view switch and the links work', async ({ page }) => {
    await show(page);
    await expect(page.locator('.bar-keys')).toBeHidden();
    await page.getByLabel('Side by side').check();
    await expect(page.locator(`${EDITED_TEXT} .by-side`)).toBeVisible();
    await expect(page.locator(`${EDITED_TEXT} .in-line`)).toBeHidden();
    await page.locator('.contents a').last().click();
    await expect(page.locator('.group').last()).toBeInViewport();
  });
});
