import type { Locator, Page } from '@playwright/test';

/** The section that stands under a heading of the second level. */
export function section(page: Page, heading: string | RegExp): Locator {
  return page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}
