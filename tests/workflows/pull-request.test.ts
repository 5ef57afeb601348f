/**
 * A pull request from a fork, from its opening to its merge: runs the jobs of the workflows that review
 * it against a fake forge.
 */
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { downloadArtifact } from '../../packages/copy-review/tests/forge/artifact.ts';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
  type FakeForge,
  type Run,
  type WorkflowRun,
} from '../../packages/copy-review/tests/forge/fake-forge.ts';
import {
  emptyFolder,
  newRepository,
  type Repository,
} from '../../packages/copy-review/tests/repository.ts';
import {
  resolved,
  runJob,
  uploadedFile,
  type Job,
  type JobResult,
  type UseAction,
} from '../../packages/copy-review/tests/run-step.ts';
import { NOTHING_CHANGED } from 'copy-review';
import { withDate } from '../dates-in-text.ts';
import { writeFixture } from '../fixture-content.ts';
import { copySources, linkPackages } from '../sources.ts';

const FAQ = 'src/content/faq/02-liquidity-and-founder.mdx';
const REGISTER = 'src/content/coins/bigfoot.yaml';

type Permissions = Readonly<Record<string, string>>;

/** A job of a workflow of this repository, and whether its token may write. */
function jobOf(workflow: string, name: string): { job: Job; mayWrite: boolean } {
  const { permissions, jobs } = parse(
    readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'),
  ) as {
    readonly permissions: Permissions;
    readonly jobs: Readonly<Record<string, Job & { readonly permissions?: Permissions }>>;
  };
  const job = jobs[name];
  if (job === undefined) throw new Error(`There is no job “${name}”.`);
  return { job, mayWrite: Object.values(job.permissions ?? permissions).includes('write') };
}

/** Returns the files to write. It may also change the folder itself. */
type Change = (read: (file: string) => string, root: string) => Readonly<Record<string, string>>;

/** The three jobs of review-comment.yml. */
interface Compared {
  readonly before: JobResult;
  readonly compare: JobResult;
  readonly post: JobResult;
}

interface Scene {
  readonly repository: Repository;
  readonly forge: FakeForge;
  readonly number: number;
  /** Writes files of the fork’s branch, and pushes them. */
  readonly push: (files: Readonly<Record<string, string>>) => void;
  readonly read: (file: string) => string;
  /** Runs the workflow “review pending”, as at each push. */
  readonly pending: () => Promise<JobResult>;
  /** Runs the workflow “suggest”, as at each push. */
  readonly checked: () => Promise<JobResult>;
  /** Runs the workflow “review”, with the code of the fork and without a token that writes. */
  readonly built: () => Promise<WorkflowRun & { readonly output: string }>;
  /** A finished run of “review” with an artifact of these files. */
  readonly left: (write: (folder: string) => void) => WorkflowRun;
  /** Runs the workflow “review comment”, after a run of “review”. */
  readonly completed: (event: WorkflowRun) => Promise<Compared>;
  /** The comment with a marker on the pull request. */
  readonly comment: (marker: string) => string;
  /** The state of the newest status of the newest commit. */
  readonly status: () => string | undefined;
}

/** Programs that a runner has. The tests run none that needs the network or another user. */
const PROGRAMS = {
  gh: `#!/usr/bin/env node
    const { GITHUB_API_URL, GH_TOKEN } = process.env;
    const [, , , path, , filter] = process.argv;
    fetch(GITHUB_API_URL + '/' + path, { headers: { authorization: 'Bearer ' + GH_TOKEN } })
      .then((answer) => answer.json())
      .then((body) => console.log(filter.slice(1).split('.').reduce((value, name) => value[name], body)));`,
  sudo: '#!/bin/sh\n',
  npm: '#!/bin/sh\nif [ "$1" = ci ]; then exit; fi\nPATH="${PATH#*:}" exec npm "$@"\n',
};

/** A build that takes no time: one page with one line of the content, the day and the commit. */
const SMALL_BUILD = {
  npm: `#!/usr/bin/env node
    const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
    if (process.argv[2] === 'ci') process.exit();
    const [line] = /The liquidity .*/.exec(readFileSync('${FAQ}', 'utf8')) ?? [''];
    const { SOURCE_DATE_EPOCH, COMMIT_REF } = process.env;
    mkdirSync('dist');
    writeFileSync('dist/index.html', '<main><p>' + [line, SOURCE_DATE_EPOCH, COMMIT_REF].join('<p>'));`,
};

/** A folder for PATH with programs. */
function programs(texts: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/** The values of an event, by their paths: `github.event.pull_request.number`. */
const valuesOf = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => valuesOf(part, `${path}.${name}`))
    : [[path, String(value)]];

/**
 * A site with the content of the fixtures, and a pull request from the branch “words” of a fork.
 *
 * @param prepare writes the other files of the site; without it, its build is `SMALL_BUILD`
 */
async function open(change: Change, prepare?: (root: string) => void): Promise<Scene> {
  const repository = newRepository();
  const { root, git } = repository;
  prepare?.(root);
  rmSync(join(root, 'src/content'), { recursive: true, force: true });
  writeFixture(join(root, 'src/content'));
  const faq = readFileSync(join(root, FAQ), 'utf8');
  repository.commit({ [FAQ]: faq.replace('\n\nProof', `\n\n${LOCKED}\n\nProof`) });
  git('checkout', '--quiet', '-b', 'words');
  const forge = await openFakeForge(repository);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const push: Scene['push'] = (files) => void repository.commit(files);
  push(change(read, root));
  const number = forge.openPull('words');
  const path = programs({ ...PROGRAMS, ...(prepare ? {} : SMALL_BUILD) });

  /** Clones the repository, with the packages that “npm ci” would install. */
  const clone = (commit: string) => {
    const folder = join(emptyFolder(), 'site');
    git('clone', '--quiet', root, folder);
    git('-C', folder, 'checkout', '--quiet', '--detach', commit);
    if (prepare) {
      linkPackages(folder);
      const links = 'node_modules/.bin';
      cpSync(links, join(folder, links), { recursive: true, verbatimSymlinks: true });
    }
    return folder;
  };

  /** Runs a job of a run with a new machine. */
  const run = async (
    [workflow, name]: readonly [string, string],
    { id }: Pick<Run, 'id'>,
    event: object,
    needs: Readonly<Record<string, string>> = {},
  ) => {
    const temporary = emptyFolder();
    writeFileSync(join(temporary, 'event.json'), JSON.stringify(event));
    const expressions = {
      ...Object.fromEntries(valuesOf(event, 'github.event')),
      ...needs,
      'github.event.repository.default_branch': 'main',
      'runner.temp': temporary,
      'github.token': TOKEN,
      'github.api_url': forge.api,
    };
    const use: UseAction = async (step, options) => {
      const [action] = step.uses?.split('@') ?? [];
      const input = (of: string) => resolved(step.with?.[of] ?? '', options.expressions);
      if (action === 'actions/checkout') {
        const ref = input('ref');
        // The main branch is this checkout.
        return { folder: ref === '' || ref === 'main' ? process.cwd() : clone(ref) };
      }
      if (action === 'actions/download-artifact')
        await downloadArtifact(step, options.expressions, REPOSITORY, id);
      if (action !== 'actions/upload-artifact') return {};
      const isPacked = step.with?.archive !== false;
      const path = isPacked
        ? resolve(options.folder, input('path'))
        : uploadedFile(step, options.expressions, options.folder);
      if (path === undefined) return { outputs: { 'artifact-id': '' } };
      const kept = forge.keep(id, isPacked ? input('name') : basename(path), folderOf(path));
      return { outputs: { 'artifact-id': String(kept) } };
    };
    const env = {
      GITHUB_API_URL: forge.api,
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ID: String(id),
      GITHUB_EVENT_PATH: join(temporary, 'event.json'),
      RUNNER_TEMP: temporary,
      PATH: [path, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter),
    };
    const { job, mayWrite } = jobOf(workflow, name);
    forge.permission = mayWrite ? 'write' : 'read';
    return await runJob(job, { folder: temporary, expressions, env }, use);
  };
  const pushed = (workflow: string, job: string) =>
    run([workflow, job], forge.startRun('words'), forge.pullRequestEvent(number));
  return {
    repository,
    forge,
    number,
    push,
    read,
    pending: () => pushed('review-pending', 'pending'),
    checked: () => pushed('suggest', 'suggest'),
    built: async () => {
      const review = forge.startRun('words');
      const event = forge.pullRequestEvent(number);
      const { result, output } = await run(['review', 'build'], review, event);
      return { ...forge.workflowRun(review, result), output };
    },
    left: (write) => {
      const [folder, review] = [emptyFolder(), forge.startRun('words')];
      write(folder);
      forge.keep(review.id, 'after', folder);
      return forge.workflowRun(review, 'success');
    },
    completed: async (event) => {
      const own = forge.startRun('words');
      const job = (name: string, needs?: Readonly<Record<string, string>>) =>
        run(['review-comment', name], own, event, needs);
      const skipped: JobResult = { result: 'skipped', outputs: {}, output: '' };
      const before = await job('before');
      const needs = { 'needs.before.outputs.commit': before.outputs.commit ?? '' };
      const compare = before.result === 'success' ? await job('compare', needs) : skipped;
      const post = await job('post', {
        ...needs,
        'needs.compare.result': compare.result,
        'needs.compare.outputs.report': compare.outputs.report ?? '',
      });
      return { before, compare, post };
    },
    comment: (marker) => {
      const found = forge.comments.filter(({ body }) => body.startsWith(`<!-- ${marker} -->`));
      expect(found).toHaveLength(1);
      return found[0]?.body ?? '';
    },
    status: () => {
      const head = git('rev-parse', 'words');
      return forge.statuses.findLast(({ sha }) => sha === head)?.state;
    },
  };
}

/** The folder to upload: a folder itself, or one that holds only this file. */
function folderOf(path: string): string {
  if (statSync(path).isDirectory()) return path;
  const folder = emptyFolder();
  cpSync(path, join(folder, basename(path)));
  return folder;
}

/** Copies everything that a build and a review need. */
function siteSources(root: string): void {
  copySources(root);
  for (const name of ['packages', '.gitignore'])
    cpSync(name, join(root, name), { recursive: true });
}

/** A site of one page, as in the artifact of “review”. */
function smallSite(folder: string): void {
  for (const part of ['site', 'source/src/content'])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<main><p>Until 1 July 2027.');
  writeFileSync(join(folder, 'source/src/content/words.txt'), '');
}

const TYPED = 'question: What has MUUVA pledged about liquidity and the founder’s tokens?';
const LOCKED = 'The liquidity is locked until 7 August 2026.';

/** Misspells a setting, doubles a word and changes a date. */
const slips: Change = (read) => ({
  [FAQ]: read(FAQ)
    .replace(TYPED, TYPED.replace('question', 'qestion').replace(' the ', ' the the '))
    .replace('7 August 2026', '1 July 2027'),
});

const DONE = { result: 'success', outputs: {}, output: '' };

/** Replaces a text by another one. */
const edit =
  (file: string, from: string, to: string): Change =>
  (read) => ({ [file]: read(file).replace(from, to) });
const relocked = edit(FAQ, '7 August 2026', '1 July 2027');

describe('A pull request from a fork', () => {
  it('is checked, corrected by accepting a suggestion, compared, and merged', async () => {
    const scene = await open(slips, siteSources);
    const { forge, read } = scene;

    expect(await scene.pending()).toEqual(DONE);
    expect(scene.status()).toBe('pending');
    expect(await scene.checked()).toEqual(DONE);
    const [suggestion, ...others] = forge.reviewComments;
    expect(others).toEqual([]);
    expect(suggestion).toMatchObject({ path: FAQ, line: 2, start_line: null });
    expect(suggestion?.body).toContain('“qestion” is not a setting of this question.');
    expect(suggestion?.body).toContain('“the” is repeated.');
    expect(forge.reviews).toMatchObject([
      { body: expect.stringContaining('has a suggestion') as string },
    ]);
    // For the date there is no suggestion, because it would change a fact: only the comment reports it.
    expect(scene.comment('content check')).toContain('3 errors.');
    expect(scene.comment('content check')).toContain(
      `\`${FAQ}\`, line 16 (error): **“1 July 2027” does not match “LP locked until”.**`,
    );
    expect(scene.comment('content check')).toContain('Write instead: `7 August 2026`');

    // With such content, the build fails.
    const { before, post } = await scene.completed(await scene.built());
    expect({ before, post }).toMatchObject({ before: { result: 'skipped' }, post: DONE });
    expect(scene.comment('copy review')).toContain('The pages cannot be built');
    expect(scene.status()).toBe('error');
    expect(forge.artifacts).toEqual([]);

    if (suggestion) forge.accept(suggestion, 'words');
    expect(read(FAQ).split('\n')[1]).toBe(TYPED);
    expect(await scene.checked()).toEqual(DONE);
    expect(forge.reviewComments).toEqual([]);
    expect(forge.reviews).toMatchObject([
      { body: expect.stringContaining('made anew for a later commit') as string },
    ]);
    expect(scene.comment('content check')).toContain('**Content check**: 1 error.');
    expect(scene.comment('content check')).not.toContain('“the” is repeated');

    // The date was right, so the register is changed.
    scene.push({ [REGISTER]: read(REGISTER).replace('2026-08-07', '2027-07-01') });
    await scene.pending();
    expect(scene.status()).toBe('pending');
    expect(scene.comment('copy review')).toContain('This is older than the newest push.');
    await scene.checked();
    expect(scene.comment('content check')).toContain('nothing wrong.');
    await scene.completed(await scene.built());
    expect(forge.artifacts.map(({ name }) => name)).toEqual([
      'after',
      'before',
      'report.html',
      'result',
    ]);
    expect(scene.status()).toBe('success');
    const changed = scene.comment('copy review');
    expect(changed).not.toContain('older than the newest push');
    const [from, to] = ['2026-08-07', '2027-07-01'].map((date) => withDate('{date}', date).source);
    expect(changed).toMatch(
      new RegExp(String.raw`\| \[date\]\(\S+\) \| ~~${from}~~ \| \*\*${to}\*\* \|`),
    );
    expect(changed).toContain('The liquidity is locked until ~~7 August 2026~~ **1 July 2027**.');
    for (const page of ['/', '/contact', '/trust-pledge'])
      expect(changed).toContain(`<summary><code>${page}</code>, `);
    expect(changed).not.toContain('WARNING');
    const [head, base] = ['words', 'main'].map((name) => scene.repository.git('rev-parse', name));
    expect(changed).toContain(`about the commit ${head}, compared with the commit ${base}.`);

    forge.merge(scene.number);
    const bodies = forge.comments.map(({ body }) => body);
    expect((await scene.checked()).output).toContain('No open pull request');
    expect(await scene.pending()).toEqual(DONE);
    expect(forge.comments.map(({ body }) => body)).toEqual(bodies);
  });

  it('is compared for the day on which its run was created, and for its commit', async () => {
    const scene = await open(() => ({ 'docs/notes.md': 'So.\n' }));
    await scene.completed(await scene.built());
    expect(scene.comment('copy review')).toContain(NOTHING_CHANGED);
    expect(scene.comment('copy review')).not.toContain('WARNING');
  });

  it('is compared with the commit at which it left the main branch, also if the fork is gone', async () => {
    const scene = await open(relocked);
    const { git, commit } = scene.repository;
    const base = git('rev-parse', 'main');
    git('checkout', '--quiet', 'main');
    commit({ [FAQ]: scene.read(FAQ).replace('liquidity is locked until', 'liquidity was') });
    const run = await scene.built();
    scene.forge.deleteFork();
    const { workflow_run } = run;
    await scene.completed(scene.forge.workflowRun(workflow_run, workflow_run.conclusion));
    expect(scene.comment('copy review')).toContain(`compared with the commit ${base}.`);
    expect(scene.comment('copy review')).not.toContain('liquidity was');
    expect(scene.comment('copy review')).toContain('**1 July 2027**');
    expect(scene.status()).toBe('failure');
  });

  it('leads to its report, and says what is new since the last result', async () => {
    const scene = await open(relocked);
    await scene.pending();
    await scene.completed(await scene.built());
    expect(scene.status()).toBe('failure');
    const first = scene.repository.git('rev-parse', 'words');
    const comment = scene.comment('copy review');
    expect(comment).not.toContain('Since the commit');
    const [, run, id] =
      /\[Open the report\]\(\S+\/runs\/(\d+)\/artifacts\/(\d+)\)/.exec(comment) ?? [];
    const artifact = scene.forge.artifacts.find((one) => String(one.id) === id);
    expect(artifact).toMatchObject({ run: Number(run), name: 'report.html' });

    // After “[skip ci]”, in a conflict, or without the workflow “review”, a push starts no run of that.
    scene.push({ [FAQ]: scene.read(FAQ).replace('is locked until', 'was locked until') });
    await scene.pending();
    expect(scene.status()).toBe('pending');
    const pending = scene.comment('copy review');
    const head = scene.repository.git('rev-parse', 'words');
    expect(pending).toContain(`no result yet for the commit ${head}`);
    expect(pending.indexOf('older than the newest push')).toBeLessThan(pending.indexOf('1 July'));

    await scene.completed(await scene.built());
    expect(scene.comment('copy review')).toContain(`**Since the commit ${first}: `);
    expect(scene.comment('copy review')).toMatch(/<kbd>new<\/kbd> .*~~is~~ \*\*was\*\*/);
  });
});

describe('A site that is delivered in another way', () => {
  it('is reported, and a redirect to another host blocks', async () => {
    const scene = await open(relocked);
    const run = scene.left((folder) => {
      smallSite(folder);
      writeFileSync(join(folder, 'site/_redirects'), '/legal https://other.example/legal 302\n');
      writeFileSync(join(folder, 'site/robots.txt'), 'User-agent: *\nDisallow: /\n');
    });
    await scene.completed(run);
    expect(scene.status()).toBe('failure');
    expect(scene.comment('copy review')).toContain('A redirect leads to another host');
    for (const words of ['_redirects', 'other.example', 'robots.txt', 'Disallow'])
      expect(scene.comment('copy review')).toContain(words);
  });
});

describe('Nothing from the fork runs with the token:', () => {
  it('changes of code are named in the comment, and the content is checked by the code of the checkout', async () => {
    const scene = await open((...given) => ({
      ...slips(...given),
      'editorial/check/main.ts': 'process.exit(0);\n',
      'packages/copy-review/src/command/main.ts': 'process.exit(0);\n',
    }));
    await scene.checked();
    await scene.completed(scene.left(smallSite));
    expect(scene.comment('content check')).toContain('3 errors.');
    expect(scene.comment('copy review')).toContain('[!WARNING]');
    for (const file of ['editorial/check/main.ts', 'packages/copy-review/src/command/main.ts'])
      expect(scene.comment('copy review')).toContain(`> - ${file}\n`);
    expect(scene.comment('copy review')).toContain('1 July 2027');
  });

  it('an artifact with a symbolic link out of it is refused', async () => {
    const scene = await open(slips);
    const run = scene.left((folder) => {
      smallSite(folder);
      symlinkSync('/etc', join(folder, 'source/src/content/etc'));
    });
    expect((await scene.completed(run)).post).toEqual(DONE);
    expect(scene.comment('copy review')).toContain('is not known');
    expect(scene.comment('copy review')).toContain('something that is not a file');
    expect(scene.status()).toBe('error');
  });

  it('a run without an artifact is reported', async () => {
    const scene = await open(slips);
    const run = scene.forge.workflowRun(scene.forge.startRun('words'), 'success');
    expect((await scene.completed(run)).post).toEqual(DONE);
    expect(scene.comment('copy review')).toContain('no pages to compare');
    expect(scene.status()).toBe('error');
  });

  it('invalid UTF-8 and very long files are reported', async () => {
    const scene = await open(slips);
    writeFileSync(join(scene.repository.root, FAQ), Buffer.from([0x61, 0xe9, 0x0a]));
    scene.push({ 'src/content/faq/05-a.mdx': 'a'.repeat(200_000) });
    expect(await scene.checked()).toEqual(DONE);
    expect(scene.forge.reviewComments).toEqual([]);
    expect(scene.comment('content check')).toContain('05-a.mdx');
  });
});
