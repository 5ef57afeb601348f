import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly permissions?: unknown;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const ACTION = 'packages/copy-review/action.yml';
const FILES = globSync('.github/workflows/*.yml').sort();
const textOf = (file: string) => readFileSync(file, 'utf8');
const workflow = (name: string) => parse(textOf(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);
const scriptsOf = (name: string) => stepsOf(name).flatMap(({ run }) => run ?? []);

describe.each([...FILES, ACTION])('%s', (file) => {
  it('takes each action by its hash, with its version beside it, or from this repository', () => {
    const uses = textOf(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    const pinned =
      /^\s+(?:- )?uses: (?:[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/packages\/copy-review)$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });

  it('puts no expression into a script, where others could inject code', () => {
    const scripts = [...textOf(file).matchAll(/^( *)(?:- )?run:(?:.*\n)(?:\1 +.*\n|\n)*/gm)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(([script]) => script).filter((one) => one.includes('${{'))).toEqual([]);
  });
});

describe.each(FILES)('%s', (file) => {
  const name = basename(file, '.yml');

  it('runs programs, with configurations, that exist', () => {
    const files = scriptsOf(name).flatMap(
      (script) => script.match(/(?<![\w/$.])[\w./-]+\.[jt]s\b/g) ?? [],
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('leaves no token in the checkout', () => {
    const checkouts = stepsOf(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: options } of checkouts)
      expect(options).toMatchObject({ 'persist-credentials': false });
  });

  it('may only read, unless it is the one that writes the comment', () => {
    const { permissions, jobs } = workflow(name);
    const writes = name === 'review-comment' ? { actions: 'read', 'pull-requests': 'write' } : {};
    // The daily rebuild reads nothing of the repository.
    expect(permissions).toEqual(name === 'rebuild' ? {} : { contents: 'read', ...writes });
    expect(Object.values(jobs).filter((job) => job.permissions !== undefined)).toEqual([]);
  });
});

test('the check uses the Node of .nvmrc in each job, before anything runs', () => {
  for (const { steps } of Object.values(workflow('check').jobs)) {
    const node = steps.findIndex(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(steps[node]?.with).toMatchObject({ 'node-version-file': '.nvmrc' });
    expect(node).toBeLessThan(steps.findIndex(({ run }) => run !== undefined));
  }
});

test('the check keeps the built site for reviewers, also where a test fails', () => {
  expect(stepsOf('check').find((step) => step.with?.name === 'site')).toMatchObject({
    if: '${{ !cancelled() }}',
    with: { path: 'dist/', 'include-hidden-files': true },
  });
});

test('the review runs the code of a pull request without any secret', () => {
  expect(workflow('review').on).toBe('pull_request');
  expect(textOf('.github/workflows/review.yml')).not.toMatch(
    /secrets\s*[.[]|github\.token|pull_request_target|workflow_run/,
  );
});

test('the comment, which may write, runs no code of the pull request', () => {
  expect(workflow('review-comment').jobs.comment?.if).toBe(
    "github.event.workflow_run.event == 'pull_request'",
  );
  const steps = stepsOf('review-comment');
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map(({ with: options }) => options)).toEqual([{ 'persist-credentials': false }]);
  const scripts = scriptsOf('review-comment').join('\n');
  expect(scripts).not.toMatch(/\bgit\s+(?:fetch|checkout|pull|switch)\b|\bgh\s+pr\s+checkout\b/);
});

test('the comments are posted whatever has failed before, and no other step is given the token', () => {
  expect(workflow('review-comment').on).toMatchObject({
    workflow_run: { types: ['requested', 'completed'] },
  });
  const steps = stepsOf('review-comment');
  const isPost = ({ uses, run = '' }: Step) =>
    uses === './packages/copy-review' || run.includes('editorial/suggest/main.ts');
  const [review, suggestions, ...others] = steps.filter(isPost);
  expect(others).toEqual([]);
  expect(review).toMatchObject({ if: 'always()', with: { comment: true } });
  // It reads the content from the forge, and need not wait until the pages are built.
  expect(suggestions).toMatchObject({
    if: "always() && github.event.action == 'requested'",
    env: { GITHUB_TOKEN: '${{ github.token }}' },
  });
  for (const step of steps) expect(step['timeout-minutes']).toBeGreaterThan(0);
  for (const step of steps.filter((one) => !isPost(one))) {
    expect(step).toMatchObject({ 'continue-on-error': true });
    expect(JSON.stringify(step.env ?? {})).not.toContain('token');
  }
});

test('the artifact is unpacked only into a folder that holds no more than is expected', () => {
  const steps = stepsOf('review-comment');
  const bounded = steps.find(({ run = '' }) => run.includes('tmpfs'));
  expect(bounded?.run).toMatch(/-o "size=\d+m,nr_inodes=\d+k,noexec,nosuid,nodev/);
  const download = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'));
  expect(download?.if).toContain("steps.bounded.outcome == 'success'");
  expect(bounded).toMatchObject({ id: 'bounded' });
  expect(bounded?.run).toContain('"$RUNNER_TEMP/sites"');
  expect(download?.with?.path).toBe('${{ runner.temp }}/sites');
});

test('what the review keeps is what the comment compares', () => {
  const scripts = scriptsOf('review').join('\n');
  expect(scripts).toContain('--keep sites');
  const review = stepsOf('review-comment').find(({ uses }) => uses === './packages/copy-review');
  const kept = (side: string, part: string) => `\${{ runner.temp }}/sites/${side}/${part}`;
  expect(review?.with).toMatchObject({
    before: kept('before', 'site'),
    after: kept('after', 'site'),
    'sources-before': kept('before', 'source'),
    'sources-after': kept('after', 'source'),
  });
});

describe('CODEOWNERS', () => {
  const rules = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const paths = rules.map(([path = '']) => path);

  it('names paths that exist, with an owner for each', () => {
    const missing = paths.filter((path) => path !== '*' && !existsSync(path.slice(1)));
    expect(missing).toEqual([]);
    expect(rules.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
  });

  it.each(['legal', 'pledge'])('asks others than editors about the text of %s', (text) => {
    /** Who must approve a change of a file: the last rule that matches it. */
    const ownersOf = (file: string) =>
      rules.findLast(([path = '']) => path === '*' || `/${file}`.startsWith(path))?.slice(1);
    const editors = ownersOf('src/content/about/01-mission.mdx');
    for (const file of [`${text}/01-a.mdx`, `${text}.yaml`])
      expect(ownersOf(`src/content/${file}`)).not.toEqual(editors);
  });

  it('asks counsel, whom no other owner can stand in for, about the warnings of loss', () => {
    // One approval is enough, of any owner that a line names.
    const rule = rules.find(([path]) => path === '/src/content/navigation.yaml');
    expect(rule?.slice(1)).toEqual(['@muuva/counsel']);
  });

  it('protects what decides who must approve: no later rule takes it back', () => {
    expect(paths[0]).toBe('*');
    expect(paths.slice(-2)).toEqual(['/.ci/', '/.github/']);
  });
});
