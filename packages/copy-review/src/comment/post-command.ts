import { parseArgs } from 'node:util';
import {
  changedFiles,
  findPullRequests,
  ForgeError,
  readEnvironment,
  replaceComment,
  setStatus,
  type Environment,
  type Job,
  type Status,
} from '../forge/index.ts';
import { messageOf } from '../shared/errors.ts';
import { DEFAULT_NAME, markerOf } from '../reports/markdown/marker.ts';
import { codeFiles } from './code-files.ts';
import type { Outcome } from './outcome.ts';
import { noResult, readResult, type Result } from './result.ts';
import { commentText, notKnown, runFailed } from './text.ts';

/**
 * `result` is the file that `compare` has written, `base` the commit that it compared with, `data`
 * globs of files that cannot run while pages are built, `status` the name of the commit status to
 * set.
 */
const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      result: { type: 'string', default: '' },
      base: { type: 'string', default: '' },
      data: { type: 'string', default: '' },
      status: { type: 'string', default: '' },
      artifact: { type: 'string', default: '' },
      name: { type: 'string', default: DEFAULT_NAME },
    },
  }).values;
type Options = ReturnType<typeof readOptions>;

/**
 * Comments on every open pull request with the commit of the job, and sets the status of the
 * commit, from the result of `compareCommand`. The result is all that it reads of the pull request,
 * so it can be trusted with a token that may write.
 *
 * With `--artifact`, the number of the artifact that has the HTML report, the comment links to it. With
 * `--name`, the pull request may have other comments with other names.
 *
 * @param env the environment variables of the job
 */
export async function postCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const options = readOptions(args);
  const { forge, job, run } = readEnvironment(env);
  if (job === undefined) return withoutPullRequest(options.result);
  const result = resultOf(job, options.result);
  const { count, errors, warnings } = await commentOnAll({ forge, job, run }, result, options);
  if (options.status !== '') {
    const status = errors.length > 0 ? NOT_POSTED : statusOf(result);
    await setStatus(forge, job.commit, options.status, { ...status, url: run });
  }
  const failures = errors.filter((error) => !isReadOnly(error, job));
  if (failures.length > 0) return { exitCode: 1, output: failures.map(messageOf).join('\n') };
  // The token of a fork’s own run is read-only. The report is in its summary.
  if (errors.length > 0)
    return {
      exitCode: 0,
      output:
        '::warning::This job may not comment: it needs the permission “pull-requests: write”, which the runs of forks never have.',
    };
  if (count === 0) return { exitCode: 0, output: 'No open pull request has this commit.' };
  return { exitCode: 0, output: warnings.map((warning) => `::warning::${warning}`).join('\n') };
}

/**
 * The outcome if there is no pull request, for example after a push to a branch. There is no
 * comment that could say what blocks the change, so the job fails instead.
 *
 * @param file the result of `compare`
 */
function withoutPullRequest(file: string): Outcome {
  const { verdict, isBlocked } = resultIn(file);
  const note = 'This event is not about a pull request: the report is in the summary of the job.';
  if (!isBlocked) return { exitCode: 0, output: note };
  const fault =
    verdict === 'unknown' ? 'Something could not be compared.' : 'A check blocks the change.';
  return { exitCode: 1, output: `${note} ${fault}` };
}

/** The result in the file of `compare`, or the reason why there is none. */
function resultOf({ status }: Job, file: string): Result {
  return status === 'success' ? resultIn(file) : noResult(runFailed(status));
}

function resultIn(file: string): Result {
  try {
    return readResult(file);
  } catch (error) {
    return noResult(notKnown(`The comparison has failed: ${messageOf(error)}.`));
  }
}

/** Comments on all pull requests, even if it fails for some. */
async function commentOnAll(
  { forge, job, run }: Environment & { readonly job: Job },
  result: Result,
  { base, data, artifact, name }: Options,
): Promise<{
  /** The number of pull requests. */
  readonly count: number;
  readonly errors: readonly unknown[];
  /** Why changed files are not known, as the comment says. */
  readonly warnings: readonly string[];
}> {
  const errors: unknown[] = [];
  const warnings: string[] = [];
  const numbers = await findPullRequests(forge, job).catch((error: unknown) => {
    errors.push(error);
    return [];
  });
  // The number is from the job that compares, which is not trusted: it can only name an artifact of
  // this run.
  const url =
    result.hasReport && /^\d{1,20}$/.test(artifact) ? `${run}/artifacts/${artifact}` : undefined;
  const dataGlobs = data.split(/\s+/).filter(Boolean);
  for (const number of numbers) {
    const files = await changedFiles(forge, number).catch((error: unknown) => {
      warnings.push(`The changed files of #${number} are not known: ${messageOf(error)}`);
      return undefined;
    });
    // A file that was renamed from code to data changed code.
    const names = files?.flatMap(({ filename, previous_filename = [] }) =>
      [filename].concat(previous_filename),
    );
    const code = codeFiles(names, dataGlobs);
    const textOf = (earlier: string | undefined) =>
      commentText({ ...result, name, code, head: job.commit, base, url, earlier });
    await replaceComment(forge, number, markerOf(name), textOf).catch((error: unknown) =>
      errors.push(error),
    );
  }
  return { count: numbers.length, errors, warnings };
}

/**
 * Whether an error is the refusal of a read-only token, which the own run of a fork always gets.
 * The token of a `workflow_run` can write, so a refusal there is a fault of the configuration.
 */
const isReadOnly = (error: unknown, { isWorkflowRun }: Job): boolean =>
  error instanceof ForgeError && error.status === 403 && !error.isRateLimit && !isWorkflowRun;

const NOT_POSTED: Status = {
  state: 'error',
  description: 'The result could not be posted as a comment: see the run.',
};

function statusOf({ verdict, isBlocked }: Result): Status {
  if (verdict === 'unknown')
    return {
      state: 'error',
      description: 'What visitors will read differently is not known: the comment says why.',
    };
  if (isBlocked)
    return { state: 'failure', description: 'Something must be fixed first: see the comment.' };
  return { state: 'success', description: DESCRIPTIONS[verdict] };
}

const DESCRIPTIONS = {
  same: 'Not a byte of the built site differs.',
  'words unchanged': 'No words change. The comment lists what else differs.',
  changed: 'Words change, and nothing blocks: see the comment.',
} as const;
