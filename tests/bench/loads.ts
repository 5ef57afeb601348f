import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit of a page took; times in milliseconds. */
export interface Load {
  /** All tasks of the page's main thread until it was idle, with a slowed processor. */
  readonly tasks: number;
  /** The part of the tasks that computed styles. */
  readonly style: number;
  /** The part of the tasks that computed the layout. */
  readonly layout: number;
  /** First contentful paint on a slow link, with the processor at full speed. */
  readonly paint: number;
}

/** 300 ms for each round trip, and 1.6 Mbit/s both ways. */
const SLOW_LINK = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const CPU_SLOWDOWN = 4;

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
    await session.send('Performance.enable');
    await prepare(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    // What was put off until the page is idle counts as well.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** The durations of these metrics of Chromium until now, in milliseconds. */
async function durations(session: CDPSession, names: readonly string[]): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return names.map((wanted) => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (!metric) throw new Error(`The browser has no metric ${wanted}.`);
    return metric.value * 1000;
  });
}

/**
 * Visits a page twice: with a slow processor, and on a slow link.
 *
 * @throws Error when the page paints nothing
 */
export async function visit(browser: Browser, url: string): Promise<Load> {
  const [tasks = 0, style = 0, layout = 0] = await withPage(
    browser,
    url,
    (session) => session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
    (_, session) => durations(session, ['TaskDuration', 'RecalcStyleDuration', 'LayoutDuration']),
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

/** Runs in the page: the shortest of some equal pieces of work, in milliseconds. */
function work(): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    let sum = 0;
    for (let i = 0; i < 3e7; i++) sum += i % 7;
    // Used, so that no compiler leaves the work out.
    return performance.now() - start + (sum < 0 ? 1 : 0);
  });
  return Math.min(...times);
}

/**
 * How much slower the browser really makes the processor. On a machine that is busy with other work it
 * falls short of what was asked for, and times of such a run say little.
 */
export async function slowdown(browser: Browser): Promise<{ wanted: number; real: number }> {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    const plain = await page.evaluate(work);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return { wanted: CPU_SLOWDOWN, real: (await page.evaluate(work)) / plain };
  } finally {
    await page.close();
  }
}
