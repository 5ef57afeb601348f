import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changedFiles,
  findComment,
  findPullRequests,
  readEnvironment,
  replaceComment,
  type ChangedFile,
  type Environment,
  type Forge,
} from 'copy-review/forge';
import { messageOf, type Outcome } from '../output/command.ts';
import type { Diagnostic } from '../output/diagnostic.ts';
import type { Sources } from '../output/terminal-report.ts';
import {
  failureText,
  mostSevere,
  MARKER,
  suggest,
  summaryText,
  type ChangedLines,
} from './suggestions.ts';
import { addedLines } from './added-lines.ts';
import { checkInChild } from './check.ts';
import { copyContent, FOLDER } from './content.ts';
import { replaceReview } from './review.ts';

/** Checks the content folder in `root`. */
type Check = (root: string) => Promise<readonly Diagnostic[]>;

/**
 * Checks the content of a pull request with this checkout’s code, and posts the suggestions as one
 * review and the other diagnostics as one comment, in place of those for earlier commits.
 *
 * @param env the environment variables of a CI job with permission to comment
 * @param check for tests
 * @returns exit code 1 if the content could not be checked or nothing could be posted
 */
export async function suggestCommand(
  env: NodeJS.ProcessEnv,
  check: Check = checkInChild,
): Promise<Outcome> {
  try {
    return await suggestFor(readEnvironment(env), check);
  } catch (error) {
    return { exitCode: 1, output: messageOf(error) };
  }
}

/**
 * Checks the content of a pull request and posts the result, or, if the check fails, the reason.
 */
async function suggestFor({ forge, job }: Environment, check: Check): Promise<Outcome> {
  // The event `pull_request_target` names one.
  const [number] = job ? await findPullRequests(forge, job) : [];
  if (job === undefined || number === undefined) {
    const output = 'No open pull request has this commit: the next check will be posted.';
    return { exitCode: 0, output };
  }
  const files = await changedFiles(forge, number);
  const isAboutContent =
    files === undefined || files.some(({ filename }) => filename.startsWith(`${FOLDER}/`));
  if (!isAboutContent && (await findComment(forge, number, MARKER)) === undefined)
    return { exitCode: 0, output: '' };
  const { commit } = job;
  const { exitCode, text } = await checkCommit(forge, commit, check)
    .then((found) => post(forge, commit, number, files ?? [], found))
    .then(
      (text) => ({ exitCode: 0, text }) as const,
      (error: unknown) => ({ exitCode: 1, text: failureText(messageOf(error), commit) }) as const,
    );
  await replaceComment(forge, number, MARKER, () => text);
  return { exitCode, output: '' };
}

/** `sources` has the texts of the files with diagnostics, by path. */
interface CheckedContent {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
}

/** Checks the content of a commit, which is copied into a temporary folder. */
async function checkCommit(forge: Forge, commit: string, check: Check): Promise<CheckedContent> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    await copyContent(forge, commit, root, process.cwd());
    const diagnostics = await check(root);
    return { diagnostics, sources: sourcesIn(root, diagnostics) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Posts the review. Returns the text of the comment about everything else. */
async function post(
  forge: Forge,
  commit: string,
  number: number,
  files: readonly ChangedFile[],
  { diagnostics, sources }: CheckedContent,
): Promise<string> {
  const all = suggest(diagnostics, sources, changedLines(files));
  const chosen = mostSevere(all.suggestions);
  const summary = { commit, diagnostics };
  const comments = chosen.map(({ comment }) => comment);
  if (!(await replaceReview(forge, number, commit, comments)))
    return summaryText({ ...summary, others: diagnostics, posted: 0, more: 0 });
  const more = all.suggestions.length - chosen.length;
  return summaryText({ ...summary, others: all.others, posted: chosen.length, more });
}

/** The texts of the files with diagnostics. Files that are not UTF-8 are left out, because their offsets would be wrong. */
function sourcesIn(root: string, diagnostics: readonly Diagnostic[]): Sources {
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
