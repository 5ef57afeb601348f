import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pendingCommand } from '../../src/comment/pending-command.ts';
import { postCommand } from '../../src/comment/post-command.ts';
import { outlineOf, type OutlineRow } from '../../src/reports/markdown/outline.ts';
import { emptyFolder } from '../repository.ts';
import { openScene, resultFile, type Scene } from './job.ts';

const STATUS = 'copy review';
const BASE = 'b'.repeat(40);
const DONE = { exitCode: 0, output: '' };
const NOT_KNOWN = 'What visitors will read differently is not known.';

const post = ({ ended }: Scene, file: string, env = ended()) =>
  postCommand(
    [
      ...['--result', file, '--base', BASE, '--data', 'src/content/**/*.mdx *.md'],
      ...['--status', STATUS, '--artifact', '42'],
    ],
    env,
  );
const bodiesOf = ({ forge }: Scene) => forge.comments.map(({ body }) => body);

describe('A result', () => {
  it('is posted with its commits, its run and a status of the commit', async () => {
    const scene = await openScene();
    const head = scene.repository.git('rev-parse', 'words');
    expect(await post(scene, resultFile())).toEqual(DONE);
    const [text = ''] = bodiesOf(scene);
    expect(text.startsWith('<!-- copy review -->\n')).toBe(true);
    expect(text).toContain('The report.');
    expect(text).toContain(`about the commit ${head}, compared with the commit ${BASE}.`);
    const run = 'https://forge.example/muuva/site/actions/runs/7';
    expect(text).toContain(`[Open the report](${run}/artifacts/42)`);
    expect(text).not.toContain('WARNING');
    expect(scene.forge.statuses).toMatchObject([{ sha: head, context: STATUS, target_url: run }]);
  });

  it.each([
    ['same', false, 'success', 'Not a byte'],
    ['words unchanged', false, 'success', 'No words change'],
    ['changed', false, 'success', 'nothing blocks'],
    ['words unchanged', true, 'failure', 'must be fixed'],
    ['changed', true, 'failure', 'must be fixed'],
    ['unknown', true, 'error', 'not known'],
    ['unknown', false, 'error', 'not known'],
  ] as const)('“%s” (blocked: %s) is the status %s', async (verdict, isBlocked, state, words) => {
    const scene = await openScene();
    expect(await post(scene, resultFile({ verdict, isBlocked }))).toEqual(DONE);
    const description = expect.stringContaining(words) as string;
    expect(scene.forge.statuses).toMatchObject([{ state, description }]);
  });

  it('begins with a warning if code has changed, which could have forged the pages', async () => {
    const code = 'packages/copy-review/src/command/main.ts';
    const scene = await openScene(['src/content/a.mdx', 'a.md', code]);
    await post(scene, resultFile());
    const [text = ''] = bodiesOf(scene);
    expect(text).not.toContain('a.mdx');
    expect(text.indexOf(code)).toBeGreaterThan(0);
    expect(text.indexOf(code)).toBeLessThan(text.indexOf('The report.'));
  });

  it('has a warning if the changed files cannot be listed', async () => {
    const scene = await openScene();
    scene.forge.failures.push({ on: /files$/, status: 422 });
    const { exitCode, output } = await post(scene, resultFile());
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^::warning::The changed files of #1 are not known: GET .*files: 422/);
    expect(bodiesOf(scene)[0]).toContain('is not known. If it changes code');
  });

  it('is posted on every open pull request with the commit, also from a fork that is gone', async () => {
    const scene = await openScene();
    for (const number of [2, 3]) expect(scene.forge.openPull('words')).toBe(number);
    scene.forge.deleteFork();
    scene.forge.merge(2);
    expect(await post(scene, resultFile())).toEqual(DONE);
    expect(scene.forge.comments.map(({ pull }) => pull)).toEqual([1, 3]);
    expect(await post(scene, resultFile())).toEqual(DONE);
    expect(scene.forge.comments).toHaveLength(2);
    expect(scene.forge.statuses).toHaveLength(2);
  });
});

describe('What is new', () => {
  const row = (letter: string): OutlineRow => ({
    ...{ id: `c${letter.repeat(20)}`, head: '1', text: `Text ${letter}.` },
  });
  const reportWith = (...letters: readonly string[]) => {
    const sections = [{ title: '**A**', rows: letters.map(row) }];
    const group = { id: '', title: '<code>/</code>', sections };
    return resultFile({ report: { ...outlineOf('The report.'), groups: [group] } });
  };
  const rowsIn = ({ forge }: Scene) =>
    (forge.comments[0]?.body ?? '').split('\n').filter((line) => line.startsWith('- '));

  it('is told from push to push, also after one without a result', async () => {
    const scene = await openScene();
    await post(scene, reportWith('a', 'b'));
    expect(bodiesOf(scene)[0]).not.toMatch(/since|<kbd>/i);
    const first = scene.repository.git('rev-parse', 'words');
    scene.push();
    await pendingCommand([], scene.env(scene.forge.pullRequestEvent(1)));
    await post(scene, 'none');
    expect(bodiesOf(scene)[0]).toContain(NOT_KNOWN);
    scene.push();
    await post(scene, reportWith('a', 'c'));
    expect(bodiesOf(scene)[0]).toContain(
      `**Since the commit ${first}: 1 new, 1 gone, 1 as before.**`,
    );
    const url = 'https://forge.example/muuva/site/actions/runs/7/artifacts/42';
    const link = (letter: string) => `[1](${url}#${row(letter).id})`;
    const rows = [`- <kbd>new</kbd> ${link('c')}: Text c.`, `- ${link('a')}: Text a.`];
    expect(rowsIn(scene)).toEqual(rows);
    // Another run for the same commit says the same.
    const body = bodiesOf(scene)[0];
    await post(scene, reportWith('a', 'c'));
    expect(bodiesOf(scene)[0]).toBe(body);
  });

  it('may be forged in the comment, which changes no verdict', async () => {
    const [scene, file] = [await openScene(), reportWith('a')];
    await post(scene, resultFile({ isBlocked: true }));
    const [comment] = scene.forge.comments;
    if (!comment) throw new Error('There is no comment.');
    scene.push();
    comment.body = comment.body.replace(
      /<!-- listed .*-->/,
      `<!-- listed ${BASE}: ${row('a').id} -->`,
    );
    const blocked = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...blocked, isBlocked: true }));
    await post(scene, file);
    expect(bodiesOf(scene)[0]).toContain('0 new, 0 gone, 1 as before');
    expect(rowsIn(scene)).toHaveLength(1);
    expect(scene.forge.statuses.map(({ state }) => state)).toEqual(['failure', 'failure']);
  });

  it('is told in each comment of a matrix by itself', async () => {
    const scene = await openScene();
    const postAs = (name: string, ...letters: readonly string[]) =>
      postCommand(['--result', reportWith(...letters), '--name', name], scene.ended());
    await postAs('en', 'a');
    await postAs('de', 'b');
    expect(scene.forge.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- copy review: en -->',
      '<!-- copy review: de -->',
    ]);
    scene.push();
    await postAs('en', 'a');
    expect(bodiesOf(scene)[0]).toContain('0 new, 0 gone, 1 as before');
    expect(scene.forge.comments).toHaveLength(2);
  });
});

describe('It says that nothing is known', () => {
  it.each(['failure', 'cancelled', 'neutral'] as const)(
    'if the run that builds the pages has ended as “%s”',
    async (conclusion) => {
      const scene = await openScene();
      expect(await post(scene, resultFile(), scene.ended(conclusion))).toEqual(DONE);
      expect(bodiesOf(scene)[0]).toContain(NOT_KNOWN);
      expect(bodiesOf(scene)[0]).not.toContain('The report.');
      expect(scene.forge.statuses).toMatchObject([{ state: 'error' }]);
    },
  );

  it('if the comparison has left no result', async () => {
    const scene = await openScene();
    expect(await post(scene, `${emptyFolder()}/result.json`)).toEqual(DONE);
    expect(bodiesOf(scene)[0]).toContain(
      `${NOT_KNOWN}** The comparison has failed: it has left no`,
    );
    expect(bodiesOf(scene)[0]).not.toContain('Open the report');
    expect(scene.forge.statuses).toMatchObject([{ state: 'error' }]);
  });
});

describe('If something cannot be posted,', () => {
  it('the others are, and the status and the log say so', async () => {
    const scene = await openScene();
    scene.forge.openPull('words');
    scene.forge.failures.push({ on: /^POST issues\/1/, status: 422, message: 'Locked' });
    const { exitCode, output } = await post(scene, resultFile());
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: expect.stringContaining('422 Locked') as string,
    });
    expect(scene.forge.comments.map(({ pull }) => pull)).toEqual([2]);
    const description = expect.stringContaining('could not be posted') as string;
    expect(scene.forge.statuses).toMatchObject([{ state: 'error', description }]);
  });

  it('because the pull requests cannot be listed, the status says so', async () => {
    const scene = await openScene();
    scene.forge.failures.push({ on: /^GET pulls$/, status: 404 });
    expect((await post(scene, resultFile())).exitCode).toBe(1);
    expect(scene.forge.statuses).toMatchObject([{ state: 'error' }]);
  });

  it('because no pull request has the commit any more, only its status is set', async () => {
    const scene = await openScene();
    const env = scene.ended();
    scene.push();
    const output = 'No open pull request has this commit.';
    expect(await post(scene, resultFile(), env)).toEqual({ exitCode: 0, output });
    expect(scene.forge.comments).toEqual([]);
    expect(scene.forge.statuses).toMatchObject([{ state: 'success' }]);
  });

  it('because the event is about no pull request, nothing is', async () => {
    const scene = await openScene();
    const { output } = await post(scene, resultFile(), scene.env({ ref: 'main' }));
    expect(output).toContain('not about a pull request');
    expect(scene.forge.requests).toEqual([]);
  });
});

describe('A job of the pull request itself', () => {
  it('comments, without a status if none is named', async () => {
    const scene = await openScene();
    const event = scene.env(scene.forge.pullRequestEvent(1));
    expect(await postCommand(['--result', resultFile()], event)).toEqual(DONE);
    expect(bodiesOf(scene)[0]).toContain('The report.');
    expect(scene.forge.statuses).toEqual([]);
  });

  it('says which permission is missing, as it is for a fork', async () => {
    const scene = await openScene();
    scene.forge.permission = 'read';
    const event = scene.env(scene.forge.pullRequestEvent(1));
    const output = expect.stringContaining('“pull-requests: write”') as string;
    const args = ['--result', resultFile()];
    expect(await postCommand(args, event)).toEqual({ exitCode: 0, output });
    // A limit has the same status.
    const limit = { status: 403, message: 'You have exceeded a secondary rate limit' };
    scene.forge.failures.push({ on: /^POST/, ...limit, headers: { 'retry-after': '3600' } });
    expect(await postCommand(args, event)).toEqual({
      exitCode: 1,
      output: expect.stringContaining('secondary rate limit') as string,
    });
    // Not after “workflow_run”: there, the token of the main branch can write.
    await expect(post(scene, resultFile())).rejects.toThrow('403');
  });
});
