import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type APIResponse, type Page } from '@playwright/test';
import type { BuiltPage } from 'copy-review';
import { routeOf } from '../../hosting/served-files.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { findBrowser } from './browser.ts';

/** A phone and a laptop, in CSS pixels. */
export const WIDTHS = [390, 1280] as const;
export const HEIGHT = 800;

/**
 * Opens pages of built sites in Chromium, two at a time, for visitors who do not reduce motion, and without running
 * any script.
 *
 * @param visit what to do with each open page
 * @returns its results, in the order of the pages
 * @throws Error if there is no browser, or if a page cannot be opened
 */
export async function openPages<Asked extends BuiltPage, Result>(
  pages: readonly Asked[],
  visit: (page: Page, asked: Asked) => Promise<Result>,
): Promise<Result[]> {
  await using servers = new AsyncDisposableStack();
  const origins = new Map<string, string>();
  for (const folder of new Set(pages.map((page) => page.folder))) {
    const server = servers.use(siteServer(folder));
    await once(server.listen(0, 'localhost'), 'listening');
    origins.set(folder, `http://localhost:${(server.address() as AddressInfo).port}`);
  }
  await using browser = await chromium.launch(await findBrowser());
  const results: Result[] = [];
  const waiting = [...pages.entries()];
  /** Opens one page after the other, as long as there are any. */
  const openWaiting = async (): Promise<void> => {
    const context = await browser.newContext({
      reducedMotion: 'no-preference',
      // Within one machine, compression only takes time.
      extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, asked] = next;
      const page = await context.newPage();
      await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
      await openWithoutScripts(page, `${origins.get(asked.folder) ?? ''}${routeOf(asked.file)}`);
      results[index] = await visit(page, asked);
      await page.close();
    }
  };
  await Promise.all([openWaiting(), openWaiting()]);
  return results;
}

/**
 * Opens a page in which scripts are supported but none runs. With scripts off, `<noscript>` and the
 * content of `<canvas>` would be shown, which hardly any visitor sees. It stays at its address, and its frames are
 * empty: the browser knows no host but this machine, and `route.fetch` would ask others.
 */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  let failure: unknown;
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) {
      await route.continue();
      return;
    }
    if (request.url() !== address || request.frame() !== page.mainFrame()) {
      await route.abort('aborted');
      return;
    }
    let response: APIResponse;
    try {
      response = await route.fetch();
    } catch (error) {
      // An error in here would end this program.
      failure = error;
      await route.abort();
      return;
    }
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const policies = `${policy}, script-src 'none'`;
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policies } });
  });
  await page.goto(address).catch((error: unknown) => {
    throw failure ?? error;
  });
}
