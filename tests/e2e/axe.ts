import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A rule beyond those: links with one name lead to one address. Axe leaves its finds to a person. */
const LINK_NAMES = 'identical-links-same-purpose';

/** The rules that a theme can break, since themes change nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The themes of a page, and the axe rules to check in each; undefined for all. */
export const THEMES = [
  {
    theme: 'in the light theme',
    media: { media: 'screen', colorScheme: 'light', forcedColors: 'none' },
    rules: undefined,
  },
  {
    theme: 'in the dark theme',
    media: { colorScheme: 'dark', forcedColors: 'none' },
    rules: COLOUR_RULES,
  },
  {
    theme: 'in forced colours',
    media: { colorScheme: 'light', forcedColors: 'active' },
    rules: COLOUR_RULES,
  },
] as const;

/** Paper, on which visitors may also print the backgrounds. What a page says in use is not printed. */
export const PAPER = {
  theme: 'on paper',
  media: { media: 'print', colorScheme: 'light', forcedColors: 'none' },
  rules: COLOUR_RULES,
} as const;

/**
 * Pale text on a dark background. In forced colours the browser paints both in the visitor's colours,
 * but still reports the page's text colour to axe, which compares it with the visitor's background.
 */
const PALE = '.contest-hero, .entry-steps, .contact-channels-fig, .menu-close, .photograph';

/** Whether axe compared a text colour that the browser does not paint. */
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
 * Runs axe on a page in its current state.
 *
 * @param rules the rules to check; all for WCAG and best practice by default, or without those of colours
 * @param part a selector of the only elements to check; the whole page by default
 * @returns each violation with its rule and element
 */
export async function faultsByAxe(
  page: Page,
  rules?: readonly string[] | 'all but colours',
  part = 'html',
): Promise<string[]> {
  // Injects axe (half a megabyte) only once per page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations, incomplete } = await new AxeBuilder({
    page,
    ...(isThere && { axeSource: 'void 0' }),
  })
    // Faster: the pages have no frames, and nothing has to be preloaded.
    .setLegacyMode()
    .include(part)
    .options({
      resultTypes: ['violations', 'incomplete'],
      preload: false,
      runOnly:
        typeof rules === 'object'
          ? { type: 'rule', values: [...rules] }
          : { type: 'tag', values: TAGS },
      ...(typeof rules !== 'object' && {
        rules: {
          [LINK_NAMES]: { enabled: true },
          ...(rules === 'all but colours' &&
            Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))),
        },
      }),
    })
    .analyze();
  const faults: string[] = [];
  const names = incomplete.filter(({ id }) => id === LINK_NAMES);
  for (const { id, nodes } of [...violations, ...names]) {
    for (const { target, failureSummary = '' } of nodes) {
      const selector = target.join(' ');
      if (id === 'color-contrast' && (await isRepainted(page, selector))) continue;
      faults.push(`${id}: ${selector} ${failureSummary}`);
    }
  }
  return faults;
}
