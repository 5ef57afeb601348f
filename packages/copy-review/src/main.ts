#!/usr/bin/env node
/**
 * The command `copy-review`: prints what a visitor reads differently, and writes report.md,
 * report.html and report.json. Exits with 1 if a check blocks the change, and with 2 if nothing could
 * be compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareSites } from './compare-sites.ts';
import type { ProjectConfig, ReviewConfig } from './config.ts';
import { ReviewError } from './git.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { Report } from './report.ts';
import { htmlReport } from './reports/html/report.ts';
import { markdownReport } from './reports/markdown/report.ts';
import { terminalReport, withoutCommands } from './reports/terminal/report.ts';
import { readSite } from './site.ts';
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
  const { report, language } = folders
    ? reviewFolders(folders, sources, file === undefined ? undefined : await loadConfig(file))
    : await reviewCommit(base, await loadConfig(file), keep);
  writeReports(out, report, language);
  const { isTTY, columns } = process.stdout;
  const options = isTTY ? { columns, colour: process.stdout.hasColors() } : {};
  console.log(terminalReport(report, options));
  return report.blocking.length > 0 ? 1 : 0;
}

function reviewFolders(folders: Folders, sources: Folders | undefined, config?: ProjectConfig) {
  const registers = sources && config && readRegisters(config, sources.before, sources.after);
  const report = compareSites(
    readSite(folders.before),
    readSite(folders.after),
    config ?? NO_CONFIG,
    registers,
  );
  return { report, language: config?.language };
}

async function reviewCommit(commit: string | undefined, config: ProjectConfig, keep?: string) {
  const onProgress = (message: string) => {
    console.error(message);
  };
  const { before, after, registers } = await buildVersions(config, { commit, onProgress, keep });
  const report = compareSites(before, after, config, registers);
  return { report, language: config.language };
}

async function loadConfig(file: string | undefined): Promise<ProjectConfig> {
  if (file === undefined)
    throw new ReviewError(`To build a commit, say how: --config FILE.\n\n${USAGE}`);
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config: ProjectConfig };
  return config;
}

function writeReports(out: string, report: Report, language: string | undefined): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(out, 'report.md'), markdownReport(report));
  writeFileSync(
    join(out, 'report.html'),
    htmlReport(report, language === undefined ? {} : { language }),
  );
}

try {
  process.exitCode = await review(process.argv.slice(2));
} catch (error) {
  console.error(withoutCommands(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}
