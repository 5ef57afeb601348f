import { expect, type Locator, type Page } from '@playwright/test';
import { isPlaceholder, shownValue } from '../../src/facts/placeholders.ts';
import { home, type SiteWords } from './content.ts';
import { layOutAll } from './test.ts';

interface Heading {
  eyebrow?: string | undefined;
  text?: string | undefined;
}

/** A heading as it is read: the name of its section, and the headline. */
export function headingText({ eyebrow, text }: Heading): string {
  return [eyebrow, text].filter((part) => part !== undefined).join(' ');
}

/** The section that stands under a heading of the second level. */
export function section(page: Page, heading: Heading): Locator {
  return page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name: headingText(heading) }),
  });
}

/** The last link of the page's own content leads to the next step. */
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

/** The link opens a new tab, and says so. */
export async function expectNewTab(link: Locator, { navigation }: SiteWords): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toContainText(navigation.words.newTab);
}

/** The element says these words if the condition holds, and otherwise does not. */
export async function expectText(place: Locator, text: string, isSaid: boolean): Promise<void> {
  await layOutAll(place.page());
  await (isSaid ? expect(place) : expect(place).not).toContainText(text, { useInnerText: true });
}

/** The studio's address is a link to write to it, and while it is a placeholder the note says so. */
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

/** One reading of the token card: its value, what is stamped on it, and its notes. */
export function reading(page: Page, term: string): Locator {
  const dt = page.getByRole('term').filter({ has: page.getByText(term, { exact: true }) });
  return section(page, home.token.heading)
    .locator('dl > div')
    .filter({ has: dt })
    .getByRole('definition');
}
