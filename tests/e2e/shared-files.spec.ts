import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROUTES } from '../../src/content-map.ts';
import { PREVIEW } from './servers.ts';
import { expect, test } from './test.ts';

test.describe('On the page of another site', { tag: ['@wide', '@chromium'] }, () => {
  let elsewhere: Server;

  test.beforeAll(async () => {
    elsewhere = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>');
    });
    await once(elsewhere.listen(0, 'localhost'), 'listening');
  });
  test.afterAll(() => {
    elsewhere.close();
  });

  test('the files that are made to be shown can be used, and no others', async ({
    page,
    allowConsole,
  }) => {
    // That page is the one of another site, and the browser reports what it refuses.
    allowConsole('request that leaves', 'failed request', 'blocked by', 'Failed to load resource');
    await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}`);
    const isShown = (path: string) =>
      page.evaluate((src) => {
        const picture = new Image();
        picture.src = src;
        return picture.decode().then(
          () => true,
          () => false,
        );
      }, PREVIEW.url + path);
    const isRead = (path: string) =>
      page.evaluate(
        (address) =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        PREVIEW.url + path,
      );
    for (const path of ['/og/home.png', '/favicon.svg', '/icon-512.png'])
      expect(await isShown(path), path).toBe(true);
    const homePage = await (await page.request.get(`${PREVIEW.url}/`)).text();
    const [drawing = ''] = /\/_astro\/[\w.-]+\.svg/.exec(homePage) ?? [];
    expect(await isShown(drawing), drawing).toBe(false);
    expect(await isRead('/token-facts.json')).toBe(true);
    for (const path of [ROUTES.about, '/robots.txt']) expect(await isRead(path), path).toBe(false);
  });
});
