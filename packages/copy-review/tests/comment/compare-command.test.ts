import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compareCommand } from '../../src/comment/compare-command.ts';
import { readResult } from '../../src/comment/result.ts';
import { outlineOf } from '../../src/reports/markdown/outline.ts';
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
  expect(result).toMatchObject({ verdict: 'changed', isBlocked: false, hasReport: true });
  expect(result.report.parts.facts).toMatchObject([{ head: 'percent' }]);
  expect(readFileSync(summary, 'utf8')).toContain('| percent | ~~5 %');
  expect(readdirSync(out)).toEqual(['report.html', 'report.json', 'report.md', 'result.json']);
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
    '- config: Unrecognized key: "ignores"',
    'export const config = { ignores: [] };',
  ],
  ['the configuration is empty', ['<p>One.', '<p>One.'], '300', 'exports no “config”', ''],
  ['it leaves no report', ['<p>One.', '<p>One.'], '300', 'cannot be compared', 'process.exit(0);'],
])('hands over the reason if %s', async (_, sites, seconds, reason, config = CONFIG) => {
  const { outcome, result, summary } = await compare(sites, config, seconds);
  expect(outcome.exitCode).toBe(1);
  expect(result).toMatchObject({ verdict: 'unknown', isBlocked: true, hasReport: false });
  expect(result.report.opening).toContain(reason);
  expect(result.report.opening).not.toContain(NOTHING_CHANGED);
  expect(readFileSync(summary, 'utf8')).toBe(result.report.opening);
});

it('hands over that it needed more time than its budget', async () => {
  const { outcome, result } = await compare(['<p>One.', '<p>One.'], 'while (true);', '2');
  expect(outcome.exitCode).toBe(1);
  expect(result).toMatchObject({ verdict: 'unknown', isBlocked: true });
  expect(result.report.parts.faults[0]?.text).toContain('took more than 2 seconds');
});

it('takes no part of the configuration without sources, and needs no summary', async () => {
  const folder = emptyFolder();
  for (const side of ['before', 'after']) put(folder, `${side}/index.html`, '<p>One.');
  const out = join(folder, 'review');
  const args = ['--before', join(folder, 'before'), '--after', join(folder, 'after'), '--out', out];
  expect(await compareCommand(args, {})).toEqual(DONE);
  expect(readResult(join(out, 'result.json')).report).toEqual(outlineOf(NOTHING_CHANGED));
});

it('refuses the sources of one site without those of the other', async () => {
  const folder = emptyFolder();
  for (const side of ['before', 'after']) put(folder, `${side}/index.html`, '<p>One.');
  const [before, after, out] = ['before', 'after', 'review'].map((name) => join(folder, name));
  const args = ['--before', before ?? '', '--after', after ?? '', '--out', out ?? ''];
  const sources = ['--sources', before ?? '', '--sources', ''];
  expect((await compareCommand([...args, ...sources], {})).exitCode).toBe(1);
  expect(readResult(join(out ?? '', 'result.json')).report.opening).toContain(
    'Name the checkouts of both sites, or none.',
  );
});

it('names both commits in the reports, and the report by its name', async () => {
  const folder = emptyFolder();
  for (const [side, text] of Object.entries({ before: 'One.', after: 'Two.' }))
    put(folder, `${side}/index.html`, `<p>${text}`);
  const [head, base, out] = ['a'.repeat(40), 'b'.repeat(40), join(folder, 'review')];
  const event = put(folder, 'event.json', `{"pull_request":{"number":1,"head":{"sha":"${head}"}}}`);
  const folders = ['--before', join(folder, 'before'), '--after', join(folder, 'after')];
  const args = [...folders, '--out', out, '--base', base];
  const env = { GITHUB_EVENT_PATH: event };
  expect(await compareCommand([...args, '--name', 'docs.en'], env)).toEqual(DONE);
  const html = readFileSync(join(out, 'docs.en.html'), 'utf8');
  expect(html).toContain(`<title>Copy review: ${base} → ${head}</title>`);
  // An event without a pull request, such as a push, is about the commit of the job.
  const pushed = { GITHUB_EVENT_PATH: put(folder, 'push.json', '{}'), GITHUB_SHA: head };
  expect(await compareCommand(args, pushed)).toEqual(DONE);
  expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain(`${base} → ${head}`);
  await expect(compareCommand([...args, '--name', '../a'], env)).rejects.toThrow('cannot name');
});
