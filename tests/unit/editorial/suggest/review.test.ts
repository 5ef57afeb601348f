import { describe, expect, it } from 'vitest';
import { openForge } from '../../../../packages/copy-review/src/forge/client.ts';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
} from '../../../../packages/copy-review/tests/forge/fake-forge.ts';
import type { Reads, Schema } from '../../../../packages/copy-review/tests/forge/github.ts';
import { newRepository } from '../../../../packages/copy-review/tests/repository.ts';
import { MARKER, REPLACED } from '../../../../editorial/suggest/suggestions.ts';
import { replaceReview, type PostedComment } from '../../../../editorial/suggest/review.ts';

/** What `review.ts` reads. */
export type Checked = Reads<PostedComment, Schema<'pull-request-review-comment'>>;

/** A pull request that changes lines 1 to 3 of a.mdx. */
async function open() {
  const repository = newRepository();
  repository.commit({ 'a.mdx': 'a\nb\nc\n' });
  repository.git('checkout', '--quiet', '-b', 'words');
  const commit = repository.commit({ 'a.mdx': 'A\nB\nC\n' });
  const fake = await openFakeForge(repository);
  const number = fake.openPull('words');
  const wait = () => Promise.resolve();
  const forge = openForge({ api: fake.api, repository: REPOSITORY, token: TOKEN, wait });
  const post = (...lines: readonly number[]) =>
    replaceReview(
      forge,
      number,
      commit,
      lines.map((line) => ({ path: 'a.mdx', line, side: 'RIGHT', body: `${MARKER}\n${line}` })),
    );
  return { fake, post };
}

const linesOf = (comments: readonly { readonly line: number }[]) =>
  comments.map(({ line }) => line);

describe('A review', () => {
  it('replaces the previous one', async () => {
    const { fake, post } = await open();
    expect(await post(1, 2)).toBe(true);
    expect(await post(3)).toBe(true);
    expect(linesOf(fake.reviewComments)).toEqual([3]);
    expect(fake.reviews.map(({ body }) => body === REPLACED)).toEqual([true, false]);
    expect(await post()).toBe(true);
    expect(fake.reviewComments).toEqual([]);
    expect(fake.reviews.map(({ body }) => body)).toEqual([REPLACED, REPLACED]);
    fake.requests.length = 0;
    await post();
    expect(fake.requests).toEqual(['GET pulls/1/comments', 'GET pulls/1/reviews']);
  });

  it('keeps comments of others, and suggestions with replies', async () => {
    const { fake, post } = await open();
    await post(1, 2);
    const [first] = fake.reviewComments;
    if (!first) throw new Error('There is no comment.');
    const user = { login: 'editor' };
    fake.reviewComments.push({ ...first, id: 1, user, line: 7 });
    fake.reviewComments.push({
      ...first,
      id: 2,
      user,
      line: 8,
      body: 'Why?',
      in_reply_to_id: first.id,
    });
    fake.reviews.push({ id: 3, user, body: MARKER, state: 'APPROVED', commit_id: '' });
    await post(3);
    expect(linesOf(fake.reviewComments)).toEqual([1, 7, 8, 3]);
    expect(fake.reviews.map(({ body }) => body)).toContain(MARKER);
  });

  it('finds the previous one on later pages of comments', async () => {
    const { fake, post } = await open();
    fake.pageSize = 2;
    await post(1, 2, 3);
    await post(1);
    expect(linesOf(fake.reviewComments)).toEqual([1]);
  });

  it('is not posted twice after an error of the server', async () => {
    const { fake, post } = await open();
    fake.failures.push({ on: /^POST/, status: 502 });
    await expect(post(1)).rejects.toThrow('502');
    expect(fake.requests.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

  it('is rejected for lines outside the diff', async () => {
    const { fake, post } = await open();
    expect(await post(9)).toBe(false);
    expect(fake.reviews).toEqual([]);
  });

  it('ignores that an old comment or review no longer exists', async () => {
    const { fake, post } = await open();
    await post(1);
    for (const on of [/^DELETE/, /^PUT/]) fake.failures.push({ on, status: 404 });
    expect(await post(2)).toBe(true);
    fake.failures.push({ on: /^DELETE/, status: 422 });
    await expect(post(3)).rejects.toThrow('422');
  });
});
