import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In another theme a page has other colours and the same elements: there only colours are judged. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** How visitors see a page, and the rules to judge it by: all of them, or some. */
export const LOOKS = [
  {
    look: 'in the light theme',
    media: { colorScheme: 'light', forcedColors: 'none' },
    rules: undefined,
  },
  {
    look: 'in the dark theme',
    media: { colorScheme: 'dark', forcedColors: 'none' },
    rules: COLOURS,
  },
  {
    look: 'in forced colours',
    media: { colorScheme: 'light', forcedColors: 'active' },
    rules: COLOURS,
  },
] as const;

/**
 * Pale text on a dark ground. In forced colours the browser paints both in the visitor's colours,
 * but goes on telling axe the page's own pale one, which axe then sees on the visitor's ground.
 */
const PALE = '.contest-hero, .entry-steps, .contact-channels-fig, .header-close';

/** Whether axe compares a colour that the browser does not paint. */
function isRepainted(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, pale) =>
        matchMedia('(forced-colors: active)').matches &&
        getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'auto' &&
        element.closest(pale) !== null,
      PALE,
    );
}

/**
 * Looks for what is not accessible on a page as it stands.
 *
 * @param rules the rules of axe to judge by; all that concern WCAG or are best practice if none is given
 * @returns each rule that is broken and where; empty when axe finds nothing
 */
export async function faultsByAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Half a megabyte of script is given to a page once, however often it is asked.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await layOutAll(page);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    // The pages have no frames, nothing in them need be fetched, and what is sound need not be told.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS },
    })
    .analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = '' } of nodes) {
      const selector = target.join(' ');
      if (id === 'color-contrast' && (await isRepainted(page, selector))) continue;
      faults.push(`${id}: ${selector} ${failureSummary}`);
    }
  }
  return faults;
}
