/**
 * For a job that may comment: checks the content of a pull request with this checkout’s code, posts
 * what can be accepted with a button as one review, and everything else as one comment. What it
 * posted for an earlier commit is replaced. The content is data: it comes from the forge, and is read
 * by a child process that is given no token.
 */
import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changedFiles,
  findComment,
  findPullRequest,
  readEnvironment,
  replaceComment,
  type ChangedFile,
  type Forge,
  type Job,
} from 'copy-review/forge';
import type { DiagnosticData } from '../output/diagnostic.ts';
import {
  failureText,
  gravest,
  MARKER,
  suggest,
  summaryText,
  WHY,
  type ChangedLines,
  type Listed,
  type Suggestions,
} from '../output/suggestions.ts';
import { addedLines } from './added-lines.ts';
import { checkInChild } from './check.ts';
import { copyContent, FOLDER } from './content.ts';
import { replaceReview } from './review.ts';

async function run(): Promise<void> {
  const { forge, job } = readEnvironment();
  const number = job && (await findPullRequest(forge, job));
  if (job === undefined || number === undefined) {
    console.log('No open pull request has this commit: the next check will be posted.');
    return;
  }
  const files = await changedFiles(forge, number);
  const isAboutContent =
    files === undefined || files.some(({ filename }) => filename.startsWith(`${FOLDER}/`));
  if (!isAboutContent && (await findComment(forge, number, MARKER)) === undefined) return;
  const text = await post(forge, job, number, files ?? []).catch((error: unknown) => {
    process.exitCode = 1;
    return failureText(error instanceof Error ? error.message : String(error), job.commit);
  });
  await replaceComment(forge, number, MARKER, text);
}

/** Checks the content and posts the review. @returns the comment for the rest */
async function post(
  forge: Forge,
  { commit }: Job,
  number: number,
  files: readonly ChangedFile[],
): Promise<string> {
  const { diagnostics, sources } = await check(forge, commit);
  const all = suggest(diagnostics, sources, changedLines(files));
  const chosen = gravest(all.suggestions);
  const summary = { commit, diagnostics };
  const comments = chosen.map(({ comment }) => comment);
  if (!(await replaceReview(forge, number, commit, comments)))
    return summaryText({ ...summary, others: refused(all), posted: 0, more: 0 });
  const more = all.suggestions.length - chosen.length;
  return summaryText({ ...summary, others: all.others, posted: chosen.length, more });
}

const refused = ({ suggestions, others }: Suggestions): readonly Listed[] => [
  ...suggestions.flatMap((one) =>
    one.diagnostics.map((diagnostic) => ({ diagnostic, why: WHY.refused })),
  ),
  ...others,
];

async function check(forge: Forge, commit: string) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    await copyContent(forge, commit, root, process.cwd());
    const diagnostics = await checkInChild(root);
    return { diagnostics, sources: sourcesIn(root, diagnostics) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The texts of the files with diagnostics. One that is no UTF-8 is left out: its places would not be right. */
function sourcesIn(
  root: string,
  diagnostics: readonly DiagnosticData[],
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>();
  for (const { file } of diagnostics) {
    if (lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile() !== true) continue;
    const bytes = readFileSync(join(root, file));
    const text = bytes.toString('utf8');
    if (Buffer.from(text).equals(bytes)) sources.set(file, text);
  }
  return sources;
}

const changedLines = (files: readonly ChangedFile[]): ChangedLines =>
  new Map(files.map(({ filename, patch = '' }) => [filename, addedLines(patch)]));

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
