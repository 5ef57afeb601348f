import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { USAGE } from '../../src/command/options.ts';
import { statusOf } from '../../src/command/write-reports.ts';
import type { Report } from '../../src/shared/report.ts';
import { reviewCommand } from '../../src/command/review-command.ts';
import { markdownReport } from '../../src/report/markdown.ts';
import { page, project, PROJECT } from '../project.ts';
import { reportOf } from '../report/sample.ts';
import { emptyFolder, folderWith, moduleWith, newRepository } from '../repository.ts';

/** Runs the command; `progress` has its progress messages. */
async function review(args: readonly string[], folder = process.cwd()) {
  const progress: string[] = [];
  const onProgress = (message: string) => void progress.push(message);
  return { ...(await reviewCommand(args, { folder, onProgress })), progress };
}

/** Compares a working tree with its commit, by the code of a configuration; `out` is the folder of the reports. */
async function reviewSinceHead(root: string, code: string) {
  const out = emptyFolder();
  return { ...(await review(['--config', moduleWith(code), '--out', out, 'HEAD'], root)), out };
}

/** A folder with one page. */
const site = (text: string) => folderWith({ 'index.html': `<p>${text}</p>` });

const fact = { name: 'Share', kind: 'percent', file: 'a.yaml', values: ['5'], isDisputed: false };
/** The configuration as a module, with a register of one fact. */
const CONFIG = `export const config = { ...${JSON.stringify(PROJECT)},
  register: () => [${JSON.stringify(fact)}] };\n`;

const REPORTS = ['comment.md', 'report.html', 'report.json', 'report.md', 'status'];

it.each([
  ['same', 'same', 0],
  ['words unchanged', 'unchanged', 0],
  ['changed', 'changed', 0],
  ['changed', 'blocked', 1],
  ['words unchanged', 'blocked', 1],
  ['unknown', 'unknown', 1],
] as const)('The verdict “%s” has the status “%s” with %i faults', (verdict, status, faults) => {
  const blocking = Array.from({ length: faults }, () => ({ page: '/', message: 'No.' }));
  expect(statusOf({ ...reportOf(), verdict, blocking })).toBe(status);
});

describe('A review', () => {
  it('of two folders prints the changes, and writes every report', async () => {
    const [before, after, out] = [site('It costs R 500.'), site('It costs R 600.'), emptyFolder()];
    const reports = join(out, 'in/it');
    const words = ['--before', before, '--after', after, '--out', reports];
    const { exitCode, output, progress } = await review(words);
    expect(exitCode).toBe(0);
    expect(progress).toEqual([
      `Written to ${join(reports, 'report.html')}, with each changed page as visitors see it.`,
    ]);
    expect(output).toContain('**1 fact, 1 page, 1 changed text.**');
    expect(readdirSync(reports)).toEqual(REPORTS);
    const written = (name: string) => readFileSync(join(reports, name), 'utf8');
    const report = JSON.parse(written('report.json')) as Report;
    expect(report.facts).toMatchObject([
      { page: '/', section: '', kind: 'money', before: 'R 500', after: 'R 600' },
    ]);
    expect(written('report.json')).toBe(`${JSON.stringify(report, undefined, 2)}\n`);
    expect(written('report.md')).toBe(markdownReport(report));
    expect(written('report.html')).toContain('<strong>R 600</strong>');
    expect(written('status')).toBe('changed\n');
  });

  it('says what is new since an earlier build', async () => {
    const [before, since, after] = [site('One.'), site('Two.'), site('Three.')];
    const out = emptyFolder();
    const folders = ['--before', before, '--after', after, '--out', out];
    const { output } = await review([...folders, '--since', since]);
    const counts = '1 new, 1 gone, 1 as before.';
    expect(output).toContain(counts);
    for (const name of ['report.html', 'comment.md'])
      expect(readFileSync(join(out, name), 'utf8')).toContain(counts);
  });

  it('of a commit reads its configuration, and exits with 1 if a check blocks', async () => {
    const { repository } = project();
    repository.commit(page('We keep 5 % of it.'));
    repository.write(page('We keep 6 % of it.'));
    const { exitCode, output, progress, out } = await reviewSinceHead(repository.root, CONFIG);
    expect(exitCode).toBe(1);
    expect(progress[0]).toMatch(/^Building HEAD \([0-9a-f]+\) and the working tree …$/);
    expect(output).toContain('“5 %” became “6 %”');
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('<strong>');
  });

  it('of a commit builds each later day on which a part appears or goes, and tells it', async () => {
    const { repository } = project();
    repository.commit({ ...page('Now.'), 'from.txt': '2099-01-02' });
    repository.write({ 'from.txt': '2099-01-01' });
    // The page says “Open.” from the day of the file on.
    const build = `${PROJECT.build} && day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F) && if [ ! "$day" \\< "$(cat from.txt)" ]; then echo '<p>Open.' >> "$OUT/index.html"; fi`;
    const { exitCode, output, progress, out } = await reviewSinceHead(
      repository.root,
      `import { readFileSync } from 'node:fs';
       export const config = { ...${JSON.stringify({ ...PROJECT, build })},
         dated: (root) => [{ file: 'a.yaml', place: 'open', from: readFileSync(root + '/from.txt', 'utf8') }] };`,
    );
    expect(exitCode).toBe(0);
    expect(progress.filter((line) => line.includes('2099'))).toEqual([
      'Building both as they are on 2099-01-01 …',
      'Building both as they are on 2099-01-02 …',
    ]);
    expect(output).toContain('shown ~~from 2099-01-02~~ **from 2099-01-01**');
    expect(output).toContain('- On 2099-01-01, <code>/</code> › Top of the page: **Open.');
    expect(output).not.toContain('style sheets');
    expect(output).not.toContain('On 2099-01-02');
    expect(readFileSync(join(out, 'status'), 'utf8')).toBe('changed\n');
  });

  it('that fails leaves no earlier report, which could be taken for its own', async () => {
    const out = emptyFolder();
    for (const name of REPORTS) writeFileSync(join(out, name), 'Earlier.');
    await review(['--before', '/no', '--after', '/no', '--out', out]);
    expect(readdirSync(out)).toEqual([]);
  });

  it.each([
    [['HEAD'], 'To build a commit, say how: --config FILE.'],
    [['--before', '/no', '--after', '/no'], 'There is no folder “/no”.'],
  ])('exits with 2 if nothing can be compared: %j', async (words, fault) => {
    const { exitCode, output } = await review(words);
    expect(exitCode).toBe(2);
    expect(output.startsWith(fault)).toBe(true);
  });

  it('needs no property of a configuration for two folders, and all that build a commit', async () => {
    const config = moduleWith('export const config = {};');
    const [before, after, out] = [site('One.'), site('Two.'), emptyFolder()];
    const folders = ['--before', before, '--after', after, '--out', out];
    expect((await review([...folders, '--config', config])).exitCode).toBe(0);
    const { exitCode, output } = await review(['--config', config]);
    expect(exitCode).toBe(2);
    expect(output).toBe(
      `To build a commit, ${config} lacks main, build, output, outputVariable, install, lockFile.`,
    );
  });

  it('prints the usage', async () => {
    expect(await review(['--help'])).toMatchObject({ exitCode: 0, output: USAGE });
  });
});

it('“npm run review” compares the working tree with the commit at which its branch left main', () => {
  const { root, git, commit, write } = newRepository();
  mkdirSync(join(root, 'editorial'), { recursive: true });
  for (const path of ['scripts', 'node_modules', 'packages'])
    symlinkSync(resolve(path), join(root, path));
  copyFileSync('package.json', join(root, 'package.json'));
  write({ 'editorial/review.config.ts': CONFIG });
  commit({
    ...page('We keep 5 % of it.'),
    '.gitignore': 'scripts\nnode_modules\npackages\nsrc\npackage.json\nreview\n',
  });
  git('checkout', '--quiet', '-b', 'work');
  commit(page('We keep 5 % of it, and more.'));
  write(page('We keep 5 % of it, and no more.'));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'review'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  expect([status, readdirSync(join(root, 'review'))]).toEqual([0, REPORTS]);
  expect(stderr).toContain('Written to review/report.html');
  expect(stdout).toContain('**No facts, 1 page, 1 changed text.**');
  expect(stdout.trim().split('\n').at(-1)).toContain('We keep 5 % of it**');
});

it('The command exits as its review does, and tells a fault as an error', () => {
  const main = resolve('packages/copy-review/src/command/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('say how: --config FILE.');
});
