import { git, mainBranch } from 'copy-review';
import { z } from 'zod';
import { addDays, dayOf, isRealDate, longDate } from '../../src/formats/dates.ts';

/** The build that a site names in `/token-facts.json`. */
export type Build = z.infer<typeof FACTS>['build'];

const FACTS = z.object({
  build: z.object({
    commit: z.string().regex(/^[\da-f]{40}$/),
    day: z.string().refine(isRealDate),
    release: z.boolean(),
  }),
});

/** The site is not a build that may be public now, so there is no build to compare it with. */
export class NotCurrent extends Error {}

/**
 * Reads the build that a site names.
 *
 * @param text the content of `/token-facts.json`, which anybody may have written
 * @throws NotCurrent if it does not name a commit, a day, and whether it is a release
 */
export function readBuild(text: string): Build {
  try {
    return FACTS.parse(JSON.parse(text)).build;
  } catch {
    throw new NotCurrent(
      'Its /token-facts.json does not say which commit was built, and for which day. The host must set COMMIT_REF to the commit: see docs/token-facts.md.',
    );
  }
}

/** In milliseconds. */
const HOUR = 3_600_000;
/** How long a host may take to publish the newest release, in hours. */
const HOURS_TO_PUBLISH = 48;

/** The repository, and the time at which a site is compared with it. */
export interface Repository {
  readonly root: string;
  /** The branch of releases. */
  readonly main: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Throws unless a site with this build may be public now: it is a release, its commit is on the main
 * branch, was the newest one there within the last 48 hours, and was built today or yesterday.
 *
 * @throws NotCurrent that says why not
 */
export function requireCurrent({ commit, day, release }: Build, repository: Repository): void {
  const { root, now } = repository;
  const main = releaseBranch(repository);
  const branch = main.replace(/^refs\/[a-z]+\//, '');
  const short = commit.slice(0, 7);
  if (!release) throw new NotCurrent('It is a preview, not a release.');
  if (git(root, 'cat-file', '-e', `${commit}^{commit}`) === undefined)
    throw new NotCurrent(
      `Its commit ${short} is not in this repository. Run “git fetch”: if it is unknown after that, it is a commit of somebody else, such as a fork.`,
    );
  if (git(root, 'merge-base', '--is-ancestor', commit, main) === undefined)
    throw new NotCurrent(
      `Its commit ${short} is not on the branch ${branch}, from which releases are made.`,
    );
  const next = successor(root, commit, main);
  if (next && now - next.time > HOURS_TO_PUBLISH * HOUR)
    throw new NotCurrent(
      `A rollback: its commit ${short} was followed on ${branch} by ${next.commit.slice(0, 7)} on ${longDate(dayOf(next.time))}, more than ${HOURS_TO_PUBLISH} hours ago. An older release is public again, or the newer ones never were.`,
    );
  const today = dayOf(now);
  if (day > today || day < addDays(today, -1))
    throw new NotCurrent(
      `It was built for ${longDate(day)}, and today is ${longDate(today)}. What it says of passed dates can be wrong: the daily build has ended, or an old copy is public.`,
    );
}

/** The branch of releases, as the whole history has it. */
function releaseBranch({ root, main }: Repository): string {
  if (git(root, 'rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      'Only a part of the history is here, so that no commit can be placed in it. Run “git fetch --unshallow”.',
    );
  const branch = mainBranch(root, main);
  if (branch === undefined) throw new Error(`This repository has no branch “${main}”.`);
  return branch;
}

/** The first state of the main branch after a commit; undefined if there is none yet. */
function successor(root: string, commit: string, main: string) {
  const range = ['--first-parent', '--ancestry-path', `${commit}..${main}`];
  const rows = git(root, 'log', '--format=%H %ct', ...range) ?? '';
  const [hash = '', seconds = ''] = rows.split('\n').at(-1)?.split(' ') ?? [];
  return hash === '' ? undefined : { commit: hash, time: Number(seconds) * 1000 };
}
