import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readResult } from '../../../../editorial/verify/result.ts';
import {
  environmentOf,
  USAGE,
  verifyCommand,
  type Replaced,
} from '../../../../editorial/verify/verify-command.ts';
import { emptyFolder, newRepository } from '../../../../packages/copy-review/tests/repository.ts';
import { dayOf } from '../../../../src/formats/dates.ts';

type Files = Record<string, string>;

/** A repository, its build, and a host that serves files, by path. What it does not have is `lost`. */
async function open() {
  const repository = newRepository();
  const { root, commit } = repository;
  const build = { commit: commit({ a: '' }), day: dayOf(Date.now()), release: true };
  const facts = JSON.stringify({ build });
  const built = join(emptyFolder(), 'built');
  mkdirSync(built);
  const files = { 'index.html': '<p>Home.', '404.html': '<p>Lost.', 'token-facts.json': facts };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text);
  const served: Files = { '/': files['index.html'], '/token-facts.json': facts };
  const requests: string[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, ({ url = '' }, response) => {
    requests.push(url);
    const type = url.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
    const text = served[url];
    if (text === 'broken') response.destroy();
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type });
    response.end(text ?? files['404.html']);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const temporary = emptyFolder();
  vi.stubEnv('TMPDIR', temporary);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const out = join(root, 'out');
  const verify = async (replaced: Replaced = {}) => {
    const given = { root, build: () => Promise.resolve(built), ...replaced };
    const outcome = await verifyCommand([origin, '--out', out], given);
    expect(readdirSync(temporary)).toEqual([]);
    return outcome;
  };
  return { ...repository, build, served, requests, origin, out, built, verify };
}

describe('A public site', () => {
  it('is compared by the review, which leaves its reports and the result', async () => {
    const { served, out, verify } = await open();
    served['/'] = '<p>Another home.';
    const progress: string[] = [];
    const { exitCode, output } = await verify({ onProgress: (line) => progress.push(line) });
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^Words, links, facts or headers differ .*\n\n.*Another home/s);
    expect(readResult(join(out, 'result.json'))).toMatchObject({ answer: 'differs' });
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('Another home');
    expect(progress).toHaveLength(2);
  });

  it('that is the same has one line', async () => {
    const { verify } = await open();
    const { exitCode, output } = await verify();
    expect(output).toMatch(/^The same, to the byte: 3 files of the commit [\da-f]{7}, .*\.$/);
    expect(exitCode).toBe(0);
  });

  it('that cannot be read in part is told, and what can be read is compared', async () => {
    const { served, verify } = await open();
    served['/'] = 'broken';
    const { exitCode, output } = await verify();
    expect(exitCode).toBe(4);
    expect(output).toMatch(/^1 of 3 files could not be read; no other differs\.\n/);
    expect(output).toContain('- `index.html`: ');
  });

  it('that is published anew meanwhile is told', async () => {
    const { build, served, built, verify, commit } = await open();
    const { exitCode, output } = await verify({
      build: () => {
        const next = commit({ a: 'b' });
        served['/token-facts.json'] = JSON.stringify({ build: { ...build, commit: next } });
        return Promise.resolve(built);
      },
    });
    expect(exitCode).toBe(4);
    expect(output).toContain('It was published anew while it was read. Check it again.');
  });

  it('whose commit cannot be built is told, without running commands of a log', async () => {
    const { verify } = await open();
    const build = () => Promise.reject(new Error('No.\n::error::It is\n```'));
    const { exitCode, output } = await verify({ build });
    expect(exitCode).toBe(4);
    expect(output).toMatch(/^The public site could not be checked\.\n\n````text\nNo\.\n/);
    expect(output).not.toMatch(/^::/m);
  });

  it('that is not there is told', async () => {
    const { root } = await open();
    const { exitCode, output } = await verifyCommand(['http://127.0.0.1:9', '--out', root], {
      root,
    });
    expect(exitCode).toBe(4);
    expect(output).toMatch(/^The public site could not be checked\./);
  });
});

describe('The address', () => {
  it.each([
    ['example.org', 'is not the address of a site'],
    ['http://example.org', 'Write it with https://'],
    ['file:///etc', 'Write it with https://'],
    ['https://example.org/about', 'Write the address of the site alone: https://example.org'],
    ['https://me@example.org/', 'Write the address of the site alone: https://example.org'],
  ])('is refused: %s', async (address, why) => {
    const { exitCode, output } = await verifyCommand([address, '--out', emptyFolder()]);
    expect([exitCode, output]).toEqual([4, expect.stringContaining(why)]);
  });

  it('is the one of the content where none is named', async () => {
    const { write, origin, root, out, build, requests } = await open();
    const studio = (domain: string) => {
      write({ 'src/content/studio.yaml': `domain: ${domain}\n` });
    };
    const verify = () => verifyCommand(['--out', out], { root });
    studio('{ status: placeholder, shown: "https://muuva.example", supply: It. }');
    expect(await verify()).toEqual({
      exitCode: 4,
      output: expect.stringContaining(
        '“domain” in src/content/studio.yaml is not supplied',
      ) as string,
    });
    studio(`{ status: supplied, value: "${origin}" }`);
    expect((await verify()).output).toContain(build.commit.slice(0, 7));
    expect(requests).toEqual(['/token-facts.json']);
  });
});

describe('The command', () => {
  it('explains its options and exit codes', async () => {
    expect(await verifyCommand(['--help'])).toEqual({ exitCode: 0, output: USAGE });
    for (const args of [['--unknown'], ['https://a.example', 'https://b.example']])
      expect(await verifyCommand(args)).toEqual({
        exitCode: 4,
        output: expect.stringContaining(USAGE) as string,
      });
  });

  it('builds without the tokens of its own environment, for noon of the day', () => {
    const env = { PATH: '/bin', HOME: '/root', GITHUB_TOKEN: 'a', NPM_TOKEN: 'b', SITE_ENV: 'c' };
    const build = { commit: 'a'.repeat(40), day: '2026-11-23' };
    expect(environmentOf(build, env)).toEqual({
      PATH: '/bin',
      HOME: '/root',
      COMMIT_REF: build.commit,
      SOURCE_DATE_EPOCH: String(Date.parse('2026-11-23T12:00:00+02:00') / 1000),
      SITE_ENV: 'production',
    });
  });
});
