import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { baseCommit, checkoutRoot, git } from '../../../src/command/builds/git.ts';
import { ReviewError } from '../../../src/shared/errors.ts';
import { emptyFolder, newRepository, repositoryIn, type Repository } from '../../repository.ts';

const baseOf = ({ root }: Repository, named?: string) => baseCommit(root, named, 'main');

/** A repository with two commits on the main branch, and a branch from the first one. */
function branched() {
  const repository = newRepository();
  const first = repository.commit({ a: '1' });
  const second = repository.commit({ a: '2' });
  repository.git('switch', '--quiet', '--create', 'words', first);
  const head = repository.commit({ b: '1' });
  return { repository, first, second, head };
}

describe('the base commit', () => {
  it('is the one that is named by hash, branch, tag or revision expression, and no other name is taken', () => {
    const { repository, first, second, head } = branched();
    repository.git('tag', '--annotate', '--message', 'One', 'one', first);
    const names = [first, first.slice(0, 8), 'main', 'one', 'words', 'HEAD~1'];
    const commits = [first, first, second, first, head, first];
    expect(names.map((name) => baseOf(repository, name))).toEqual(commits);
    for (const name of ['nothing', '--help', 'HEAD:a', ''])
      expect(() => baseOf(repository, name)).toThrow(
        new ReviewError(
          `git knows no commit “${name}”. Name a branch, a tag or a commit, such as main or main~3.`,
        ),
      );
  });

  it('is the merge base with the main branch by default, preferably that of the remote', () => {
    const { repository, first, second } = branched();
    expect(baseOf(repository)).toBe(first);
    expect(() => baseCommit(repository.root, undefined, 'trunk')).toThrow(
      new ReviewError(
        'git does not know where this branch left trunk. Name the commit to compare with at the end of the command.',
      ),
    );
    repository.git('rebase', '--quiet', 'main');
    expect(baseOf(repository)).toBe(second);
    repository.git('update-ref', 'refs/remotes/origin/main', first);
    expect(baseOf(repository)).toBe(first);
    // A tag of the same name is no branch.
    for (const tag of ['main', 'origin/main']) repository.git('tag', tag, 'HEAD');
    expect(baseOf(repository)).toBe(first);
    repository.git('update-ref', '-d', 'refs/remotes/origin/main');
    expect(baseOf(repository)).toBe(second);
  });

  it('is not the commit of the main branch that the working tree is, as nothing would differ', () => {
    const { repository, second } = branched();
    repository.git('switch', '--quiet', 'main');
    expect(() => baseOf(repository)).toThrow(
      `this is the commit ${second.slice(0, 7)} of main, without a change. Name the commit to compare with at the end of the command, such as main~1.`,
    );
    repository.write({ c: '1' });
    expect(baseOf(repository)).toBe(second);
    repository.git('config', 'status.showUntrackedFiles', 'no');
    expect(baseOf(repository)).toBe(second);
  });

  it('may be missing in a shallow clone, and the message says how to get it', () => {
    const { repository, first } = branched();
    const folder = join(emptyFolder(), 'clone');
    const from = pathToFileURL(repository.root).href;
    repository.git('clone', '--quiet', '--depth', '1', '--branch', 'words', from, folder);
    const clone = repositoryIn(folder);
    const more = ' Only a part of the history is here: “git fetch --unshallow” gets the rest.';
    expect(() => baseOf(clone)).toThrow(`at the end of the command.${more}`);
    expect(() => baseOf(clone, first)).toThrow(`such as main or main~3.${more}`);
  });
});

describe('the checkout', () => {
  it('is found from a folder in it', () => {
    const { root } = newRepository();
    mkdirSync(join(root, 'a/b'), { recursive: true });
    expect(checkoutRoot(join(root, 'a/b'))).toBe(root);
  });

  it('must be a git repository', () => {
    expect(() => checkoutRoot(emptyFolder())).toThrow(
      /^git opens no repository here\. .*: --before FOLDER --after FOLDER\. git says:\n\n\S/,
    );
  });

  it('is that of the folder, even if a hook of another repository runs the review', () => {
    const [here, there] = [newRepository(), newRepository()];
    vi.stubEnv('GIT_DIR', join(there.root, '.git'));
    vi.stubEnv('GIT_WORK_TREE', there.root);
    vi.stubEnv('GIT_PREFIX', 'a/');
    vi.stubEnv('GIT_INDEX_FILE', join(there.root, '.git/index'));
    expect(checkoutRoot(here.root)).toBe(here.root);
    const seen = git(here.root, '-c', 'alias.env=!env', 'env') ?? '';
    expect(seen).not.toContain(there.root);
    expect(seen).not.toContain('GIT_PREFIX=a/');
  });

  it('can have a status of more than a megabyte', () => {
    expect(git('/', '-c', 'alias.much=!seq 200000', 'much')?.slice(-7)).toBe('\n200000');
  });

  it('needs git', () => {
    vi.stubEnv('PATH', emptyFolder());
    expect(() => git('/', 'version')).toThrow(
      new ReviewError('The review needs git, and git cannot be run.'),
    );
  });
});
