import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseHeaders } from '../../tools/headers.ts';
import { nginxHeaders, prepare } from '../../tools/nginx.ts';
import { siteServer } from '../../tools/site-server.ts';

const BUILD = 'dist';
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

describe('the headers for nginx', () => {
  const text = readFileSync(join(BUILD, '_headers'), 'utf8');

  test('are all those of _headers', () => {
    const rules = parseHeaders(text);
    const { maps, send } = nginxHeaders(rules);
    for (const { name, value } of rules.flatMap(({ headers }) => headers)) {
      expect(send).toContain(`add_header ${name} `);
      expect(maps + send).toContain(`"${value}"`);
    }
  });

  test('are refused if one stands under /* and again elsewhere, since nginx would send one alone', () => {
    const rules = parseHeaders('/*\n  A: 1\n/b\n  A: 2\n');
    expect(() => nginxHeaders(rules)).toThrow('A under “/*” and again elsewhere');
  });
});

type Answer = Record<string, string | number | undefined>;
/** What the two servers may name differently: the moment, themselves, and how they name a version. */
const OWN =
  /^(date|server|etag|last-modified|connection|keep-alive|accept-ranges|content-length|transfer-encoding)$/;

function ask(port: number, path: string, coding: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({ port, path, headers: { 'accept-encoding': coding } }, (response) => {
      const headers = Object.entries(response.headers)
        .filter(([name]) => !OWN.test(name))
        .map(([name, value]) => [name, String(value)]);
      response.resume();
      response.on('end', () => {
        const answer: Answer = {
          status: response.statusCode,
          ...(Object.fromEntries(headers) as Answer),
        };
        // nginx names the whole address; to a browser it is the same.
        if (answer.location !== undefined) {
          const { pathname, search } = new URL(String(answer.location), 'http://site.invalid');
          answer.location = pathname + search;
        }
        done(answer);
      });
    });
    asked.on('error', fail);
    asked.end();
  });
}

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

// Where nginx is not installed, nothing is claimed of it.
if (nginx !== undefined) {
  describe('nginx', () => {
    const own = siteServer(BUILD);
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    let ports = { own: 0, nginx: 0 };
    let running: ChildProcess;

    beforeAll(async () => {
      prepare(BUILD, folder);
      ports = { own: await listen(own), nginx: await freePort() };
      const withBrotli = existsSync(brotli);
      writeFileSync(
        join(folder, 'nginx.conf'),
        `${withBrotli ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log stderr warn; events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp-${name};`).join(' ')}
  include ${folder}/headers.conf;
  server {
    listen localhost:${ports.nginx};
    root ${folder}/site;
    include ${folder}/send-headers.conf;
    include ${resolve('deploy/nginx.conf')};
    ${withBrotli ? `include ${resolve('deploy/nginx-brotli.conf')};` : ''}
  }
}`,
      );
      running = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      running.stderr?.on('data', (words: Buffer) => (said += words.toString()));
      const answers = () => ask(ports.nginx, '/', 'identity');
      await vi.waitFor(answers, 10_000).catch(() => {
        throw new Error(`nginx does not answer: ${said}`);
      });
    });

    afterAll(async () => {
      const gone = once(running, 'exit');
      running.kill();
      await gone;
      own.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '_headers')
      .map((entry) => join(entry.parentPath, entry.name).slice(BUILD.length));
    const codings = ['identity', ...(existsSync(brotli) ? ['br'] : [])];

    const asBoth = async (path: string, coding = 'identity', other = path) =>
      [await ask(ports.nginx, path, coding), await ask(ports.own, other, coding)] as const;

    test.each(codings)(
      'sends every file with the headers of npm start, asked for as %s',
      async (coding) => {
        for (const file of files.filter((name) => name !== '/404.html')) {
          const path = file.replace(/(?:(?<=^\/)index)?\.html$/, '');
          const [sent, expected] = await asBoth(path, coding);
          expect(expected.status, path).toBe(200);
          expect(sent, path).toEqual(expected);
        }
      },
    );

    test.each(['/nowhere', '/_headers', '/about/team', '/og'])(
      'answers %s with status 404 and the closed page for it',
      async (path) => {
        const [sent, expected] = await asBoth(path, 'identity', '/404');
        expect(expected.status).toBe(404);
        expect(sent).toEqual(expected);
      },
    );

    test.each(['/about/', '/about.html', '/index.html', '/legal/?a=b'])(
      'sends who asks for %s to the one address',
      async (path) => {
        const [sent, expected] = await asBoth(path);
        expect(sent).toMatchObject({ status: 308, location: expected.location });
      },
    );

    test('sends nobody elsewhere', async () => {
      for (const path of ['//example.com/', '//example.com.html', '/a%0d%0aX-Evil:%201/']) {
        const sent = await ask(ports.nginx, path, 'identity');
        expect(sent.status, path).toBe(404);
        expect(sent).not.toHaveProperty('x-evil');
      }
    });
  });
}
