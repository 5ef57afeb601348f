import type { Forge } from './client.ts';

/** A commit status: the result of a check, which a repository can require before a merge. */
export interface Status {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  /** At most 140 characters. */
  readonly description: string;
  /** The URL of the page about it. */
  readonly url?: string;
}

/** The properties of a listed status that are used here. */
export interface PostedStatus {
  readonly context: string;
  readonly state: string;
  readonly created_at: string;
}

/**
 * Sets a status of a commit.
 *
 * @param context the name of the status
 * Source: https://docs.github.com/rest/commits/statuses
 */
export async function setStatus(
  forge: Forge,
  commit: string,
  context: string,
  { state, description, url }: Status,
): Promise<void> {
  const body = { context, state, description, ...(url === undefined ? {} : { target_url: url }) };
  await forge.request('POST', `statuses/${commit}`, body);
}

/** Whether the last status of a commit with this name is not `pending`, and was set at or after a time (ISO 8601). */
export async function hasResultSince(
  forge: Forge,
  commit: string,
  context: string,
  time: string,
): Promise<boolean> {
  const statuses = (await forge.list(`commits/${commit}/statuses`)) as readonly PostedStatus[];
  // The newest one is listed first.
  const last = statuses.find((status) => status.context === context);
  if (last === undefined || last.state === 'pending') return false;
  return Date.parse(last.created_at) >= Date.parse(time);
}
