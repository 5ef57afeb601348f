import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { build, page, project, PROJECT } from './project.ts';
import { emptyFolder, namedPipe, stateOf, type Repository } from './repository.ts';

// Each test starts programs, which take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** What must be the same after a review: the repository, and the temporary folder. */
const traces = (repository: Repository, temporary: string) => [
  stateOf(repository),
  readdirSync(temporary),
  readFileSync(join(repository.root, '.git/index')),
];

function busyProject() {
  const { repository, temporary } = project();
  repository.write(page('Stashed.'));
  repository.git('stash');
  repository.write({ 'pages/staged.html': '<p>Staged.</p>' });
  repository.git('add', 'pages/staged.html');
  repository.write({ ...page('Not staged.'), 'pages/new.html': '<p>New.</p>' });
  repository.git('status');
  return { repository, temporary, before: traces(repository, temporary) };
}

describe('a review leaves the checkout as it was, and nothing behind', () => {
  it('after a success', async () => {
    const { repository, temporary, before } = busyProject();
    await build(repository, 'HEAD~1');
    expect(traces(repository, temporary)).toEqual(before);
  });

  it.each([
    ['a build that fails', 'HEAD~1', { build: 'exit 1' }],
    ['a build that makes nothing', 'HEAD~1', { build: 'true' }],
    ['an unknown commit', 'unknown', {}],
    ['a register that cannot be read', 'HEAD', { register: () => JSON.parse('{') as [] }],
  ])('after %s', async (_, base, change) => {
    const { repository, temporary, before } = busyProject();
    await expect(build(repository, base, change)).rejects.toThrow();
    expect(traces(repository, temporary)).toEqual(before);
  });

  it('after a commit that cannot be checked out', async () => {
    const { repository, temporary, before } = busyProject();
    const tree = repository.git('rev-parse', 'HEAD~1^{tree}');
    const object = join(repository.root, '.git/objects', tree.slice(0, 2), tree.slice(2));
    const kept = readFileSync(object);
    repository.git('update-ref', 'refs/keep', 'HEAD');
    rmSync(object);
    await expect(build(repository, 'HEAD~1')).rejects.toThrow(
      /^git cannot check out [0-9a-f]{40} beside the working tree\.$/,
    );
    writeFileSync(object, kept);
    repository.git('update-ref', '-d', 'refs/keep');
    expect(traces(repository, temporary)).toEqual(before);
  });

  it('though a hook would have run', async () => {
    const { repository, temporary } = project();
    const mark = join(temporary, 'hooked');
    const hook = join(repository.root, '.git/hooks/post-checkout');
    mkdirSync(join(repository.root, '.git/hooks'), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\ntouch "${mark}"\n`, { mode: 0o755 });
    await build(repository, 'HEAD');
    expect(existsSync(mark)).toBe(false);
  });

  it('though another worktree is away', async () => {
    const { repository } = project();
    const away = join(emptyFolder(), 'away');
    repository.git('worktree', 'add', '--detach', away);
    renameSync(away, `${away}-for-now`);
    await build(repository, 'HEAD');
    expect(repository.git('worktree', 'list')).toContain(away);
  });

  it('though packages lead elsewhere', async () => {
    const { repository } = project();
    const elsewhere = emptyFolder();
    writeFileSync(join(elsewhere, 'kept'), '');
    mkdirSync(join(repository.root, 'node_modules'));
    symlinkSync(elsewhere, join(repository.root, 'node_modules/linked'));
    await build(repository, 'HEAD');
    expect(readdirSync(elsewhere)).toEqual(['kept']);
  });

  it('and hears signals no longer', async () => {
    const { repository } = project();
    const heard = () => ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => process.listenerCount(name));
    const before = heard();
    await build(repository, 'HEAD');
    await expect(build(repository, 'HEAD', { build: 'exit 1' })).rejects.toThrow();
    expect(heard()).toEqual(before);
  });
});

describe('a review that is stopped leaves nothing behind', () => {
  /** A review in a program of its own; `started` is where its two builds say that they have begun. */
  function review({ root }: Repository, started: string, pipe: string) {
    const sides = pathToFileURL(resolve('src/editorial/review/sides.ts')).href;
    // What a build has started holds the pipe open for as long as it runs.
    const held = `exec 3> "${pipe}"; touch "${started}/$$"; sleep 600 & wait`;
    const config = { ...PROJECT, build: held };
    const program = `import { buildSides } from '${sides}';
      await buildSides('HEAD', { ...${JSON.stringify(config)}, register: () => [] }, () => {});`;
    const words = ['--input-type=module', '--eval', program];
    const child = spawn(process.execPath, words, { cwd: root, env: process.env });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const ended = new Promise<{ status: number | null; said: string }>((done) => {
      child.on('close', (status) => {
        done({ status, said });
      });
    });
    return { child, ended };
  }

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s', async (signal, status) => {
    const started = emptyFolder();
    const pipe = namedPipe();
    const { repository, temporary, before } = busyProject();
    const { child, ended } = review(repository, started, pipe);
    const allHaveEnded = once(createReadStream(pipe).resume(), 'end');
    await vi.waitUntil(() => readdirSync(started).length === 2, { timeout: 20_000 });
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(2);
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toEqual({ status, said: '' });
    expect(traces(repository, temporary)).toEqual(before);
    await allHaveEnded;
    expect(readdirSync(temporary)).toEqual(before[1]);
  });
});
