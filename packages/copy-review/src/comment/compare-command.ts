import { appendFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareInChild } from '../child/compare-in-child.ts';
import { ConfigError, messageOf } from '../shared/errors.ts';
import { withoutCommands } from '../reports/escape.ts';
import { readJob } from '../forge/pull-request.ts';
import { escapeMarkdown } from '../reports/markdown/escape.ts';
import { DEFAULT_NAME, markerOf } from '../reports/markdown/marker.ts';
import type { Outline } from '../reports/markdown/outline.ts';
import { truncate } from '../reports/text.ts';
import { folderFault } from './folders.ts';
import type { Outcome } from './outcome.ts';
import { MAX_RESULT_SIZE, noResult, writeResult, type Result } from './result.ts';
import { notKnown } from './text.ts';

const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      before: { type: 'string', default: '' },
      after: { type: 'string', default: '' },
      sources: { type: 'string', multiple: true, default: [] },
      config: { type: 'string', default: '' },
      ignore: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'review' },
      base: { type: 'string', default: '' },
      name: { type: 'string', default: DEFAULT_NAME },
      seconds: { type: 'string', default: '300' },
    },
  }).values;
type Options = ReturnType<typeof readOptions>;

/** The result for the comment, and the summary of the job. */
interface Compared {
  readonly result: Result;
  /** Markdown. */
  readonly summary: string;
}

/**
 * Compares two sites, and writes the reports, the result for `postCommand` and the summary of the
 * job. `--base` is the commit of the site before; the commit of the site after is that of the job.
 * With `--name`, the HTML report is NAME.html instead of report.html.
 *
 * @param env the environment variables of the job
 * @returns exit code 1 if a check blocks the change, or if nothing could be compared
 * @throws Error if the name cannot be the name of a file
 */
export async function compareCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const options = readOptions(args);
  const { out, name } = options;
  markerOf(name);
  mkdirSync(out, { recursive: true });
  let log = '';
  const onError = (error: unknown) => {
    log = withoutCommands(messageOf(error));
  };
  const { result, summary } = await compare(options, env, onError).catch((error: unknown) =>
    failed(`The comparison has failed: ${escapeMarkdown(truncate(messageOf(error), 400), false)}`),
  );
  if (result.hasReport && name !== DEFAULT_NAME)
    renameSync(join(out, 'report.html'), join(out, `${name}.html`));
  writeResult(join(out, 'result.json'), result);
  const { GITHUB_STEP_SUMMARY: file } = env;
  if (file) appendFileSync(file, summary);
  return { exitCode: result.isBlocked ? 1 : 0, output: log };
}

/** @param onError is told why nothing could be compared, for the log */
async function compare(
  options: Options,
  env: NodeJS.ProcessEnv,
  onError: (error: unknown) => void,
): Promise<Compared> {
  const { before, after, sources: given, config, out, base, seconds } = options;
  const sources = given.filter((source) => source !== '');
  if (![0, 2].includes(sources.length)) return failed('Name the checkouts of both sites, or none.');
  const [sourceBefore, sourceAfter] = sources;
  const fault = [before, after, ...sources].map(folderFault).find((one) => one !== undefined);
  if (fault !== undefined) return failed(fault);
  const head = headOf(env);
  const hasCommits = base !== '' && head !== '';
  const comparison = {
    before: { name: hasCommits ? base : before, site: before, source: sourceBefore },
    after: { name: hasCommits ? head : after, site: after, source: sourceAfter },
    out,
    config: config === '' ? undefined : config,
    ignore: options.ignore.filter((selector) => selector !== ''),
    seconds: Number(seconds),
  };
  const compared = await compareInChild(comparison).catch((error: unknown) => {
    onError(error);
    return error instanceof ConfigError ? error : undefined;
  });
  if (compared instanceof ConfigError) return failed(configFaults(compared));
  // The reason may quote the pages: it is for the log, not for the comment.
  if (!compared) return failed('The built pages cannot be compared: the log says why.');
  const { verdict, exitCode, output, outline } = compared;
  if (
    Buffer.byteLength(outline) > MAX_OUTLINE_BYTES ||
    Buffer.byteLength(output) > MAX_SUMMARY_BYTES
  )
    return failed('The report is too long to be shown.');
  const report = JSON.parse(outline) as Outline;
  const result = { verdict, isBlocked: exitCode === 1, report, hasReport: true };
  return { result, summary: `${output}\n` };
}

/** The result has a verdict as well. */
const MAX_OUTLINE_BYTES = MAX_RESULT_SIZE - 1000;
/** A report in Markdown has at most 58,000 characters, each of up to four bytes. */
const MAX_SUMMARY_BYTES = 250_000;

/** In lines, and in characters of a line. */
const [MAX_FAULTS, MAX_FAULT] = [20, 500];

const configFaults = ({ message }: ConfigError): string => {
  const faults = message.split('\n').slice(0, MAX_FAULTS);
  const rows = faults.map((fault) => `- ${escapeMarkdown(truncate(fault, MAX_FAULT))}`);
  return `The configuration must be fixed:\n\n${rows.join('\n')}`;
};

/** The commit of the job; empty if it is not known. */
const headOf = ({ GITHUB_EVENT_PATH: event, GITHUB_SHA: commit = '' }: NodeJS.ProcessEnv): string =>
  (event ? readJob(event)?.commit : undefined) ?? commit;

function failed(reason: string): Compared {
  const summary = notKnown(reason);
  return { result: noResult(summary), summary };
}
