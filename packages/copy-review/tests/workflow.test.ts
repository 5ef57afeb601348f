/** Runs the workflow of the README in a repository that has nothing else to do with this one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { openFakeForge, REPOSITORY, TOKEN } from './forge/fake-forge.ts';
import { emptyFolder, newRepository } from './repository.ts';
import { resolved, runAction, runJob, type Job, type Step } from './run-step.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: { readonly review: Job };
}

const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8');
const workflow = parse(/^```yaml\n(name: [\s\S]+?)^```$/m.exec(readme)?.[1] ?? '') as Workflow;

/** A site that npm builds from one page, which also shows when it was built. */
const site = (text: string, time: string) => ({
  'page.html': `<p>${text}</p><i class="build-time">${time}</i>`,
  'package.json': JSON.stringify({
    ...{ name: 'site', version: '1.0.0' },
    scripts: { build: 'mkdir dist && cp page.html dist/index.html' },
  }),
  'package-lock.json': JSON.stringify({
    ...{ name: 'site', version: '1.0.0', lockfileVersion: 3, requires: true },
    packages: { '': { name: 'site', version: '1.0.0' } },
  }),
  '.gitignore': 'dist\nnode_modules\n',
});

/** Runs the job for an event of the branch “words”. */
async function run(isPullRequest: boolean) {
  const repository = newRepository();
  const { root, git } = repository;
  const base = repository.commit(site('It costs $5.', '10:00'));
  git('checkout', '--quiet', '-b', 'words');
  const head = repository.commit(site('It costs $6.', '11:00'));
  const forge = await openFakeForge(repository);
  const number = forge.openPull('words');
  const temporary = emptyFolder();
  const event = join(temporary, 'event.json');
  writeFileSync(
    event,
    JSON.stringify(isPullRequest ? forge.pullRequestEvent(number) : { ref: 'refs/heads/words' }),
  );
  const summary = join(temporary, 'summary.md');
  const options = {
    folder: root,
    expressions: {
      'github.event.pull_request.base.sha || github.event.before': base,
      'runner.temp': temporary,
      'github.token': TOKEN,
    },
    env: {
      GITHUB_API_URL: forge.api,
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_RUN_ID: '7',
      GITHUB_EVENT_PATH: event,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_WORKSPACE: root,
      RUNNER_TEMP: temporary,
      npm_config_offline: 'true',
    },
  };
  const result = await runJob(workflow.jobs.review, options, async (step, given) => {
    await useAction(step, given);
    return {};
  });
  return { result, forge, root, base, head, summary };
}

/** Runs this package’s action. Checkout and Node are there. */
async function useAction(step: Step, options: Parameters<typeof runAction>[2]): Promise<void> {
  if (step.uses?.startsWith('actions/') === true) return;
  expect(step.uses).toBe('OWNER/REPOSITORY/packages/copy-review@COMMIT');
  const inputs: Record<string, string> = {};
  for (const [name, value] of Object.entries(step.with ?? {}))
    inputs[name] = resolved(value, options.expressions);
  const { exitCode, output } = await runAction(PACKAGE, inputs, options);
  if (exitCode !== 0) throw new Error(output);
}

it('comments on a pull request, with no other permission than to comment', async () => {
  expect(Object.keys(workflow.on)).toEqual(['pull_request', 'push']);
  expect(workflow.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' });
  const { result, forge, base, head } = await run(true);
  expect(result).toMatchObject({ result: 'success' });
  const [comment, ...others] = forge.comments.map(({ body }) => body);
  expect(others).toEqual([]);
  expect(comment).toContain('[Open the report](');
  expect(comment).toContain('| [money](');
  // The time of the build is no fact and no changed text.
  expect(comment).toContain('**1 fact, 1 page, 1 changed text. Also 1 other difference');
  expect(comment).toContain(`the commit ${head}, compared with the commit ${base}`);
});

it('writes reports and a summary on a push', async () => {
  const { result, forge, root, summary } = await run(false);
  expect(result).toMatchObject({ result: 'success' });
  expect(forge.requests).toEqual([]);
  expect(existsSync(join(root, 'review/report.html'))).toBe(true);
  expect(readFileSync(summary, 'utf8')).toContain('| money |');
});
