import { expect, it } from 'vitest';
import { openForge } from '../../src/forge/client.ts';
import { replaceIssue } from '../../src/forge/issues.ts';
import { newRepository } from '../repository.ts';
import { openFakeForge, REPOSITORY, TOKEN } from './fake-forge.ts';

const MARKER = '<!-- of a test -->';
const BOT = { login: 'github-actions[bot]' };

async function open() {
  const fake = await openFakeForge(newRepository());
  const forge = openForge({ api: fake.api, repository: REPOSITORY, token: TOKEN });
  const post = (text: string, isNeeded = true) =>
    replaceIssue(forge, MARKER, { title: text, body: MARKER + text, isNeeded });
  const bodies = () => fake.issues.map(({ title, body }) => [title, body]);
  return { fake, post, bodies };
}

it('opens an issue once, then edits it, and opens another one after it was closed', async () => {
  const { fake, post, bodies } = await open();
  expect(await post('A')).toBe(1);
  expect(await post('B')).toBe(1);
  expect(bodies()).toEqual([['B', `${MARKER}B`]]);
  for (const issue of fake.issues) issue.state = 'closed';
  expect(await post('C')).toBe(2);
  expect(bodies()).toEqual([
    ['B', `${MARKER}B`],
    ['C', `${MARKER}C`],
  ]);
});

it('opens none that is not needed, and edits an open one all the same', async () => {
  const { post, bodies } = await open();
  expect(await post('A', false)).toBeUndefined();
  expect(bodies()).toEqual([]);
  await post('A');
  expect(await post('B', false)).toBe(1);
  expect(bodies()).toEqual([['B', `${MARKER}B`]]);
});

it('edits no issue of other authors, no pull request, and none without a text', async () => {
  const { fake, post, bodies } = await open();
  fake.pageSize = 1;
  const one = { title: 'T', state: 'open' as const };
  fake.issues.push(
    { ...one, id: 1, number: 1, user: { login: 'editor' }, body: MARKER },
    { ...one, id: 2, number: 2, user: BOT, body: MARKER, pull_request: {} },
    { ...one, id: 3, number: 3, user: BOT, body: null },
  );
  expect(await post('A')).toBe(4);
  expect(await post('B')).toBe(4);
  expect(bodies().slice(3)).toEqual([['B', `${MARKER}B`]]);
});
