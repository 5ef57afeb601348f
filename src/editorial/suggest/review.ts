import { ForgeError, isOurs, type Comment, type Forge } from 'copy-review/forge';
import { MARKER, REPLACED, reviewText, type ReviewComment } from '../output/suggestions.ts';

interface PostedComment extends Comment {
  readonly in_reply_to_id?: number;
}

/**
 * Posts a review with suggestions, and takes those of former reviews away. A suggestion that
 * somebody has answered stays, since the answer would lose its sense.
 *
 * @returns whether the forge has taken it: it refuses comments on lines that are not, or no longer,
 *   part of the changes
 */
export async function replaceReview(
  forge: Forge,
  number: number,
  commit: string,
  comments: readonly ReviewComment[],
): Promise<boolean> {
  await takeAway(forge, number);
  if (comments.length === 0) return true;
  try {
    await forge.request('POST', `pulls/${number}/reviews`, {
      commit_id: commit,
      event: 'COMMENT',
      body: reviewText(comments.length),
      comments,
    });
    return true;
  } catch (error) {
    if (error instanceof ForgeError && error.status === 422) return false;
    throw error;
  }
}

async function takeAway(forge: Forge, number: number): Promise<void> {
  const comments = (await forge.list(`pulls/${number}/comments`)) as readonly PostedComment[];
  const answered = new Set(comments.map(({ in_reply_to_id }) => in_reply_to_id));
  for (const comment of comments) {
    if (isOurs(comment, MARKER) && !answered.has(comment.id))
      await unlessGone(forge.request('DELETE', `pulls/comments/${comment.id}`));
  }
  // The forge deletes no review that was submitted; it is told that it is out of date.
  const reviews = (await forge.list(`pulls/${number}/reviews`)) as readonly Comment[];
  for (const review of reviews) {
    if (isOurs(review, MARKER) && review.body.trim() !== REPLACED)
      await unlessGone(
        forge.request('PUT', `pulls/${number}/reviews/${review.id}`, { body: REPLACED }),
      );
  }
}

async function unlessGone(request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (!(error instanceof ForgeError) || error.status !== 404) throw error;
  });
}
