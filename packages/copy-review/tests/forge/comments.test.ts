import { expect, it } from 'vitest';
import { openForge } from '../../src/forge/client.ts';
import { findComment, replaceComment } from '../../src/forge/comments.ts';
import { newRepository } from '../repository.ts';
import { openFakeForge, REPOSITORY, TOKEN } from './fake-forge.ts';

const MARKER = '<!-- of a test -->';

async function open() {
  const repository = newRepository();
  const fake = await openFakeForge(repository);
  const forge = openForge({ api: fake.api, repository: REPOSITORY, token: TOKEN });
  return {
    fake,
    forge,
    post: (text: string) =>
      replaceComment(
        forge,
        1,
        MARKER,
        (earlier = '') => MARKER + text + earlier.slice(MARKER.length),
      ),
  };
}

it('posts a comment once, and then edits it', async () => {
  const { fake, forge, post } = await open();
  expect(await findComment(forge, 1, MARKER)).toBeUndefined();
  await post('A');
  await post('B');
  // Made from the earlier one.
  expect(fake.comments.map(({ body }) => body)).toEqual([`${MARKER}BA`]);
});

it('edits no comment of other authors, and none that only quotes the marker', async () => {
  const { fake, post } = await open();
  fake.pageSize = 1;
  const [editor, bot] = [{ login: 'editor' }, { login: 'github-actions[bot]' }];
  fake.comments.push({ id: 1, user: editor, body: MARKER });
  fake.comments.push({ id: 2, user: bot, body: `As ${MARKER} says` });
  await post('A');
  await post('B');
  expect(fake.comments.map(({ body }) => body)).toEqual([
    MARKER,
    `As ${MARKER} says`,
    `${MARKER}BA`,
  ]);
});

it('posts the comment again if it was deleted, and throws other errors', async () => {
  const { fake, post } = await open();
  await post('A');
  fake.failures.push({ on: /^PATCH/, status: 404 });
  await post('B');
  expect(fake.comments).toHaveLength(2);
  fake.failures.push({ on: /^PATCH/, status: 422 });
  await expect(post('C')).rejects.toThrow('422');
});
