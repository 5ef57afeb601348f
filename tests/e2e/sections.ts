import { expect, type Locator, type Page } from '@playwright/test';
import { isPlaceholder, shownValue, type Suppliable } from '../../src/facts/placeholders.ts';
import { recordState } from '../../src/facts/supply.ts';
import type { LegalPage } from '../../src/schemas/pages/legal.ts';
import { withDate } from '../dates-in-text.ts';
import { home, type SiteWords } from './content.ts';

interface Heading {
  eyebrow?: string | undefined;
  text?: string | undefined;
}

/** The text of a heading: its eyebrow and headline. */
export function headingText({ eyebrow, text }: Heading): string {
  return [eyebrow, text].filter((part) => part !== undefined).join(' ');
}

/** The section with a heading of the second level. */
export function section(page: Page, heading: Heading): Locator {
  return page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name: headingText(heading) }),
  });
}

/** Expects the last link of the main content to lead to the next step. */
export async function expectNextStep(
  page: Page,
  { text, link }: { text: string; link: { label: string; href: string } },
): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(text);
  const last = main.getByRole('link').last();
  await expect(last).toHaveText(link.label);
  await expect(last).toHaveAttribute('href', link.href);
}

/** Expects the link to open a new tab and to say so. */
export async function expectNewTab(link: Locator, { navigation }: SiteWords): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toContainText(navigation.words.newTab);
}

/** Expects the element to contain a text, or not to contain it. */
export async function expectText(
  place: Locator,
  text: string | RegExp,
  isShown: boolean,
): Promise<void> {
  await (isShown ? expect(place) : expect(place).not).toContainText(text, { useInnerText: true });
}

/** Expects a `mailto:` link to the studio, and a note only while the address is a placeholder. */
export async function expectEmail(
  place: Locator,
  { studio, navigation }: SiteWords,
  note = navigation.words.emailPlaceholder,
) {
  const address = shownValue(studio.email);
  await expect(place.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  );
  await expectText(place, note, isPlaceholder(studio.email));
}

/** Expects the page to say how far its text has come. */
export async function expectStanding(
  page: Page,
  words: LegalPage['standing'],
  adopted: Suppliable<string>,
  approvedBy: Suppliable<string>,
): Promise<void> {
  const { strong, text = '' } = words[recordState(adopted, approvedBy)];
  const said = `${strong} ${text}`.trim().replace('{name}', shownValue(approvedBy));
  const isDated = !isPlaceholder(adopted);
  await expectText(page.getByRole('main'), isDated ? withDate(said, adopted.value) : said, true);
}

/** One fact of the token card: its value, stamps and notes. */
export function reading(page: Page, term: string): Locator {
  const dt = page.getByRole('term').filter({ has: page.getByText(term, { exact: true }) });
  return section(page, home.token.heading)
    .locator('dl > div')
    .filter({ has: dt })
    .getByRole('definition');
}
