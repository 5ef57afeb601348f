import type { Browser, CDPSession, Page } from '@playwright/test';

/** The cost of one visit, in milliseconds: processor time, except `paint`. */
export interface Load {
  /** Processor time of all tasks of the page's main thread until 500 ms after its last request. */
  readonly tasks: number;
  /** The part of the tasks that computed styles. */
  readonly style: number;
  /** The part of the tasks that computed the layout. */
  readonly layout: number;
  /** First contentful paint on a slow link. */
  readonly paint: number;
}

/** 300 ms per round trip, and 1.6 Mbit/s in both directions. */
const SLOW_LINK = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

/**
 * Opens a page on a phone with nothing cached, after `prepare`, waits until it has requested nothing for
 * 500 ms, and closes it after `measure`, whose results it gives.
 */
async function withPage(
  browser: Browser,
  url: string,
  measure: (page: Page, session: CDPSession) => Promise<number[]>,
  prepare?: (session: CDPSession) => Promise<unknown>,
): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // Processor time, not time on the clock.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await prepare?.(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** The current values of these Chromium metrics, in milliseconds. */
async function processorTimes(session: CDPSession, names: readonly string[]): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return names.map((wanted) => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (!metric) throw new Error(`The browser has no metric ${wanted}.`);
    return metric.value * 1000;
  });
}

/**
 * Visits a page twice: once for the processor times, once on a slow link for the first paint.
 *
 * @throws Error when the page paints nothing
 */
export async function visit(browser: Browser, url: string): Promise<Load> {
  const [tasks = 0, style = 0, layout = 0] = await withPage(browser, url, (_, session) =>
    processorTimes(session, ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration']),
  );
  const [paint] = await withPage(
    browser,
    url,
    (page) =>
      page.evaluate(() =>
        performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      ),
    (session) => session.send('Network.emulateNetworkConditions', SLOW_LINK),
  );
  if (paint === undefined) throw new Error(`${url} painted nothing.`);
  return { tasks, style, layout, paint };
}
