import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: boolean;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: unknown;
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
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
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);
const scriptsOf = (name: string) => stepsOf(name).flatMap(({ run }) => run ?? []);

describe.each(FILES)('%s', (file) => {
  it('takes each action by its hash, with its version beside it', () => {
    const uses = textOf(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    const pinned = /^\s+(?:- )?uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
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
  watch: { contents: 'read' },
  'watch/report': { issues: 'write' },
};

test('only the jobs that post may write', () => {
  const permissions = FILES.map((file) => basename(file, '.yml')).flatMap((name) => [
    [name, workflow(name).permissions],
    ...Object.entries(workflow(name).jobs)
      .filter(([, job]) => job.permissions !== undefined)
      .map(([job, { permissions }]) => [`${name}/${job}`, permissions]),
  ]);
  expect(Object.fromEntries(permissions)).toEqual(PERMISSIONS);
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

/** The steps that are given the token, by `env` or `with`. */
const withToken = (steps: readonly Step[]) =>
  steps.filter((step) => /github\.token|secrets/.test(JSON.stringify([step.env, step.with])));
const jobOf = (name: string, job: string): Job => {
  const found = workflow(name).jobs[job];
  if (found === undefined) throw new Error(`There is no job “${job}”.`);
  return found;
};
const uses = ({ steps }: Job, action: string) =>
  steps.filter((step) => step.uses?.startsWith(`actions/${action}@`));

describe('watch', () => {
  const [verify, post] = ['verify', 'report'].map((job) => jobOf('watch', job)) as [Job, Job];

  it('runs every day after the site was built anew, where the repository says that it deploys', () => {
    const timeOf = (name: string) => {
      const { schedule } = workflow(name).on as { schedule: readonly { readonly cron: string }[] };
      const [minute, hour] = (schedule[0]?.cron ?? '').split(' ').map(Number);
      return Number(hour) * 60 + Number(minute);
    };
    expect(timeOf('watch')).toBeGreaterThan(timeOf('rebuild') + 60);
    expect(workflow('watch').on).toHaveProperty('workflow_dispatch');
    expect(verify.if).toBe("vars.DEPLOYS == 'true'");
    expect(post).toMatchObject({ needs: 'verify', if: "always() && vars.DEPLOYS == 'true'" });
  });

  it('compares with the whole history of the main branch, without the token that writes', () => {
    const [checkout] = uses(verify, 'checkout');
    expect(checkout?.with).toMatchObject({ ref: 'main', 'fetch-depth': 0 });
    expect(withToken(verify.steps)).toEqual([]);
    expect(textOf('.github/workflows/watch.yml')).not.toMatch(/secrets\s*[.[]/);
  });

  it('reports something whatever has failed before, in a job that runs no code of ours', () => {
    const [download, report, ...others] = post.steps;
    expect(download).toMatchObject({ 'continue-on-error': true, with: { name: 'result' } });
    expect(report?.run).toMatch(/gh issue/);
    expect(report?.run).not.toMatch(/np[mx]|node/);
    expect(others).toEqual([]);
  });
});

describe('CODEOWNERS', () => {
  const rules = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const paths = rules.map(([path = '']) => path);
  const isAtTop = (file: string) => !file.includes('/');
  /** Who must approve a change of a file: the last rule that matches it. */
  const ownersOf = (file: string) =>
    rules
      .findLast(
        ([path = '']) =>
          path === '*' || (path === '/*' ? isAtTop(file) : `/${file}`.startsWith(path)),
      )
      ?.slice(1);

  it('names paths that exist, with an owner for each', () => {
    // Until a version is adopted, its folder does not exist.
    const madeLater = ['/src/content/versions/'];
    const missing = paths.filter(
      (path) => !/^\/?\*$/.test(path) && !madeLater.includes(path) && !existsSync(path.slice(1)),
    );
    expect(missing).toEqual([]);
    expect(rules.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
  });

  it.each(['legal', 'pledge'])('asks others than editors about the text of %s', (text) => {
    const editors = ownersOf('src/content/about/01-mission.mdx');
    for (const file of [`${text}/01-a.mdx`, `${text}.yaml`])
      expect(ownersOf(`src/content/${file}`)).not.toEqual(editors);
  });

  it('asks counsel, whom no other owner can stand in for, about the warnings of loss', () => {
    // One approval is enough, of any owner that a line names.
    expect(ownersOf('src/content/navigation.yaml')).toEqual(['@muuva/counsel']);
  });

  it('asks the founder about figures that the review is to ignore', () => {
    expect(ownersOf('src/content/figures.txt')).toEqual(['@muuva/founder']);
  });

  it('protects what decides who must approve: no later rule takes it back', () => {
    expect(paths[0]).toBe('*');
    const last = rules.slice(paths.indexOf('/*'));
    const folders = ['editorial', 'integrations', 'packages', 'scripts', 'tests', '.ci', '.github'];
    expect(last.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/*', ...folders.map((folder) => `/${folder}/`)]),
    );
    for (const [path, ...owners] of last)
      expect([path, owners]).toEqual([path, ['@muuva/developers', '@muuva/founder']]);
  });

  it('covers what the jobs of the review run, and what the build loads', () => {
    const configuration = readdirSync('.', { withFileTypes: true }).filter((one) => one.isFile());
    const owned = ownersOf('.github/workflows/watch.yml');
    for (const file of [
      ...configuration.map((one) => one.name),
      'package-lock.json',
      ...FILES.map((one) => basename(one, '.yml')).flatMap((name) =>
        scriptsOf(name).flatMap((script) => script.match(/(?<![\w/$.])[\w./-]+\.[jt]s\b/g) ?? []),
      ),
    ])
      expect([file, ownersOf(file)]).toEqual([file, owned]);
  });
});
