import type { BuiltPage, Look } from 'copy-review';
import { conditionalRules } from './conditional-rules.ts';
import { HEIGHT, openPages, WIDTHS } from './open-pages.ts';
import { lookAtWords } from './words.ts';

/**
 * Opens pages of built sites at two widths, and finds out which words are seen, what else is painted, and
 * which rules could hide a text in another state. Everything that a visitor can open is opened, and
 * animations have ended.
 *
 * @param pages the pages of all builds, such as `legal.html` of the folder `dist`
 * @returns what each page shows, for each width
 * @throws Error if there is no browser, or if a page cannot be opened
 */
export const lookAtPages = async (
  pages: readonly BuiltPage[],
): Promise<readonly (readonly Look[])[]> =>
  await openPages(pages, async (page) => {
    const looks: Look[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { words, painted } = await lookAtWords(page);
      const rules = await conditionalRules(page);
      looks.push({ width, words, painted, ...rules });
    }
    return looks;
  });
