/**
 * `npm run verify` against a host that changes what it serves: a release with example values, by our
 * own server.
 */
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EXAMPLE_CONTENT } from '../../integrations/content-check.ts';
import { ROUTES } from '../../src/content-map.ts';
import { shownValue } from '../../src/facts/placeholders.ts';
import { USAGE, verifyCommand } from '../../editorial/verify/verify-command.ts';
import type { Means } from '../../editorial/verify/verify.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { newRepository } from '../../packages/copy-review/tests/repository.ts';
import { MARKET_ADDRESS } from '../../src/schemas/platforms.ts';
import { listen } from '../listen.ts';
import { siteWords } from '../site-words.ts';

/** What a host answers. */
interface Answer {
  status: number;
  readonly headers: Headers;
  body: Buffer;
  /** The header `link` of an interim response (103, early hints) before it. */
  early?: string;
}

/** A change of the answer for a path; nothing is sent where it returns `stall`. */
type Change = (path: string, answer: Answer) => unknown;

/** The contract address in a release: an example until there is one. */
const ADDRESS = shownValue(siteWords(EXAMPLE_CONTENT).coin.contractAddress);
const OTHER_ADDRESS = `${ADDRESS.slice(0, -1)}${ADDRESS.endsWith('2') ? '3' : '2'}`;
const { about, contact, legal, 'trust-pledge': pledge } = ROUTES;
/** Says which other sites may load a file. */
const CORP = 'cross-origin-resource-policy';
const FACTS = '/token-facts.json';
const COMMIT = 'a'.repeat(40);

let folder: string;
let honest: Server;
let honestOrigin: string;
let hostile: Server;
let hostileOrigin: string;
let change: Change;
/** Changes that failed. */
const faults: Error[] = [];

/**
 * Starts a server that closes no idle connection. On a busy machine a comparison takes longer than they are
 * kept by default, and the next check would use one that is being closed.
 */
function start(server: Server): Promise<string> {
  server.keepAliveTimeout = 0;
  return listen(server);
}

/** What the honest host answers, without what concerns only that one connection. */
async function ask(path: string): Promise<Answer> {
  const answer = await fetch(honestOrigin + path, { redirect: 'manual' });
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
    headers.delete(name);
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verified-'));
  const site = join(folder, 'site');
  cpSync('dist-supplied', site, { recursive: true });
  const facts = readFileSync(join(site, FACTS), 'utf8');
  const build = JSON.stringify({ commit: COMMIT, day: '2026-11-23', release: true });
  writeFileSync(join(site, FACTS), facts.replace(/(?<="build": ).*(?=,)/, build));
  writeFileSync(join(site, '_redirects'), `/former ${about} 301\n`);
  honest = siteServer(site);
  honestOrigin = await start(honest);
  const asked = new Map<string, Promise<Answer>>();
  hostile = createServer((request, response) => {
    const path = request.url ?? '/';
    const honestly = asked.get(path) ?? ask(path);
    asked.set(path, honestly);
    void honestly.then(({ status, headers, body }) => {
      const answer: Answer = { status, headers: new Headers(headers), body };
      try {
        if (change(path, answer) === 'stall') return;
      } catch (error) {
        faults.push(new Error('The change has failed.', { cause: error }));
      }
      if (answer.early !== undefined) response.writeEarlyHints({ link: answer.early });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
    });
  });
  hostileOrigin = await start(hostile);
});

afterAll(() => {
  for (const server of [honest, hostile]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

/** What the command says of the release with a change. */
async function verify(made: Change, means: Partial<Means> = {}) {
  change = made;
  const { exitCode, output } = await verifyCommand([hostileOrigin], {
    requireCurrent: () => undefined,
    build: () => Promise.resolve(join(folder, 'site')),
    // Only ends a hang.
    timeoutSeconds: 300,
    onProgress: () => undefined,
    ...means,
  });
  expect(faults.splice(0)).toEqual([]);
  const [firstLine] = output.split('\n');
  return { exitCode, firstLine, output };
}

/** A change of the text at a path; the text must be there. The functions below make other changes. */
const edit =
  (editedPath: string, from: string | RegExp, to: string): Change =>
  (path, answer) => {
    if (path !== editedPath) return;
    const text = answer.body.toString();
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`“${String(from)}” is not at ${editedPath}.`);
    answer.body = Buffer.from(changed);
  };

const changeAt =
  (where: string | RegExp, act: (answer: Answer) => void): Change =>
  (path, answer) => {
    if (typeof where === 'string' ? path === where : where.test(path)) act(answer);
  };
const setHeader = (where: string | RegExp, name: string, value: string) =>
  changeAt(where, ({ headers }) => {
    headers.set(name, value);
  });
const editHeader = (name: string, from: string | RegExp, to: string) =>
  changeAt(/./, ({ headers }) => {
    const value = headers.get(name) ?? '';
    const changed = value.replace(from, to);
    if (changed === value) throw new Error(`${name} has no “${String(from)}”.`);
    headers.set(name, changed);
  });
const setStatus = (where: string | RegExp, status: number) =>
  changeAt(where, (answer) => {
    answer.status = status;
  });
const setBody = (where: string | RegExp, bodyFrom: (body: Buffer) => Buffer | string) =>
  changeAt(where, (answer) => {
    answer.body = Buffer.from(bodyFrom(answer.body));
  });
const redirect = (where: string | RegExp, to: string, status = 302) =>
  changeAt(where, (answer) => {
    answer.status = status;
    answer.headers.set('location', to);
  });
/** A page of a stranger. */
const replace = (where: string | RegExp) =>
  changeAt(where, (answer) => {
    answer.status = 200;
    answer.headers.delete('location');
    answer.headers.set('content-type', 'text/html; charset=utf-8');
    answer.body = Buffer.from('<p>Claim your tokens.');
  });
const changeAll =
  (...changes: readonly Change[]): Change =>
  (path, answer) => {
    for (const each of changes) each(path, answer);
  };
/** Home, encoded. */
const encode = (encoding: string, encoded: (body: Buffer) => Buffer) =>
  changeAt('/', (answer) => {
    answer.headers.set('content-encoding', encoding);
    answer.body = encoded(answer.body);
  });
/** The address that no build has. */
const UNKNOWN_PAGE = /^\/[\da-f-]{36}$/;

/** Network Error Logging: these two headers tell the browser where to report failed requests. */
const NEL = '{"report_to":"cf-nel","success_fraction":0.0,"max_age":604800}';
const reportTo = (host: string) =>
  `{"group":"cf-nel","max_age":604800,"endpoints":[{"url":"https://${host}/report/v4?s=x"}]}`;

describe('The output is “The same” for a site', () => {
  it.each<readonly [name: string, change: Change]>([
    ['without a change', () => undefined],
    [
      'with headers that hosts add',
      (_, { headers }) => {
        for (const [name, value] of [
          ['server', 'A'],
          ['x-nf-request-id', '01'],
          ['cache-status', '"A"; hit'],
          ['age', '7'],
          ['cf-ray', '1'],
          ['alt-svc', 'h3=":443"; ma=86400, h2=":443"'],
          ['nel', NEL],
          ['report-to', reportTo('a.nel.cloudflare.com')],
        ] as const)
          headers.set(name, value);
      },
    ],
    [
      'from a host that rewrites the tags of links, and its types in capitals',
      changeAll(
        setBody(new RegExp(`^(?:/|${about}|${legal})$`), (body) => {
          const rewritten = body
            .toString()
            .replaceAll(/<a [^>]+>/g, (tag) =>
              tag.replaceAll(/ ([a-z-]+)="([^"]*)"/g, "\n $1='$2'"),
            );
          if (rewritten === body.toString()) throw new Error('Nothing was rewritten.');
          return rewritten;
        }),
        changeAt(/./, ({ headers }) => {
          const type = headers.get('content-type')?.replace('; charset=utf-8', ';charset=UTF-8');
          if (type !== undefined) headers.set('content-type', type);
        }),
      ),
    ],
    [
      'with the headers of a page at another spelling of its address',
      setHeader(`${legal}/`, CORP, 'same-origin'),
    ],
    ['in compressed pages', encode('gzip', (body) => gzipSync(body))],
    ['from a host that serves no “/index”', setStatus(/\/index$/, 404)],
    ['with another kind of redirect', redirect(new RegExp(`^${legal}(?:\\.html|/)$`), legal, 301)],
    [
      'with the page itself at another spelling of its address',
      (path, answer) => {
        if (path !== `${legal}/`) return;
        answer.status = 200;
        answer.headers.delete('location');
        answer.headers.set('content-type', 'text/html');
        answer.body = readFileSync(`dist-supplied${legal}.html`);
      },
    ],
  ])('%s', async (_, made) => {
    const { exitCode, output } = await verify(made);
    expect(output).toMatch(
      /^The same: \d+ addresses, of the commit [\da-f]{7}, built for [\d-]+\.$/,
    );
    expect(exitCode).toBe(0);
  });
});

type Case = readonly [name: string, change: Change, says: string | RegExp];

const ADDRESS_DIFFERS = /^AN ADDRESS OR A LINK TO A TOKEN SITE DIFFERS/;
const DIFFERS = /^The site differs from what the repository builds\./;
const NOT_CURRENT = /^The site differs: it is not a current release\./;

describe.each<readonly [what: string, firstLine: RegExp, cases: readonly Case[]]>([
  [
    'a difference in an address or a token link',
    ADDRESS_DIFFERS,
    [
      ['one character of the address', edit('/', ADDRESS, OTHER_ADDRESS), OTHER_ADDRESS],
      ['the address in the data', edit(FACTS, ADDRESS, OTHER_ADDRESS), OTHER_ADDRESS],
      ['a look-alike link', edit('/', MARKET_ADDRESS, 'https://look-alike.example/'), 'gone'],
      ['a second link', edit(about, '</main>', '<a href="//pump.fun/x">'), 'new: `//pump.fun/x`'],
      ['a redirect to another token', redirect(about, 'https://pump.fun/x'), '302 to https://p'],
      ['a page of a stranger at /index.html', replace('/index.html'), 'Claim your tokens'],
      [
        'a body with a wrong checksum, in which no address can be read',
        encode('gzip', (body) => Buffer.concat([gzipSync(body).subarray(0, -8), Buffer.alloc(8)])),
        'it cannot be decoded',
      ],
    ],
  ],
  [
    'a difference',
    DIFFERS,
    [
      ['another promise', edit(pledge, '</h3>\n<p>', '</h3>\n<p>It buys back. '), 'It buys'],
      ['a picture', setBody('/og/home.png', (body) => Buffer.concat([body, body])), 'bytes'],
      ['no file', setStatus('/favicon.svg', 404), '`/favicon.svg`: status: `200` → `404`'],
      [
        'U+00A0 in a policy',
        editHeader('content-security-policy', '; ', ';\u00A0'),
        String.raw`;\u{a0}`,
      ],
      [
        'U+00A0 after DENY',
        editHeader('x-frame-options', 'DENY', 'DENY\u00A0'),
        String.raw`DENY\u{a0}`,
      ],
      [
        'a missing header',
        changeAt('/', ({ headers }) => {
          headers.delete('referrer-policy');
        }),
        'nothing',
      ],
      ['longer caching', setHeader('/og/home.png', 'cache-control', 'max-age=9'), 'max-age=9'],
      [
        'HSTS over http',
        setHeader('/', 'strict-transport-security', 'max-age=63072000; includeSubDomains'),
        'nothing → `max-age',
      ],
      [
        'a policy that asks for https over http',
        editHeader('content-security-policy', /$/, '; upgrade-insecure-requests'),
        'upgrade-insecure-requests',
      ],
      ['pages that are stored', setHeader('/', 'cache-control', 'max-age=9'), 'max-age=9'],
      ['a picture that nobody may show', setHeader('/og/home.png', CORP, 'same-origin'), CORP],
      [
        'an email address that the host hides',
        edit(
          contact,
          /<a [^>]*href="mailto:[^]*?<\/a>/,
          '<a href="/cdn-cgi/l/email-protection#5a">',
        ),
        /Likely cause: .*`\/contact`\. Switch it off \(Cloudflare: Email Address Obfuscation\)/,
      ],
      [
        'pages without their white space',
        setBody(/^\/(?:about)?$/, (body) => body.toString().replaceAll(/[\n ]+/g, ' ')),
        /Likely cause: .*`\/about` and 1 more.*minifies/,
      ],
      [
        'another tag than a link that is rewritten',
        setBody('/', (body) => body.toString().replace('<main ', '<main  ')),
        'content',
      ],
      ['a link with another address', edit(about, 'href="/legal"', 'href="/legal?a"'), 'legal?a'],
      [
        'a second body after the first one',
        encode('gzip', (body) => Buffer.concat([gzipSync(body), gzipSync('Claim')])),
        'Claim',
      ],
      [
        'zeros after the body',
        encode('gzip', (body) => Buffer.concat([gzipSync(body), Buffer.alloc(8)])),
        'bytes that do not belong to it follow its end',
      ],
      [
        'bytes after a Brotli stream',
        encode('br', (body) => Buffer.concat([brotliCompressSync(body), Buffer.from('a')])),
        'follow its end',
      ],
      ['an unknown encoding', setHeader('/', 'content-encoding', 'zstd'), 'its encoding is “zstd”'],
      [
        'a file that is loaded before the page',
        changeAt('/', (answer) => {
          answer.early = '</a.js>; rel=preload; as=script';
        }),
        '103',
      ],
      ['another page for a query', replace(/^\/about\?/), 'Claim'],
      ['a header that redirects', setHeader('/', 'refresh', '0; url=//a.example'), 'refresh'],
      ['a header that stores something', setHeader('/', 'set-cookie', 'a=b'), 'set-cookie'],
      ['a cookie with a redirect', setHeader(`${legal}/`, 'set-cookie', 'a=b'), 'set-cookie'],
      ['NEL of a stranger', setHeader('/', 'nel', NEL.replace('cf-nel', 'a')), 'nel'],
      ['Report-To of a stranger', setHeader('/', 'report-to', reportTo('a.example')), 'a.example'],
      [
        'two receivers',
        setHeader(
          '/',
          'report-to',
          `${reportTo('a.nel.cloudflare.com')}, ${reportTo('a.example')}`,
        ),
        'report-to',
      ],
      ['another server', setHeader('/', 'alt-svc', 'h3=":443", h2="a.example:443"'), 'a.example'],
      ['another encoding', setHeader('/', 'content-type', 'text/html; charset=utf-7'), 'utf-7'],
      [
        'another type',
        setHeader(FACTS, 'content-type', 'text/html'),
        '`application/json` → `text/html`',
      ],
      ['a redirect to a stranger', redirect(legal, 'https://a.example/legal'), 'a.example'],
      ['a redirect to another page', redirect(`${legal}/`, about), `302 to ${about}`],
      ['a redirect that leads nowhere', redirect(`${legal}/`, 'http://'), '302 to http://'],
      [
        'a page of a stranger that says where it redirects',
        changeAll(replace(`${legal}.html`), setHeader(`${legal}.html`, 'location', legal)),
        `200 to ${legal}`,
      ],
      ['a former address of a stranger', redirect('/former', 'https://a.example/'), 'a.example'],
      ['a page of a stranger with .html', replace(`${legal}.html`), 'Claim your tokens'],
      ['a page where there is none', setStatus(UNKNOWN_PAGE, 200), '`404` → `200`'],
      ['other words for unknown addresses', setBody(UNKNOWN_PAGE, () => 'Claim'), 'Claim'],
    ],
  ],
  [
    'no current release',
    NOT_CURRENT,
    [
      ['no data', setStatus(FACTS, 404), 'with 404'],
      ['data of another host', redirect(FACTS, 'https://a.example/'), 'was not followed'],
    ],
  ],
])('The output reports %s for', (_what, firstLine, cases) => {
  it.each(cases)('%s', async (_, made, says) => {
    const answer = await verify(made);
    expect(answer.firstLine).toMatch(firstLine);
    expect(answer.output).toMatch(says);
    expect(answer.exitCode).toBe(1);
  });
});

it('A difference in every file is reported in forty rows, and the others are counted', async () => {
  const everything = setBody(/^\/(?!token-facts\.json$)/, () => randomUUID());
  const { output, exitCode } = await verify(everything);
  expect(output.split('\n')).toHaveLength(2 + 40 + 1);
  expect(output).toMatch(/\n- … and [1-9]\d* more rows$/);
  expect(exitCode).toBe(1);
});

it('Not a current release, if its commit is not in this repository', async () => {
  const { root, commit } = newRepository();
  commit({ 'a.txt': '' });
  const { output } = await verifyCommand([honestOrigin], { root });
  expect(output).toMatch(NOT_CURRENT);
  expect(output).toContain('not in this repository');
});

describe('The site could not be checked', () => {
  const UNKNOWN = /^The site could not be checked\./;

  it('if a host gives no whole answer, and nothing differed before', async () => {
    const { exitCode, firstLine, output } = await verify(() => 'stall', { timeoutSeconds: 0.2 });
    expect(firstLine).toMatch(UNKNOWN);
    expect(output).toContain('no whole answer within 0.2 seconds');
    expect(exitCode).toBe(2);
  });

  it('if another release is published meanwhile', async () => {
    let asked = 0;
    const { firstLine, output } = await verify((path, answer) => {
      if (path !== FACTS) return;
      asked += 1;
      // Asked for at the beginning, then with all files, and at the end.
      if (asked === 3) edit(FACTS, COMMIT, 'b'.repeat(40))(path, answer);
    });
    expect(firstLine).toMatch(UNKNOWN);
    expect(output).toContain('published again while it was read');
  });

  it('if its commit cannot be built, and leaves no folder behind', async () => {
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    const build = () => Promise.reject(new Error('No.\n```'));
    const { exitCode, output } = await verify(() => undefined, { build });
    expect(output).toBe('The site could not be checked.\n\n````text\nNo.\n```\n````');
    expect(exitCode).toBe(2);
    expect(readdirSync(temporary)).toEqual([]);
  });
});

describe('The address', () => {
  it.each([
    [['example.org'], 'is not the address of a site'],
    [['http://example.org'], 'Write it with https://'],
    [['https://example.org/about'], 'Write the address of the site alone: https://example.org'],
    [['https://a.example', 'https://b.example'], 'Name one address.'],
  ])('is refused: %s', async (args, why) => {
    const { exitCode, output } = await verifyCommand(args);
    expect(output).toContain(why);
    expect(output).toContain(USAGE);
    expect(exitCode).toBe(2);
  });

  it('is the one of the content if none is named', async () => {
    const { root, write } = newRepository();
    const studio = (domain: string) => {
      write({ 'src/content/studio.yaml': `domain: ${domain}\n` });
    };
    const means = { root };
    studio('{ status: placeholder, shown: "https://muuva.example", needed: It. }');
    expect((await verifyCommand([], means)).output).toContain(
      '“domain” in src/content/studio.yaml',
    );
    change = setStatus(FACTS, 404);
    studio(`{ status: supplied, value: "${hostileOrigin}" }`);
    expect((await verifyCommand([], means)).output).toContain('with 404');
  });
});
