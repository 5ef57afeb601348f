import { expect, type Locator, type Page } from '@playwright/test';

interface Heading {
  eyebrow?: string | undefined;
  text?: string | undefined;
}

/** The section with a heading of the second level. */
export function section(page: Page, { eyebrow, text }: Heading): Locator {
  const name = [eyebrow, text].filter((part) => part !== undefined).join(' ');
  return page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name }),
  });
}

/** Expects the element to contain a text, or not to contain it. */
export async function expectText(place: Locator, text: string, isShown: boolean): Promise<void> {
  await (isShown ? expect(place) : expect(place).not).toContainText(text, { useInnerText: true });
}
