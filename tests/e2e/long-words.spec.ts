import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

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

/** A text without spaces, such as an address pasted into a text, widens no page and is not cut. */
test.describe('A word that is longer than a line', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`breaks in every sentence and value of ${name}`, async ({ page }) => {
      for (const { build, url } of BUILDS) {
        await page.goto(url + route);
        const texts = await page.evaluateHandle(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const all: Text[] = [];
          while (walker.nextNode()) all.push(walker.currentNode as Text);
          // Names and labels of a few words, captions, and the largest words of a page need not break.
          const isSentence = ({ data }: Text) => /\S+(?:\s+\S+){5}/.test(data);
          const long = all.filter((text) => {
            const parent = text.parentElement;
            return (
              parent?.checkVisibility() === true &&
              (isSentence(text) || parent.closest('dd') !== null) &&
              parent.closest(
                'h1, svg, script, .btn, .stamp, .fig, .sr-only, [aria-hidden=true]',
              ) === null
            );
          });
          for (const text of long) text.data = 'w'.repeat(150);
          return long;
        });
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await texts.evaluate(cutOff), `in ${build}, ${width} px wide`).toEqual([]);
        }
      }
    });
  }
});

test.describe('A page that a translator has put into another language', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`cuts no word of ${name}, which may be longer there`, async ({ page }) => {
      for (const { build, url } of BUILDS) {
        await page.goto(url + route);
        const texts = await page.evaluateHandle(() => {
          document.documentElement.lang = 'de';
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const all: Text[] = [];
          while (walker.nextNode()) all.push(walker.currentNode as Text);
          const translated = all.filter(
            ({ parentElement }) =>
              parentElement?.checkVisibility() === true &&
              parentElement.closest('svg, .sr-only, [aria-hidden=true], [translate=no]') === null,
          );
          for (const text of translated)
            text.data = text.data.replaceAll(
              /(?<![$\p{L}])\p{L}{4,}/gu,
              (word) => word + word.slice(-3),
            );
          return translated;
        });
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await texts.evaluate(cutOff), `in ${build}, ${width} px wide`).toEqual([]);
        }
      }
    });
  }
});
