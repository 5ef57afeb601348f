import type { Page } from '@playwright/test';
import { BUILDS } from './content.ts';
import { ALL_PAGES } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';
import { restyle, SPACED_TEXT, textFaults, DOUBLED_TEXT } from './text-faults.ts';

/** Every word can be read at every width, without scrolling sideways, and when a visitor increases the size or the spacing of text. */

const MEDIUM = [390, 600, 768, 901, 1280];

interface Way {
  readonly css: string;
  readonly widths: readonly number[];
  /** The faults that count. By default all but `crowded`: text that a visitor enlarges fills rows and columns. */
  readonly counted?: RegExp;
}

/** Styles of a visitor, with the widths at which the page is read. */
const WAYS: Readonly<Record<string, Way>> = {
  'as it is': {
    css: '',
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
};

async function expectWhole(
  page: Page,
  { widths, counted = /^(?!crowded)/ }: Omit<Way, 'css'>,
  way: string,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const faults = (await textFaults(page)).filter((fault) => counted.test(fault));
    expect.soft(faults, `${way}, ${width} px wide`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${way}, ${width} px wide`).toBe(0);
  }
}

test.describe('Text', { tag: '@wide' }, () => {
  for (const { route, name } of ALL_PAGES) {
    test(`of ${name} is whole, none is under another, and nothing scrolls sideways`, async ({
      page,
    }) => {
      for (const { build, url } of BUILDS) {
        await page.goto(url + route);
        for (const [how, way] of Object.entries(WAYS)) {
          await restyle(page, way.css);
          await expectWhole(page, way, `${how}, in ${build}`);
        }
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
