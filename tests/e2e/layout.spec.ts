import type { Locator } from '@playwright/test';
import { ROUTES } from '../../src/content-map.ts';
import { buildWith } from './content.ts';
import { ALL_PAGES, MISSING } from './routes.ts';
import { expect, testOnSharedPage as test } from './test.ts';

/** A first screen that is lower, such as that of most phones on their side, has room for the headline alone. */
const MIN_HEIGHT_OF_LINKS = 400;

/** How many lines of text on the poster of Our Coins, besides the contest’s name, are over a footprint. */
const linesOnFootprints = (poster: Locator) =>
  poster.evaluate((section) => {
    const footprints = [...section.querySelectorAll('use')]
      .map((footprint) => footprint.getBoundingClientRect())
      .filter((box) => box.width > 0);
    if (footprints.length === 0) throw new Error('The poster has no footprints.');
    const lines = [...section.querySelectorAll('p, h1 > span:first-child')].flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    return lines.filter((line) =>
      footprints.some(
        (footprint) =>
          line.left < footprint.right &&
          line.right > footprint.left &&
          line.top < footprint.bottom &&
          line.bottom > footprint.top,
      ),
    ).length;
  });

const { about, contact, legal, 'trust-pledge': pledge } = ROUTES;

test('A section that a link leads to begins at the header', async ({ page }) => {
  let count = 0;
  for (const route of Object.values(ROUTES)) {
    await page.goto(route);
    const targets = page.locator('main :is(section, li)[id]');
    const ids = await targets.evaluateAll((all) => all.map((target) => target.id));
    count += ids.length;
    for (const id of ids) {
      await page.goto(`${route}#${id}`);
      const gap = () =>
        page.evaluate((name) => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const target = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
          return Math.abs(target - header);
        }, id);
      // Browsers scroll by whole pixels, and a section may begin between two.
      await expect.poll(gap, `${route}#${id}`).toBeLessThan(1);
    }
  }
  expect(count).toBeGreaterThan(1);
});

test('Two sections in one frame are beside each other', { tag: '@wide' }, async ({ page }) => {
  let count = 0;
  for (const { route } of ALL_PAGES) {
    await page.goto(route);
    const frames = await page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const parts = [...element.children].filter((part) => part.querySelector('h2'));
        const names = parts.flatMap((part) =>
          [...part.querySelectorAll('h2')].map(({ innerText }) => innerText),
        );
        const [first, second, ...more] = parts.map((part) => part.getBoundingClientRect());
        if (!first || !second || more.length > 0 || names.length > 2) return [];
        return [{ names, isRow: second.top < first.bottom }];
      }),
    );
    count += frames.length;
    expect.soft(frames.filter(({ isRow }) => !isRow)).toEqual([]);
  }
  expect(count).toBeGreaterThan(1);
});

test('A heading is nearer to the text that it is of than to the line above it', async ({
  page,
}) => {
  let count = 0;
  for (const { route } of ALL_PAGES) {
    await page.goto(route);
    const gaps = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const lines: { text: Node; box: DOMRect }[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (text.parentElement?.closest('[aria-hidden]')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        lines.push(...[...range.getClientRects()].map((box) => ({ text, box })));
      }
      return [...document.querySelectorAll('main :is(h2, h3)')].flatMap((heading) => {
        const next = heading.nextElementSibling;
        if (!next?.matches('p, ul, ol, dl, table')) return [];
        const { top, bottom } = heading.getBoundingClientRect();
        const own = lines.filter(({ text }) => heading.contains(text));
        const above = lines.filter(
          ({ box }) =>
            box.bottom <= top &&
            own.some((line) => box.left < line.box.right && box.right > line.box.left),
        );
        return {
          heading: heading.textContent.trim(),
          above: top - Math.max(...above.map(({ box }) => box.bottom)),
          below: next.getBoundingClientRect().top - bottom,
        };
      });
    });
    count += gaps.length;
    expect.soft(gaps.filter(({ above, below }) => above < below)).toEqual([]);
  }
  expect(count).toBeGreaterThan(1);
});

test('No line of text in the first screen waits for the styles below it', async ({ page }) => {
  for (const { route } of ALL_PAGES) {
    await page.goto(route);
    const lines = await page.evaluate(async () => {
      await document.fonts.ready;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      // The end of the first screen in the source: what follows waits for a style sheet.
      const fold = document.getElementById('fold');
      if (!fold) return ['There is no mark of the fold.'];
      texts.currentNode = fold;
      const whole: string[] = [];
      while (texts.nextNode()) {
        // Drawings may reach upwards.
        if (texts.currentNode.parentElement?.closest('[aria-hidden]')) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const isWhole = ({ width, top, bottom }: DOMRect) =>
          width > 0 && top >= 0 && bottom <= innerHeight;
        if ([...range.getClientRects()].some(isWhole)) whole.push(range.toString());
      }
      return whole;
    });
    expect(lines, route).toEqual([]);
  }
});

test(
  'The first screen of Home has the tagline and the first button, or on a phone on its side the end of the tagline',
  { tag: '@wide' },
  async ({ page }) => {
    // In the preview, whose strip above the header leaves the least room.
    await page.goto('/');
    const main = page.getByRole('main');
    const tagline = main.getByRole('heading', { level: 1 });
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [768, 700],
      [1024, 650],
      [1280, 553],
      [1280, 625],
      [1280, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `at ${width} × ${height}`;
      await expect(tagline, size).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('link').first(), size).toBeInViewport({ ratio: 1 });
    }
    // Phones on their side.
    for (const [width, height] of [
      [667, 375],
      [844, 390],
      [932, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `at ${width} × ${height}`;
      await expect(tagline.locator('span').last(), size).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'The first screen of pages without a poster has the headline and, unless a phone is on its side, what follows it',
  { tag: '@wide' },
  async ({ page }) => {
    for (const route of [about, pledge, contact, legal, MISSING]) {
      await page.goto(route);
      const main = page.getByRole('main');
      for (const [width, height] of [
        [360, 640],
        [390, 664],
        [844, 390],
        [1366, 625],
        [1440, 800],
        [1920, 969],
      ] as const) {
        await page.setViewportSize({ width, height });
        const situation = `${route} at ${width} × ${height}`;
        await expect(main.getByRole('heading', { level: 1 }), situation).toBeInViewport({
          ratio: 1,
        });
        // The first link; Legal has a summary in plain words before its links.
        const next =
          route === legal
            ? main.getByRole('heading', { level: 2 }).first()
            : main.getByRole('link').first();
        if (height > MIN_HEIGHT_OF_LINKS)
          await expect(next, situation).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

test(
  'The first screen of Our Coins has the name of the contest, no word of it broken, and its button; no other text is on a footprint',
  { tag: '@wide' },
  async ({ page }) => {
    // Without the steps, the poster has no button to them.
    const { url } = buildWith('our-coins', 'entry');
    await page.goto(url + ROUTES['our-coins']);
    const poster = page.getByRole('main').locator('section').first();
    const name = poster.getByRole('heading', { level: 1 }).locator('> span').last();
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [768, 1024],
      [844, 390],
      [1024, 650],
      [1366, 625],
      [1440, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `at ${width} × ${height}`;
      const lines = await name.locator('> span').evaluateAll((spans) =>
        spans.map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return range.getClientRects().length;
        }),
      );
      expect(new Set(lines), `lines of each word ${size}`).toEqual(new Set([1]));
      await expect(name, size).toBeInViewport({ ratio: 1 });
      if (height > MIN_HEIGHT_OF_LINKS)
        await expect(poster.locator('.btn'), size).toBeInViewport({ ratio: 1 });
      expect(await linesOnFootprints(poster), `lines on a footprint ${size}`).toBe(0);
    }
  },
);
