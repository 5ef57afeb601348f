import { readFileSync } from 'node:fs';
import type { Forge } from './client.ts';

/** The commit and pull request of a CI job. */
export interface Job {
  /** The commit of the pull request. */
  readonly commit: string;
  /** The conclusion of the run that built the pages, in the forge’s terms. */
  readonly status: string;
  /** The number of the pull request; undefined if the event does not name it. */
  readonly pull: number | undefined;
  /** When the pull request was changed, for example by a push; undefined if the event does not say. */
  readonly time: string | undefined;
  /** Whether a `workflow_run` event started the job. Such a job runs the code of the main branch. */
  readonly isWorkflowRun: boolean;
}

/** The properties that are read of the event that started a job. */
export interface Event {
  readonly pull_request?: {
    readonly number: number;
    readonly updated_at?: string;
    readonly head: { readonly sha: string };
  };
  /** Its `head_repository` is null if the fork was deleted, and `pull_requests` lacks those of forks. */
  readonly workflow_run?: {
    readonly event: string;
    readonly head_sha: string;
    readonly conclusion: string | null;
  };
}

/**
 * Reads the commit and pull request of a job from the event that started it.
 *
 * @param file the JSON of the event (`GITHUB_EVENT_PATH`)
 * @returns undefined if no pull request caused the event
 * Source: https://docs.github.com/webhooks/webhook-events-and-payloads
 */
export function readJob(file: string): Job | undefined {
  const { pull_request, workflow_run } = JSON.parse(readFileSync(file, 'utf8')) as Event;
  if (pull_request)
    return {
      commit: pull_request.head.sha,
      // A `pull_request` event has no conclusion: its job runs after its own build.
      status: 'success',
      pull: pull_request.number,
      time: pull_request.updated_at,
      isWorkflowRun: false,
    };
  if (workflow_run?.event !== 'pull_request') return undefined;
  const { head_sha, conclusion } = workflow_run;
  return {
    commit: head_sha,
    status: conclusion ?? 'unknown',
    pull: undefined,
    time: undefined,
    isWorkflowRun: true,
  };
}

/** A file that a pull request changes. */
export interface ChangedFile {
  readonly filename: string;
  readonly previous_filename?: string;
  readonly status: string;
  /** The hunks of its diff; missing for large and binary files. */
  readonly patch?: string;
}

/** The properties that are read of a pull request. */
export interface Pull {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string };
  readonly changed_files?: number;
}

/**
 * Finds the open pull requests whose newest commit is the commit of the job: the one that the event
 * names, or all of them. The forge lists no pull requests of forks by commit, so all open ones are
 * listed.
 *
 * @returns their numbers; empty if there is none, for example after another push
 */
export async function findPullRequests(
  forge: Forge,
  { commit, pull }: Job,
): Promise<readonly number[]> {
  const pulls = (
    pull === undefined
      ? await forge.list('pulls?state=open')
      : [await forge.request('GET', `pulls/${pull}`)]
  ) as readonly Pull[];
  return pulls
    .filter(({ head, state }) => state === 'open' && head.sha === commit)
    .map(({ number }) => number);
}

/** GitHub lists at most 3,000 files; more than this counts as too many, to stay safely below. */
const MAX_LISTED = 2500;

/** Lists the files that a pull request changes; undefined if there are too many. */
export async function changedFiles(
  forge: Forge,
  number: number,
): Promise<readonly ChangedFile[] | undefined> {
  const { changed_files = 0 } = (await forge.request('GET', `pulls/${number}`)) as Pull;
  if (changed_files > MAX_LISTED) return undefined;
  return (await forge.list(`pulls/${number}/files`)) as readonly ChangedFile[];
}
