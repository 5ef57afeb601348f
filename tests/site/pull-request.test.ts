/**
 * A pull request from a fork, from its opening to its merge: runs the scripts of review-comment.yml
 * and of the action that it uses against a fake forge.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { downloadArtifact } from '../../packages/copy-review/tests/forge/artifact.ts';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
  type FakeForge,
  type WorkflowRun,
} from '../../packages/copy-review/tests/forge/fake-forge.ts';
import {
  emptyFolder,
  newRepository,
  type Repository,
} from '../../packages/copy-review/tests/repository.ts';
import {
  runAction,
  runScript,
  type Step,
  type StepResult,
} from '../../packages/copy-review/tests/run-step.ts';
import { copySources, linkPackages } from '../sources.ts';

const FAQ = 'src/content/faq/02-liquidity-and-founder.mdx';
const REGISTER = 'src/content/coins/bigfoot.yaml';

const stepsOf = (file: string): readonly Step[] => {
  const { jobs } = parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as {
    readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
  };
  return Object.values(jobs).flatMap(({ steps }) => steps);
};
const [REVIEW, COMMENT] = ['review.yml', 'review-comment.yml'].map(stepsOf);

/** The only step that uses an action, or whose script contains `words`. */
function stepOf(steps: readonly Step[] = [], words: string): Step {
  const [step, ...others] = steps.filter(
    ({ uses = '', run = '' }) => uses.startsWith(words) || run.includes(words),
  );
  if (step === undefined || others.length > 0) throw new Error(`Not one step: ${words}.`);
  return step;
}

type Change = (read: (file: string) => string) => Readonly<Record<string, string>>;

interface Scene {
  readonly repository: Repository;
  readonly forge: FakeForge;
  readonly number: number;
  /** Writes files of the fork’s branch, and pushes them. */
  readonly push: (files: Readonly<Record<string, string>>) => void;
  readonly read: (file: string) => string;
  /** Runs the content check of the workflow, as on the event “requested”. */
  readonly checked: () => Promise<StepResult>;
  /** Runs the whole workflow, as on the event “requested”. */
  readonly requested: () => Promise<StepResult>;
  /** Runs the workflow “review”, with the code of the fork and without the token. */
  readonly built: () => Promise<WorkflowRun>;
  /** A finished run of “review” with an artifact of these files. */
  readonly left: (write: (folder: string) => void) => WorkflowRun;
  /** Runs the workflow, as on the event “completed”. */
  readonly completed: (event: WorkflowRun) => Promise<StepResult>;
  readonly comment: (marker: string) => string;
}

/** A site with the content of the fixtures, and a pull request from the branch “words” of a fork. */
async function open(
  change: Change,
  prepare: (root: string) => void = () => undefined,
): Promise<Scene> {
  const repository = newRepository();
  const { root, git } = repository;
  prepare(root);
  rmSync(join(root, 'src/content'), { recursive: true, force: true });
  cpSync('tests/fixtures/content', join(root, 'src/content'), { recursive: true });
  const faq = readFileSync(join(root, FAQ), 'utf8');
  repository.commit({ [FAQ]: faq.replace('\n\nProof', `\n\n${LOCKED}\n\nProof`) });
  git('checkout', '--quiet', '-b', 'words');
  const forge = await openFakeForge(repository);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const push: Scene['push'] = (files) => void repository.commit(files);
  push(change(read));
  const number = forge.openPull('words');

  /** The environment of the job that may comment, for an event. */
  const runner = (event: WorkflowRun) => {
    const temporary = emptyFolder();
    writeFileSync(join(temporary, 'event.json'), JSON.stringify(event));
    return {
      folder: process.cwd(),
      expressions: {
        'runner.temp': temporary,
        'github.token': TOKEN,
        'github.api_url': forge.api,
        'github.event.workflow_run.id': String(event.workflow_run.id),
      },
      env: {
        GITHUB_API_URL: forge.api,
        GITHUB_SERVER_URL: 'https://forge.example',
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_RUN_ID: '7',
        GITHUB_EVENT_PATH: join(temporary, 'event.json'),
        RUNNER_TEMP: temporary,
      },
    };
  };
  const compare = async (options: ReturnType<typeof runner>) => {
    const step = stepOf(COMMENT, './');
    const inputs = { ...step.with, out: join(options.env.RUNNER_TEMP, 'review') };
    return await runAction(resolve(step.uses ?? ''), inputs, options);
  };
  const requestedRun = () => forge.workflowRun('words', 'requested');
  const checked = async () => await runScript(stepOf(COMMENT, 'suggest'), runner(requestedRun()));
  return {
    repository,
    forge,
    number,
    push,
    read,
    checked,
    requested: async () => {
      await compare(runner(requestedRun()));
      return await checked();
    },
    built: async () => {
      const folder = join(emptyFolder(), 'site');
      git('clone', '--quiet', '--branch', 'words', root, folder);
      linkPackages(folder);
      const programs = 'node_modules/.bin';
      cpSync(programs, join(folder, programs), { recursive: true, verbatimSymlinks: true });
      const expressions = { 'github.event.pull_request.base.sha': git('rev-parse', 'main') };
      const review = stepOf(REVIEW, 'npm run review');
      const { exitCode } = await runScript(review, { folder, expressions, env: {} });
      const run = forge.workflowRun('words', 'completed', exitCode === 0 ? 'success' : 'failure');
      const kept = stepOf(REVIEW, 'actions/upload-artifact').with;
      const path = join(folder, String(kept?.path));
      if (existsSync(path)) forge.keep(run.workflow_run.id, String(kept?.name), path);
      return run;
    },
    left: (write) => {
      const [folder, run] = [emptyFolder(), forge.workflowRun('words', 'completed', 'success')];
      write(folder);
      forge.keep(run.workflow_run.id, 'sites', folder);
      return run;
    },
    completed: async (event) => {
      const options = runner(event);
      const download = stepOf(COMMENT, 'actions/download-artifact');
      await downloadArtifact(download, options.expressions, REPOSITORY);
      return await compare(options);
    },
    comment: (marker) => {
      const found = forge.comments.filter(({ body }) => body.startsWith(`<!-- ${marker} -->`));
      expect(found).toHaveLength(1);
      return found[0]?.body ?? '';
    },
  };
}

/** Copies everything that a build and a review need. */
function siteSources(root: string): void {
  copySources(root);
  for (const name of ['packages', '.gitignore'])
    cpSync(name, join(root, name), { recursive: true });
}

/** Two sites of one page, as in the artifact of “review”. */
function smallSites(folder: string): void {
  for (const [side, date] of [
    ['before', '7 August 2026'],
    ['after', '1 July 2027'],
  ] as const) {
    for (const part of ['site', 'source/src/content'])
      mkdirSync(join(folder, side, part), { recursive: true });
    writeFileSync(join(folder, side, 'site/index.html'), `<main><p>Until ${date}.`);
    writeFileSync(join(folder, side, 'source/src/content/words.txt'), '');
  }
}

const TYPED = 'question: What has MUUVA pledged about liquidity and the founder’s tokens?';
const LOCKED = 'The liquidity is locked until 7 August 2026.';

/** Misspells a setting, doubles a word and changes a date. */
const slips: Change = (read) => ({
  [FAQ]: read(FAQ)
    .replace(TYPED, TYPED.replace('question', 'qestion').replace(' the ', ' the the '))
    .replace('7 August 2026', '1 July 2027'),
});

describe('A pull request from a fork', () => {
  it('is checked, corrected by accepting a suggestion, compared, and merged', async () => {
    const scene = await open(slips, siteSources);
    const { forge, read } = scene;

    expect(await scene.requested()).toEqual({ exitCode: 0, output: '' });
    expect(scene.comment('copy review')).toContain('is not known yet');
    const [suggestion, ...others] = forge.reviewComments;
    expect(others).toEqual([]);
    expect(suggestion).toMatchObject({ path: FAQ, line: 2, start_line: null });
    expect(suggestion?.body).toContain('“qestion” is not a setting of this question.');
    expect(suggestion?.body).toContain('“the” stands here twice.');
    expect(forge.reviews).toMatchObject([
      { body: expect.stringContaining('has a suggestion') as string },
    ]);
    // For the date there is no suggestion, because it would change a fact: only the comment reports it.
    expect(scene.comment('content check')).toContain('2 errors and 1 warning.');
    expect(scene.comment('content check')).toContain(
      `\`${FAQ}\`, line 11 (error): **“1 July 2027” does not match “LP locked until”.**`,
    );
    expect(scene.comment('content check')).toContain('Write instead: `7 August 2026`');

    // With such content, the build fails.
    expect((await scene.completed(await scene.built())).exitCode).toBe(0);
    expect(scene.comment('copy review')).toContain('There are no pages to compare');
    expect(forge.artifacts).toEqual([]);

    if (suggestion) forge.accept(suggestion, 'words');
    expect(read(FAQ).split('\n')[1]).toBe(TYPED);
    expect((await scene.requested()).exitCode).toBe(0);
    expect(forge.reviewComments).toEqual([]);
    expect(forge.reviews).toMatchObject([
      { body: expect.stringContaining('made anew for a later commit') as string },
    ]);
    expect(scene.comment('content check')).toContain('**Content check**: 1 error.');
    expect(scene.comment('content check')).not.toContain('“the” stands here twice');

    // The date was right, so the register is changed.
    scene.push({ [REGISTER]: read(REGISTER).replace('2026-08-07', '2027-07-01') });
    await scene.requested();
    expect(scene.comment('content check')).toContain('nothing wrong.');
    expect(scene.comment('copy review')).toContain('is not known yet');
    await scene.completed(await scene.built());
    expect(forge.artifacts).toHaveLength(1);
    const changed = scene.comment('copy review');
    expect(changed).toMatch(/\| date \| ~~7 August 2026~~ \| \*\*1 July 2027\*\*/);
    expect(changed).toContain('The liquidity is locked until ~~7 August 2026~~ **1 July 2027**.');
    for (const page of ['/', '/contact', '/trust-pledge'])
      expect(changed).toContain(`<summary><code>${page}</code>, `);
    expect(changed).not.toContain('WARNING');

    forge.merge(scene.number);
    const before = forge.comments.map(({ body }) => body);
    expect((await scene.requested()).output).toContain('No open pull request');
    expect(forge.comments.map(({ body }) => body)).toEqual(before);
  });
});

describe('Nothing from the fork runs with the token:', () => {
  it('changes of code are named in the comment, and the content is checked by the code of the checkout', async () => {
    const scene = await open((read) => ({
      ...slips(read),
      'editorial/check/main.ts': 'process.exit(0);\n',
      'packages/copy-review/src/main.ts': 'process.exit(0);\n',
    }));
    await scene.checked();
    await scene.completed(scene.left(smallSites));
    expect(scene.comment('content check')).toContain('2 errors and 1 warning.');
    expect(scene.comment('copy review')).toContain('[!WARNING]');
    expect(scene.comment('copy review')).toContain('1 July 2027');
  });

  it.each([
    [
      'a symbolic link out of it',
      'something that is no file',
      (folder: string) => {
        symlinkSync('/etc', join(folder, 'after/source/src/content/etc'));
      },
    ],
    [
      'a symbolic link instead of its pages',
      'no pages to compare',
      (folder: string) => {
        rmSync(join(folder, 'after/site'), { recursive: true });
        symlinkSync('../before/site', join(folder, 'after/site'));
      },
    ],
    [
      'a file that is too large',
      'is too large to be a page',
      (folder: string) => {
        truncateSync(join(folder, 'after/site/index.html'), 30_000_000);
      },
    ],
  ])('an artifact with %s is refused', async (_, why, change) => {
    const scene = await open(slips);
    const run = scene.left((folder) => {
      smallSites(folder);
      change(folder);
    });
    expect((await scene.completed(run)).exitCode).toBe(0);
    expect(scene.comment('copy review')).toContain('is not known');
    expect(scene.comment('copy review')).toContain(why);
  });

  it('a symbolic link in the content is refused', async () => {
    const { repository, ...scene } = await open(slips);
    symlinkSync('/etc/passwd', join(repository.root, 'src/content/faq/05-link.mdx'));
    scene.push({});
    expect((await scene.checked()).exitCode).toBe(1);
    expect(scene.comment('content check')).toContain('05-link.mdx is no plain file.');
    expect(scene.forge.reviewComments).toEqual([]);
  });

  it('invalid UTF-8 and very long files are reported', async () => {
    const scene = await open(slips);
    writeFileSync(join(scene.repository.root, FAQ), Buffer.from([0x61, 0xe9, 0x0a]));
    scene.push({ 'src/content/faq/05-a.mdx': 'a'.repeat(200_000) });
    expect((await scene.checked()).exitCode).toBe(0);
    expect(scene.forge.reviewComments).toEqual([]);
    expect(scene.comment('content check')).toContain('05-a.mdx');
  });
});
