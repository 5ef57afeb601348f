import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { ALL_PAGES } from './routes.ts';
import { PREVIEW } from './servers.ts';
import { expect, test } from './test.ts';

/**
 * What a server may send before it must wait for the browser's first answer: ten segments of 1,460
 * bytes (RFC 6928), headers and all. With no more than these a page paints, whatever follows late.
 */
const FIRST_FLIGHT = 14_600;

/** A line to the preview that goes dead once an answer has had its first flight. */
function cutLine(): Server {
  return createServer((visitor) => {
    const site = connect(PREVIEW.port, 'localhost');
    let room = FIRST_FLIGHT;
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

test.describe('The first flight', { tag: ['@wide', '@chromium'] }, () => {
  let line: Server;

  test.beforeAll(async () => {
    line = cutLine().listen(0, 'localhost');
    await once(line, 'listening');
  });
  test.afterAll(() => {
    line.close();
  });

  for (const { route, name } of ALL_PAGES) {
    test(`${name} paints its headline with it alone`, async ({ page, allowConsole }) => {
      // The line is not the site's own address, and no other file comes through.
      allowConsole('http://localhost', /^console/);
      await page.route(/\.\w+$/, (file) => file.abort());
      const { port } = line.address() as AddressInfo;
      await page.goto(`http://localhost:${port}${route}`, { waitUntil: 'commit' });
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        )
        .toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }
});
