import {
  newRepository,
  type Repository,
} from '../../../../packages/copy-review/tests/repository.ts';

export const PAGE = 'src/content/about/01-mission.mdx';
/** The text of the page. */
export const LINES = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', ''].join('\n');

/** A repository with a page, settings and code, on a branch “work”. */
export function contentRepository(): Repository {
  const made = newRepository();
  made.commit({ [PAGE]: LINES, 'src/content/legal.yaml': 'a: 1\n', 'src/site.ts': 'one\n' });
  made.git('checkout', '--quiet', '-b', 'work');
  return made;
}

/** Changes the main branch, while the branch “work” is checked out before and after. */
export function onMain({ git }: Repository, change: () => void): void {
  git('checkout', '--quiet', 'main');
  change();
  git('checkout', '--quiet', 'work');
}
