import { cell } from '../reports/markdown/escape.ts';
import { DEFAULT_NAME, HEADING, markerOf, MAX_REPORT_LENGTH } from '../reports/markdown/marker.ts';
import { idsOf, NEW, renderOutline, type Outline } from '../reports/markdown/outline.ts';
import { listFiles } from './code-files.ts';
import {
  memoryLine,
  progressSince,
  readMemory,
  remember,
  type Memory,
  type Progress,
} from './memory.ts';

const UNKNOWN = '**What visitors will read differently is not known.**';

/** The Markdown of a comment without a report. */
export const notKnown = (reason: string): string => `${UNKNOWN} ${reason}`;

/** Why a run that did not succeed has no result, by its conclusion on GitHub. */
const CONCLUSIONS: Readonly<Record<string, string>> = {
  failure: 'The pages cannot be built: the run says why.',
  action_required: 'A maintainer has to approve the run that builds the pages.',
  cancelled: 'The run was cancelled.',
  skipped: 'The run was skipped.',
  stale: 'The run was given up.',
  timed_out: 'The build took too long.',
  startup_failure: 'The run could not start.',
};

/** The Markdown for a run that has built no pages. */
export const runFailed = (conclusion: string): string =>
  notKnown(CONCLUSIONS[conclusion] ?? 'The run ended in an unknown way.');

export interface Comment {
  /** The report, or why there is none. */
  readonly report: Outline;
  /** Whether there is a report. */
  readonly hasReport: boolean;
  /** The name of the report: jobs of a matrix each have their own. */
  readonly name: string;
  /** The changed files that are code; undefined if they are not known. */
  readonly code: readonly string[] | undefined;
  readonly head: string;
  /** The commit that the head is compared with, if it is known. */
  readonly base: string | undefined;
  /** The URL of the HTML report; undefined if it was not kept. */
  readonly url: string | undefined;
  /** The earlier comment on the pull request. */
  readonly earlier: string | undefined;
}

const isCommit = (text = '') => /^[0-9a-f]{7,64}$/.test(text);

/** The second line of a comment, from which a later run knows the commit that it is about. */
const aboutLine = (head: string) => `<!-- about ${isCommit(head) ? head : 'an unknown commit'} -->`;

/**
 * The text of the comment: marker, warning, report, commits, and the data for the next comment. It
 * is shorter than the forge’s limit.
 */
export function commentText(comment: Comment): string {
  const { report, name, code, head, base, url } = comment;
  const { opening } = report;
  const { progress, memory, sentence } = newsOf(comment);
  const end = memory ? memoryLine(memory) : '';
  const link =
    url === undefined ? [] : [`[Open the report](${url}), with each page as visitors see it.`];
  const text = renderOutline(
    {
      ...report,
      opening:
        name === DEFAULT_NAME ? opening : opening.replace(`${HEADING}\n`, `${HEADING}: ${name}\n`),
    },
    {
      limit: MAX_REPORT_LENGTH - end.length,
      intro: [...link, ...sentence],
      url,
      ...(progress ? { isNew: progress.isNew } : {}),
    },
  );
  const parts = [
    `${markerOf(name)}\n${aboutLine(head)}`,
    ...warning(code),
    text.trim(),
    `This is about ${nameOf(head)}${isCommit(base) ? `, compared with ${nameOf(base)}` : ''}.`,
    ...(end === '' ? [] : [end]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** What is new since the earlier comment, and the data for the next one. */
function newsOf({ report, hasReport, head, earlier = '' }: Comment) {
  const before = readMemory(earlier);
  // Without a report, the next comment is compared with the last report that there was.
  if (!hasReport || !isCommit(head)) return { memory: before, progress: undefined, sentence: [] };
  const ids = idsOf(report);
  const progress = progressSince(before, head, ids);
  const memory = remember(head, ids, progress);
  return { memory, progress, sentence: describeProgress(before, head, progress, ids) };
}

/** “Since …: 2 new, 1 gone, 9 as before”. */
function describeProgress(
  before: Memory | undefined,
  head: string,
  progress: Progress | undefined,
  ids: readonly string[],
): string[] {
  if (progress) {
    const { since, gone, isNew } = progress;
    const count = ids.filter((id) => isNew(id)).length;
    const hint = count > 0 ? ` What is new comes first, marked ${NEW}.` : '';
    return [
      `**Since ${nameOf(since)}: ${count} new, ${gone} gone, ${ids.length - count} as before.**${hint}`,
    ];
  }
  if (before === undefined || before.commit === head) return [];
  return [
    `What is new since ${nameOf(before.commit)} is not marked, because there are too many changes.`,
  ];
}

const nameOf = (commit = '') => (isCommit(commit) ? `the commit ${commit}` : 'an unknown commit');

/** For the names of changed code files, in characters. */
const ROOM_FOR_FILES = 5000;

function warning(code: readonly string[] | undefined): string[] {
  if (code === undefined)
    return [
      '> [!WARNING]\n> Which files this pull request changes is not known. If it changes code, that code could have written what follows.',
    ];
  if (code.length === 0) return [];
  const text =
    '> This pull request changes the tools, or other code that runs while the pages are built. Such code could have written what follows: read its changes first.';
  const names = listFiles(code, (name) => `> - ${cell(name)}`, ROOM_FOR_FILES);
  return [['> [!WARNING]', text, ...names].join('\n')];
}

const OLDER = '> [!IMPORTANT]\n> **This is older than the newest push.**';

/**
 * Marks a comment as older than the newest push, unless it is about that push.
 *
 * @param head the commit of that push
 */
export function markOlder(body: string, head: string): string {
  const [marker = '', about = '', ...lines] = body.split('\n');
  // The note about an earlier push is two lines after an empty one.
  const text = lines.join('\n').startsWith(`\n${OLDER}`) ? lines.slice(3) : lines;
  const note = ['', `${OLDER} There is no result yet for ${nameOf(head)}.`];
  return [marker, about, ...(about === aboutLine(head) ? [] : note), ...text].join('\n');
}
