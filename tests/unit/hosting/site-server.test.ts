import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteServer } from '../../../hosting/site-server.ts';
import { listen } from '../../listen.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(root, 'dist');
const home = '<!doctype html><title>Home</title>'.repeat(20);
let server: Server;
let port: string;

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
  writeFileSync(join(folder, '.well-known/security.txt'), 'x');
  writeFileSync(
    join(folder, '_headers'),
    '/*\n  X-All: 1\n  Strict-Transport-Security: max-age=1\n/about\n  X-About: 1\n  Content-Security-Policy: a; upgrade-insecure-requests\n/404\n  Cache-Control: no-store\n',
  );
  writeFileSync(join(folder, '_redirects'), '/old /about 301\n');
  // Named with a detour and with a slash at its end.
  server = siteServer(`${relative('.', folder)}/deep/../`);
  ({ port } = new URL(await listen(server)));
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
function ask(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    get({ host: 'localhost', port, path, ...options }, (response) => {
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
  // The whole address, as a proxy is asked.
  ['http://site.example/about', 'About'],
  ['HTTPS://site.example:443/about?from=x', 'About'],
  ['http://site.example', home],
  ['http://site.example?from=x', home],
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
  ['/old?a=1', '/about?a=1'],
  ['/deep/index.html', '/deep/'],
])(
  '%s redirects to %s with 308, which is permanent and keeps the method of the request',
  async (path, target) => {
    const answer = await ask(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(target);
  },
);

test.each([
  '/nope',
  '/_headers',
  '/_redirects',
  '/%zz',
  '//example.org/',
  '/../private/key.txt',
  '/..%5cprivate%5ckey.txt',
  '/linked/key.txt',
  '/key.txt',
])('%s, which is no file of the site, is answered with the 404 page', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe('Oops');
  expect(answer.headers['x-all']).toBe('1');
});

test('a file has its type, also in a folder whose name begins with a dot', async () => {
  const { headers } = await ask('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('ranges are not served: the whole file is the answer', async () => {
  const { status, body } = await ask('/about', { headers: { Range: 'bytes=0-1' } });
  expect([status, body.toString()]).toEqual([200, 'About']);
});

test('headers of every matching block are sent', async () => {
  const about = await ask('/about');
  expect([about.headers['x-all'], about.headers['x-about']]).toEqual(['1', '1']);
  expect((await ask('/')).headers['x-about']).toBeUndefined();
});

test('HSTS and upgrade-insecure-requests, which need https, are not sent over http', async () => {
  const { headers } = await ask('/about');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).toBe('a');
});

test('pages are cached but revalidated, unless their headers say otherwise', async () => {
  expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await ask('/404')).headers['cache-control']).toBe('no-store');
});

test('text is compressed with brotli if the client accepts it', async () => {
  const packed = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0.9' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(packed.body).toString()).toBe(home);
  const plain = await ask('/', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
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

test.each(['_headers', '_redirects'])('%s behind a link is refused', (name) => {
  const linked = join(root, `linked${name}`);
  mkdirSync(linked);
  writeFileSync(join(linked, 'index.html'), home);
  writeFileSync(join(root, name), '');
  symlinkSync(join(root, name), join(linked, name));
  expect(() => siteServer(linked)).toThrow('is no file of the build');
});

test('a folder without a site names the remedy', () => {
  expect(() => siteServer(join(folder, 'none'))).toThrow('Run “npm run build” first');
});
