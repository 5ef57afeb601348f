/**
 * The watch over the public site, against a hostile host: it serves a release with one change, and the
 * watch must give the right answer. The release is the one with example values.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSites, markdownReport, readSite } from 'copy-review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../editorial/review.config.ts';
import { verifyCommand, type Replaced } from '../../editorial/verify/verify-command.ts';
import { siteServer } from '../../hosting/site-server.ts';
import { repositoryIn } from '../../packages/copy-review/tests/repository.ts';
import { addDays, dayOf } from '../../src/formats/dates.ts';

/** What a host answers. */
interface Answer {
  status: number;
  readonly headers: Headers;
  body: Buffer;
}

/** A change of the answer for a path; nothing is sent where it returns `stall`. */
type Mutation = (path: string, answer: Answer) => unknown;

const ADDRESS = '1'.repeat(32);
const OTHER_ADDRESS = `${ADDRESS.slice(0, -1)}2`;
const FACTS = '/token-facts.json';
/** The time of each check: the day must not change between two. */
const NOW = Date.now();
const TODAY = dayOf(NOW);

let folder: string;
let honest: Server;
let hostile: Server;
let mutation: Mutation = () => undefined;
/** Mutations that failed. */
const faults: Error[] = [];
let commits: { first: string; second: string; branch: string };

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => {
  // On a busy machine a comparison takes longer than idle connections are kept by default, and the
  // next check would use one that is being closed.
  server.keepAliveTimeout = 0;
  return new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
};

/** What the honest host answers, without what concerns only that one connection. */
async function ask(path: string): Promise<Answer> {
  const answer = await fetch(originOf(honest) + path, { redirect: 'manual' });
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
    headers.delete(name);
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  const { root, git } = repositoryIn(folder);
  git('init', '--quiet', '--initial-branch', 'main');
  const commit = (message: string) => {
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  };
  const [first, second] = [commit('First'), commit('Second')];
  git('checkout', '--quiet', '-b', 'topic', first);
  commits = { first, second, branch: commit('Third') };
  const site = join(root, 'site');
  cpSync('dist-supplied', site, { recursive: true });
  const facts = readFileSync(join(site, FACTS), 'utf8');
  const build = JSON.stringify({ commit: commits.second, day: TODAY, release: true });
  writeFileSync(join(site, FACTS), facts.replace(/(?<="build": ).*(?=,)/, build));
  honest = siteServer(site);
  await listen(honest);
  const asked = new Map<string, Promise<Answer>>();
  hostile = createServer((request, response) => {
    const path = request.url ?? '/';
    const honestly = asked.get(path) ?? ask(path);
    asked.set(path, honestly);
    void honestly.then(({ status, headers, body }) => {
      const answer = { status, headers: new Headers(headers), body };
      try {
        if (mutation(path, answer) === 'stall') return;
      } catch (error) {
        faults.push(new Error('The mutation has failed.', { cause: error }));
      }
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
    });
  });
  await listen(hostile);
});

afterAll(() => {
  for (const server of [honest, hostile]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

/** The answer of the watch about the release with a change. */
async function watch(change: Mutation, replaced: Replaced = {}, args: readonly string[] = []) {
  mutation = change;
  const out = join(folder, 'reports');
  const { exitCode, output } = await verifyCommand([originOf(hostile), '--out', out, ...args], {
    root: folder,
    build: () => Promise.resolve(join(folder, 'site')),
    compare: (before, after) => {
      const [was, is] = [before, after].map(({ site, name }) => readSite(site, name));
      if (!was || !is) throw new Error('There are two sites.');
      const report = compareSites(was, is, config);
      return Promise.resolve({ report, markdown: markdownReport(report) });
    },
    now: NOW,
    // Only ends a hang.
    limits: { secondsEach: 300, seconds: 300, bytes: 1e9 },
    ...replaced,
  });
  expect(faults).toEqual([]);
  const [first] = output.split('\n');
  return { exitCode, first, output };
}

/** Changes the text at a path; the text must be there. */
const change =
  (at: string, from: string | RegExp, to: string): Mutation =>
  (path, answer) => {
    if (path !== at) return;
    const text = answer.body.toString('utf8');
    const changed = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'g'), to);
    if (changed === text) throw new Error(`“${String(from)}” is not at ${at}.`);
    answer.body = Buffer.from(changed);
  };

const onPage =
  (at: string | RegExp, act: (answer: Answer) => void): Mutation =>
  (path, answer) => {
    if (typeof at === 'string' ? path === at : at.test(path)) act(answer);
  };
const setHeader = (at: string, name: string, value: string) =>
  onPage(at, ({ headers }) => {
    headers.set(name, value);
  });
const setStatus = (at: string | RegExp, status: number) =>
  onPage(at, (answer) => {
    answer.status = status;
  });
const setBody = (at: string | RegExp, bodyFrom: (body: Buffer) => Buffer | string) =>
  onPage(at, (answer) => {
    answer.body = Buffer.from(bodyFrom(answer.body));
  });
const redirect = (at: string, to: string) =>
  onPage(at, (answer) => {
    answer.status = 302;
    answer.headers.set('location', to);
  });
/** The address that no build has. */
const UNKNOWN_PAGE = /^\/[\da-f-]{36}$/;

const THE_SAME = /^The same, to the byte: \d+ files of the commit [\da-f]{7}, built for /;
const MARKUP = /^Only the markup differs: /;
const DIFFERS = /^Words, links, facts or headers differ/;
const TAKEN_OVER = /^AN ADDRESS OR A LINK TO THE TOKEN’S PLATFORM DIFFERS/;
const REFUSED = /^The public site is not a current release/;
const UNKNOWN = /could not be (?:checked|read)/;

type Case = readonly [name: string, mutation: Mutation, says: string | RegExp];

const script = '<script src="https://stranger.example/a.js"></script>';

const CASES: readonly (readonly [exitCode: number, first: RegExp, cases: readonly Case[]])[] = [
  [
    0,
    THE_SAME,
    [
      ['nothing', () => undefined, ''],
      [
        'headers that hosts add',
        (_, { headers }) => {
          for (const [name, value] of [
            ['server', 'Netlify'],
            ['x-nf-request-id', '01'],
            ['cache-status', '"Netlify Edge"; hit'],
            ['age', '7'],
            ['alt-svc', 'h3=":443"'],
          ] as const)
            headers.set(name, value);
        },
        '',
      ],
    ],
  ],
  [
    0,
    MARKUP,
    [
      [
        'a host that rewrites white space and the order of attributes',
        (_, answer) => {
          if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
          const html = answer.body.toString('utf8');
          const rewritten = html
            .replaceAll(/<a href="([^"]*)" class="([^"]*)"/g, '<a  class="$2"\n href=\'$1\'')
            .replaceAll('</p><p', '</p>\n<p');
          if (rewritten === html) throw new Error('Nothing was rewritten.');
          answer.body = Buffer.from(rewritten);
        },
        '',
      ],
    ],
  ],
  [
    2,
    TAKEN_OVER,
    [
      ['one character of the address', change('/', ADDRESS, OTHER_ADDRESS), OTHER_ADDRESS],
      [
        'one character of the address in the data',
        change(FACTS, ADDRESS, OTHER_ADDRESS),
        OTHER_ADDRESS,
      ],
      [
        'a buy link to another token',
        change('/', `coin/${ADDRESS}`, `coin/${OTHER_ADDRESS}`),
        OTHER_ADDRESS,
      ],
      [
        'a buy link to a look-alike platform',
        change('/', 'https://pump.fun/', 'https://pump-fun.example/'),
        'https://pump.fun/',
      ],
      [
        'another token’s link beside ours',
        change('/about', '</main>', '<a href="https://pump.fun/coin/x">Buy</a></main>'),
        'https://pump.fun/coin/x',
      ],
      [
        'a redirect to another token',
        redirect('/about', `https://pump.fun/coin/${OTHER_ADDRESS}`),
        OTHER_ADDRESS,
      ],
    ],
  ],
  [
    1,
    DIFFERS,
    [
      ['an added script', change('/', '</body>', `${script}</body>`), 'stranger.example'],
      ['a link to a stranger', change('/', 'href="/legal"', 'href="//a.example"'), 'a.example'],
      [
        'another promise',
        change('/trust-pledge', '</h3>\n<p>', '</h3>\n<p>We will buy it back. '),
        'will buy it back',
      ],
      [
        'text hidden by a style',
        change('/legal', '</style>', 'main p{display:none}</style>'),
        'display',
      ],
      [
        'another fact in the data',
        change(FACTS, /(?<="value":")\d+(?=","unit":"months")/, '999'),
        '999',
      ],
      [
        'a dropped policy',
        (_, { headers }) => {
          headers.delete('content-security-policy');
        },
        /content-security-policy`: `default-src.* → none/,
      ],
      [
        'a weaker policy of one page',
        setHeader('/contact', 'content-security-policy', "default-src 'self'"),
        'content-security-policy',
      ],
      ['a header that leads elsewhere', setHeader('/', 'refresh', '0; url=//a.example'), 'refresh'],
      ['another encoding', setHeader('/', 'content-type', 'text/html; charset=utf-7'), 'utf-7'],
      [
        'a redirect to another host',
        redirect('/legal', 'https://stranger.example/legal'),
        'stranger.example',
      ],
      ['a redirect to this host', redirect('/legal', '/about'), '302 to /about'],
      ['a missing file', setStatus('/favicon.svg', 404), 'favicon.svg'],
      [
        'a picture with other bytes',
        setBody('/og/home.png', (body) => Buffer.concat([body, Buffer.from('x')])),
        'og/home.png',
      ],
      ['a page where there is none', setStatus(UNKNOWN_PAGE, 200), '`404` → `200`'],
      [
        'other words on the page for unknown addresses',
        setBody(UNKNOWN_PAGE, () => '<p>Claim your tokens.'),
        'Claim your tokens',
      ],
    ],
  ],
  [
    3,
    REFUSED,
    [
      [
        'a stale day',
        (...given) => change(FACTS, TODAY, addDays(TODAY, -9))(...given),
        'built for',
      ],
      [
        'a day to come',
        (...given) => change(FACTS, TODAY, addDays(TODAY, 1))(...given),
        'built for',
      ],
      [
        'a commit of a fork',
        (...given) => change(FACTS, commits.second, 'a'.repeat(40))(...given),
        'not in this repository',
      ],
      [
        'a commit of another branch',
        (...given) => change(FACTS, commits.second, commits.branch)(...given),
        'not on the branch main',
      ],
      ['a preview', change(FACTS, '"release":true', '"release":false'), 'It is a preview'],
      ['no commit', change(FACTS, /"commit":"[^"]*"/, '"commit":null'), 'COMMIT_REF'],
      ['no day', change(FACTS, /"day":"[^"]*"/, '"day":"2026-02-31"'), 'for which day'],
      ['no JSON', setBody(FACTS, () => '<p>'), 'COMMIT_REF'],
      ['no data', setStatus(FACTS, 404), 'with 404'],
      ['data of another host', redirect(FACTS, 'https://a.example/'), 'was not followed'],
    ],
  ],
];

for (const [exitCode, first, cases] of CASES)
  describe(`exit code ${exitCode}, “${first.source}”`, () => {
    it.each(cases)('%s', async (_, change, says) => {
      const answer = await watch(change);
      expect(answer.first).toMatch(first);
      expect(answer.exitCode).toBe(exitCode);
      expect(answer.output).toMatch(says);
    });
  });

describe('An older commit', () => {
  const older: Mutation = (...given) => change(FACTS, commits.second, commits.first)(...given);

  it('is accepted for 48 hours after the next one', async () => {
    const { output } = await watch(older);
    expect(output).toMatch(DIFFERS);
  });

  it('is a rollback after that', async () => {
    const { exitCode, output } = await watch(
      (path, answer) => {
        older(path, answer);
        change(FACTS, TODAY, addDays(TODAY, 3))(path, answer);
      },
      { now: NOW + 3 * 24 * 3_600_000 },
    );
    expect(exitCode).toBe(3);
    expect(output).toContain('A rollback: its commit');
  });
});

describe('A host that gives no whole answer', () => {
  it('within the time is told, and ends the check', async () => {
    const limits = { secondsEach: 0.2, seconds: 300, bytes: 1e9 };
    const { exitCode, output } = await watch(() => 'stall', { limits });
    expect(exitCode).toBe(4);
    expect(output).toMatch(UNKNOWN);
    expect(output).toContain('no whole answer within 0.2 seconds');
  });

  it('of a reasonable size is told', async () => {
    const limits = { secondsEach: 300, seconds: 300, bytes: 100_000 };
    const { exitCode, output } = await watch(() => undefined, { limits });
    expect(exitCode).toBe(4);
    expect(output).toMatch(UNKNOWN);
    expect(output).toContain('the site is larger than 100000 bytes');
  });
});
