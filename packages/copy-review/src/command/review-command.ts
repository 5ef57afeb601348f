import { join } from 'node:path';
import { compareInChild } from '../child/compare-in-child.ts';
import { readBuildConfig } from '../child/read-config.ts';
import { withoutCommands } from '../reports/escape.ts';
import { messageOf, ReviewError } from '../shared/errors.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { withVersions } from '../builds/versions.ts';

/** The output and exit code of the command. */
export interface Outcome {
  /** 0: nothing is wrong. 1: a check blocks the change. 2: nothing could be compared. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

/** The environment of the command. */
export interface Environment {
  /** A folder of the working tree. */
  readonly folder: string;
  /** Called with a line about the progress, since builds take minutes. */
  readonly onProgress: (message: string) => void;
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
  const { folders, isHelp, out, config, ignore, seconds } = options;
  if (isHelp) return { exitCode: 0, output: USAGE };
  if (!folders) return await reviewCommit(options, environment);
  const version = (folder: string) => ({ name: folder, site: folder, source: undefined });
  const [before, after] = [version(folders.before), version(folders.after)];
  const compared = await compareInChild({ before, after, out, config, ignore, seconds });
  environment.onProgress(writtenTo(out));
  return compared;
}

const writtenTo = (out: string) =>
  `Written to ${join(out, 'report.html')}, with each changed page as visitors see it.`;

/** Builds a commit and the working tree, and compares them. */
async function reviewCommit(
  { base, out, config, ignore, seconds }: Options,
  { folder, onProgress }: Environment,
): Promise<Outcome> {
  if (config === undefined)
    throw new ReviewError(`To build a commit, say how: --config FILE.\n\n${USAGE}`);
  const project = await readBuildConfig(config);
  return await withVersions(project, { commit: base, folder, onProgress }, async (versions) => {
    const compared = await compareInChild({ ...versions, out, config, ignore, seconds });
    onProgress(writtenTo(out));
    return compared;
  });
}
