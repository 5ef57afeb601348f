import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { emptyFolder } from '../../packages/copy-review/tests/repository.ts';
import { dayOf } from '../../src/formats/dates.ts';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: boolean;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly needs?: unknown;
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: { readonly schedule?: readonly { readonly cron: string }[] };
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const PATH = { PATH: process.env.PATH ?? '' };
const NAMES = globSync('.github/workflows/*.yml')
  .map((file) => basename(file, '.yml'))
  .sort();
const textOf = (file: string) => readFileSync(file, 'utf8');
const sourceOf = (name: string) => textOf(`.github/workflows/${name}.yml`);
const workflow = (name: string) => parse(sourceOf(name)) as Workflow;
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);
/** When a workflow runs, such as `17 22 * * *`: minute and hour (UTC), day, month and day of the week. */
const cronOf = (name: string) => workflow(name).on.schedule?.[0]?.cron ?? '';
/** The programs that a workflow runs, and their configurations. */
const programsOf = (name: string) =>
  stepsOf(name).flatMap(({ run = '' }) => run.match(/(?<![\w/$.])[\w./-]+\.[jt]s\b/g) ?? []);

/** Runs a script of a workflow, and returns what it has printed and its exit code. */
const runScript = (script: string, env: Readonly<Record<string, string>>, cwd?: string) =>
  spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd,
    encoding: 'utf8',
    // With a socket as its input, bash would run this machine's .bashrc first.
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });

describe.each(NAMES)('%s', (name) => {
  it('takes each action by its hash, with its version beside it', () => {
    const uses = sourceOf(name)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    const pinned = /^\s+(?:- )?uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });

  it('puts no expression into a script, where others could inject code', () => {
    const scripts = [...sourceOf(name).matchAll(/^( *)(?:- )?run:(?:.*\n)(?:\1 +.*\n|\n)*/gm)];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.map(([script]) => script).filter((one) => one.includes('${{'))).toEqual([]);
  });

  it('runs programs, with configurations, that exist', () => {
    expect(programsOf(name).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('leaves no token in the checkout', () => {
    const checkouts = stepsOf(name).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: options } of checkouts)
      expect(options).toMatchObject({ 'persist-credentials': false });
  });

  it('leaves no job without a time limit', () => {
    for (const job of Object.values(workflow(name).jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

/** What each workflow, and each job with permissions of its own, may do. */
const PERMISSIONS = {
  check: { contents: 'read' },
  // It reads nothing of the repository.
  rebuild: {},
  review: {},
  'review/review': { contents: 'read' },
  'review/post': { 'pull-requests': 'write', statuses: 'write' },
  watch: { contents: 'read' },
  'watch/report': { issues: 'write' },
};

test('only the jobs that post may write', () => {
  const found = NAMES.flatMap((name) => [
    [name, workflow(name).permissions],
    ...Object.entries(workflow(name).jobs)
      .filter(([, job]) => job.permissions !== undefined)
      .map(([job, { permissions }]) => [`${name}/${job}`, permissions]),
  ]);
  expect(Object.fromEntries(found)).toEqual(PERMISSIONS);
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

it.each(NAMES)(
  '%s keeps no file for longer than a month, and fails for none that only people read',
  (name) => {
    const uploads = stepsOf(name).filter((step) =>
      step.uses?.startsWith('actions/upload-artifact@'),
    );
    for (const step of uploads) {
      expect(step.with?.['retention-days']).toBeLessThan(31);
      expect(step['continue-on-error'] ?? false).toBe(step.with?.name !== 'result');
    }
  },
);

/** What an expression is in a run. Its operators are those of JavaScript; a missing key is null. */
const valueOf = (expression: string, github: Readonly<Record<string, unknown>>) =>
  runInNewContext(expression.replaceAll('.', '?.'), {
    cancelled: () => false,
    github: { run_id: '7', run_attempt: '1', ...github },
  }) as unknown;
const groupOf = (name: string, github: Readonly<Record<string, unknown>>) =>
  workflow(name).concurrency?.group.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) =>
    String(valueOf(expression, github)),
  );

it.each(NAMES.filter((name) => workflow(name).concurrency?.['cancel-in-progress']))(
  '%s, run again, ends no run of a later commit, which ends one of an earlier',
  (name) => {
    const event = { action: 'synchronize', pull_request: { number: 12 } };
    const [first, second, ...repeated] = [
      { run_id: '1' },
      { run_id: '2' },
      { run_id: '1', run_attempt: '2' },
      { run_id: '2', run_attempt: '3' },
    ].map((run) => groupOf(name, { event, ref: 'refs/pull/12/merge', ...run }));
    expect(second).toBe(first);
    expect(new Set([first, ...repeated]).size).toBe(3);
  },
);

/** The steps that are given the token, by `env` or `with`. */
const withToken = (steps: readonly Step[]) =>
  steps.filter((step) => /github\.token|secrets/.test(JSON.stringify([step.env, step.with])));
const jobOf = (name: string, job: string): Job => {
  const found = workflow(name).jobs[job];
  if (found === undefined) throw new Error(`There is no job “${job}”.`);
  return found;
};
const stepsWith = ({ steps }: Job, action: string) =>
  steps.filter((step) => step.uses?.startsWith(`actions/${action}@`));

describe('review, which anybody can start,', () => {
  const text = sourceOf('review');
  const review = jobOf('review', 'review');
  const post = jobOf('review', 'post');

  it('is always that of the default branch, and runs at each push and edit of a pull request', () => {
    const types = ['opened', 'synchronize', 'reopened', 'edited'];
    expect(workflow('review').on).toEqual({ pull_request_target: { types } });
  });

  it('reads only these fields of the event, none of which a contributor can word', () => {
    const values = text.match(/\bgithub\.event\b[\w.]*/g);
    expect([...new Set(values)]).toEqual([
      'github.event.pull_request.number',
      'github.event.action',
      'github.event.changes.base.ref.from',
      'github.event.pull_request.head.sha',
      'github.event.before',
    ]);
  });

  describe('for an event of a pull request', () => {
    const number = { pull_request: { number: 12 } };
    const EDITS = [
      { action: 'edited', ...number, changes: { title: { from: 'A' }, body: { from: 'B' } } },
      { action: 'edited', ...number, changes: {} },
    ];
    const COMMITS = [
      { action: 'opened', ...number },
      { action: 'synchronize', ...number, before: 'a' },
      { action: 'edited', ...number, changes: { base: { ref: { from: 'main' } } } },
    ];

    it.each([
      ['review', review],
      ['post', post],
    ])('a change of the title alone does not start the job %s', (_, { if: condition = '' }) => {
      for (const event of EDITS) expect(Boolean(valueOf(condition, { event }))).toBe(false);
      for (const event of COMMITS) expect(Boolean(valueOf(condition, { event }))).toBe(true);
    });

    it('commits and a change of the target end the review before', () => {
      expect(workflow('review').concurrency?.['cancel-in-progress']).toBe(true);
      expect(new Set(COMMITS.map((event) => groupOf('review', { event })))).toEqual(
        new Set(['review-12-commits']),
      );
    });

    it('a change of the title alone ends no other run', () => {
      const groups = EDITS.map((event, index) =>
        groupOf('review', { event, run_id: String(index + 1) }),
      );
      expect(groups).toEqual(['review-12-1', 'review-12-2']);
    });
  });

  it('checks out the default branch alone, and no branch where it may write', () => {
    expect(stepsWith(review, 'checkout').map((step) => step.with)).toEqual([
      { 'fetch-depth': 0, 'persist-credentials': false },
    ]);
    expect(stepsWith(post, 'checkout')).toEqual([]);
    expect(text).not.toMatch(/allow-unsafe|\bgit (?:checkout|switch|pull|merge|worktree)\b|gh pr/);
    expect(post.steps.filter(({ run = '' }) => /\b(?:npm|npx|node|git)\b/.test(run))).toEqual([]);
  });

  it('keeps no cache, has no secret, and gives the token to no code that it runs', () => {
    expect(text).not.toMatch(/secrets\s*[.[]|actions\/cache|^\s+cache:/m);
    expect(stepsWith(review, 'setup-node')[0]?.with).toMatchObject({
      'package-manager-cache': false,
    });
    const [step, ...others] = withToken(review.steps);
    expect(step?.run ?? 'node').not.toMatch(/\b(?:npm|npx|node)\b/);
    expect(others).toEqual([]);
    expect(review.env).toBeUndefined();
  });

  it('posts whatever has failed, from the files of this run alone', () => {
    expect(post).toMatchObject({
      needs: 'review',
      if: `(${review.if ?? ''}) && !cancelled()`,
    });
    const [download, ...others] = stepsWith(post, 'download-artifact');
    expect(download).toMatchObject({
      'continue-on-error': true,
      with: { name: 'result', path: 'result' },
    });
    expect(download?.with).not.toHaveProperty('run-id');
    expect(others).toEqual([]);
  });

  it.each([
    ['same', 'success', 'Not a byte'],
    ['unchanged', 'success', 'the same words'],
    ['changed', 'success', 'something differently'],
    ['code 12', 'success', 'Files of code: 12. Not judged here: a code owner decides.'],
    ['blocked', 'failure', 'blocks'],
    ['unknown', 'failure', 'could not be compared'],
    // A command in the result is not run, and only its first line counts.
    ['code $(touch x)', 'success', 'Files of code: . Not'],
    ['same\nblocked', 'success', 'Not a byte'],
    ['SAME', 'error', 'The review has failed.'],
    ['success', 'error', 'The review has failed.'],
    ['', 'error', 'The review has failed.'],
    [undefined, 'error', 'The review has failed.'],
  ])('sets a status for the result %j: %s', (result, state, description) => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'result'));
    if (result !== undefined) writeFileSync(join(folder, 'result/status'), `${result}\n`);
    const script = post.steps.find(({ name }) => name === 'Set the status')?.run ?? '';
    const program = `gh() { printf '%s\\n' "$@"; }\n${script}`;
    const env = { API: 'repos/a/b', HEAD: 'abc', RUN: 'https://run.example' };
    const { stdout, status } = runScript(program, { ...PATH, ...env }, folder);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toContain(`state=${state}`);
    expect(stdout).toContain(description);
    expect(stdout).toContain('repos/a/b/statuses/abc\n-f\ncontext=copy review\n');
    expect(readdirSync(folder)).toEqual(['result']);
  });

  it.each([
    [
      '1\n2\n',
      0,
      [
        'DELETE pulls/comments/1',
        'DELETE pulls/comments/2',
        'PUT pulls/7/reviews/1',
        'PUT pulls/7/reviews/2',
      ],
    ],
    ['', 0, []],
    // What gh writes for an error: nothing is deleted.
    ['{"message":"Not Found"}\n', 1, []],
  ])(
    'deletes the comments, and rewrites the reviews, that are listed as %j',
    (listed, code, expected) => {
      const folder = emptyFolder();
      const name = 'Replace the suggestions of the content check';
      const script = post.steps.find((step) => step.name === name)?.run ?? 'false';
      // The method of a request is $4, and its path $5.
      const gh = `gh() {
      case $* in *--paginate*) printf '%s' "$LISTED"; return ${code} ;; esac
      echo "$4 \${5#"$API/"}" >> calls
    }`;
      const env = { API: 'repos/a/b', NUMBER: '7', LISTED: listed };
      const { status } = runScript(`${gh}\n${script}`, { ...PATH, ...env }, folder);
      const calls = existsSync(join(folder, 'calls')) ? textOf(join(folder, 'calls')) : '';
      expect(status).toBe(code);
      expect(calls.split('\n').filter(Boolean)).toEqual(expected);
    },
  );

  it('says nothing about a commit that is no longer the newest, as when an earlier run is run again', () => {
    const [status, newest, ...posting] = post.steps.filter(({ run }) => run !== undefined);
    expect(status?.if).toBeUndefined();
    const folder = emptyFolder();
    const gh = `gh() { [ "$*" = 'api repos/a/b/pulls/7 --jq .head.sha' ] && echo abc; }`;
    const env = { API: 'repos/a/b', NUMBER: '7', GITHUB_OUTPUT: join(folder, 'output') };
    runScript(`${gh}\n${newest?.run ?? ''}`, { ...PATH, ...env }, folder);
    expect(textOf(env.GITHUB_OUTPUT)).toBe('commit=abc\n');
    expect(posting.map((step) => step.if)).toEqual([
      'always() && steps.newest.outputs.commit == env.HEAD',
      'always() && steps.newest.outputs.commit == env.HEAD',
    ]);
  });

  it('comments on lines, and never approves', () => {
    expect(text).toContain('event: "COMMENT"');
    expect(text).not.toMatch(/APPROVE|REQUEST_CHANGES/);
  });

  it('finds its comments by the lines with which they begin', () => {
    const sources = ['comment', 'suggestions'].map((name) =>
      textOf(`editorial/pull-request/${name}.ts`),
    );
    for (const firstLine of ['<!-- copy review -->', '<!-- content check -->']) {
      expect(text).toContain(`startswith("${firstLine}")`);
      expect(sources.join('\n')).toContain(`'${firstLine}'`);
    }
  });

  it('has a status with the name that the guide says to require', () => {
    expect(text).toContain("context='copy review'");
    expect(textOf('docs/pull-requests.md')).toContain('commit status `copy review`');
  });
});

test('a pull request with code has a report by its own code, of the head itself', () => {
  const job = jobOf('check', 'review');
  expect(job.if).toBe("github.event_name == 'pull_request'");
  expect(stepsWith(job, 'checkout')[0]?.with).toMatchObject({
    ref: '${{ github.event.pull_request.head.sha }}',
    'fetch-depth': 0,
  });
  expect(withToken(job.steps)).toEqual([]);
});

describe('rebuild, which has the host build the site again each day,', () => {
  const { env, jobs } = workflow('rebuild');
  const [step, ...others] = jobs.rebuild?.steps ?? [];

  /** Runs its one step with a program that prints what curl is asked for. */
  function run(hook: string) {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'curl'), '#!/bin/sh\necho "$@"\n');
    chmodSync(join(folder, 'curl'), 0o755);
    return runScript(step?.run ?? 'false', { PATH: `${folder}:/usr/bin:/bin`, DEPLOY_HOOK: hook });
  }

  it('runs every day shortly after South African midnight, where the repository says that it deploys', () => {
    const [minute, hour, ...everyDay] = cronOf('rebuild').split(' ');
    expect(everyDay).toEqual(['*', '*', '*']);
    const time = Date.UTC(2026, 11, 31, Number(hour), Number(minute));
    expect(dayOf(time)).toBe('2027-01-01');
    expect(dayOf(time - 10 * 60_000)).toBe('2026-12-31');
    expect(jobs.rebuild?.if).toBe("vars.DEPLOYS == 'true'");
  });

  it('gives the hook to the one step that needs it', () => {
    expect(step?.env).toEqual({ DEPLOY_HOOK: '${{ secrets.DEPLOY_HOOK }}' });
    expect(others).toEqual([]);
    expect(env ?? jobs.rebuild?.env).toBeUndefined();
  });

  it('asks the host to build', () => {
    const { status, stdout } = run('https://host.example/hook');
    expect(status).toBe(0);
    // Data makes it a POST with a length.
    expect(stdout).toMatch(/--fail .*--data {2}https:\/\/host\.example\/hook\n$/);
  });

  it('fails without a hook, and says what to do', () => {
    const { status, stdout } = run('');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error::.*DEPLOY_HOOK.*DEPLOYS/);
  });
});

describe('watch, which compares the public site with a build of its commit,', () => {
  const verify = jobOf('watch', 'verify');
  const post = jobOf('watch', 'report');

  it('runs every day after the site was built again, where the repository says that it deploys', () => {
    const timeOf = (name: string) => {
      const [minute, hour] = cronOf(name).split(' ').map(Number);
      // Minutes since South African midnight.
      return ((Number(hour) + 2) % 24) * 60 + Number(minute);
    };
    expect(timeOf('watch')).toBeGreaterThan(timeOf('rebuild') + 60);
    expect(workflow('watch').on).toHaveProperty('workflow_dispatch');
    expect(verify.if).toBe("vars.DEPLOYS == 'true'");
    expect(post).toMatchObject({ needs: 'verify', if: "always() && vars.DEPLOYS == 'true'" });
  });

  it('checks out the whole history of the main branch, without the token that writes', () => {
    const [checkout] = stepsWith(verify, 'checkout');
    expect(checkout?.with).toMatchObject({ ref: 'main', 'fetch-depth': 0 });
    expect(withToken(verify.steps)).toEqual([]);
    expect(sourceOf('watch')).not.toMatch(/secrets\s*[.[]/);
  });

  it('reports even if the result is missing, in a job that runs no code of the repository', () => {
    const [download, report, ...others] = post.steps;
    expect(download).toMatchObject({ 'continue-on-error': true, with: { name: 'result' } });
    expect(report?.run).toMatch(/gh issue/);
    expect(report?.run).not.toMatch(/np[mx]|node/);
    expect(others).toEqual([]);
  });
});
