import { ForgeError, type Forge } from './client.ts';

/** A comment on a pull request, or on lines of its changes. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string } | null;
}

/** The author of comments that are posted with the `GITHUB_TOKEN` of a job. */
const BOT = 'github-actions[bot]';

/**
 * Whether a comment was posted by an earlier job with the same marker, so that this job may edit it.
 *
 * @param marker an HTML comment that begins the text of every comment of the job
 */
export const isOurs = ({ user, body }: Comment, marker: string): boolean =>
  user?.login === BOT && body.startsWith(marker);

/** Finds the comment on a pull request that `isOurs`. */
export async function findComment(
  forge: Forge,
  number: number,
  marker: string,
): Promise<Comment | undefined> {
  const comments = (await forge.list(`issues/${number}/comments`)) as readonly Comment[];
  return comments.find((comment) => isOurs(comment, marker));
}

/**
 * Posts a comment on a pull request, or edits the existing one with the same marker.
 *
 * @param textOf the Markdown, which begins with the marker; given the text of the existing comment
 */
export async function replaceComment(
  forge: Forge,
  number: number,
  marker: string,
  textOf: (earlier: string | undefined) => string,
): Promise<void> {
  const comment = await findComment(forge, number, marker);
  const body = textOf(comment?.body);
  if (comment) {
    try {
      await forge.request('PATCH', `issues/comments/${comment.id}`, { body });
      return;
    } catch (error) {
      // The comment was deleted since it was listed.
      if (!(error instanceof ForgeError) || error.status !== 404) throw error;
    }
  }
  await forge.request('POST', `issues/${number}/comments`, { body });
}
