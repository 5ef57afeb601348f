import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareSites } from './compare-sites.ts';
import type { ProjectConfig, ReviewConfig } from './config.ts';
import { ReviewError } from './git.ts';
import { messageOf } from './message-of.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { Report } from './report.ts';
import { IN_PLACE_FOLDER, inPlacePages } from './in-place/pages.ts';
import { htmlReport } from './reports/html/report.ts';
import { markdownReport } from './reports/markdown/report.ts';
import { terminalReport, withoutCommands } from './reports/terminal/report.ts';
import { readSite, type Site } from './site.ts';
import { buildVersions, readRegisters, type BuildOptions } from './versions.ts';

/** For folders of HTML without `--config`. */
const NO_CONFIG: ReviewConfig = { ignore: [], data: [], documents: [] };

type Folders = NonNullable<Options['folders']>;

/** The output and exit code of the command. */
export interface Outcome {
  /** 0: nothing is wrong. 1: a check blocks the change. 2: nothing could be compared. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

/** The environment of the command. */
export interface Surroundings {
  /** A folder of the working tree. */
  readonly folder: string;
  /** The stream that will show the output: if it is no terminal, the output has no colours. */
  readonly stdout: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>;
  /** Called with a line about the progress, since builds take minutes. */
  readonly onProgress: (message: string) => void;
}

/** Runs `copy-review` with command-line arguments, and writes the reports. */
export async function reviewCommand(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Outcome> {
  try {
    return await review(readOptions(args), surroundings);
  } catch (error) {
    return { exitCode: 2, output: withoutCommands(messageOf(error)) };
  }
}

async function review(
  { folders, base, out, config: file, isHelp, sources, keep }: Options,
  { folder, stdout, onProgress }: Surroundings,
): Promise<Outcome> {
  if (isHelp) return { exitCode: 0, output: USAGE };
  const compared = folders
    ? compareFolders(folders, sources, file === undefined ? undefined : await loadConfig(file))
    : await compareCommit(await loadConfig(file), { commit: base, folder, keep, onProgress });
  writeReports(out, compared);
  const { report } = compared;
  const { isTTY, columns } = stdout;
  const output = terminalReport(report, isTTY ? { columns, colour: stdout.hasColors() } : {});
  return { exitCode: report.blocking.length > 0 ? 1 : 0, output };
}

/** Two sites and the report of their differences. */
interface Compared {
  readonly report: Report;
  readonly before: Site;
  readonly after: Site;
  readonly config: ReviewConfig & Partial<Pick<ProjectConfig, 'language'>>;
}

function compareFolders(
  folders: Folders,
  sources: Folders | undefined,
  config?: ProjectConfig,
): Compared {
  const registers = sources && config && readRegisters(config, sources.before, sources.after);
  const sites = { before: readKept(folders.before), after: readKept(folders.after) };
  const report = compareSites(sites.before, sites.after, config ?? NO_CONFIG, registers);
  return { report, ...sites, config: config ?? NO_CONFIG };
}

/** Reads a site. One that `--keep` wrote to FOLDER/site is named FOLDER in the reports. */
const readKept = (folder: string): Site => readSite(folder, folder.replace(/(?<=.)[\\/]site$/, ''));

async function compareCommit(config: ProjectConfig, options: BuildOptions): Promise<Compared> {
  const { before, after, registers } = await buildVersions(config, options);
  const report = compareSites(before, after, config, registers);
  return { report, before, after, config };
}

async function loadConfig(file: string | undefined): Promise<ProjectConfig> {
  if (file === undefined)
    throw new ReviewError(`To build a commit, say how: --config FILE.\n\n${USAGE}`);
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config: ProjectConfig };
  return config;
}

/** Writes the reports. The pages in place take longest, so they come after JSON and Markdown. */
function writeReports(out: string, { report, before, after, config }: Compared): void {
  const { language } = config;
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(out, 'report.md'), markdownReport(report));
  const pages = inPlacePages(report, before, after, config, language);
  rmSync(join(out, IN_PLACE_FOLDER), { recursive: true, force: true });
  if (pages.length > 0) mkdirSync(join(out, IN_PLACE_FOLDER));
  for (const { file, html } of pages) writeFileSync(join(out, file), html);
  const inPlace = new Map(pages.map(({ route, file }) => [route, file]));
  writeFileSync(
    join(out, 'report.html'),
    htmlReport(report, { ...(language === undefined ? {} : { language }), inPlace }),
  );
}
