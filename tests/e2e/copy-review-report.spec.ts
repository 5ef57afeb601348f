import { type Page } from '@playwright/test';
import { htmlReport } from '../../packages/copy-review/src/reports/html/report.ts';
import {
  added,
  edited,
  pageOf,
  reportOf,
  SAMPLE,
} from '../../packages/copy-review/tests/reports/sample.ts';
import { faultsByAxe } from './axe.ts';
import { expect, test } from './test.ts';

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

const show = (page: Page, report = SAMPLE) =>
  page.setContent(htmlReport(report, { language: 'en' }));

test('the report of a copy review has no fault that axe finds, light or dark', async ({ page }) => {
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

test('the report shows edited texts in line or side by side, and whole texts once', async ({
  page,
}) => {
  await show(page);
  const change = page.getByRole('article', { name: 'Change 3: edited' });
  await expect(change.locator('p:visible[dir]')).toHaveCount(1);
  await page.getByLabel('Side by side').check();
  await expect(change.locator('p:visible[dir]')).toHaveText([
    'Before: We removed: will pay.',
    'After: We added: may not pay.',
  ]);
  await expect(page.locator('#change-2 p:visible[dir]')).toHaveCount(1);
});

test('the old text stands before the new one on a wide screen @wide', async ({ page }) => {
  await show(page);
  await page.getByLabel('Side by side').check();
  for (const change of ['#change-3', '#change-7']) {
    const [gone, come] = await Promise.all(
      ['.gone', '.come'].map((side) => page.locator(`${change} ${side}:visible`).boundingBox()),
    );
    expect(gone?.y).toBe(come?.y);
    expect((gone?.x ?? 0) + (gone?.width ?? 0)).toBeLessThan(come?.x ?? 0);
  }
});

test('keys lead from change to change, until they are turned off @wide', async ({ page }) => {
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

test('keys begin where one reads @wide', async ({ page }) => {
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
  expect(await place()).toBe(above + 1);
});

test('links lead from change to change', async ({ page }) => {
  await show(page);
  await page.locator('#change-1').getByRole('link', { name: 'Next change' }).click();
  await expect(page.locator('#change-2')).toBeInViewport();
  await page.locator('#change-2').getByRole('link', { name: 'Next change' }).click();
  await expect(page.locator('#change-3:target')).toBeInViewport();
});

test('the bar hides no change that was led to', async ({ page }) => {
  await show(page, LONG);
  await page.locator('#change-29').getByRole('link', { name: 'Next change' }).click();
  const bar = await page.locator('.bar').boundingBox();
  const change = await page.locator('#change-30').boundingBox();
  expect(change?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('long texts and words keep within every width @wide', async ({ page }) => {
  await show(page, LONG);
  for (const view of ['In line', 'Side by side']) {
    await page.getByLabel(view).check();
    for (const width of [320, 390, 900, 901, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${view}, ${width} px wide`).toBe(0);
    }
  }
});

test('each text is set in its own direction', async ({ page }) => {
  await show(page, LONG);
  await expect(page.locator('#change-3 .come')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('#change-1 .come')).toHaveCSS('direction', 'ltr');
});

test('what is printed are the texts, not the ways to get to them @wide', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await show(page);
  for (const hidden of ['.bar', '.contents', '.steps', '.contours'])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.locator('#change-7')).toContainText('Now all is otherwise.');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(18, 38, 28)');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the report can be switched and walked through', async ({ page }) => {
    await show(page);
    await expect(page.locator('.bar-keys')).toBeHidden();
    await page.getByLabel('Side by side').check();
    await expect(page.locator('#change-3 .by-side')).toBeVisible();
    await expect(page.locator('#change-3 .in-line')).toBeHidden();
    await page.locator('#change-2').getByRole('link', { name: 'Next change' }).click();
    await expect(page.locator('#change-3')).toBeInViewport();
  });
});
