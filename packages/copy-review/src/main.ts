#!/usr/bin/env node
/**
 * `npm run review`: what a visitor reads differently, on the screen and as report.md, report.html
 * and report.json. Exit 1 if a check blocks the change, 2 if nothing could be compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareSites } from './compare.ts';
import { ReviewError } from './git.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { ReviewConfig } from './pages.ts';
import type { ProjectConfig } from './project.ts';
import { readSite } from './read-site.ts';
import type { Report } from './report.ts';
import { htmlReport } from './reports/html.ts';
import { markdownReport } from './reports/markdown.ts';
import { terminalReport, withoutCommands } from './reports/terminal.ts';
import { buildSides, registersOf } from './sides.ts';

/** Folders of HTML may come from anywhere: nothing is known of them but what HTML says. */
const PLAIN: ReviewConfig = { ignore: [], data: [], documents: [] };

type Folders = NonNullable<Options['folders']>;

async function review(words: readonly string[]): Promise<number> {
  const { folders, base, out, config: file, isHelp, sources, keep } = readOptions(words);
  if (isHelp) {
    console.log(USAGE);
    return 0;
  }
  const { report, language } = folders
    ? reviewFolders(folders, sources, file === undefined ? undefined : await configOf(file))
    : await reviewCommit(base, await configOf(file), keep);
  write(out, report, language);
  const { isTTY, columns } = process.stdout;
  const options = isTTY ? { columns, colour: process.stdout.hasColors() } : {};
  console.log(terminalReport(report, options));
  return report.blocking.length > 0 ? 1 : 0;
}

function reviewFolders(folders: Folders, sources: Folders | undefined, config?: ProjectConfig) {
  const registers = sources && config && registersOf(config, sources.before, sources.after);
  const report = compareSites(
    readSite(folders.before),
    readSite(folders.after),
    config ?? PLAIN,
    registers,
  );
  return { report, language: config?.language };
}

async function reviewCommit(base: string | undefined, config: ProjectConfig, keep?: string) {
  const say = (words: string) => {
    console.error(words);
  };
  const { before, after, registers } = await buildSides(base, config, say, process.cwd(), keep);
  const report = compareSites(before, after, config, registers);
  return { report, language: config.language };
}

async function configOf(file: string | undefined): Promise<ProjectConfig> {
  if (file === undefined)
    throw new ReviewError(`To build a commit, say how: --config FILE.\n\n${USAGE}`);
  const { config } = (await import(pathToFileURL(resolve(file)).href)) as { config: ProjectConfig };
  return config;
}

function write(out: string, report: Report, language: string | undefined): void {
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
