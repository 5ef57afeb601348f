import { createServer, get, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { listen } from '../listen.ts';
import { PREVIEW } from './servers.ts';

/**
 * The pieces in which a document is sent, some twenty at most: all up to `<body>`, then at least 2,500
 * characters, up to the end of an element.
 */
const PIECE = /^[^]*?<body>|[^]{2500,}?<\/(?:a|div|h\d|li|p|section)>|[^]+$/g;

/** A server of the preview's pages that sends each piece of a document when `sendPiece` is called. */
export class SlowServer {
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
          // Node sends the headers with the first piece: before it, no browser has begun to load the page.
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
  listen(): Promise<string> {
    return listen(this.#server);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** Waits until the body has more characters of HTML, and if it is shown, for two frames. Returns how many it has. */
async function parsedMoreThan(page: Page, length: number): Promise<number> {
  const more = await page.waitForFunction(
    (before) => {
      const now = (document as Partial<Document>).body?.innerHTML.length ?? 0;
      return now > before ? now : false;
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

/** Opens a page of the server: the browser lays out each piece before the next is sent, and the fonts come last. */
export async function openSlowly(page: Page, server: SlowServer, address: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (font) => {
    await released;
    await font.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  for (let length = 0; server.sendPiece();) length = await parsedMoreThan(page, length);
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  const fonts = page.waitForResponse(/\.woff2$/);
  release(undefined);
  await fonts;
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
}
