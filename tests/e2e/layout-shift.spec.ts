import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/content-map.ts';
import { ALL_PAGES } from './routes.ts';
import { PREVIEW } from './servers.ts';
import { expect, test } from './test.ts';

const ISLAND_PAGES: readonly string[] = ['/', ROUTES.contact];

/** The layout shifts so far, each with its score and the elements that moved. */
function shifts(page: Page): Promise<{ score: number; moved: string }[]> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    // A shift is reported after its frame has been painted.
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries: PerformanceEntry[] = observer.takeRecords();
    return (entries as Shift[]).map(({ value, sources }) => ({
      score: value,
      moved: sources
        .map(({ node, previousRect: from, currentRect: to }) => {
          const name =
            node instanceof Element
              ? `<${node.localName} class="${node.getAttribute('class')}">`
              : `“${node?.textContent?.trim().slice(0, 30) ?? ''}”`;
          return `${name} from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`;
        })
        .join(' | '),
    }));
  });
}

/** Scrolls to the end (1) or to the top (-1), by one screen per painted frame. */
async function scrollThrough(page: Page, direction: 1 | -1): Promise<void> {
  await page.evaluate(async (step) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { documentElement: root } = document;
    const isAtEnd = () =>
      step < 0 ? scrollY === 0 : scrollY + innerHeight >= root.scrollHeight - 1;
    while (!isAtEnd()) {
      scrollBy({ top: step * innerHeight, behavior: 'instant' });
      await painted();
      await painted();
    }
  }, direction);
}

/** The pieces in which a document is sent: its head, then at least 2,500 characters, up to the end of an element: some twenty pieces at most. */
const PIECE = /^[^]*?<body>|[^]{2500,}?<\/(?:a|div|h\d|li|p|section)>|[^]+$/g;

/** A server of the preview's pages that sends each piece of a document when `sendPiece` is called. */
class SlowServer {
  readonly #server: Server;
  /** Sends the next piece of the document asked for last; returns whether there are more. */
  sendPiece: () => boolean = () => false;

  constructor() {
    this.#server = createServer((request, response) => {
      get(new URL(request.url ?? '/', PREVIEW.url), { agent: false }, (answer) => {
        response.writeHead(answer.statusCode ?? 0, answer.headers);
        if (answer.headers['content-type']?.startsWith('text/html') !== true) {
          answer.pipe(response);
          return;
        }
        void text(answer).then((html) => {
          const pieces = html.match(PIECE) ?? [];
          this.sendPiece = () => {
            response.write(pieces.shift() ?? '');
            if (pieces.length === 0) response.end();
            return pieces.length > 0;
          };
          this.sendPiece();
        });
      });
    });
  }

  /** Starts the server; returns its address. */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, 'localhost'), 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** Waits until the body has more than `length` characters of HTML, and if the page is shown, for two frames. */
async function parsedMoreThan(page: Page, length: number): Promise<number> {
  const more = await page.waitForFunction(
    (before) => {
      const length = (document as Partial<Document>).body?.innerHTML.length ?? 0;
      return length > before ? length : false;
    },
    length,
    // By default, it would look in each frame, of which there is none before the first paint.
    { polling: 20 },
  );
  await page.evaluate(async () => {
    if (!performance.getEntriesByName('first-contentful-paint')[0]) return;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  return Number(await more.jsonValue());
}

for (const { route } of ALL_PAGES) {
  // A page with islands may shift by a hundredth of what counts as good (https://web.dev/articles/cls).
  const maxScore = ISLAND_PAGES.includes(route) ? 0.001 : 0;

  test.describe(`At ${route}`, { tag: '@chromium' }, () => {
    test('nothing shifts when document and fonts arrive late, nor when scrolling to the end and back', async ({
      page,
      allowConsole,
    }) => {
      const server = new SlowServer();
      const address = await server.listen();
      // The server is none of the origins of the site.
      allowConsole(`request that leaves: ${address}/`);
      try {
        const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
        await page.route('**/*.woff2', async (font) => {
          await released;
          await font.continue();
        });
        await page.goto(address + route, { waitUntil: 'commit' });
        for (let length = 0; server.sendPiece();) length = await parsedMoreThan(page, length);
        await page.waitForLoadState('domcontentloaded');
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
        const fonts = page.waitForResponse(/\.woff2$/);
        release(undefined);
        await fonts;
        await page.waitForLoadState();
        await page.evaluate(() => document.fonts.ready);
        const moved = await shifts(page);
        const score = moved.reduce((sum, shift) => sum + shift.score, 0);
        expect(score, JSON.stringify(moved)).toBeLessThanOrEqual(maxScore);

        await scrollThrough(page, 1);
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await scrollThrough(page, -1);
        await expect(page.getByRole('banner')).toBeInViewport();
        expect((await shifts(page)).slice(moved.length)).toEqual([]);
      } finally {
        server.close();
      }
    });
  });
}
