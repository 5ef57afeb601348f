/** How much of each page's response, headers included, a browser needs before it paints. */
import { connect } from 'node:net';
import { brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headersFor, withoutHttps } from '../../hosting/headers.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { listen } from '../listen.ts';
import { readBuiltSite } from './built-site.ts';
import { BUILDS } from './site-checks.ts';

/**
 * Less than the initial congestion window of TCP, ten segments of 1,460 bytes (RFC 6928), which a
 * server sends before the browser's first acknowledgement. The rest is room for headers that hosts add.
 */
const MAX_BYTES = 11_500;

/** The end of the first screen, up to which the browser waits before it paints (src/components/site/Fold.astro). */
const FOLD = '<template id="fold"></template>';

/** All bytes that a server sends for a path. */
async function responseOf(port: number, path: string): Promise<Buffer> {
  const socket = connect(port, 'localhost');
  socket.end(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
  );
  return Buffer.concat(await socket.toArray());
}

/** How many bytes of a compressed page are needed to read it up to the mark. */
function bytesToFold(body: Buffer): number {
  const whole = brotliDecompressSync(body);
  const end = whole.indexOf(FOLD);
  if (end < 0) throw new Error('There is no mark of the fold.');
  const read = (bytes: number) =>
    brotliDecompressSync(body.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).length;
  let [enough, tooFew] = [body.length, 0];
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (read(middle) >= end + FOLD.length) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

describe.each(BUILDS)('$name', ({ folder }) => {
  test(`needs at most ${MAX_BYTES} bytes of each response to paint, headers included`, async () => {
    const { pages, headers: rules } = readBuiltSite(folder);
    /** The bytes of the headers that only a server with https sends. */
    const ofHttps = (path: string) => {
      const [all, sent] = [headersFor(rules, path), withoutHttps(headersFor(rules, path))];
      const sizeOf = (headers: Map<string, string>) =>
        [...headers].map((header) => `${header.join(': ')}\r\n`).join('').length;
      return sizeOf(all) - sizeOf(sent);
    };
    const server = siteServer(folder);
    const { port } = new URL(await listen(server));
    const sizes = new Map<string, number>();
    for (const { route } of pages) {
      const response = await responseOf(Number(port), route);
      const start = response.indexOf('\r\n\r\n') + 4;
      const size = start + ofHttps(route) + bytesToFold(response.subarray(start));
      sizes.set(route, size);
    }
    server.close();
    console.log(`Bytes of ${folder} that are needed to paint:`, Object.fromEntries(sizes));
    expect([...sizes].filter(([, size]) => size > MAX_BYTES)).toEqual([]);
  });
});
