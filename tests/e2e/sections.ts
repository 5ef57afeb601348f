import { expect, type Locator, type Page } from '@playwright/test';
import { headingText, type Heading } from '../site-words.ts';

/** The section with a heading of the second level. */
export function section(page: Page, heading: Heading): Locator {
  return page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name: headingText(heading) }),
  });
}

/** Expects the element to contain a text, or not to contain it. */
export async function expectText(place: Locator, text: string, isShown: boolean): Promise<void> {
  await (isShown ? expect(place) : expect(place).not).toContainText(text, { useInnerText: true });
}
