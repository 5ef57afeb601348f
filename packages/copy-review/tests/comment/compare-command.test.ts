import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareCommand } from '../../src/comment/compare-command.ts';
import { readResult } from '../../src/comment/result.ts';
import { NOTHING_CHANGED } from '../../src/shared/report.ts';
import { emptyFolder } from '../repository.ts';
import { put } from './job.ts';

const CONFIG =
  'export const config = { language: "en", ignore: [], data: [], documents: [], register: () => [] };';
/** A fact that the config declares, so that a change of “5 %” is blocked. */
const FACT = '{ name: "Share", kind: "percent", file: "a", values: ["5"], isDisputed: false }';

/** Compares two sites of one page, each with its sources. */
async function compare(sites: readonly string[], config = CONFIG, seconds = '300') {
  const folder = emptyFolder();
  for (const [index, text] of sites.entries()) {
    put(folder, `${index}/site/index.html`, text);
    put(folder, `${index}/source/facts.yaml`, '');
  }
  const [out, summary] = [join(folder, 'review'), join(folder, 'summary.md')];
  const part = (index: number, name: string) => join(folder, String(index), name);
  const args = [
    ...['--before', part(0, 'site'), '--after', part(1, 'site')],
    ...['--sources', part(0, 'source'), '--sources', part(1, 'source')],
    ...['--config', put(folder, 'config.mjs', config), '--out', out, '--seconds', seconds],
  ];
  const outcome = await compareCommand(args, { GITHUB_STEP_SUMMARY: summary });
  return { outcome, out, result: readResult(join(out, 'result.json')), summary };
}

const DONE = { exitCode: 0, output: '' };

it('hands over the report, and writes it as the summary of the job', async () => {
  const { outcome, out, result, summary } = await compare(['<p>It costs 5 %.', '<p>It costs 6 %.']);
  expect(outcome).toEqual(DONE);
  expect(result).toMatchObject({ verdict: 'changed', isBlocked: false, hasReports: true });
  expect(result.report).toContain('| percent | ~~5 %');
  expect(readFileSync(summary, 'utf8')).toBe(result.report);
  expect(existsSync(join(out, 'report.html'))).toBe(true);
});

it('hands over that a check blocks the change, with exit code 1', async () => {
  const config = CONFIG.replace('[] }', `[${FACT}] }`);
  const { outcome, result } = await compare(['<p>We keep 5 %.', '<p>We keep 6 %.'], config);
  expect(outcome.exitCode).toBe(1);
  expect(result).toMatchObject({ verdict: 'changed', isBlocked: true });
});

it.each([
  ['there are no pages', [], '300', 'no pages to compare'],
  ['the comparison cannot start', ['<p>One.', '<p>One.'], 'soon', 'cannot be compared'],
  ['the configuration fails', ['<p>One.', '<p>One.'], '300', 'loaded: so', 'throw "so";'],
  [
    'the configuration is wrong',
    ['<p>One.', '<p>One.'],
    '300',
    '- config.ignores is not a property. Remove it, or write one of these: ignore, ',
    'export const config = { ignores: [] };',
  ],
  ['the configuration is empty', ['<p>One.', '<p>One.'], '300', 'exports no “config”', ''],
  ['it leaves no report', ['<p>One.', '<p>One.'], '300', 'cannot be compared', 'process.exit(0);'],
])('hands over the reason if %s', async (_, sites, seconds, reason, config = CONFIG) => {
  const { outcome, result, summary } = await compare(sites, config, seconds);
  expect(outcome.exitCode).toBe(1);
  expect(result).toMatchObject({ verdict: 'unknown', isBlocked: true, hasReports: false });
  expect(result.report).toContain(reason);
  expect(result.report).not.toContain(NOTHING_CHANGED);
  expect(readFileSync(summary, 'utf8')).toBe(result.report);
});

it('hands over that it needed more time than its budget', async () => {
  const { outcome, result } = await compare(['<p>One.', '<p>One.'], 'while (true);', '2');
  expect(outcome.exitCode).toBe(1);
  expect(result).toMatchObject({ verdict: 'unknown', isBlocked: true });
  expect(result.report).toContain('took more than 2 seconds');
});

it('takes no part of the configuration without sources, and needs no summary', async () => {
  const folder = emptyFolder();
  for (const side of ['before', 'after']) put(folder, `${side}/index.html`, '<p>One.');
  const out = join(folder, 'review');
  const args = ['--before', join(folder, 'before'), '--after', join(folder, 'after'), '--out', out];
  expect(await compareCommand(args, {})).toEqual(DONE);
  expect(readResult(join(out, 'result.json')).report).toContain(NOTHING_CHANGED);
});
