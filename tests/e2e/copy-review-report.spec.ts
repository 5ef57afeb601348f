import { type Page } from '@playwright/test';
import { htmlReport } from '../../packages/copy-review/src/report/html.ts';
import {
  added,
  edited,
  line,
  pageOf,
  reportOf,
  SAMPLE,
  withNumbers,
} from '../../packages/copy-review/tests/report/sample.ts';
import { faultsByAxe } from './axe.ts';
import { expect, look as test } from './test.ts';

const words = edited(['=The price is ', '-25', '+20', '= in words.']);
const LONG = reportOf({
  facts: [{ page: '/', section: '', kind: 'address', before: 'x'.repeat(90), after: null }],
  lines: Array.from({ length: 30 }, (_, place) =>
    line('a.css', { removed: [`${place} ${'x'.repeat(500)}`], added: [`${place}`] }),
  ),
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
  const blocking = [{ page: '', message: 'Name who settled it.' }];
  for (const report of [reportOf(), reportOf({ blocking })]) {
    await show(page, report);
    await expectNoFaults();
  }
});

test('long texts and words do not overflow at any width @wide', async ({ page }) => {
  await show(page, LONG);
  await page.locator('summary').click();
  // report.css has a breakpoint at 900 px.
  for (const width of [320, 390, 900, 901, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px wide`).toBe(0);
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
  await expect(page.locator('.contents')).toBeHidden();
  await expect(page.locator('#change-7')).toContainText('Now all is otherwise.');
  await expect(page.locator('body')).toHaveCSS('color', ink);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links work, and what is folded opens', async ({ page }) => {
    await show(page, LONG);
    await page.locator('.contents a').last().click();
    await expect(page.locator('#lines')).toBeInViewport();
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.lines li').last()).toBeVisible();
  });
});
