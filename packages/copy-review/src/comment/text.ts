import { escapeMarkdown } from '../reports/markdown/escape.ts';
import { MARKER } from '../reports/markdown/marker.ts';

/** The comments for runs without pages to compare, by their status on GitHub. */
export const STATUS: Readonly<Record<string, string>> & { none: string; unknown: string } = {
  none: '**What visitors will read differently is not known.**',
  unknown: '**What visitors will read differently is not known.** The run ended in an unknown way.',
  requested:
    '**What visitors will read differently is not known yet.** The pages are being built, or their build waits for a maintainer to approve it.',
  action_required:
    '**What visitors will read differently is not known yet.** A maintainer has to approve the run that builds the pages.',
  cancelled: '**What visitors will read differently is not known.** The run was cancelled.',
  skipped: '**What visitors will read differently is not known.** The run was skipped.',
  stale: '**What visitors will read differently is not known.** The run was given up.',
  timed_out: '**What visitors will read differently is not known.** The build took too long.',
  startup_failure: '**What visitors will read differently is not known.** The run could not start.',
};

/** Files that no build runs as code. */
const NO_CODE = /\.(?:md|css|svg|png|jpe?g|avif|webp|woff2)$/i;

/**
 * The changed files that may run while pages are built or compared, and could therefore forge the
 * result.
 *
 * @param files the changed files; undefined if they are not known
 * @param data folders, without a slash at the end, whose files are never run
 */
export const codeFiles = (
  files: readonly string[] | undefined,
  data: readonly string[],
): readonly string[] | undefined =>
  files?.filter(
    (file) => !NO_CODE.test(file) && !data.some((folder) => file.startsWith(`${folder}/`)),
  );

export interface Comment {
  /** Markdown. */
  readonly result: string;
  /** The changed files that are code; undefined if they are not known. */
  readonly code: readonly string[] | undefined;
  readonly commit: string;
  /** The URL of the run that keeps the reports; undefined if there are none. */
  readonly run: string | undefined;
}

const MAX_FILES_NAMED = 5;

/** The text of the comment: marker, warning, result and commit. */
export function commentText({ result, code, commit, run }: Comment): string {
  const parts = [
    MARKER,
    ...warning(code),
    result.replace(MARKER, '').trim(),
    `This is about ${/^[0-9a-f]{7,64}$/.test(commit) ? `the commit ${commit}` : 'an unknown commit'}.${whereReportsAre(run)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const whereReportsAre = (run = ''): string =>
  /^https:\/\/[^\s()]+$/.test(run)
    ? ` The whole report, with each page as visitors see it, is kept with [this run](${run}), as “review” under “Artifacts”.`
    : '';

function warning(code: readonly string[] | undefined): string[] {
  if (code === undefined)
    return [
      '> [!WARNING]\n> Which files this pull request changes is not known. If it changes code, that code could have written what follows.',
    ];
  if (code.length === 0) return [];
  const names = code
    .slice(0, MAX_FILES_NAMED)
    .map((file) => `> - ${escapeMarkdown(file.slice(0, 200))}`);
  const more =
    code.length > MAX_FILES_NAMED ? [`> - and ${code.length - MAX_FILES_NAMED} more`] : [];
  const text =
    '> This pull request changes the tools, or other code that runs while the pages are built. Such code could have written what follows: read its changes first.';
  return [['> [!WARNING]', text, ...names, ...more].join('\n')];
}
