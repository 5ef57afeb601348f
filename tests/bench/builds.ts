import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build reads. */
const SOURCES = [
  'src',
  'public',
  'integrations',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
];
const LONGEST_BUILD = 180_000;

/**
 * Runs a command and says how long it took.
 *
 * @returns seconds
 * @throws Error with what the command printed, when it fails or takes three minutes
 */
export function timed(command: string, folder: string): number {
  const start = performance.now();
  // npm and vite are batch files on Windows, which only a shell runs.
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    timeout: LONGEST_BUILD,
  });
  if (status !== 0) throw new Error(`“${command}” failed:\n${stdout}\n${stderr}`);
  return (performance.now() - start) / 1000;
}

/** A copy of what a build reads. Its packages are links, so that it starts without any cache. */
function freshCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muuva-bench-'));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (['.astro', '.vite'].includes(name)) continue;
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  return folder;
}

/** Questions and answers that are all different, as files of the content. */
function addEntries(folder: string, count: number): void {
  for (let number = 1; number <= count; number++) {
    writeFileSync(
      join(folder, `src/content/faq/05-added-${String(number).padStart(4, '0')}.mdx`),
      `---\nquestion: What does entry ${number} of the benchmark say?\n---\n\nThis is answer ${number}.\nIt has a second sentence, and a [link to the pledges](/trust-pledge).\n\nIts second paragraph ends with the number ${number}.\n`,
    );
  }
}

/** What to build, and what is wanted of it. */
export interface Build {
  readonly command: string;
  /** How many entries to add to the content before. */
  readonly entries?: number;
  /** The folder that gets the built site. */
  readonly keep?: string;
}

/**
 * Builds a fresh copy of the project, so that no cache helps and no other build is disturbed.
 *
 * @returns seconds
 */
export function cleanBuild({ command, entries = 0, keep }: Build): number {
  const folder = freshCopy();
  try {
    addEntries(folder, entries);
    const seconds = timed(command, folder);
    if (keep !== undefined) cpSync(join(folder, 'dist'), keep, { recursive: true, force: true });
    return seconds;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
