/**
 * A pull request from a fork, from its opening to its merge: the scripts of review-comment.yml and of
 * the action that it uses are run as they stand there, against a fake of the forge.
 */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  openFakeForge,
  REPOSITORY,
  TOKEN,
  type FakeForge,
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
import { filesIn } from '../../packages/copy-review/src/site.ts';

const FAQ = 'src/content/faq/02-liquidity-and-founder.mdx';

const { jobs } = parse(readFileSync('.github/workflows/review-comment.yml', 'utf8')) as {
  readonly jobs: { readonly comment: { readonly steps: readonly Step[] } };
};
const { steps } = jobs.comment;

type Change = (read: (file: string) => string) => Readonly<Record<string, string>>;

interface Scene {
  readonly repository: Repository;
  readonly forge: FakeForge;
  readonly number: number;
  /** Writes files of the fork’s branch, and pushes them. */
  readonly push: (files: Readonly<Record<string, string>>) => void;
  readonly read: (file: string) => string;
  /** What the workflow does for the content when the run “review” is requested. */
  readonly checked: (event?: object) => Promise<StepResult>;
  /** All that it does then. */
  readonly requested: (event?: object) => Promise<StepResult>;
  /** What it does when that run has ended. */
  readonly completed: (conclusion?: string) => Promise<StepResult>;
  readonly comment: (marker: string) => string;
}

/** A site with the content of the fixtures, and a pull request from the branch “words” of a fork. */
async function open(change: Change): Promise<Scene> {
  const repository = newRepository();
  const { root, git } = repository;
  cpSync('tests/fixtures/content', join(root, 'src/content'), { recursive: true });
  const faq = readFileSync(join(root, FAQ), 'utf8');
  repository.commit({ [FAQ]: faq.replace('\n\nProof', `\n\n${LOCKED}\n\nProof`) });
  git('checkout', '--quiet', '-b', 'words');
  const forge = await openFakeForge(repository);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const push: Scene['push'] = (files) => void repository.commit(files);
  push(change(read));
  const number = forge.openPull('words');
  const temporary = emptyFolder();

  const options = (event: object) => {
    writeFileSync(join(temporary, 'event.json'), JSON.stringify(event));
    return {
      folder: process.cwd(),
      expressions: { 'runner.temp': temporary, 'github.token': TOKEN },
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
  const compare = async (event: object) => {
    const [step] = steps.filter(({ uses }) => uses?.startsWith('./'));
    const inputs = { ...step?.with, out: join(temporary, 'review') };
    return await runAction(resolve(step?.uses ?? ''), inputs, options(event));
  };
  const checked = async (event = forge.workflowRun('words', 'requested')) => {
    const [step] = steps.filter(({ run }) => run?.includes('suggest'));
    if (!step) throw new Error('No step suggests.');
    return await runScript(step, options(event));
  };
  return {
    repository,
    forge,
    number,
    push,
    read,
    checked,
    requested: async (event = forge.workflowRun('words', 'requested')) => {
      await compare(event);
      return await checked(event);
    },
    completed: async (conclusion = 'success') => {
      for (const [side, branch] of [
        ['before', 'main'],
        ['after', 'words'],
      ] as const)
        keep(repository, branch, join(temporary, 'sites', side));
      git('checkout', '--quiet', 'words');
      return await compare(forge.workflowRun('words', 'completed', conclusion));
    },
    comment: (marker) => {
      const found = forge.comments.filter(({ body }) => body.startsWith(`<!-- ${marker} -->`));
      expect(found).toHaveLength(1);
      return found[0]?.body ?? '';
    },
  };
}

/** What the artifact of the run “review” holds of a branch: simple pages of its texts, and its content. */
function keep({ root, git }: Repository, branch: string, target: string): void {
  git('checkout', '--quiet', branch);
  const content = join(root, 'src/content');
  cpSync(content, join(target, 'source/src/content'), { recursive: true });
  for (const file of filesIn(content).filter((name) => name.endsWith('.mdx'))) {
    const page = join(target, 'site', file.replace(/mdx$/, 'html'));
    mkdirSync(dirname(page), { recursive: true });
    const [, , body = ''] = readFileSync(join(content, file), 'utf8').split(/^---$/m);
    writeFileSync(page, `<main><h1>${file}</h1><p>${body.replaceAll(/\n\n+/g, '<p>')}</main>`);
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
  it('is checked, put right with a press, compared, and merged', async () => {
    const scene = await open(slips);
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
    // Of the date, the comment says what the register says. Nobody changes it with a press.
    expect(scene.comment('content check')).toContain('2 errors and 1 warning.');
    expect(scene.comment('content check')).toContain(
      `\`${FAQ}\`, line 11 (error): **“1 July 2027” does not match “LP locked until”.**`,
    );
    expect(scene.comment('content check')).toContain('What to do: `7 August 2026`');

    expect(await scene.completed()).toMatchObject({ exitCode: 0 });
    expect(scene.comment('copy review')).toMatch(
      /\| date \| ~~7 August 2026~~ \| \*\*1 July 2027\*\*/,
    );

    if (suggestion) forge.accept(suggestion, 'words');
    expect(read(FAQ).split('\n')[1]).toBe(TYPED);
    expect((await scene.requested()).exitCode).toBe(0);
    expect(forge.reviewComments).toEqual([]);
    expect(forge.reviews).toMatchObject([
      { body: expect.stringContaining('made anew for a later commit') as string },
    ]);
    expect(scene.comment('content check')).toContain('**Content check**: 1 error.');
    expect(scene.comment('content check')).not.toContain('“the” stands here twice');

    scene.push({ [FAQ]: read(FAQ).replace('1 July 2027', '7 August 2026') });
    await scene.requested();
    await scene.completed();
    expect(scene.comment('content check')).toContain('nothing wrong.');
    expect(scene.comment('copy review')).toContain('Nothing that a visitor reads has changed.');

    forge.merge(scene.number);
    const before = forge.comments.map(({ body }) => body);
    expect((await scene.requested()).output).toContain('No open pull request');
    expect(forge.comments.map(({ body }) => body)).toEqual(before);
  });

  it('is suggested twenty changes at most; the rest is counted', async () => {
    const { forge, ...scene } = await open((read) => ({
      [FAQ]: `${read(FAQ)}\n${'We we say so.\n'.repeat(25)}`,
    }));
    await scene.checked();
    expect(forge.reviewComments).toHaveLength(20);
    expect(scene.comment('content check')).toContain('5 more will follow');
  });

  it('is not commented on for an older commit', async () => {
    const { forge, ...scene } = await open(slips);
    const event = forge.workflowRun('words', 'requested');
    scene.push({ [FAQ]: scene.read(FAQ).replace('qestion', 'question') });
    expect((await scene.requested(event)).output).toContain('No open pull request');
    expect(forge.comments).toEqual([]);
  });

  it('is told nothing of its content where it changes none', async () => {
    const { forge, ...scene } = await open(() => ({ 'README.md': 'So.\n' }));
    expect(await scene.requested()).toEqual({ exitCode: 0, output: '' });
    expect(forge.comments.map(({ body }) => body.split('\n')[0])).toEqual(['<!-- copy review -->']);
  });
});

describe('Where the forge refuses,', () => {
  it('the comment says so, and a review is not posted twice', async () => {
    const { forge, ...scene } = await open(slips);
    forge.failures.push({ on: /^POST pulls/, status: 500 });
    expect((await scene.checked()).exitCode).toBe(1);
    expect(forge.requests.filter((one) => one.startsWith('POST pulls'))).toHaveLength(1);
    expect(scene.comment('content check')).toContain('500 Server Error');
  });

  it('a job that may not write says so', async () => {
    const { forge, ...scene } = await open(slips);
    forge.permission = 'read';
    const { exitCode, output } = await scene.checked();
    expect(exitCode).toBe(1);
    expect(output).toContain('403 Resource not accessible by integration');
  });
});

describe('Of the fork, nothing runs with the token:', () => {
  it('its code is named in the comment, and its content is checked by the checkout’s code', async () => {
    const scene = await open((read) => ({
      ...slips(read),
      'src/editorial/check/main.ts': 'process.exit(0);\n',
      'packages/copy-review/src/main.ts': 'process.exit(0);\n',
    }));
    await scene.checked();
    await scene.completed('failure');
    expect(scene.comment('content check')).toContain('2 errors and 1 warning.');
    expect(scene.comment('copy review')).toContain('[!WARNING]');
    expect(scene.comment('copy review')).toContain('1 July 2027');
  });

  it('a symbolic link in the content is refused', async () => {
    const { repository, ...scene } = await open(slips);
    symlinkSync('/etc/passwd', join(repository.root, 'src/content/faq/05-link.mdx'));
    scene.push({});
    expect((await scene.checked()).exitCode).toBe(1);
    expect(scene.comment('content check')).toContain('05-link.mdx is no plain file.');
    expect(scene.forge.reviewComments).toEqual([]);
  });

  it('content that is no text, or too long to be one, is data as well', async () => {
    const scene = await open(slips);
    writeFileSync(join(scene.repository.root, FAQ), Buffer.from([0x61, 0xe9, 0x0a]));
    scene.push({ 'src/content/faq/05-a.mdx': 'a'.repeat(200_000) });
    expect((await scene.checked()).exitCode).toBe(0);
    expect(scene.forge.reviewComments).toEqual([]);
    expect(scene.comment('content check')).toContain('05-a.mdx');
  });
});
