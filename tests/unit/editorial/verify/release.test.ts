import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readBuild, NotCurrent, requireCurrent } from '../../../../editorial/verify/release.ts';
import {
  emptyFolder,
  newRepository,
  repositoryIn,
} from '../../../../packages/copy-review/tests/repository.ts';

const HOUR = 3_600_000;
const COMMIT = 'a'.repeat(40);

describe('What a site says of its build', () => {
  it('is its commit, its day, and whether it is a release', () => {
    const build = { commit: COMMIT, day: '2026-11-23', release: true };
    expect(readBuild(JSON.stringify({ build, facts: [] }))).toEqual(build);
  });

  it.each([
    ['no JSON', '<p>'],
    ['no object', 'null'],
    ['nothing of a build', '{}'],
    ['a short commit', '{"build":{"commit":"aaaaaaa","day":"2026-11-23","release":true}}'],
    ['an option of git', '{"build":{"commit":"--output=/a","day":"2026-11-23","release":true}}'],
    ['no day', `{"build":{"commit":"${COMMIT}","release":true}}`],
    ['no real day', `{"build":{"commit":"${COMMIT}","day":"2026-02-31","release":true}}`],
    ['no word on a release', `{"build":{"commit":"${COMMIT}","day":"2026-11-23"}}`],
  ])('is refused: %s', (_, text) => {
    expect(() => readBuild(text)).toThrow(NotCurrent);
  });
});

describe('A commit', () => {
  /** A main branch whose second state was the parent on the right of a merge, and a topic. */
  function history() {
    const { root, git } = newRepository();
    const commit = (message: string) => {
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD');
    };
    const first = commit('First');
    const second = commit('Second');
    git('checkout', '--quiet', '-b', 'topic', first);
    const topic = commit('Topic');
    git('merge', '--quiet', '--no-edit', 'main');
    const merge = git('rev-parse', 'HEAD');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--ff-only', 'topic');
    const last = commit('Last');
    return { root, git, first, second, topic, merge, last };
  }

  /** Why it may not be public; empty if it may. */
  function refusal(
    root: string,
    commit: string,
    { hours = 0, day = '', repository = {}, release = true } = {},
  ): string {
    const now = Date.now() + hours * HOUR;
    const today = new Date(now + 2 * HOUR).toISOString().slice(0, 10);
    try {
      const build = { commit, day: day || today, release };
      requireCurrent(build, { root, main: 'main', now, ...repository });
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : 'no error';
    }
  }

  it('may be public until 48 hours after the main branch first held one that follows it', () => {
    const { root, last, ...commits } = history();
    expect(refusal(root, last, { hours: 1000 })).toBe('');
    for (const name of ['first', 'second', 'topic', 'merge'] as const) {
      expect(refusal(root, commits[name], { hours: 47 })).toBe('');
      expect(refusal(root, commits[name], { hours: 49 })).toMatch(
        /^A rollback: its commit .* was followed on main by /,
      );
    }
    expect(refusal(root, commits.second, { hours: 49 })).toContain(
      `by ${commits.merge.slice(0, 7)} on`,
    );
  });

  it('is not followed by the older commits of a branch that was merged only now', () => {
    const { root, git, last } = history();
    git('checkout', '--quiet', '-b', 'long', 'main');
    const env = { ...process.env, GIT_COMMITTER_DATE: '2026-01-05T12:00:00Z' };
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    const commit = ['commit', '--quiet', '--allow-empty', '--message', 'Long ago'];
    execFileSync('git', [...author, ...commit], { cwd: root, env });
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--no-ff', '--no-edit', 'long');
    expect(refusal(root, last, { hours: 1 })).toBe('');
  });

  it('must be on the main branch of the remote repository where that is known', () => {
    const { root, git, last } = history();
    git('update-ref', 'refs/remotes/origin/main', 'main~1');
    expect(refusal(root, last)).toContain('is not on the branch origin/main');
  });

  it('must be built for today or yesterday', () => {
    const { root, last } = history();
    const repository = { now: Date.parse('2026-11-20T12:00:00Z') };
    for (const day of ['2026-11-20', '2026-11-19'])
      expect(refusal(root, last, { day, repository })).toBe('');
    for (const day of ['2026-11-21', '2026-11-18'])
      expect(refusal(root, last, { day, repository })).toContain('and today is 20 November 2026');
  });

  it('must be in the repository, and be released', () => {
    const { root, last } = history();
    expect(refusal(root, COMMIT)).toContain('is not in this repository');
    expect(refusal(root, last, { release: false })).toContain('It is a preview');
  });

  it('needs the whole history and the main branch, and the message says what is missing', () => {
    const { root, last } = history();
    const { git } = repositoryIn(emptyFolder());
    const [shallow, renamed] = [emptyFolder(), emptyFolder()];
    git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
    expect(refusal(shallow, last)).toContain('git fetch --unshallow');
    git('clone', '--quiet', root, renamed);
    expect(refusal(renamed, last, { repository: { main: 'trunk' } })).toContain(
      'This repository has no branch “trunk”.',
    );
  });
});
