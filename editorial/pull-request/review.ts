import { lstatSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommit, compareVersions, timeOn, type BuildConfig } from 'copy-review';
import { messageOf } from 'copy-review/errors';
import { isError, type Diagnostic } from '../output/diagnostic.ts';
import type { Sources } from '../output/terminal-report.ts';
import { addedLines } from './added-lines.ts';
import { changesOf, shownPatches, type Changes } from './changes.ts';
import { checkIn } from './check.ts';
import {
  behindText,
  codeText,
  commentText,
  joined,
  listsText,
  refusalText,
  shortHash,
  withNotes,
} from './comment.ts';
import { earlierTexts } from './earlier-push.ts';
import { RefusedChanges } from './git.ts';
import { layOver, mergeTexts, OutdatedBranch, type MergedTexts } from './merged-texts.ts';
import { messagesText } from './messages.ts';
import { reviewOf, suggest } from './suggestions.ts';

/** A pull request, and where its review goes. */
interface PullRequest {
  /** The checkout of the default branch. Its repository also has the commits of the pull request. */
  readonly root: string;
  /** The default branch, as git knows it. */
  readonly main: string;
  /** The newest commit. */
  readonly head: string;
  /** The newest commit before this push; empty if the pull request was not pushed to. */
  readonly previous: string;
  /** The folder of the results: `comment.md` and `status`, and what there is of `report.html` and `review.json`. */
  readonly out: string;
  readonly config: BuildConfig;
}

/** In characters: GitHub accepts comments of up to 65,536, of which the report takes 60,000. */
const MAX_MESSAGES = { alone: 55_000, withReport: 3000 };

/** The content check has found errors, so that nothing is built. */
class FaultyContent extends Error {}

/**
 * Reviews a pull request of texts alone: checks them, builds the newest commit of the main branch as
 * it is and with the texts merged into it, and compares both. All code that runs is that commit’s,
 * and of the pull request nothing is executed. One that changes code is not reviewed: its status is
 * the word `code` with the number of the files.
 */
export async function reviewPullRequest(pull: PullRequest): Promise<void> {
  const { root, main, head, out } = pull;
  mkdirSync(out, { recursive: true });
  const write = (status: string, ...texts: readonly string[]) => {
    writeFileSync(join(out, 'comment.md'), commentText(joined(texts), head));
    writeFileSync(join(out, 'status'), `${status}\n`);
  };
  let behind = '';
  try {
    const changes = changesOf(root, main, head);
    if (changes.code.length > 0) {
      write(`code ${changes.code.length}`, codeText(changes));
      return;
    }
    behind = behindText(changes);
    const faults = await compareTexts(pull, changes);
    if (faults !== undefined) write('blocked', bringUpToDate(behind), faults);
  } catch (error) {
    // A pull request that is too large is so on any commit.
    const isLarge = error instanceof RefusedChanges && !(error instanceof OutdatedBranch);
    write('unknown', isLarge ? '' : bringUpToDate(behind), refusalText(messageOf(error)));
  }
}

const bringUpToDate = (behind: string) =>
  behind && `**Bring the branch up to date first.** ${behind}`;

/**
 * Builds both versions, and compares them.
 *
 * @returns the messages of the content check if it has found an error; then nothing was compared
 */
async function compareTexts(pull: PullRequest, changes: Changes): Promise<string | undefined> {
  const { root, out } = pull;
  const merged = mergeTexts(root, changes);
  const lists = listsText(root, merged);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pull-request-'));
  const build = openBuilds(pull, changes.tip, folder.path);
  let checked: readonly Diagnostic[] = [];
  try {
    const after = await build('after', {
      merged,
      onChecked: (diagnostics, checkout) => {
        checked = diagnostics;
        writeSuggestions(pull, changes, merged, checked, checkout);
      },
    });
    const before = await build('before');
    const earlier = await buildEarlier(pull, changes, build);
    await compareVersions({
      before: { ...before, name: shortHash(changes.tip) },
      after: { ...after, name: shortHash(changes.head) },
      since: earlier.version,
      buildOn: async (on) => ({
        before: (await build(`before-${on}`, { time: timeOn(on) })).site,
        after: (await build(`after-${on}`, { merged, time: timeOn(on) })).site,
      }),
      out,
      config: pull.config,
      commit: changes.head,
    });
    const notes = [
      lists,
      behindText(changes),
      earlier.note,
      checked.length > 0 ? messagesText(checked, MAX_MESSAGES.withReport) : '',
    ];
    const file = join(out, 'comment.md');
    writeFileSync(file, withNotes(readFileSync(file, 'utf8'), notes));
    return undefined;
  } catch (error) {
    if (!(error instanceof FaultyContent)) throw error;
    const intro = 'Nothing is built while the content check finds errors.';
    return joined([intro, lists, messagesText(checked, MAX_MESSAGES.alone)]);
  }
}

type Build = ReturnType<typeof openBuilds>;

interface BuildOptions {
  /** The texts to merge into the commit; without them, it is built as it is. */
  readonly merged?: MergedTexts;
  /** Gets what the content check says of the merged texts. */
  readonly onChecked?: (diagnostics: readonly Diagnostic[], checkout: string) => void;
  /** The time of the build in seconds since 1970, which says its day; by default now. */
  readonly time?: string;
}

/**
 * Returns a function that builds the newest commit of the main branch, as it is or with the texts of
 * a pull request merged into it.
 */
function openBuilds({ root, config, head }: PullRequest, tip: string, folder: string) {
  // Versions that are compared are built for one day, and name one commit.
  const now = String(Math.floor(Date.now() / 1000));
  return async (name: string, { merged, onChecked, time = now }: BuildOptions = {}) =>
    await buildCommit(config, {
      commit: tip,
      folder: root,
      keep: join(folder, name),
      env: { ...process.env, SOURCE_DATE_EPOCH: time, COMMIT_REF: head },
      ...(merged && {
        prepare: (checkout) => {
          layOver(root, merged, checkout);
          const diagnostics = checkIn(checkout);
          onChecked?.(diagnostics, checkout);
          // Among others, code in a text, which the build would execute.
          if (diagnostics.some(isError)) throw new FaultyContent();
        },
      }),
    });
}

/** Builds the version before the last push; or says why nothing is marked as new. */
async function buildEarlier(
  { root, previous }: PullRequest,
  { tip }: Changes,
  build: Build,
): Promise<{
  readonly version?: { readonly name: string; readonly site: string };
  readonly note: string;
}> {
  if (previous === '') return { note: '' };
  const none = (reason: string) => ({
    note: `What is new since the last push is not marked: ${reason}`,
  });
  const earlier = earlierTexts(root, tip, previous);
  if (typeof earlier === 'string') return none(earlier);
  try {
    const { site } = await build('since', { merged: earlier });
    return { version: { name: shortHash(previous), site }, note: '' };
  } catch {
    return none('the version before it has errors, or cannot be built.');
  }
}

/**
 * Writes the suggestions of the content check for the lines that the pull request changes. They name
 * lines of its own files, so there are none for a file that the merge has made a third text of.
 */
function writeSuggestions(
  { root, out }: PullRequest,
  { base, head, data }: Changes,
  merged: MergedTexts,
  diagnostics: readonly Diagnostic[],
  checkout: string,
): void {
  const files = new Set(diagnostics.map(({ file }) => file));
  const blobs = new Map(merged.files.map(({ path, blob }) => [path, blob]));
  const changed = data
    .filter(({ path, blob }) => files.has(path) && blobs.get(path) === blob)
    .map(({ path }) => path);
  const patch = shownPatches(root, base, head);
  const lines = new Map(changed.map((path) => [path, addedLines(patch(path))]));
  const sources = sourcesIn(checkout, changed);
  const review = reviewOf(suggest(diagnostics, sources, lines));
  if (review) writeFileSync(join(out, 'review.json'), `${JSON.stringify(review)}\n`);
}

/** The texts of files. Those that are not UTF-8 are left out, because offsets in them would be wrong. */
function sourcesIn(checkout: string, paths: readonly string[]): Sources {
  const sources = new Map<string, string>();
  for (const path of paths) {
    const file = join(checkout, path);
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue;
    const bytes = readFileSync(file);
    const text = bytes.toString('utf8');
    if (Buffer.from(text).equals(bytes)) sources.set(path, text);
  }
  return sources;
}
