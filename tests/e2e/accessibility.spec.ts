import { faultsByAxe, PAPER, THEMES } from './axe.ts';
import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { route } of ALL_PAGES) {
  test(`every target at ${route} is at least 44 × 44 px, unless it is inside a sentence`, async ({
    page,
  }) => {
    for (const { build, url } of BUILDS) {
      await page.goto(url + route);
      const small = await page.locator('a, button, input, textarea, summary').evaluateAll((all) => {
        const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
        const isInSentence = (target: Element) => {
          let block = target.parentElement;
          while (block && isInline(block)) block = block.parentElement;
          return isInline(target) && block?.textContent.trim() !== target.textContent.trim();
        };
        return (
          all
            .filter((target) => target.checkVisibility() && !isInSentence(target))
            .map((target) => {
              const { width, height } = target.getBoundingClientRect();
              return { target: target.textContent.trim() || target.id, width, height };
            })
            // Sizes are fractions: 44 px may be 43.99.
            .filter(({ width, height }) => Math.min(width, height) < 43.9)
        );
      });
      expect.soft(small, build).toEqual([]);
    }
  });

  test(
    `no text at ${route} is the colour of its outline, also in forced colours`,
    { tag: '@wide' },
    async ({ page }) => {
      for (const { theme, media } of THEMES) {
        await page.emulateMedia(media);
        await page.goto(route);
        const filled = await page.locator('body :not(script, style)').evaluateAll((all) =>
          all
            .filter((element) => [...element.childNodes].some((node) => node instanceof Text))
            .filter((element) => {
              const style = getComputedStyle(element);
              const isDrawn = element instanceof SVGElement;
              const outline = isDrawn ? style.stroke : style.webkitTextStrokeColor;
              const width = isDrawn ? style.strokeWidth : style.webkitTextStrokeWidth;
              const colour = isDrawn ? style.fill : style.webkitTextFillColor;
              return parseFloat(width) > 0 && outline === colour;
            })
            .filter((element) => element.textContent.trim() !== '' && element.checkVisibility())
            .map((element) => element.textContent.trim()),
        );
        expect.soft(filled, theme).toEqual([]);
      }
    },
  );

  test(
    `nothing is read at ${route} but its own words`,
    { tag: ['@wide', '@chromium'] },
    async ({ page }) => {
      await page.goto(route);
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const read = nodes.flatMap(({ role, name }) =>
        role?.value === 'StaticText' ? [String(name?.value).replaceAll(/\s+/g, ' ').trim()] : [],
      );
      const own = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) words.push(texts.currentNode.nodeValue ?? '');
        return words.map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase());
      });
      expect(read).not.toEqual([]);
      expect(read.filter((text) => !own.includes(text.toLowerCase()))).toEqual([]);
    },
  );

  test(
    `axe finds nothing at ${route} in either theme, in forced colours, on paper, and on a narrow screen`,
    { tag: '@wide' },
    async ({ page }) => {
      for (const { build, url } of BUILDS) {
        await page.goto(url + route);
        for (const { theme, media, rules } of [...THEMES, PAPER]) {
          await page.emulateMedia(media);
          expect.soft(await faultsByAxe(page, rules), `${theme}, in ${build}`).toEqual([]);
        }
        // A width changes no colour, and the wide page has every text of the narrow one except the menu's.
        await page.emulateMedia(THEMES[0].media);
        await page.setViewportSize({ width: 320, height: 640 });
        const narrow = await faultsByAxe(page, 'all but colours');
        expect.soft(narrow, `on a narrow screen, in ${build}`).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    },
  );
}
