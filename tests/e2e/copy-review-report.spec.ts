import type { Page } from '@playwright/test';
import { htmlReport } from '../../packages/copy-review/src/report/html.ts';
import {
  edited,
  line,
  pageOf,
  reportOf,
  SAMPLE,
} from '../../packages/copy-review/tests/report/sample.ts';
import { faultsByAxe } from './axe.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { overflowOf } from './text-faults.ts';

/** A report whose words, lines and paths are longer than any screen is wide. */
const LONG = reportOf({
  facts: [{ page: '/', section: '', kind: 'address', before: 'x'.repeat(90), after: null }],
  lines: Array.from({ length: 30 }, (_, place) =>
    line('a.css', { removed: [`${place} ${'x'.repeat(500)}`], added: [`${place}`] }),
  ),
  pages: [
    pageOf('/'.padEnd(200, 'x'), [
      edited([`-${'x'.repeat(5_000)}`, '+short']),
      edited([`=${'x'.repeat(2_000)}`, `-${'y'.repeat(2_000)}`, '+short']),
    ]),
  ],
});

const show = (page: Page, report = SAMPLE) =>
  page.setContent(htmlReport(report, { since: undefined, pages: new Map(), files: new Map() }));

test('axe finds no fault in the report, light or dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const report of [SAMPLE, reportOf()]) {
      await show(page, report);
      expect(await faultsByAxe(page), colorScheme).toStrictEqual([]);
    }
  }
});

test(
  'long texts and words do not overflow on a phone or a wide screen',
  { tag: '@wide' },
  async ({ page }) => {
    await show(page, LONG);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${width} px wide`).toBe(0);
    }
  },
);
