import type { Page } from '@playwright/test';
import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/** What makes words longer: a text without spaces, such as an address pasted into a text, or another language. */
type Cause = 'a text without spaces' | 'a translator';

/** Makes words longer than the page is set for, and returns the texts with such words. Runs in the page. */
function lengthen(cause: Cause): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // What only screen readers read is in a box of one pixel.
  const isSeen = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 1;
  const shown = (except: string) =>
    texts.filter(
      ({ parentElement: parent }) => parent && isSeen(parent) && !parent.closest(except),
    );
  if (cause === 'a translator') {
    document.documentElement.lang = 'de';
    const translated = shown('svg, [aria-hidden=true], [translate=no]');
    for (const text of translated)
      text.data = text.data.replaceAll(/(?<![$\p{L}])\p{L}{4,}/gu, (word) => word + word.slice(-3));
    return translated;
  }
  // Names and labels of a few words, captions, and the largest words of a page need not break.
  const long = shown('h1, svg, script, .btn, .stamp, .fig, [aria-hidden=true]').filter(
    ({ data, parentElement }) => /\S+(?:\s+\S+){5}/.test(data) || parentElement?.closest('dd'),
  );
  for (const text of long) text.data = 'w'.repeat(150);
  return long;
}

/** The parents of those texts of a page that reach beyond its left or right edge. Runs in the page. */
function cutOff(texts: readonly Text[]): (string | undefined)[] {
  const { clientWidth } = document.documentElement;
  const range = document.createRange();
  return texts
    .filter((text) => {
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    })
    .map(({ parentElement }) => parentElement?.outerHTML.slice(0, 200));
}

async function expectNoneCutOff(page: Page, route: string, cause: Cause): Promise<void> {
  for (const { build, url } of BUILDS) {
    await page.goto(url + route);
    const texts = await page.evaluateHandle(lengthen, cause);
    expect(await texts.evaluate(({ length }) => length)).toBeGreaterThan(0);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await texts.evaluate(cutOff), `in ${build}, ${width} px wide`).toEqual([]);
    }
  }
}

test.describe('A word that is longer than a line', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`breaks in every sentence and value of ${name}`, async ({ page }) => {
      await expectNoneCutOff(page, route, 'a text without spaces');
    });

    test(`is not cut on ${name} in another language`, async ({ page }) => {
      await expectNoneCutOff(page, route, 'a translator');
    });
  }
});
