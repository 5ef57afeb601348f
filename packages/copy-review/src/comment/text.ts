import { cell } from '../reports/markdown/escape.ts';
import { MARKER } from '../reports/markdown/marker.ts';
import { listFiles } from './code-files.ts';

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
  /** Markdown. */
  readonly report: string;
  /** The changed files that are code; undefined if they are not known. */
  readonly code: readonly string[] | undefined;
  readonly head: string;
  /** The commit that the head is compared with, if it is known. */
  readonly base: string | undefined;
  /** The URL of the run that keeps the reports; undefined if there are none. */
  readonly run: string | undefined;
}

const isCommit = (text = '') => /^[0-9a-f]{7,64}$/.test(text);

/** The second line of a comment, by which a later run knows what it is about. */
const aboutLine = (head: string) => `<!-- about ${isCommit(head) ? head : 'an unknown commit'} -->`;

/** The text of the comment: marker, warning, report and commits. Shorter than the forge’s limit. */
export function commentText({ report, code, head, base, run }: Comment): string {
  const parts = [
    `${MARKER}\n${aboutLine(head)}`,
    ...warning(code),
    report.replace(MARKER, '').trim(),
    `This is about ${nameOf(head)}${isCommit(base) ? `, compared with ${nameOf(base)}` : ''}.${whereReportsAre(run)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const nameOf = (commit = '') => (isCommit(commit) ? `the commit ${commit}` : 'an unknown commit');

const whereReportsAre = (run = ''): string =>
  /^https:\/\/[^\s()]+$/.test(run)
    ? ` The whole report, with each page as visitors see it, is kept with [this run](${run}), as “review” under “Artifacts”.`
    : '';

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
  // The note about an earlier push takes two lines after an empty one.
  const text = lines.join('\n').startsWith(`\n${OLDER}`) ? lines.slice(3) : lines;
  const note = ['', `${OLDER} There is no result yet for ${nameOf(head)}.`];
  return [marker, about, ...(about === aboutLine(head) ? [] : note), ...text].join('\n');
}
