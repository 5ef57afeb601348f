import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkPackages } from '../../../src/command/builds/worktree.ts';
import { build, keepFolder, page, project, PROJECT } from '../../project.ts';
import { emptyFolder, stateOf, type Repository } from '../../repository.ts';

const COMMAND = resolve(import.meta.dirname, '../../../src/command/main.ts');
/** Only ends a hang. */
const NO_HANG = 120_000;

/** The state of the repository and of the temporary folder, which a review must not change. */
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

describe('a review does not change the repository and removes its worktree', () => {
  it('after a success and after a failure', async () => {
    const { repository, temporary, before } = busyProject();
    await build(repository, 'HEAD~1');
    expect(traces(repository, temporary)).toEqual(before);
    await expect(build(repository, 'HEAD~1', { build: 'exit 1' })).rejects.toThrow();
    expect(traces(repository, temporary)).toEqual(before);
  });

  it('after Ctrl+C', async () => {
    const { repository, temporary, before } = busyProject();
    const folder = keepFolder();
    const [started, config] = [join(folder, 'started'), join(folder, 'config.js')];
    const waits = `touch ${started} && while test -e ${started}; do sleep 0.1; done`;
    const waiting = { ...PROJECT, build: waits };
    writeFileSync(config, `export const config = ${JSON.stringify(waiting)};\n`);
    const child = spawn(process.execPath, [COMMAND, '--config', config, 'HEAD~1'], {
      cwd: repository.root,
      env: { ...process.env, TMPDIR: temporary },
    });
    const exit = once(child, 'exit');
    await expect.poll(() => existsSync(started), { timeout: NO_HANG }).toBe(true);
    child.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
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

  it('and runs no hook, forgets no other worktree whose folder is away, and keeps linked packages', async () => {
    const { repository, temporary } = project();
    const [away, elsewhere] = [join(emptyFolder(), 'away'), emptyFolder()];
    repository.git('worktree', 'add', '--detach', away);
    renameSync(away, `${away}-for-now`);
    const mark = join(temporary, 'hooked');
    mkdirSync(join(repository.root, '.git/hooks'), { recursive: true });
    const hook = `#!/bin/sh\ntouch "${mark}"\n`;
    writeFileSync(join(repository.root, '.git/hooks/post-checkout'), hook, { mode: 0o755 });
    writeFileSync(join(elsewhere, 'kept'), '');
    mkdirSync(join(repository.root, 'node_modules'));
    symlinkSync(elsewhere, join(repository.root, 'node_modules/linked'));
    await build(repository, 'HEAD');
    expect(existsSync(mark)).toBe(false);
    expect(repository.git('worktree', 'list')).toContain(away);
    expect(readdirSync(elsewhere)).toEqual(['kept']);
  });
});

describe('Linked packages', () => {
  /** A folder with packages, and one that is linked to them. */
  function linked() {
    const [root, base] = [emptyFolder(), emptyFolder()];
    for (const name of ['one', '.bin', '.cache'])
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules/.bin/tool'), '');
    linkPackages(root, base);
    return { root, base };
  }

  it('are without caches', () => {
    const { root, base } = linked();
    expect(readdirSync(join(base, 'node_modules'))).toEqual(['.bin', 'one']);
    expect(readdirSync(join(root, 'node_modules'))).toEqual(['.bin', '.cache', 'one']);
  });

  it('have programs that a build can replace', () => {
    const { root, base } = linked();
    rmSync(join(base, 'node_modules/.bin/tool'));
    expect(readdirSync(join(root, 'node_modules/.bin'))).toEqual(['tool']);
  });

  it('are those of the worktree if they are workspace packages', () => {
    const [root, base] = [emptyFolder(), emptyFolder()];
    for (const folder of [root, base]) mkdirSync(join(folder, 'packages/one'), { recursive: true });
    mkdirSync(join(root, 'node_modules/.store/two'), { recursive: true });
    symlinkSync(join('..', 'packages/one'), join(root, 'node_modules/one'));
    symlinkSync(join('.store', 'two'), join(root, 'node_modules/two'));
    mkdirSync(join(root, 'node_modules/.bin'));
    symlinkSync(join('..', 'one'), join(root, 'node_modules/.bin/one'));
    linkPackages(root, base);
    const target = (name: string) => realpathSync(join(base, 'node_modules', name));
    for (const name of ['one', '.bin/one']) expect(target(name)).toBe(join(base, 'packages/one'));
    expect(target('two')).toBe(join(root, 'node_modules/.store/two'));
  });

  it('are none if the repository has none', () => {
    const base = emptyFolder();
    linkPackages(emptyFolder(), base);
    expect(readdirSync(base)).toEqual([]);
  });
});
