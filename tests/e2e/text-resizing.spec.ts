/**
 * Every word can be read at every width, without scrolling sideways, and when a visitor increases the size or
 * the spacing of text.
 */
import type { Page } from '@playwright/test';
import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { DOUBLED_TEXT, overflowOf, restyle, SPACED_TEXT, textFaults } from './text-faults.ts';

const MEDIUM = [390, 600, 768, 901, 1280];

interface Way {
  readonly css?: string;
  /** As some translators set it on the page. */
  readonly dir?: 'rtl';
  readonly widths: readonly number[];
  /** The faults that count. By default all but `crowded`: text that a visitor enlarges fills rows and columns. */
  readonly counted?: RegExp;
}

/**
 * Turns each paragraph into one that is written from right to left: an invisible mark before its words says so,
 * since the machine may have no typeface with Arabic letters.
 *
 * @returns how many there are, and those that do not start at the right
 */
function turnParagraphs(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate(() => {
    /** Whether nothing but its text is in the line, and the style leaves the side to the direction. */
    const isPlain = (element: Element) => {
      const { display, textAlign } = getComputedStyle(element);
      const isBlock = /^(?:block|list-item|table-cell)$/.test(display);
      const hasMark = getComputedStyle(element, '::before').content !== 'none';
      return isBlock && !hasMark && textAlign === 'start';
    };
    const turned = [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, td')].flatMap(
      (element) => {
        const [text, ...others] = element.childNodes;
        if (!(text instanceof Text) || others.length > 0 || text.data.trim() === '') return [];
        if (!element.checkVisibility() || !isPlain(element)) return [];
        // A whole page that is turned also turns a paragraph that begins with a name in Latin letters.
        const start = element.matches('li') ? '' : 'MUUVA ';
        text.data = `${start}\u200f${text.data.trim()}`;
        return [{ element, text }];
      },
    );
    const range = document.createRange();
    const wrong = turned.filter(({ element, text }) => {
      const { paddingRight, borderRightWidth } = getComputedStyle(element);
      const inset = parseFloat(paddingRight) + parseFloat(borderRightWidth);
      const edge = element.getBoundingClientRect().right - inset;
      range.selectNodeContents(text);
      return Math.abs(range.getBoundingClientRect().right - edge) > 2;
    });
    return { count: turned.length, wrong: wrong.map(({ text }) => text.data) };
  });
}

/** Styles of a visitor, with the widths at which the page is read. */
const WAYS = {
  'as it is': {
    widths: [320, 360, ...MEDIUM, 1024, 1180, 1440, 1728, 2560],
    counted: /./,
  },
  'spaced as WCAG allows': { css: SPACED_TEXT, widths: MEDIUM },
  'at 200 %': { css: DOUBLED_TEXT, widths: [390, 1280] },
  'at 200 % on the narrowest screen': {
    css: DOUBLED_TEXT,
    widths: [320],
    // The screen is narrower than some words, but no figure and no address may be cut.
    counted: /^cut: .*[\d@]/s,
  },
  // The full stop of an English word is on its other side then, so that it looks broken.
  'right to left': { dir: 'rtl', widths: [390, 1280], counted: /^(?:cut|under)/ },
} as const satisfies Readonly<Record<string, Way>>;

const setDirection = (page: Page, dir = '') =>
  page.evaluate((value) => {
    document.documentElement.dir = value;
  }, dir);

async function expectWhole(
  page: Page,
  { widths, counted = /^(?!crowded)/ }: Omit<Way, 'css'>,
  way: string,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = (await textFaults(page)).filter((fault) => counted.test(fault));
    expect.soft(faults, `${way}, ${width} px wide`).toEqual([]);
    expect.soft(await overflowOf(page), `${way}, ${width} px wide`).toBe(0);
  }
}

test.describe('Text', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`of ${name} is whole, none is under another, and nothing scrolls sideways`, async ({
      page,
    }) => {
      for (const { build, url } of BUILDS) {
        await page.goto(url + route);
        for (const [how, way] of Object.entries<Way>(WAYS)) {
          await restyle(page, way.css ?? '');
          await setDirection(page, way.dir);
          await expectWhole(page, way, `${how}, in ${build}`);
        }
      }
    });

    test(`of ${name} that is written from right to left starts at the right`, async ({ page }) => {
      for (const { build, url } of BUILDS) {
        await page.goto(url + route);
        await setDirection(page, 'rtl');
        const { count, wrong } = await turnParagraphs(page);
        expect.soft(count, build).toBeGreaterThan(0);
        expect.soft(wrong, build).toEqual([]);
        await expectWhole(page, WAYS['right to left'], build);
      }
    });

    test(
      `of ${name} is whole when the browser's own size of text is doubled, which moves the breakpoints`,
      { tag: '@chromium' },
      async ({ page, context }) => {
        const browser = await context.newCDPSession(page);
        const setSize = (standard: number) =>
          browser.send('Page.setFontSizes', { fontSizes: { standard } });
        try {
          await setSize(32);
          for (const { build, url } of BUILDS) {
            await page.goto(url + route);
            await expectWhole(page, { widths: [...MEDIUM, 1728] }, `in ${build}`);
          }
        } finally {
          // The page is shared with other tests.
          await setSize(16);
        }
      },
    );
  }
});
