import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
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
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { installDependencies, type Worktree } from '../../src/builds/worktree.ts';
import { build, page, project, PROJECT } from '../project.ts';
import { emptyFolder, namedPipe, stateOf, type Repository } from '../repository.ts';

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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const listeners = () => SIGNALS.map((signal) => process.listeners(signal));

describe('a review does not change the repository and removes its worktree', () => {
  it('after a success and after a failure', async () => {
    const { repository, temporary, before } = busyProject();
    const heard = listeners();
    await build(repository, 'HEAD~1');
    expect(traces(repository, temporary)).toEqual(before);
    await expect(build(repository, 'HEAD~1', { build: 'exit 1' })).rejects.toThrow();
    expect(traces(repository, temporary)).toEqual(before);
    expect(listeners()).toEqual(heard);
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

  it('with hooks, a missing other worktree, and linked packages', async () => {
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

describe('a review that is stopped removes its worktree', () => {
  // Both builds write to the pipe when they begin, and their child processes keep it open while they run.
  const held = (pipe: string) => `exec 3> "${pipe}"; echo begun >&3; sleep 600 & wait`;

  /** Resolves when both builds have begun; `ended` resolves when all their child processes have ended. */
  async function begun(pipe: string) {
    const stream = createReadStream(pipe, 'utf8');
    let said = '';
    await new Promise<void>((resolve) => {
      stream.on('data', (text) => {
        said += String(text);
        if (said === 'begun\nbegun\n') resolve();
      });
    });
    return { ended: once(stream, 'end') };
  }

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s, and exits with %i', async (signal, status) => {
    const pipe = namedPipe();
    const { repository, temporary } = project();
    const before = traces(repository, temporary);
    const heard = process.listeners(signal);
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const stopped = expect(build(repository, 'HEAD', { build: held(pipe) })).rejects.toThrow();
    const { ended } = await begun(pipe);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(2);
    const added = process.listeners(signal).filter((listener) => !heard.includes(listener));
    // A user may press Ctrl+C twice.
    for (const listener of [...added, ...added]) listener(signal);
    await Promise.all([stopped, ended]);
    expect(exit.mock.calls).toEqual([[status]]);
    expect(traces(repository, temporary)).toEqual(before);
  });

  it('as a separate process, without output', async () => {
    const pipe = namedPipe();
    const { repository, temporary, before } = busyProject();
    const versions = new URL('../../src/builds/versions.ts', import.meta.url).href;
    const config = { ...PROJECT, build: held(pipe) };
    const program = `import { withVersions } from '${versions}';
      await withVersions(${JSON.stringify(config)}, { commit: 'HEAD', folder: '.' }, async () => {});`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: repository.root,
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const closed = once(child, 'close');
    const { ended } = await begun(pipe);
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect([await closed, said]).toEqual([[130, null], '']);
    await ended;
    expect(traces(repository, temporary)).toEqual(before);
  });
});

/** A repository with packages, and a worktree, with the given lock files. */
async function installed(lockFiles: { readonly here?: string; readonly there?: string }) {
  const [root, base] = [emptyFolder(), emptyFolder()];
  for (const name of ['one', '.bin', '.cache'])
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin/tool'), '');
  const { here, there } = lockFiles;
  if (here !== undefined) writeFileSync(join(root, 'lock.json'), here);
  if (there !== undefined) writeFileSync(join(base, 'lock.json'), there);
  const run = vi.fn<Worktree['run']>(() => Promise.resolve());
  await installDependencies(
    { folder: '', root: base, run, close: () => Promise.resolve() },
    root,
    PROJECT,
  );
  return { root, base, run };
}

it('A checkout with the same lock file gets links to the packages, without caches', async () => {
  const { root, base, run } = await installed({ here: '1', there: '1' });
  expect(readdirSync(join(base, 'node_modules'))).toEqual(['.bin', 'one']);
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['.bin', '.cache', 'one']);
  expect(run).not.toHaveBeenCalled();
});

it('If a build replaces a program in the worktree, that of the repository stays the same', async () => {
  const { root, base } = await installed({ here: '1', there: '1' });
  rmSync(join(base, 'node_modules/.bin/tool'));
  expect(readdirSync(join(root, 'node_modules/.bin'))).toEqual(['tool']);
});

it('A workspace package is linked to its version in the worktree', async () => {
  const [root, base] = [emptyFolder(), emptyFolder()];
  for (const folder of [root, base]) mkdirSync(join(folder, 'packages/one'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.store/two'), { recursive: true });
  symlinkSync(join('..', 'packages/one'), join(root, 'node_modules/one'));
  symlinkSync(join('.store', 'two'), join(root, 'node_modules/two'));
  const run = vi.fn<Worktree['run']>();
  const worktree = { folder: '', root: base, run, close: () => Promise.resolve() };
  await installDependencies(worktree, root, PROJECT);
  const linked = (name: string) => realpathSync(join(base, 'node_modules', name));
  expect(linked('one')).toBe(join(base, 'packages/one'));
  expect(linked('two')).toBe(join(root, 'node_modules/.store/two'));
});

it.each([
  ['another lock file', { here: '2', there: '1' }],
  ['no lock file', { here: '1' }],
])('A checkout with %s gets its own packages', async (_, lockFiles) => {
  const { base, run } = await installed(lockFiles);
  expect(readdirSync(base)).not.toContain('node_modules');
  expect(run.mock.calls).toEqual([
    [{ what: 'The version to compare with', command: PROJECT.install, folder: base }],
  ]);
});

it('Without node_modules in the repository, a worktree gets none', async () => {
  const base = emptyFolder();
  const run = vi.fn<Worktree['run']>();
  await installDependencies(
    { folder: '', root: base, run, close: () => Promise.resolve() },
    emptyFolder(),
    PROJECT,
  );
  expect(readdirSync(base)).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});
