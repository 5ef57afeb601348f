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
} from '../../../packages/copy-review/tests/forge/fake-forge.ts';
import {
  emptyFolder,
  newRepository,
  type Repository,
} from '../../../packages/copy-review/tests/repository.ts';
import {
  runAction,
  runScript,
  type Step,
  type StepResult,
} from '../../../packages/copy-review/tests/run-step.ts';
import { filesIn } from '../../../packages/copy-review/src/site.ts';

const FAQ = 'src/content/faq/02-trust.mdx';
const LOCK = 'src/content/legal/01-nature-of-the-token.mdx';

const { jobs } = parse(readFileSync('.github/workflows/review-comment.yml', 'utf8')) as {
  readonly jobs: { readonly comment: { readonly steps: readonly Step[] } };
};
const { steps } = jobs.comment;

interface Scene {
  readonly repository: Repository;
  readonly forge: FakeForge;
  readonly number: number;
  /** Writes files of the fork’s branch, and pushes them. */
  readonly push: (files: Readonly<Record<string, string>>) => void;
  readonly read: (file: string) => string;
  /** What the workflow does when the run “review” is requested. */
  readonly requested: () => Promise<StepResult>;
  /** What it does when that run has ended. */
  readonly completed: (conclusion?: string) => Promise<StepResult>;
  readonly comment: (marker: string) => string;
}

/** A site with the content of the fixtures, and a pull request from the branch “words” of a fork. */
async function open(
  change: (read: Scene['read']) => Readonly<Record<string, string>>,
): Promise<Scene> {
  const repository = newRepository();
  const { root, git } = repository;
  cpSync('tests/fixtures/content', join(root, 'src/content'), { recursive: true });
  repository.commit({});
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
  return {
    repository,
    forge,
    number,
    push,
    read,
    requested: async () => {
      const event = forge.workflowRun('words', 'requested');
      await compare(event);
      const [step] = steps.filter(({ run }) => run?.includes('suggest'));
      if (!step) throw new Error('No step suggests.');
      return await runScript(step, options(event));
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
const posted = (forge: FakeForge) => forge.reviewComments.map(({ body }) => body).join('\n');

describe('A pull request from a fork', () => {
  it('is checked, put right with a press, compared, and merged', async () => {
    const scene = await open((read) => ({
      [FAQ]: read(FAQ)
        .replace('question:', 'qestion:')
        .replace(/\b(the) /, '$1 $1 '),
    }));
    console.log(scene.read(FAQ));
    const r = await scene.requested();
    console.log(
      r.output,
      scene.forge.requests,
      scene.forge.comments,
      scene.forge.reviewComments,
      scene.forge.reviews,
    );
    const c = await scene.completed();
    console.log(c.output, scene.forge.comments);
  });
});
void [symlinkSync, LOCK, posted];
