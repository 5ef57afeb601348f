import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareInChild } from '../child/compare-in-child.ts';
import { ConfigError, messageOf } from '../shared/errors.ts';
import { withoutCommands } from '../reports/escape.ts';
import { truncate } from '../reports/text.ts';
import { escapeMarkdown } from '../reports/markdown/escape.ts';
import { checkFolders, versionsIn } from './folders.ts';
import type { Outcome } from './outcome.ts';
import { noResult, writeResult, type Result } from './result.ts';
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
      seconds: { type: 'string', default: '300' },
    },
  }).values;
type Options = ReturnType<typeof readOptions>;

/**
 * Compares two sites, and writes the reports, the result for `postCommand` and the summary of the job.
 *
 * @param env the environment variables of the job
 * @returns exit code 1 if a check blocks the change, or if nothing could be compared
 */
export async function compareCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const options = readOptions(args);
  mkdirSync(options.out, { recursive: true });
  let log = '';
  const onError = (error: unknown) => {
    log = withoutCommands(messageOf(error));
  };
  const result = await compare(options, onError).catch((error: unknown) =>
    failed(`The comparison has failed: ${escapeMarkdown(messageOf(error), false)}`),
  );
  writeResult(join(options.out, 'result.json'), result);
  const { GITHUB_STEP_SUMMARY: summary } = env;
  if (summary) appendFileSync(summary, result.report);
  return { exitCode: result.isBlocked ? 1 : 0, output: log };
}

/** @param onError is told why nothing could be compared, for the log */
async function compare(
  { before, after, sources: [first = '', second = ''], config, ignore, out, seconds }: Options,
  onError: (error: unknown) => void,
): Promise<Result> {
  const sources = first === '' || second === '' ? undefined : { before: first, after: second };
  const folders = { before, after, sources };
  const fault = checkFolders(folders);
  if (fault !== undefined) return failed(fault);
  const comparison = {
    ...versionsIn(folders),
    out,
    config: config === '' ? undefined : config,
    ignore: ignore.filter((selector) => selector !== ''),
    seconds: Number(seconds),
  };
  const compared = await compareInChild(comparison).catch((error: unknown) => {
    onError(error);
    return error instanceof ConfigError ? error : undefined;
  });
  if (compared instanceof ConfigError) return failed(configFaults(compared));
  // The reason may quote the pages: it is for the log, not for the comment.
  if (!compared) return failed('The built pages cannot be compared: the log says why.');
  const report = `${compared.output}\n`;
  if (Buffer.byteLength(report) > MAX_COMMENT_BYTES)
    return failed('The report is too long to be shown.');
  return {
    verdict: compared.verdict,
    isBlocked: compared.exitCode === 1,
    report,
    hasReports: true,
  };
}

/** GitHub accepts comments of 65,536 characters, each of up to four bytes. */
const MAX_COMMENT_BYTES = 250_000;

/** In lines, and in characters of a line. */
const [MAX_FAULTS, MAX_FAULT] = [20, 500];

const configFaults = ({ message }: ConfigError): string => {
  const faults = message.split('\n').slice(0, MAX_FAULTS);
  const rows = faults.map((fault) => `- ${escapeMarkdown(truncate(fault, MAX_FAULT))}`);
  return `The configuration must be fixed:\n\n${rows.join('\n')}`;
};

const failed = (reason: string): Result => noResult(notKnown(reason));
