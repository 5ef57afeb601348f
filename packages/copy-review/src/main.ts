#!/usr/bin/env node
/**
 * The command `copy-review`: prints what a visitor reads differently, and writes report.md,
 * report.html and report.json. Exits with 1 if a check blocks the change, and with 2 if nothing could
 * be compared.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareSites } from './compare-sites.ts';
import type { ProjectConfig, ReviewConfig } from './config.ts';
import { ReviewError } from './git.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { Report } from './report.ts';
import { IN_PLACE_FOLDER, inPlacePages } from './in-place/pages.ts';
import { htmlReport } from './reports/html/report.ts';
import { markdownReport } from './reports/markdown/report.ts';
import { terminalReport, withoutCommands } from './reports/terminal/report.ts';
import { readSite, type Site } from './site.ts';
import { buildVersions, readRegisters } from './versions.ts';

/** For folders of HTML of which nothing else is known. */
const NO_CONFIG: ReviewConfig = { ignore: [], data: [], documents: [] };

type Folders = NonNullable<Options['folders']>;

/** @returns the exit code */
async function review(args: readonly string[]): Promise<number> {
  const { folders, base, out, config: file, isHelp, sources, keep } = readOptions(args);
  if (isHelp) {
    console.log(USAGE);
    return 0;
  }
  const compared = folders
    ? compareFolders(folders, sources, file === undefined ? undefined : await loadConfig(file))
    : await compareCommit(base, await loadConfig(file), keep);
  writeReports(out, compared);
  const { report } = compared;
  const { isTTY, columns } = process.stdout;
  const options = isTTY ? { columns, colour: process.stdout.hasColors() } : {};
  console.log(terminalReport(report, options));
  return report.blocking.length > 0 ? 1 : 0;
}

/** Two sites, and what differs. */
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

/** Reads a site. One that `--keep` has written, to FOLDER/site, is named FOLDER in the reports. */
const readKept = (folder: string): Site => readSite(folder, folder.replace(/(?<=.)[\\/]site$/, ''));

async function compareCommit(
  commit: string | undefined,
  config: ProjectConfig,
  keep?: string,
): Promise<Compared> {
  const onProgress = (message: string) => {
    console.error(message);
  };
  const { before, after, registers } = await buildVersions(config, { commit, onProgress, keep });
  const report = compareSites(before, after, config, registers);
  return { report, before, after, config };
}

async function loadConfig(file: string | undefined): Promise<ProjectConfig> {
  if (file === undefined)
    throw new ReviewError(`To build a commit, say how: --config FILE.\n\n${USAGE}`);
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config: ProjectConfig };
  return config;
}

/** Writes the reports, and last what takes longest: the pages in place. */
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

try {
  process.exitCode = await review(process.argv.slice(2));
} catch (error) {
  console.error(withoutCommands(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}
