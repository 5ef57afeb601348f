import { ForgeError, isOurs, type Comment, type Forge } from 'copy-review/forge';
import { MARKER, REPLACED, reviewText, type ReviewComment } from './suggestions.ts';

export interface PostedComment extends Comment {
  readonly in_reply_to_id?: number;
}

/**
 * Posts a review with suggestions, and deletes the suggestions of earlier reviews, except those
 * that somebody has replied to.
 *
 * @returns false if the forge rejects the review because a line is not, or no longer, part of the
 *   diff
 */
export async function replaceReview(
  forge: Forge,
  number: number,
  commit: string,
  comments: readonly ReviewComment[],
): Promise<boolean> {
  await removeEarlier(forge, number);
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

/** Deletes the comments of earlier reviews, except those with replies, and empties the reviews. */
async function removeEarlier(forge: Forge, number: number): Promise<void> {
  const comments = (await forge.list(`pulls/${number}/comments`)) as readonly PostedComment[];
  const repliedTo = new Set(comments.map(({ in_reply_to_id }) => in_reply_to_id));
  for (const comment of comments) {
    if (isOurs(comment, MARKER) && !repliedTo.has(comment.id))
      await unlessGone(forge.request('DELETE', `pulls/comments/${comment.id}`));
  }
  // A submitted review cannot be deleted, so its body is replaced.
  const reviews = (await forge.list(`pulls/${number}/reviews`)) as readonly Comment[];
  for (const review of reviews) {
    if (isOurs(review, MARKER) && review.body.trim() !== REPLACED)
      await unlessGone(
        forge.request('PUT', `pulls/${number}/reviews/${review.id}`, { body: REPLACED }),
      );
  }
}

/** Ignores that the comment or review no longer exists. */
async function unlessGone(request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (!(error instanceof ForgeError) || error.status !== 404) throw error;
  });
}
