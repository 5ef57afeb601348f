import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A repository in a folder of its own, for one test. */
export interface Repository {
  readonly root: string;
  readonly git: (...words: readonly string[]) => string;
  readonly write: (files: Files) => void;
  /** Writes files, and commits everything. Returns the hash of the commit. */
  readonly commit: (files: Files) => string;
}

/** A new folder, which is removed after the test. */
export function emptyFolder(within = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(join(within, 'of-a-test-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes files, and the folders that they are in. */
function writeFiles(root: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

/** A new folder with these files, which is removed after the test. */
export function folderWith(files: Files): string {
  const folder = emptyFolder();
  writeFiles(folder, files);
  return folder;
}

/** A new module with this code, which is removed after the test. */
export const moduleWith = (code: string) => join(folderWith({ 'config.mjs': code }), 'config.mjs');

/** Without the git settings of this machine, and without the variables of a git hook. */
const ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** The repository in a folder, which git has made or will make there. */
export function repositoryIn(root: string): Repository {
  const git = (...words: readonly string[]) => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    // Since 2.47, git tidies up in the background after a commit, while a test may remove the folder.
    const alone = ['-c', 'maintenance.auto=false'];
    const { status, stdout, stderr } = spawnSync('git', [...author, ...alone, ...words], {
      cwd: root,
      encoding: 'utf8',
      env: ENV,
    });
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const write: Repository['write'] = (files) => {
    writeFiles(root, files);
  };
  const commit: Repository['commit'] = (files) => {
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'A change');
    return git('rev-parse', 'HEAD');
  };
  return { root, git, write, commit };
}

/** A repository in a new folder, without the example hooks that git would copy. */
export function newRepository(): Repository {
  const repository = repositoryIn(emptyFolder());
  repository.git('init', '--quiet', '--template=', '--initial-branch', 'main');
  return repository;
}

/** The state of a repository that a review must not change, as text. */
export function stateOf({ root, git }: Repository): string {
  return [
    git('rev-parse', 'HEAD'),
    git('branch', '--all', '--verbose'),
    git('stash', 'list'),
    git('ls-files', '--stage'),
    git('status', '--porcelain', '--ignored'),
    git('worktree', 'list'),
    // git leaves an empty folder “worktrees” behind.
    readdirSync(join(root, '.git'))
      .filter((name) => name !== 'worktrees')
      .join(' '),
  ].join('\n');
}
