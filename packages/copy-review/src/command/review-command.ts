import { join } from 'node:path';
import { withoutCommands } from '../report/escape.ts';
import { messageOf, ReviewError } from '../shared/errors.ts';
import { withVersions, type Environment } from './builds/versions.ts';
import { compareVersions, type Comparison } from './compare.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { readBuildConfig, readConfig } from './read-config.ts';

/** The output and exit code of the command. */
export interface Outcome {
  /** 0: nothing is wrong. 1: a check blocks the change. 2: nothing could be compared. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

/** Runs `copy-review` with command-line arguments, and writes the reports. */
export async function reviewCommand(
  args: readonly string[],
  environment: Environment,
): Promise<Outcome> {
  try {
    const { exitCode, output } = await review(readOptions(args), environment);
    return { exitCode, output: withoutCommands(output) };
  } catch (error) {
    return { exitCode: 2, output: withoutCommands(messageOf(error)) };
  }
}

async function review(options: Options, environment: Environment): Promise<Outcome> {
  const { folders, config: file, wantsHelp } = options;
  if (wantsHelp) return { exitCode: 0, output: USAGE };
  if (!folders) return await reviewCommit(options, environment);
  const version = (folder: string) => ({ name: folder, site: folder, source: undefined });
  const [before, after] = [version(folders.before), version(folders.after)];
  const config = file === undefined ? {} : await readConfig(file);
  return await compare({ ...options, before, after, config }, environment);
}

/** Builds a commit and the working tree, and compares them. */
async function reviewCommit(options: Options, environment: Environment): Promise<Outcome> {
  const { base, config: file } = options;
  if (file === undefined)
    throw new ReviewError(`To build a commit, say how: --config FILE.\n\n${USAGE}`);
  const config = await readBuildConfig(file);
  return await withVersions(config, base, environment, (versions) =>
    compare({ ...options, ...versions, config }, environment),
  );
}

async function compare(comparison: Comparison, { onProgress }: Environment): Promise<Outcome> {
  const { report, markdown } = await compareVersions(comparison);
  onProgress(
    `Written to ${join(comparison.out, 'report.html')}, with each changed page as visitors see it.`,
  );
  return { exitCode: report.blocking.length > 0 ? 1 : 0, output: markdown.trimEnd() };
}
