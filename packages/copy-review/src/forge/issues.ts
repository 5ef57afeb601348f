import type { Forge } from './client.ts';
import { isOurs, type Comment } from './comments.ts';

/** An issue. The REST API returns pull requests as issues too, with the property `pull_request`. */
export interface Issue extends Omit<Comment, 'body'> {
  readonly number: number;
  readonly body: string | null;
  readonly pull_request?: unknown;
}

/** The open issue that an earlier job opened with this marker, an HTML comment at the start of its body. */
async function findIssue(forge: Forge, marker: string): Promise<Issue | undefined> {
  const issues = (await forge.list('issues?state=open')) as readonly Issue[];
  return issues.find(
    ({ pull_request, body, ...issue }) =>
      pull_request === undefined && isOurs({ ...issue, body: body ?? '' }, marker),
  );
}

/**
 * Opens an issue, or edits the open one with the same marker.
 *
 * @param body Markdown that begins with the marker
 * @param isNeeded whether to open an issue if none is open
 * @returns its number; undefined if there is no open issue and none is needed
 * Source: https://docs.github.com/rest/issues/issues
 */
export async function replaceIssue(
  forge: Forge,
  marker: string,
  { title, body, isNeeded }: { title: string; body: string; isNeeded: boolean },
): Promise<number | undefined> {
  const issue = await findIssue(forge, marker);
  if (issue) {
    await forge.request('PATCH', `issues/${issue.number}`, { title, body });
    return issue.number;
  }
  if (!isNeeded) return undefined;
  const { number } = (await forge.request('POST', 'issues', { title, body })) as Issue;
  return number;
}
