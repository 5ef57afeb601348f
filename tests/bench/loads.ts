import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit of a page took, in milliseconds. Only the paint is a time on the clock. */
export interface Load {
  /** Processor time of all tasks of the page's main thread until it was idle. */
  readonly tasks: number;
  /** The part of the tasks that computed styles. */
  readonly style: number;
  /** The part of the tasks that computed the layout. */
  readonly layout: number;
  /** First contentful paint on a slow link. */
  readonly paint: number;
}

/** 300 ms for each round trip, and 1.6 Mbit/s both ways. */
const SLOW_LINK = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
/** Ends the wait on a machine on which the page is never idle. */
const IDLE_TIMEOUT = 10_000;

/** Opens a page on a phone with nothing cached, waits until it is idle, and closes it after `measure`. */
async function withPage(
  browser: Browser,
  url: string,
  prepare: (session: CDPSession) => Promise<unknown>,
  measure: (page: Page, session: CDPSession) => Promise<number[]>,
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
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await prepare(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    // What was put off until the page is idle counts as well.
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      IDLE_TIMEOUT,
    );
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** The processor time in these metrics of Chromium until now, in milliseconds. */
async function processorTimes(session: CDPSession, names: readonly string[]): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return names.map((wanted) => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (!metric) throw new Error(`The browser has no metric ${wanted}.`);
    return metric.value * 1000;
  });
}

/**
 * Visits a page twice: on this machine as it is, and on a slow link.
 *
 * @throws Error when the page paints nothing
 */
export async function visit(browser: Browser, url: string): Promise<Load> {
  const [tasks = 0, style = 0, layout = 0] = await withPage(
    browser,
    url,
    () => Promise.resolve(),
    (_, session) =>
      processorTimes(session, ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration']),
  );
  const [paint] = await withPage(
    browser,
    url,
    (session) => session.send('Network.emulateNetworkConditions', SLOW_LINK),
    (page) =>
      page.evaluate(() =>
        performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      ),
  );
  if (paint === undefined) throw new Error(`${url} painted nothing.`);
  return { tasks, style, layout, paint };
}
