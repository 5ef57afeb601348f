import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: unknown;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FILES = globSync('.github/workflows/*.yml').sort();
const textOf = (file: string) => readFileSync(file, 'utf8');
const workflow = (name: string) => parse(textOf(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const scriptsOf = (name: string) => stepsOf(workflow(name)).flatMap(({ run }) => run ?? []);

describe.each(FILES)('%s', (file) => {
  const name = basename(file, '.yml');

  it('takes each action by its hash, with its version beside it', () => {
    const uses = textOf(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    const pinned = /^\s+(?:- )?uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
    expect(stepsOf(workflow(name)).filter(({ uses: action }) => action)).toHaveLength(uses.length);
  });

  it('puts nothing that others write into a script', () => {
    expect(scriptsOf(name).filter((script) => script.includes('${{'))).toEqual([]);
  });

  it('leaves no token in the checkout', () => {
    const checkouts = stepsOf(workflow(name)).filter(({ uses }) =>
      uses?.startsWith('actions/checkout@'),
    );
    for (const { with: options } of checkouts)
      expect(options).toMatchObject({ 'persist-credentials': false });
  });

  it('may do what it needs, and no job may do more', () => {
    const { permissions, jobs } = workflow(name);
    const needed = {
      check: { contents: 'read' },
      review: { contents: 'read' },
      'review-comment': { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    };
    expect(permissions).toEqual(needed[name as keyof typeof needed]);
    expect(Object.values(jobs).filter((job) => job.permissions !== undefined)).toEqual([]);
  });
});

test('there are the workflows that these tests know', () => {
  expect(FILES.map((file) => basename(file, '.yml')).sort()).toEqual([
    'check',
    'review',
    'review-comment',
  ]);
});

describe('the review of a pull request', () => {
  it('runs its code with no secret and no right to write', () => {
    const { on, permissions } = workflow('review');
    expect(on).toBe('pull_request');
    expect(Object.values(permissions)).toEqual(['read']);
    expect(textOf('.github/workflows/review.yml')).not.toMatch(
      /secrets\s*[.[]|github\.token|pull_request_target|workflow_run/,
    );
  });

  it('compares where the pull request left the main branch with its own head', () => {
    const [checkout] = stepsOf(workflow('review'));
    expect(checkout?.with).toMatchObject({
      ref: '${{ github.event.pull_request.head.sha }}',
      'fetch-depth': 0,
    });
    expect(scriptsOf('review').at(-1)).toBe('npm run review -- "$(git merge-base "$BASE" HEAD)"');
  });

  it('hands its report over, also where a check blocks the change', () => {
    const step = workflow('review').jobs.compare?.steps.at(-1);
    expect(step).toMatchObject({ if: 'always()', with: { name: 'review', path: 'review/' } });
  });
});

describe('the comment on a pull request', () => {
  const { on, jobs } = workflow('review-comment');

  it('follows a review, of a pull request alone', () => {
    expect(on).toEqual({ workflow_run: { workflows: ['review'], types: ['completed'] } });
    expect(workflow('review').name).toBe('review');
    expect(jobs.comment?.if).toContain("github.event.workflow_run.event == 'pull_request'");
  });

  it('runs no code of the pull request: it checks out what the main branch has', () => {
    const checkouts = stepsOf(workflow('review-comment')).filter(({ uses }) => uses);
    expect(checkouts).toHaveLength(1);
    expect(checkouts[0]?.with).toEqual({ 'persist-credentials': false });
    for (const script of scriptsOf('review-comment'))
      expect(script).not.toMatch(/\bgit\s+(?:fetch|checkout|pull|switch)\b|\bgh\s+pr\s+checkout\b/);
  });

  it('keeps what the pull request made apart from its own code, and reads one file of it', () => {
    const [, write = ''] = scriptsOf('review-comment');
    expect(write.match(/RUNNER_TEMP\/\S+/g)).toEqual([
      'RUNNER_TEMP/review";',
      'RUNNER_TEMP/review/report.json"',
      'RUNNER_TEMP/comment.md"',
      'RUNNER_TEMP/comment.md"',
      'RUNNER_TEMP/comment.md"',
    ]);
  });

  it('is one: it edits what it has posted', () => {
    const [, , post = ''] = scriptsOf('review-comment');
    expect(post).toContain('startswith("<!-- copy review -->")');
    expect(post).toContain('--method PATCH');
  });
});

describe('CODEOWNERS', () => {
  const rules = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const paths = rules.map(([path = '']) => path);
  /** Who must approve a change of a file: the last rule that matches it. */
  const ownersOf = (file: string) =>
    rules.findLast(([path = '']) => path === '*' || `/${file}`.startsWith(path))?.slice(1);

  it('names paths that exist, with an owner for each', () => {
    const missing = paths.filter((path) => path !== '*' && !existsSync(path.slice(1)));
    expect(missing).toEqual([]);
    expect(rules.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
    expect(
      rules.flatMap(([, ...owners]) => owners).filter((name) => !/^@[\w-]+\/[\w-]+$/.test(name)),
    ).toEqual([]);
  });

  it('names last what decides who must approve, and what is checked', () => {
    expect(paths[0]).toBe('*');
    expect(paths.slice(-3)).toEqual(['/src/editorial/', '/.ci/', '/.github/']);
  });

  it.each([
    ['src/content/legal/03-no-guarantees.mdx', '@muuva/counsel'],
    ['src/content/legal.yaml', '@muuva/counsel'],
    ['src/content/pages/legal.mdx', '@muuva/counsel'],
    ['src/content/pledge/01-locked-liquidity.mdx', '@muuva/counsel'],
    ['src/content/pledge.yaml', '@muuva/counsel'],
    ['src/content/coins/bigfoot.yaml', '@muuva/founder'],
    ['src/content/contests/meme-wars.yaml', '@muuva/founder'],
    ['src/content/studio.yaml', '@muuva/founder'],
    ['src/content/about/01-mission.mdx', '@muuva/editors'],
    ['.github/CODEOWNERS', '@muuva/founder'],
    ['src/editorial/review/blocking.ts', '@muuva/founder'],
    ['src/pages/index.astro', '@muuva/developers'],
  ])('%s needs %s', (file, owner) => {
    expect(ownersOf(file)).toContain(owner);
  });
});

test('the template of a pull request asks four questions', () => {
  const questions = textOf('.github/pull_request_template.md')
    .split('\n')
    .filter((line) => line.startsWith('## '));
  expect(questions).toEqual([
    '## What will a visitor read differently?',
    '## Which facts changed?',
    '## Who approved it?',
    '## Effective when?',
  ]);
});
