import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: unknown;
  readonly env?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const { on, env, jobs } = parse(readFileSync('.github/workflows/rebuild.yml', 'utf8')) as Workflow;
const [step, ...others] = jobs.rebuild?.steps ?? [];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hook-'));
  writeFileSync(join(folder, 'curl'), '#!/bin/sh\necho "$@"\n');
  chmodSync(join(folder, 'curl'), 0o755);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(hook: string) {
  return spawnSync('bash', ['-e', '-c', step?.run ?? 'false'], {
    encoding: 'utf8',
    // With a socket as its input, bash would run this machine's .bashrc first.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${folder}:/usr/bin:/bin`, DEPLOY_HOOK: hook },
  });
}

test('it runs every day shortly after midnight, where the repository says that it deploys', () => {
  expect(on).toMatchObject({ schedule: [{ cron: '5 0 * * *' }] });
  expect(jobs.rebuild?.if).toBe("vars.DEPLOYS == 'true'");
});

test('it gives the hook to the one step that needs it', () => {
  expect(step?.env).toEqual({ DEPLOY_HOOK: '${{ secrets.DEPLOY_HOOK }}' });
  expect(others).toEqual([]);
  expect(env ?? jobs.rebuild?.env).toBeUndefined();
});

test('it asks the host to build', () => {
  const { status, stdout } = run('https://host.example/hook');
  expect(status).toBe(0);
  expect(stdout).toMatch(/--fail .*--request POST https:\/\/host\.example\/hook\n$/);
});

test('it fails without a hook, and says what to do', () => {
  const { status, stdout } = run('');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error::.*DEPLOY_HOOK.*DEPLOYS/);
});
