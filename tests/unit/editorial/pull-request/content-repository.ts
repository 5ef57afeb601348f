import type { BuildConfig } from 'copy-review';
import { reviewPullRequest } from '../../../../editorial/pull-request/review.ts';
import {
  emptyFolder,
  newRepository,
  type Repository,
} from '../../../../packages/copy-review/tests/repository.ts';

/** A page of the repository, and its text. */
export const PAGE = 'src/content/about/01-mission.mdx';
export const LINES = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', ''].join('\n');

/** A repository with a page, settings and code, on a branch “work”. */
export function contentRepository(): Repository {
  const made = newRepository();
  made.commit({ [PAGE]: LINES, 'src/content/legal.yaml': 'a: 1\n', 'src/site.ts': 'one\n' });
  made.git('checkout', '--quiet', '-b', 'work');
  return made;
}

/** Changes the main branch, while the branch “work” is checked out before and after. Returns what `change` does. */
export function onMain<Result>({ git }: Repository, change: () => Result): Result {
  git('checkout', '--quiet', 'main');
  const result = change();
  git('checkout', '--quiet', 'work');
  return result;
}

/**
 * Reviews a commit against the branch that is checked out, and returns the folder with what the review writes.
 *
 * @param previous the newest commit before the last push, if there is one
 */
export async function reviewed(
  root: string,
  head: string,
  config: BuildConfig,
  previous = '',
): Promise<string> {
  const out = emptyFolder();
  await reviewPullRequest({ root, main: 'HEAD', head, previous, out, config });
  return out;
}
