import { MARKER } from '../reports/markdown.ts';
import { inMarkdown } from '../reports/markdown/escape.ts';

/** What is said of a run that left no pages to compare, by how it ended. */
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

/** Files that no build and no review runs as code. */
const NO_CODE =
  /^(?:src\/content|docs|tests|public)\/|\.(?:md|css|svg|png|jpe?g|avif|webp|woff2)$/i;

/**
 * Of the files that a pull request changes, those that run while pages are built or compared, and so
 * could have written the result themselves. Undefined where the files are not known.
 */
export const codeFiles = (files: readonly string[] | undefined): readonly string[] | undefined =>
  files?.filter((file) => !NO_CODE.test(file));

export interface Comment {
  /** Markdown. */
  readonly result: string;
  readonly code: readonly string[] | undefined;
  readonly commit: string;
  /** The address of the run that built the pages. */
  readonly run: string;
}

const SHOWN = 5;

/** The comment, from the mark by which it is found again to the commit that it is of. */
export function commentWith({ result, code, commit, run }: Comment): string {
  const parts = [
    MARKER,
    ...warningAbout(code),
    result.replace(MARKER, '').trim(),
    `Of ${/^[0-9a-f]{7,64}$/.test(commit) ? commit : 'an unknown commit'}.${/^https:\/\/[^\s()]+$/.test(run) ? ` The whole report is an artifact of [this run](${run}).` : ''}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function warningAbout(code: readonly string[] | undefined): string[] {
  if (code === undefined)
    return [
      '> [!WARNING]\n> Which files this pull request changes is not known. If it changes code, that code could have written what follows.',
    ];
  if (code.length === 0) return [];
  const names = code.slice(0, SHOWN).map((file) => `> - ${inMarkdown(file.slice(0, 200))}`);
  const more = code.length > SHOWN ? [`> - and ${code.length - SHOWN} more`] : [];
  const said =
    '> This pull request changes the tools, or other code that runs while the pages are built. Such code could have written what follows: read its changes first.';
  return [['> [!WARNING]', said, ...names, ...more].join('\n')];
}
