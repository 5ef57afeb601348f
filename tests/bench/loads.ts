import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit of a page took; times in milliseconds. */
export interface Load {
  /** Packed bodies of all responses, after the page was scrolled to its end. */
  readonly bytes: number;
  readonly requests: number;
  readonly firstPaint: number;
  /** First paint on the slow link with the processor at full speed. */
  readonly linkPaint: number;
  readonly largestPaint: number;
  readonly script: number;
  readonly elements: number;
}

/** 300 ms for each round trip, and 1.6 Mbit/s both ways. */
const ROUND_TRIP = 300;
const BYTES_PER_SECOND = 1_600_000 / 8;
const CPU_SLOWDOWN = 4;

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable');
}

/** Milliseconds that scripts were compiled and ran until now. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = ['ScriptDuration', 'V8CompileDuration'].map((wanted) => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (!metric) throw new Error(`The browser does not tell its ${wanted}.`);
    return metric.value;
  });
  return seconds.reduce((sum, value) => sum + value, 0) * 1000;
}

/** Runs in the page: when it painted, in milliseconds from the start of the navigation. */
async function paints(): Promise<{ first: number | undefined; largest: number | undefined }> {
  const largest = await new Promise<number | undefined>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      resolve(list.getEntries().at(-1)?.startTime);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(resolve, 2000);
  });
  return {
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largest,
  };
}

/** Runs in the page: shows every part of it for a moment. */
async function scrollToEnd(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: what it asked for, and the bodies' size as they came, packed. */
function transfers(): { bytes: number; requests: number; elements: number } {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    bytes: entries.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    requests: entries.length,
    elements: document.querySelectorAll('*').length,
  };
}

/** Opens a page on a phone with a slow link, with nothing cached, and closes it after `measure`. */
async function withPage<T>(
  browser: Browser,
  { url, rate }: { url: string; rate: number },
  measure: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, rate);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 });
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/**
 * Visits a page twice: with a slow processor, and for its first paint with a processor at full speed.
 *
 * @throws Error when the page paints nothing within half a minute
 */
export async function visit(browser: Browser, url: string): Promise<Load> {
  const fast = await withPage(browser, { url, rate: 1 }, (page) => page.evaluate(paints));
  return withPage(browser, { url, rate: CPU_SLOWDOWN }, async (page, session) => {
    const script = await scriptTime(session);
    const { first, largest } = await page.evaluate(paints);
    if (first === undefined || largest === undefined || fast.first === undefined)
      throw new Error(`${url} painted nothing.`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.evaluate(scrollToEnd);
    await page.waitForLoadState('networkidle');
    return {
      ...(await page.evaluate(transfers)),
      firstPaint: first,
      linkPaint: fast.first,
      largestPaint: largest,
      script,
    };
  });
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
