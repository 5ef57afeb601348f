import { appendFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '../shared/errors.ts';
import { readJob } from '../forge/pull-request.ts';
import { escapeMarkdown } from '../reports/markdown/escape.ts';
import { DEFAULT_NAME, markerOf } from '../reports/markdown/marker.ts';
import type { Outline } from '../reports/markdown/outline.ts';
import { truncate } from '../reports/text.ts';
import type { Report } from '../shared/report.ts';
import { checkFolders, compareInChild } from './compare.ts';
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
 * Compares two sites, and writes the reports, the result for `postCommand` and the summary of the job.
 * `--base` is the commit of the site before; that of the site after is the one of the job. With `--name`,
 * the HTML report is NAME.html instead of report.html.
 *
 * @param env the environment variables of the job
 * @returns exit code 1 if a check blocks the change, or if nothing could be compared
 * @throws Error if the name is none of a file
 */
export async function compareCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const options = readOptions(args);
  const { out, name } = options;
  markerOf(name);
  mkdirSync(out, { recursive: true });
  const { result, summary } = await compare(options, env).catch((error: unknown) =>
    failed(`The comparison has failed: ${escapeMarkdown(truncate(messageOf(error), 400), false)}`),
  );
  if (result.hasReport && name !== DEFAULT_NAME)
    renameSync(join(out, 'report.html'), join(out, `${name}.html`));
  writeResult(join(out, 'result.json'), result);
  const { GITHUB_STEP_SUMMARY: file } = env;
  if (file) appendFileSync(file, summary);
  return { exitCode: result.isBlocked ? 1 : 0, output: '' };
}

async function compare(
  { before, after, sources: [first = '', second = ''], config, out, base, seconds }: Options,
  env: NodeJS.ProcessEnv,
): Promise<Compared> {
  const sources = first === '' || second === '' ? undefined : { before: first, after: second };
  const folders = { before, after, sources };
  const fault = checkFolders(folders);
  if (fault !== undefined) return failed(fault);
  const head = headOf(env);
  const labels = base === '' || head === '' ? undefined : { before: base, after: head };
  const compared = await compareInChild({ folders, out, config, labels, seconds: Number(seconds) });
  if (compared.fault !== undefined) return failed(compared.fault);
  const { verdict } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  const report = JSON.parse(compared.outline) as Outline;
  const { isBlocked, summary } = compared;
  return { result: { verdict, isBlocked, report, hasReport: true }, summary };
}

/** The commit of the job; empty if it is not known. */
const headOf = ({ GITHUB_EVENT_PATH: event, GITHUB_SHA: commit = '' }: NodeJS.ProcessEnv): string =>
  (event ? readJob(event)?.commit : undefined) ?? commit;

function failed(reason: string): Compared {
  const summary = notKnown(reason);
  return { result: noResult(summary), summary };
}
