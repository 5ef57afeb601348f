import { connect, createServer, type Server } from 'node:net';
import { listen } from '../listen.ts';
import { ALL_PAGES } from './routes.ts';
import { PREVIEW } from './servers.ts';
import { expect, test } from './test.ts';

/**
 * The initial congestion window of TCP: ten segments of 1,460 bytes (RFC 6928), including headers.
 * A server sends no more before the browser's first acknowledgement, and a page must paint with it.
 */
const INITIAL_WINDOW = 14_600;

/** A proxy for the preview that forwards only the first `INITIAL_WINDOW` bytes of each connection. */
function cutOffProxy(): Server {
  return createServer((visitor) => {
    const site = connect(Number(new URL(PREVIEW.url).port), 'localhost');
    let room = INITIAL_WINDOW;
    visitor.on('data', (asked) => site.write(asked));
    site.on('data', (answer: Buffer) => {
      if (room > 0) visitor.write(answer.subarray(0, room));
      room -= answer.length;
    });
    for (const [end, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => other.destroy());
    }
  });
}

test.describe('With the initial TCP window alone', { tag: ['@wide', '@chromium'] }, () => {
  let proxy: Server;
  let origin: string;

  test.beforeAll(async () => {
    proxy = cutOffProxy();
    origin = await listen(proxy);
  });
  test.afterAll(() => {
    proxy.close();
  });

  for (const { route, name } of ALL_PAGES) {
    test(`${name} paints its headline`, async ({ page, allowConsole }) => {
      // The proxy has another origin than the site, and all other files are blocked.
      allowConsole('http://localhost', /^console/, /^failed request/);
      await page.route(/\.\w+$/, (file) => file.abort());
      await page.goto(origin + route, { waitUntil: 'commit' });
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        )
        .toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }
});
