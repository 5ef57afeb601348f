import { ForgeError, type Forge } from './client.ts';

/** A comment on a pull request, or on lines of its changes. */
export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string } | null;
}

/** Who comments with the token that the forge gives to a job. */
const BOT = 'github-actions[bot]';

/** Whether a comment is one of ours: by the bot, and with our marker at its beginning. */
export const isOurs = ({ user, body }: Comment, marker: string): boolean =>
  user?.login === BOT && body.startsWith(marker);

/** Finds our comment on a pull request. */
export async function findComment(
  forge: Forge,
  number: number,
  marker: string,
): Promise<Comment | undefined> {
  const comments = (await forge.list(`issues/${number}/comments`)) as readonly Comment[];
  return comments.find((comment) => isOurs(comment, marker));
}

/**
 * Posts a comment on a pull request, or edits the one that has the same marker.
 *
 * @param body Markdown that begins with the marker
 */
export async function replaceComment(
  forge: Forge,
  number: number,
  marker: string,
  body: string,
): Promise<void> {
  const comment = await findComment(forge, number, marker);
  if (comment) {
    try {
      await forge.request('PATCH', `issues/comments/${comment.id}`, { body });
      return;
    } catch (error) {
      // Somebody has deleted it in the meantime.
      if (!(error instanceof ForgeError) || error.status !== 404) throw error;
    }
  }
  await forge.request('POST', `issues/${number}/comments`, { body });
}
