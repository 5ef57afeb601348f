import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openForge } from '../../src/forge/client.ts';
import { readEnvironment } from '../../src/forge/environment.ts';
import { changedFiles, findPullRequests, readJob } from '../../src/forge/pull-request.ts';
import { emptyFolder, newRepository } from '../repository.ts';
import { openFakeForge, REPOSITORY, TOKEN } from './fake-forge.ts';
import type { Part, Schema } from './github.ts';

function fileOf(event: object): string {
  const file = join(emptyFolder(), 'event.json');
  writeFileSync(file, JSON.stringify(event));
  return file;
}

const workflowRun = (more: object) => ({
  action: 'completed',
  workflow_run: {
    event: 'pull_request',
    head_sha: 'abc',
    head_branch: 'words',
    head_repository: { owner: { login: 'editor' } },
    pull_requests: [],
    conclusion: null,
    ...more,
  },
});

const JOB = { commit: 'abc', pull: undefined, time: undefined, isWorkflowRun: true };

describe('The job', () => {
  it.each([
    [
      'a pull request',
      { pull_request: { number: 3, updated_at: '2026-03-04T05:06:07Z', head: { sha: 'abc' } } },
      { ...JOB, status: 'success', pull: 3, time: '2026-03-04T05:06:07Z', isWorkflowRun: false },
    ],
    ['a run that ended', workflowRun({ conclusion: 'failure' }), { ...JOB, status: 'failure' }],
    ['a run with an unknown end', workflowRun({}), { ...JOB, status: 'unknown' }],
    [
      'a run of a fork that was deleted',
      workflowRun({ conclusion: 'success', head_repository: null }),
      { ...JOB, status: 'success' },
    ],
    ['a run of the main branch', workflowRun({ event: 'push' }), undefined],
    ['a push', { ref: 'refs/heads/main' }, undefined],
  ])('is read from the event of %s', (_, event, job) => {
    expect(readJob(fileOf(event))).toEqual(job);
  });

  it('throws with the name of a missing variable', () => {
    const file = fileOf({});
    const env = {
      GITHUB_API_URL: 'https://api.forge.example',
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ID: '7',
      GITHUB_EVENT_PATH: file,
      GITHUB_TOKEN: TOKEN,
    };
    expect(readEnvironment(env).run).toBe(`https://forge.example/${REPOSITORY}/actions/runs/7`);
    expect(() => readEnvironment({ ...env, GITHUB_TOKEN: '' })).toThrow('GITHUB_TOKEN is missing');
  });
});

describe('A pull request', () => {
  const open = async () => {
    const repository = newRepository();
    repository.commit({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    repository.git('checkout', '--quiet', '-b', 'words');
    const commit = repository.commit({ 'a.txt': 'A\n', 'c.txt': 'c\n' });
    const fake = await openFakeForge(repository);
    fake.openPull('words');
    const forge = openForge({ api: fake.api, repository: REPOSITORY, token: TOKEN });
    return { repository, fake, forge, job: { ...JOB, commit, status: 'success' } };
  };

  it('is found by its number, if it is open and its newest commit is that of the job', async () => {
    const { fake, forge, job } = await open();
    expect(await findPullRequests(forge, { ...job, pull: 1 })).toEqual([1]);
    expect(await findPullRequests(forge, { ...job, pull: 1, commit: 'abc' })).toEqual([]);
    fake.merge(1);
    expect(await findPullRequests(forge, { ...job, pull: 1 })).toEqual([]);
  });

  it('is found by its commit among all that are open, also if its fork was deleted', async () => {
    const { repository, fake, forge, job } = await open();
    fake.pageSize = 1;
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.commit({ 'a.txt': 'other\n' });
    repository.git('branch', 'same', 'words');
    for (const branch of ['other', 'same', 'words']) fake.openPull(branch);
    fake.deleteFork();
    expect(await findPullRequests(forge, job)).toEqual([1, 3, 4]);
    fake.merge(3);
    expect(await findPullRequests(forge, job)).toEqual([1, 4]);
    expect(await findPullRequests(forge, { ...job, commit: 'abc' })).toEqual([]);
  });

  it('lists its files with hunks, from all pages', async () => {
    const { fake, forge } = await open();
    fake.pageSize = 1;
    expect(await changedFiles(forge, 1)).toMatchObject([
      { filename: 'a.txt', status: 'modified', patch: '@@ -1 +1 @@\n-a\n+A' },
      { filename: 'c.txt', status: 'added', patch: '@@ -0,0 +1 @@\n+c' },
    ]);
  });

  it('lists no files if there are more than 2,500', async () => {
    const { fake, forge } = await open();
    const body = { changed_files: 2501 } satisfies Part<Schema<'pull-request'>>;
    fake.failures.push({ on: /^GET pulls\/1$/, status: 200, body });
    expect(await changedFiles(forge, 1)).toBeUndefined();
  });
});
