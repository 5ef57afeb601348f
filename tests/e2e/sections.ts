import { expect, type Locator, type Page } from '@playwright/test';

/** The section that stands under a heading of the second level. */
export function section(page: Page, heading: string | RegExp): Locator {
  return page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

/** The link opens a new tab, safely, and says so. */
export async function expectNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toContainText('new tab');
}

/** One reading of the token card: its value, what is stamped on it, and its notes. */
export function reading(page: Page, term: string): Locator {
  const dt = page.locator('dt', { hasText: new RegExp(`^${term}$`) });
  return section(page, /Token card/)
    .locator('dl > div', { has: dt })
    .locator('dd');
}
