import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Report } from '../../../../src/editorial/review/report.ts';
import { USAGE } from '../../../../src/editorial/review/options.ts';
import { markdownReport } from '../../../../src/editorial/review/reports/markdown.ts';
import { htmlReport } from '../../../../src/editorial/review/reports/html.ts';
import { ask, said } from '../in-process.ts';
import { page, project } from './project.ts';
import { emptyFolder } from './repository.ts';

vi.setConfig({ testTimeout: 60_000 });

const run = () => import('../../../../src/editorial/review/main.ts');
const comment = () => import('../../../../src/editorial/review/comment.ts');

/** A folder with one page. */
function site(text: string): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'index.html'), `<p>${text}</p>`);
  return folder;
}

const reportIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;

describe('A review', () => {
  it('of two folders says what changed, and writes it in three ways', async () => {
    const [before, after, out] = [site('It costs R 500.'), site('It costs R 600.'), emptyFolder()];
    const reports = join(out, 'in/it');
    ask('--before', before, '--after', after, '--out', reports);
    await run();
    expect(process.exitCode).toBe(0);
    expect(said).toHaveLength(1);
    expect(said[0]?.split('\n')[0]).toBe('1 fact, 1 page, 1 changed text');
    const report = reportIn(reports);
    expect(report.facts).toEqual([
      { page: '/', section: '', kind: 'money', before: 'R 500', after: 'R 600' },
    ]);
    expect(readdirSync(reports)).toEqual(['report.html', 'report.json', 'report.md']);
    const written = (name: string) => readFileSync(join(reports, name), 'utf8');
    expect(written('report.json')).toBe(`${JSON.stringify(report, undefined, 2)}\n`);
    expect(written('report.md')).toBe(markdownReport(report));
    expect(written('report.html')).toBe(htmlReport(report));
  });

  it('of a commit is told what it needs by a file, and ends with 1 where something blocks', async () => {
    const { repository } = project();
    repository.commit(page('We keep 5 % of it.'));
    repository.write(page('We keep 6 % of it.'));
    const config = join(emptyFolder(), 'config.mjs');
    const fact = { name: 'Share', kind: 'percent', file: 'a.yaml', values: ['5'] };
    writeFileSync(
      config,
      `export const config = {
        language: 'en-ZA', ignore: [], data: [], documents: [], main: 'main', output: 'out',
        build: 'mkdir -p "$OUT" && cp pages/*.html "$OUT"', outputVariable: 'OUT', install: 'exit 1',
        lockFile: 'lock.json', register: () => [${JSON.stringify({ ...fact, isDisputed: false })}],
      };`,
    );
    vi.spyOn(process, 'cwd').mockReturnValue(repository.root);
    const out = emptyFolder();
    ask('--config', config, '--out', out, 'HEAD');
    await run();
    expect(process.exitCode).toBe(1);
    expect(said[0]).toMatch(/^Building HEAD \([0-9a-f]+\) and the working tree …$/);
    expect(said[1]).toContain('  ! /  “5 %” became “6 %”');
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('lang="en-ZA"');
  });

  it.each([
    [
      'a commit without a file that says how',
      ['HEAD'],
      'To build a commit, say how: --config FILE.',
    ],
    ['no such folder', ['--before', '/no', '--after', '/no'], 'There is no folder “/no”.'],
    ['an unknown option', ['--all'], "Unknown option '--all'"],
  ])('ends with 2 for %s', async (_, words, fault) => {
    ask(...words);
    await run();
    expect(process.exitCode).toBe(2);
    expect(said).toHaveLength(1);
    expect(said[0]?.startsWith(fault)).toBe(true);
  });

  it('says what can be asked', async () => {
    ask('--help');
    await run();
    expect([process.exitCode, said]).toEqual([0, [USAGE]]);
  });
});

describe('The comment', () => {
  it('is written from a report, and from nothing else', async () => {
    const [before, after, out] = [site('It rains.'), site('It snows.'), emptyFolder()];
    ask('--before', before, '--after', after, '--out', out);
    await run();
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    ask(join(out, 'report.json'));
    await comment();
    expect(written).toEqual([markdownReport(reportIn(out))]);
    writeFileSync(join(out, 'report.json'), '{"before":1}');
    said.length = 0;
    vi.resetModules();
    await comment();
    expect([process.exitCode, written.length]).toEqual([2, 1]);
    expect(said[0]?.split('\n').slice(0, 2)).toEqual([
      'before: invalid_type',
      'after: invalid_type',
    ]);
    writeFileSync(join(out, 'report.json'), '{');
    vi.resetModules();
    await comment();
    expect(said[1]).toBe('This is no JSON.');
  });
});
