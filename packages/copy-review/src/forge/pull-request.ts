import { readFileSync } from 'node:fs';
import type { Forge } from './client.ts';

/** The commit and pull request of a CI job. */
export interface Job {
  /** The commit of the pull request. */
  readonly commit: string;
  /** The conclusion of the run that built the pages, or its state, in the forge’s terms. */
  readonly status: string;
  /** The number of the pull request, or its head as `OWNER:BRANCH`. */
  readonly pull: number | string;
  /** Whether a `workflow_run` event started the job. Such a job runs the code of the main branch. */
  readonly isWorkflowRun: boolean;
}

interface Event {
  readonly action?: string;
  readonly pull_request?: { readonly number: number; readonly head: { readonly sha: string } };
  readonly workflow_run?: {
    readonly event: string;
    readonly head_sha: string;
    readonly head_branch: string;
    readonly head_repository: { readonly owner: { readonly login: string } };
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
  const { action, pull_request, workflow_run } = JSON.parse(readFileSync(file, 'utf8')) as Event;
  if (pull_request)
    return {
      commit: pull_request.head.sha,
      // A `pull_request` event has no conclusion: its job runs after its own build.
      status: 'success',
      pull: pull_request.number,
      isWorkflowRun: false,
    };
  if (workflow_run?.event !== 'pull_request') return undefined;
  const { head_sha, head_branch, head_repository, conclusion } = workflow_run;
  return {
    commit: head_sha,
    status: conclusion ?? action ?? 'unknown',
    // The event does not name the pull request of a fork.
    pull: `${head_repository.owner.login}:${head_branch}`,
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

interface Pull {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string };
  readonly changed_files?: number;
}

/**
 * Finds the open pull request whose newest commit is the commit of the job.
 *
 * @returns its number; undefined if there is none, for example after another push
 */
export async function findPullRequest(
  forge: Forge,
  { commit, pull }: Job,
): Promise<number | undefined> {
  const pulls = (
    typeof pull === 'number'
      ? [await forge.request('GET', `pulls/${pull}`)]
      : await forge.list(`pulls?state=open&head=${encodeURIComponent(pull)}`)
  ) as readonly Pull[];
  return pulls.find(({ head, state }) => state === 'open' && head.sha === commit)?.number;
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
