import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from '../../../hosting/site-server.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(root, 'dist');
const home = '<!doctype html><title>Home</title>'.repeat(20);
let server: Server;
let port: number;

function listen(site: string): Promise<Server> {
  const listening = siteServer(site);
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () => {
      resolve(listening);
    });
  });
}

beforeAll(async () => {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  mkdirSync(join(root, 'private'));
  writeFileSync(join(root, 'private/key.txt'), 'secret');
  symlinkSync('../private', join(folder, 'linked'));
  symlinkSync('../private/key.txt', join(folder, 'key.txt'));
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, 'index.html'), home);
  writeFileSync(join(folder, 'about.html'), 'About');
  writeFileSync(join(folder, '404.html'), 'Oops');
  writeFileSync(join(folder, 'deep/index.html'), 'Deep');
  writeFileSync(join(folder, 'map.svg'), '<svg/>');
  writeFileSync(join(folder, 'type.woff2'), 'x');
  writeFileSync(join(folder, '.well-known/security.txt'), 'x');
  writeFileSync(join(folder, '_headers'), '/*\n  X-All: 1\n/about\n  X-About: 1\n');
  server = await listen(folder);
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request without `fetch`, which would normalise the path and decompress the body. */
function ask(
  path: string,
  options: { port?: number; method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

test.each([
  ['/', home],
  ['/about', 'About'],
  ['/about?from=x', 'About'],
  ['/deep/', 'Deep'],
  ['/404', 'Oops'],
])('%s is a page', async (path, body) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.toString()).toBe(body);
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html?a=1', '/about?a=1'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/deep', '/deep/'],
  ['/deep/index', '/deep/'],
  ['/deep/index.html', '/deep/'],
  ['/404.html', '/404'],
])('%s redirects permanently to %s', async (path, target) => {
  const answer = await ask(path);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(target);
});

test.each(['/nope', '/_headers', '/%zz', '//example.org/', '/../package.json'])(
  '%s is answered with the 404 page and status 404',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('Oops');
    expect(answer.headers['x-all']).toBe('1');
  },
);

test('no path leads out of the folder', async () => {
  for (const path of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cetc/passwd']) {
    expect((await ask(path)).status).toBe(404);
  }
});

test.each(['/linked/key.txt', '/key.txt'])(
  '%s, a link out of the folder, is not served',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test.each([
  ['as a relative path', `./${relative('.', folder)}`],
  ['with a slash at its end', `${folder}/`],
  ['with a detour', join(folder, 'deep') + '/..'],
])('the folder may be named %s', async (_, named) => {
  const other = await listen(named);
  const { port: itsPort } = other.address() as AddressInfo;
  const answers = await Promise.all(['/', '/about'].map((path) => ask(path, { port: itsPort })));
  other.close();
  expect(answers.map(({ body }) => body.toString())).toEqual([home, 'About']);
});

test.each([
  ['/map.svg', 'image/svg+xml'],
  ['/type.woff2', 'font/woff2'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s has its type', async (path, type) => {
  expect((await ask(path)).headers['content-type']).toBe(type);
});

test('headers of every matching block are sent', async () => {
  const about = await ask('/about');
  expect([about.headers['x-all'], about.headers['x-about']]).toEqual(['1', '1']);
  expect((await ask('/')).headers['x-about']).toBeUndefined();
});

test('pages are cached but revalidated', async () => {
  expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('an unchanged page is answered with 304', async () => {
  const etag = String((await ask('/')).headers.etag);
  const again = await ask('/', { headers: { 'If-None-Match': `"other", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('“If-None-Match: *” matches every existing page', async () => {
  const headers = { 'If-None-Match': '*' };
  expect((await ask('/', { headers })).status).toBe(304);
  expect((await ask('/nope', { headers })).status).toBe(404);
});

test('text is compressed with brotli if the client accepts it', async () => {
  const packed = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0.9' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(home);
  const plain = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.etag).not.toBe(packed.headers.etag);
});

test('HEAD sends the headers alone', async () => {
  const answer = await ask('/', { method: 'HEAD' });
  expect(answer.headers['content-length']).toBe(String(home.length));
  expect(answer.body).toHaveLength(0);
});

test('other methods are refused', async () => {
  const answer = await ask('/', { method: 'POST' });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('headers that no server can send are refused at the start, with file and line', () => {
  const other = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(other, 'index.html'), home);
  writeFileSync(join(other, '_headers'), '/*\n  X-Bell: \u0007\n');
  expect(() => siteServer(other)).toThrow(`${join(other, '_headers')}:2: A server cannot send`);
});

test('a folder without a site names the remedy', () => {
  expect(() => siteServer(join(folder, 'none'))).toThrow('Run “npm run build” first');
});
