/**
 * Compares two sites, writes the reports, and comments on the pull request:
 *
 *     node comment/main.ts --before FOLDER --after FOLDER [--sources FOLDER --sources FOLDER]
 *         [--config FILE] [--data FOLDERS] [--out FOLDER] [--post true] [--seconds NUMBER]
 *
 * The sites are untrusted data. They are compared by the code of this checkout, in a child process
 * with limited time, memory and output, which is given no token. A comment is always posted: with
 * what changed, or that this is not known, and why. Until it starts the child process, this program
 * needs no other package, so that it can say if they could not be installed.
 *
 * Without `--post true`, it only writes the reports and the summary of the job, and exits with 1 if
 * a check blocks the change. An option that is empty counts as left out.
 */
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
import { MARKER } from '../reports/markdown/marker.ts';
import { checkFolders, compareInChild } from './compare.ts';
import { codeFiles, commentText, STATUS } from './text.ts';

const { values } = parseArgs({
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
});

interface Text {
  /** The comment without marker, warning and commit, as Markdown. */
  readonly text: string;
  /** Whether the change is blocked, or nothing could be compared. */
  readonly isBlocked: boolean;
  /** Whether reports were written. */
  readonly hasReports: boolean;
}

async function compare(): Promise<Text> {
  const { before, after, config, out } = values;
  const [first = '', second = ''] = values.sources;
  const sources = first === '' || second === '' ? undefined : { before: first, after: second };
  const folders = { before, after, sources };
  const seconds = Number(values.seconds);
  const fault = checkFolders(folders);
  const result =
    fault === undefined
      ? await compareInChild({ folders, out, config: config === '' ? undefined : config, seconds })
      : { fault };
  return result.fault === undefined
    ? { text: result.comment, isBlocked: result.isBlocked, hasReports: true }
    : { text: `${STATUS.none} ${result.fault}`, isBlocked: true, hasReports: false };
}

/** The same, after the run that built the sites has ended in a way, or is in a state. */
async function compareAfter(status: string): Promise<Text> {
  // A run that failed because a check blocks the change has built the sites as well.
  const hasEnded = status === 'success' || status === 'failure';
  return hasEnded
    ? await compare()
    : { text: STATUS[status] ?? STATUS.unknown, isBlocked: true, hasReports: false };
}

async function comment(): Promise<void> {
  const { forge, job, run } = readEnvironment();
  const number = job && (await findPullRequest(forge, job));
  if (job === undefined || number === undefined) {
    console.log('No open pull request has this commit: the next report will be posted.');
    return;
  }
  const files = await changedFiles(forge, number).catch(() => undefined);
  const names = files?.flatMap(({ filename, previous_filename }) =>
    previous_filename === undefined ? [filename] : [filename, previous_filename],
  );
  const code = codeFiles(names, values.data.split(/\s+/).filter(Boolean));
  const { text: result, hasReports } = await compareAfter(job.status).catch((error: unknown) => ({
    text: `${STATUS.none} The comparison failed: ${escapeMarkdown(String(error), false)}`,
    hasReports: false,
  }));
  const body = commentText({ result, code, commit: job.commit, run: hasReports ? run : undefined });
  write(body);
  try {
    await replaceComment(forge, number, MARKER, body);
  } catch (error) {
    const mayNot = error instanceof ForgeError && error.status === 403 && !job.isTrusted;
    if (!mayNot) throw error;
    // A fork’s own run may only read. The comment is in its summary.
    console.log(
      '::warning::This job may not comment: it needs the permission “pull-requests: write”, which the runs of forks never have.',
    );
  }
}

function write(body: string): void {
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, body);
  writeFileSync(join(values.out, 'comment.md'), body);
}

try {
  mkdirSync(values.out, { recursive: true });
  if (values.post === 'true') await comment();
  else {
    const { text, isBlocked } = await compare();
    write(text);
    process.exitCode = isBlocked ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
