import { test as base, expect } from '@playwright/test';
import { home } from './content.ts';
import { DevtoolsTab } from './devtools-tab.ts';
import { PAGES } from './routes.ts';
import { PREVIEW } from './servers.ts';

/** Prerendering and the back/forward cache, which Playwright disables: see devtools-tab.ts. */

const test = base.extend<object, { tab: DevtoolsTab }>({
  // One browser for all tests of the file: each begins by going somewhere.
  tab: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const tab = await DevtoolsTab.open();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
});

const PAINTED = `performance.getEntriesByName('first-paint').length === 1`;
/** How the page was loaded: times in milliseconds since its navigation or prerendering began. */
const TIMES = `(() => {
  const [{ activationStart, loadEventEnd }] = performance.getEntriesByType('navigation');
  const [{ startTime: firstPaint }] = performance.getEntriesByName('first-paint');
  const files = performance.getEntriesByType('resource');
  return {
    activationStart, loadEventEnd, firstPaint,
    scripts: files.filter(({ name }) => name.endsWith('.js')).length,
  };
})()`;
interface Times {
  activationStart: number;
  loadEventEnd: number;
  firstPaint: number;
  scripts: number;
}

/** Reasons that lie in the browser: the Chromium from npm has no back/forward cache at all. */
const KEEPS_NO_PAGE = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

// Only Chromium prerenders on hover, and phones have no hover.
test.describe('Prerendering and the back/forward cache', { tag: ['@wide', '@chromium'] }, () => {
  for (const [index, { route, name }] of PAGES.entries()) {
    const from = PAGES[(index + 1) % PAGES.length]?.route ?? '/';

    test(`${name} is prerendered completely before the click on a hovered link`, async ({
      tab,
    }, testInfo) => {
      await tab.goto(PREVIEW.url + from);
      await tab.hover(`a[href="${route}"]`);
      // No other page is prerendered.
      await expect.poll(() => tab.prerendered).toEqual([route]);
      await tab.click();
      await tab.until(`location.pathname === '${route}' && !document.prerendering`);
      await tab.until(PAINTED);
      const times = await tab.evaluate<Times>(TIMES);
      const wait = Math.round(times.firstPaint - times.activationStart);
      // This time depends on the machine, so it is reported, not asserted. Asserted is what makes it
      // short: the page had loaded completely before the click.
      testInfo.annotations.push({
        type: 'first paint after the click',
        description: `${wait} ms`,
      });
      expect(times.activationStart, 'prerendered').toBeGreaterThan(0);
      expect(times.firstPaint).toBeGreaterThanOrEqual(times.activationStart);
      expect(times.loadEventEnd).toBeGreaterThan(0);
      expect(times.loadEventEnd).toBeLessThan(times.activationStart);
      expect(times.scripts, 'scripts of islands').toBe(0);
      expect(tab.complaints).toEqual([]);
    });
  }

  test('an island on a prerendered page works as on any other', async ({ tab }) => {
    await tab.goto(`${PREVIEW.url}/about`);
    await tab.hover('header a[href="/"]');
    await expect.poll(() => [...tab.prerendered, ...tab.complaints]).toContain('/');
    await tab.click();
    await tab.until(`location.pathname === '/' && !document.prerendering`);
    await tab.evaluate(`navigator.clipboard.writeText = () => Promise.resolve();
    document.querySelector('.address button').click()`);
    const { title } = home.token.address.copy.success;
    await tab.until(
      `document.querySelector('.toast')?.textContent.includes(${JSON.stringify(title)})`,
    );
    expect(tab.complaints).toEqual([]);
  });

  for (const { route, name } of PAGES) {
    test(`${name} is kept in the back/forward cache`, async ({ tab }) => {
      await tab.goto(PREVIEW.url + route);
      // Also with hydrated islands.
      await tab.evaluate(`for (const island of document.querySelectorAll('astro-island')) {
      island.querySelector('a, button, input').focus();
    }`);
      await tab.until(`document.querySelector('astro-island[ssr]') === null`);
      await tab.evaluate(
        `addEventListener('pageshow', ({ persisted }) => { window.kept = persisted })`,
      );
      await tab.goto(`${PREVIEW.url}${route === '/legal' ? '/about' : '/legal'}`);
      await tab.back();
      await tab.until(`location.pathname === '${route}' && document.readyState === 'complete'`);
      if (tab.notKept.includes('BackForwardCacheDisabledForDelegate')) {
        // This browser keeps no page: expects no further reason that lies in the page.
        expect(tab.notKept.filter((reason) => !KEEPS_NO_PAGE.includes(reason))).toEqual([]);
      } else {
        expect(tab.notKept).toEqual([]);
        await tab.until('window.kept');
      }
    });
  }
});
