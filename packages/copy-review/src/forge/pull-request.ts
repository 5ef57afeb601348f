import { readFileSync } from 'node:fs';
import type { Forge } from './client.ts';

/** What a job of a forge’s CI is about. */
export interface Job {
  /** The commit of the pull request. */
  readonly commit: string;
  /** How the run that built the pages ended, or in what state it is, in the forge’s words. */
  readonly status: string;
  /** The number of the pull request, or where its branch is: `OWNER:BRANCH`. */
  readonly pull: number | string;
  /** Whether the job ran because another one did, with the main branch’s code. */
  readonly isTrusted: boolean;
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
 * Reads which pull request a job is about from the event that started it.
 *
 * @param file the JSON of the event (`GITHUB_EVENT_PATH`)
 * @returns undefined if the event is about no pull request
 * Source: https://docs.github.com/webhooks/webhook-events-and-payloads
 */
export function readJob(file: string): Job | undefined {
  const { action, pull_request, workflow_run } = JSON.parse(readFileSync(file, 'utf8')) as Event;
  if (pull_request)
    return {
      commit: pull_request.head.sha,
      status: 'success',
      pull: pull_request.number,
      isTrusted: false,
    };
  if (workflow_run?.event !== 'pull_request') return undefined;
  const { head_sha, head_branch, head_repository, conclusion } = workflow_run;
  return {
    commit: head_sha,
    status: conclusion ?? action ?? 'unknown',
    // The event of a run for a fork names no pull request.
    pull: `${head_repository.owner.login}:${head_branch}`,
    isTrusted: true,
  };
}

/** A file that a pull request changes. */
export interface ChangedFile {
  readonly filename: string;
  readonly previous_filename?: string;
  readonly status: string;
  /** The hunks of its diff; left out where the file is large or binary. */
  readonly patch?: string;
}

interface Pull {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string };
  readonly changed_files?: number;
}

/**
 * Finds the open pull request whose newest commit is that of the job.
 *
 * @returns its number; undefined if there is none, as after another push
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

/** Beyond this number, the forge’s list may be incomplete: it ends at 3,000 files. */
const MAX_LISTED = 2500;

/** @returns the files that a pull request changes; undefined if they are too many to be listed */
export async function changedFiles(
  forge: Forge,
  number: number,
): Promise<readonly ChangedFile[] | undefined> {
  const { changed_files = 0 } = (await forge.request('GET', `pulls/${number}`)) as Pull;
  if (changed_files > MAX_LISTED) return undefined;
  return (await forge.list(`pulls/${number}/files`)) as readonly ChangedFile[];
}
