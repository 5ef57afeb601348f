import { expect, it } from 'vitest';
import { openForge } from '../../src/forge/client.ts';
import { hasResultSince, setStatus } from '../../src/forge/statuses.ts';
import { newRepository } from '../repository.ts';
import { openFakeForge, REPOSITORY, TOKEN } from './fake-forge.ts';

const [SHA, NAME] = ['abc', 'a check'];

async function open() {
  const fake = await openFakeForge(newRepository());
  return { fake, forge: openForge({ api: fake.api, repository: REPOSITORY, token: TOKEN }) };
}

it('sets a status of a commit, with the page about it', async () => {
  const { fake, forge } = await open();
  const url = 'https://forge.example/run';
  await setStatus(forge, SHA, NAME, { state: 'success', description: 'So.', url });
  await setStatus(forge, SHA, NAME, { state: 'pending', description: 'Not yet.' });
  expect(fake.statuses).toMatchObject([
    { sha: SHA, context: NAME, state: 'success', description: 'So.', target_url: url },
    { sha: SHA, context: NAME, state: 'pending', target_url: null },
  ]);
});

it('knows whether the last status of this name is a result, and how old it is', async () => {
  const { fake, forge } = await open();
  const set = (state: 'success' | 'pending', context = NAME) =>
    setStatus(forge, SHA, context, { state, description: 'So.' });
  const hasResult = (time = '2026-01-01T00:00:00Z') => hasResultSince(forge, SHA, NAME, time);
  expect(await hasResult()).toBe(false);
  await set('success', 'another check');
  expect(await hasResult()).toBe(false);
  await set('success');
  const time = fake.statuses.at(-1)?.created_at;
  expect([await hasResult(), await hasResult(time)]).toEqual([true, true]);
  expect([await hasResult('2030-01-01T00:00:00Z'), await hasResult('')]).toEqual([false, false]);
  await set('pending');
  expect(await hasResult()).toBe(false);
});
