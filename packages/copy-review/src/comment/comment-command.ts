import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  changedFiles,
  escapeMarkdown,
  findPullRequest,
  ForgeError,
  readEnvironment,
  replaceComment,
} from '../forge/index.ts';
import { messageOf } from '../message-of.ts';
import { MARKER } from '../reports/markdown/marker.ts';
import { checkFolders, compareInChild } from './compare.ts';
import { codeFiles, commentText, STATUS } from './text.ts';

const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      before: { type: 'string', default: '' },
      after: { type: 'string', default: '' },
      sources: { type: 'string', multiple: true, default: [] },
      config: { type: 'string', default: '' },
      data: { type: 'string', default: '' },
      out: { type: 'string', default: 'review' },
      post: { type: 'string', default: '' },
      seconds: { type: 'string', default: '300' },
    },
  }).values;
type Options = ReturnType<typeof readOptions>;

/** The output and exit code of the command. */
export interface Outcome {
  readonly exitCode: 0 | 1;
  readonly output: string;
}

/**
 * Compares two sites, and comments on the pull request if asked.
 *
 * @param env the environment variables of the job
 */
export async function commentCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  try {
    const options = readOptions(args);
    mkdirSync(options.out, { recursive: true });
    if (options.post === 'true') return await comment(options, env);
    const { text, isBlocked } = await compare(options);
    write(text, options, env);
    return { exitCode: isBlocked ? 1 : 0, output: '' };
  } catch (error) {
    return { exitCode: 1, output: messageOf(error) };
  }
}

interface Text {
  /** The comment without marker, warning and commit, as Markdown. */
  readonly text: string;
  /** Whether a check blocks the change, or nothing could be compared. */
  readonly isBlocked: boolean;
  /** Whether reports were written. */
  readonly hasReports: boolean;
}

async function compare(options: Options): Promise<Text> {
  const { before, after, config, out } = options;
  const [first = '', second = ''] = options.sources;
  const sources = first === '' || second === '' ? undefined : { before: first, after: second };
  const folders = { before, after, sources };
  const seconds = Number(options.seconds);
  const fault = checkFolders(folders);
  const result =
    fault === undefined ? await compareInChild({ folders, out, config, seconds }) : { fault };
  return result.fault === undefined
    ? { text: result.comment, isBlocked: result.isBlocked, hasReports: true }
    : notKnown(`${STATUS.none} ${result.fault}`);
}

const notKnown = (text: string): Text => ({ text, isBlocked: true, hasReports: false });

/**
 * Compares the sites that another run built, if this run has ended.
 *
 * @param status see `Job`
 */
async function compareAfter(status: string, options: Options): Promise<Text> {
  // A run also fails if a check blocks the change; then it has built the sites as well.
  const hasEnded = status === 'success' || status === 'failure';
  if (!hasEnded) return notKnown(STATUS[status] ?? STATUS.unknown);
  try {
    return await compare(options);
  } catch (error) {
    return notKnown(
      `${STATUS.none} The comparison failed: ${escapeMarkdown(messageOf(error), false)}`,
    );
  }
}

async function comment(options: Options, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { forge, job, run } = readEnvironment(env);
  const number = job && (await findPullRequest(forge, job));
  if (job === undefined || number === undefined) {
    const output = 'No open pull request has this commit: the next report will be posted.';
    return { exitCode: 0, output };
  }
  const files = await changedFiles(forge, number).catch(() => undefined);
  const names = files?.flatMap(({ filename, previous_filename }) =>
    previous_filename === undefined ? [filename] : [filename, previous_filename],
  );
  const code = codeFiles(names, options.data.split(/\s+/).filter(Boolean));
  const { text: result, hasReports } = await compareAfter(job.status, options);
  const body = commentText({ result, code, commit: job.commit, run: hasReports ? run : undefined });
  write(body, options, env);
  try {
    await replaceComment(forge, number, MARKER, body);
    return { exitCode: 0, output: '' };
  } catch (error) {
    const isReadOnly = error instanceof ForgeError && error.status === 403 && !job.isWorkflowRun;
    if (!isReadOnly) throw error;
    // The token of a fork’s own run is read-only. The comment is in its summary.
    const output =
      '::warning::This job may not comment: it needs the permission “pull-requests: write”, which the runs of forks never have.';
    return { exitCode: 0, output };
  }
}

function write(text: string, { out }: Options, env: NodeJS.ProcessEnv): void {
  const { GITHUB_STEP_SUMMARY: summary } = env;
  if (summary) appendFileSync(summary, text);
  writeFileSync(join(out, 'comment.md'), text);
}
