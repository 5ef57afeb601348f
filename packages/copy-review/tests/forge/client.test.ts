import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ForgeError, openForge } from '../../src/forge/client.ts';
import { newRepository } from '../repository.ts';
import { openFakeForge, REPOSITORY, TOKEN } from './fake-forge.ts';

/** Stops the clock at a whole second, and returns the time in milliseconds. */
function stopClock(): number {
  const now = Date.parse('2026-03-04T05:06:07Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return now;
}

async function open() {
  const repository = newRepository();
  repository.commit({ 'a.txt': 'a' });
  const fake = await openFakeForge(repository);
  const waits: number[] = [];
  const wait = (seconds: number) => {
    waits.push(seconds);
    return Promise.resolve();
  };
  const forge = openForge({ api: `${fake.api}/`, repository: REPOSITORY, token: TOKEN, wait });
  return { fake, forge, waits };
}

const BODY = { body: 'So.' };

describe('A request', () => {
  it('returns the response, or throws with the status and message', async () => {
    const { forge } = await open();
    expect(await forge.request('POST', 'issues/1/comments', BODY)).toMatchObject(BODY);
    const error: unknown = await forge.request('GET', 'pulls/9').catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ForgeError);
    expect(error).toMatchObject({
      status: 404,
      message: `GET /repos/${REPOSITORY}/pulls/9: 404 Not Found`,
    });
  });

  it.each([
    ['has no message', 'Bad gateway', ': 500$'],
    ['has a message of another form', { message: 'A "b" c', errors: [] }, ': 500 A "b" c$'],
    ['is JSON of another form', [{ message: 7 }], ': 500$'],
    ['is long', { message: 'x'.repeat(400) }, ': 500 x{300}$'],
  ])('says why it failed if the response %s', async (_, body, message) => {
    const { fake, forge } = await open();
    fake.failures.push({ on: /^POST/, status: 500, body });
    await expect(forge.request('POST', 'issues/1/comments', BODY)).rejects.toThrow(
      new RegExp(message),
    );
  });

  it('says what the forge rejects', async () => {
    const { fake, forge } = await open();
    const tooLong = { resource: 'IssueComment', field: 'data', message: 'Body is too long' };
    const errors = ['No such line', tooLong, { field: 'body', code: 'missing' }, null];
    fake.failures.push({ on: /^POST/, status: 422, body: { message: 'Invalid', errors } });
    await expect(forge.request('POST', 'issues/1/comments', BODY)).rejects.toThrow(
      /: 422 Invalid: No such line; Body is too long; body missing$/,
    );
  });

  it('is retried after the time that a busy forge asks for', async () => {
    const { fake, forge, waits } = await open();
    const now = stopClock();
    const reset = (seconds: number) => String(now / 1000 + seconds);
    const limit = { on: /^POST/, status: 403, message: 'API rate limit exceeded' };
    const remaining = { 'x-ratelimit-remaining': '0' };
    fake.failures.push(
      { ...limit, headers: { 'retry-after': '7' } },
      { ...limit, headers: { ...remaining, 'x-ratelimit-reset': reset(-5) } },
      { ...limit, headers: { ...remaining, 'x-ratelimit-reset': reset(50) } },
    );
    await forge.request('POST', 'issues/1/comments', BODY);
    expect(waits).toEqual([7, 0, 50]);
    expect(fake.comments).toHaveLength(1);
  });

  it('waits until a date', async () => {
    const { fake, forge, waits } = await open();
    const date = new Date(stopClock() + 90_000).toUTCString();
    fake.failures.push({ on: /^POST/, status: 429, headers: { 'retry-after': date } });
    await forge.request('POST', 'issues/1/comments', BODY);
    expect(waits).toEqual([90]);
  });

  it.each([
    ['a secondary limit', 403, 'You have exceeded a secondary rate limit.', {}],
    ['too many requests', 429, 'Too many requests', {}],
    ['an unknown date', 429, 'Too many requests', { 'retry-after': 'soon' }],
    ['a limit without its end', 403, 'So', { 'x-ratelimit-remaining': '0' }],
  ])(
    'waits a minute, then two, if the forge states no time: %s',
    async (_, status, message, headers) => {
      const { fake, forge, waits } = await open();
      for (let index = 0; index < 9; index += 1)
        fake.failures.push({ on: /^POST/, status, message, headers });
      await expect(forge.request('POST', 'issues/1/comments', BODY)).rejects.toMatchObject({
        isRateLimit: true,
        message: expect.stringContaining(`${status} ${message}`) as string,
      });
      expect(waits).toEqual([60, 120]);
    },
  );

  it('tells a missing permission from a limit', async () => {
    const { fake, forge, waits } = await open();
    fake.permission = 'read';
    await expect(forge.request('POST', 'issues/1/comments', BODY)).rejects.toMatchObject({
      status: 403,
      isRateLimit: false,
    });
    expect(waits).toEqual([]);
  });

  it.each([
    ['it would have to wait too long', { status: 403, headers: { 'retry-after': '3600' } }, 1],
    ['the token may not', { status: 403 }, 1],
    ['the forge rejects it', { status: 422 }, 1],
    ['the server may have processed it before an error', { status: 500 }, 1],
    ['the forge stays busy', { status: 403, headers: { 'retry-after': '1' } }, 4],
  ])('fails if %s', async (_, failure, requests) => {
    const { fake, forge } = await open();
    for (let index = 0; index < 9; index += 1) fake.failures.push({ on: /^POST/, ...failure });
    await expect(forge.request('POST', 'issues/1/comments', BODY)).rejects.toThrow(
      String(failure.status),
    );
    expect(fake.requests).toHaveLength(requests);
  });

  it('is retried after a server error if it is idempotent', async () => {
    const { fake, forge, waits } = await open();
    for (const status of [500, 502, 503]) fake.failures.push({ on: /^GET/, status });
    expect(await forge.list('issues/1/comments')).toEqual([]);
    expect(waits).toEqual([1, 2, 4]);
  });

  it('fails if there is no server', async () => {
    const forge = openForge({
      api: 'http://127.0.0.1:9',
      repository: REPOSITORY,
      token: TOKEN,
      wait: () => Promise.resolve(),
    });
    await expect(forge.request('POST', 'pulls', {})).rejects.toMatchObject({ status: 0 });
  });
});

describe('A list', () => {
  it('has the entries of all pages', async () => {
    const { fake, forge } = await open();
    fake.pageSize = 2;
    for (const id of [1, 2, 3, 4, 5]) fake.comments.push({ id, body: '', user: { login: 'a' } });
    const comments = await forge.list('issues/1/comments');
    expect(comments.map((one) => (one as { id: number }).id)).toEqual([1, 2, 3, 4, 5]);
    expect(fake.requests).toHaveLength(3);
  });

  it('does not send the token to another server', async () => {
    const { fake, forge } = await open();
    const link = '<http://other.example/repos/x?page=2>; rel="next"';
    fake.failures.push({ on: /^GET/, status: 200, body: [], headers: { link } });
    await expect(forge.list('issues/1/comments')).rejects.toThrow('another server');
  });

  it('has a maximum number of pages', async () => {
    const { fake, forge } = await open();
    fake.pageSize = 1;
    for (let id = 0; id < 60; id += 1) fake.comments.push({ id, body: '', user: { login: 'a' } });
    await expect(forge.list('issues/1/comments')).rejects.toThrow('too long');
  });
});
