import { parseArgs } from 'node:util';
import {
  findComment,
  findPullRequests,
  hasResultSince,
  readEnvironment,
  setStatus,
} from '../forge/index.ts';
import { DEFAULT_NAME, markerOf } from '../reports/markdown/marker.ts';
import type { Outcome } from './outcome.ts';
import { markOlder } from './text.ts';

const PENDING = 'No result yet: the pages are being built, or no run has built them.';

/**
 * Marks the newest commit of a pull request as pending: in its commit status, and in the comment
 * about an earlier commit. The event of the job names the pull request.
 *
 * @param env the environment variables of the job
 */
export async function pendingCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const { status: context, name } = parseArgs({
    args: [...args],
    options: {
      status: { type: 'string', default: '' },
      name: { type: 'string', default: DEFAULT_NAME },
    },
  }).values;
  const { forge, job } = readEnvironment(env);
  if (job?.pull === undefined) throw new Error('This event names no pull request.');
  const { commit, time = '' } = job;
  // The result may already be there, if this job had to wait or was started again.
  if (context !== '' && !(await hasResultSince(forge, commit, context, time)))
    await setStatus(forge, commit, context, { state: 'pending', description: PENDING });
  for (const number of await findPullRequests(forge, job)) {
    const comment = await findComment(forge, number, markerOf(name));
    const body = comment && markOlder(comment.body, commit);
    if (comment && body !== comment.body)
      await forge.request('PATCH', `issues/comments/${comment.id}`, { body });
  }
  return { exitCode: 0, output: '' };
}
