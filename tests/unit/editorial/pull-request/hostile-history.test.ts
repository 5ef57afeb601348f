import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, newRepository } from '../../../../packages/copy-review/tests/repository.ts';
import { writeFixture } from '../../../fixture-content.ts';
import { sourceOf } from '../fixture-content.ts';
import { PAGE, reviewed } from './content-repository.ts';

const TEXT = sourceOf('about/01-mission.mdx');
const OTHER = 'src/content/about/02-vision.mdx';

/** The build and the installation are programs of the repository, as `package.json` and its lock file are. */
const config = {
  main: 'main',
  output: 'dist',
  outputVariable: 'OUT',
  lockFile: 'lock',
  install: 'sh install.sh',
  build: 'sh build.sh',
};

const CODE = {
  'build.sh': `mkdir dist && { echo "<p>"; tail -n 1 ${PAGE}; } > dist/index.html\n`,
  // Not run: the lock file is the same.
  'install.sh': 'exit 1\n',
  lock: '1\n',
};

/**
 * A main branch into which somebody had a commit with other code merged, its revert and a text, whose
 * net difference is that text; and a branch “work” that starts at the commit with the other code.
 *
 * @param merge how the commits of the branch “first” come to “main”
 */
function withHostileHistory(merge: 'merge commit' | 'rebase') {
  const witness = join(emptyFolder(), 'witness');
  const repository = newRepository();
  const { git, commit, root } = repository;
  writeFixture(join(root, 'src/content'));
  commit(CODE);
  git('checkout', '--quiet', '-b', 'first');
  const forged = `echo "$0" >> '${witness}'; mkdir -p dist; echo "<p>Forged." > dist/index.html\n`;
  commit({ 'build.sh': forged, 'install.sh': `echo "$0" >> '${witness}'\n`, lock: '2\n' });
  commit(CODE);
  commit({ [OTHER]: `${readFileSync(join(root, OTHER), 'utf8')}\n` });
  git('checkout', '--quiet', 'main');
  if (merge === 'merge commit') git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'first');
  else {
    // On top of another commit, so that each commit of the branch is another one.
    commit({ [PAGE]: `${TEXT}\n` });
    git('checkout', '--quiet', 'first');
    git('rebase', '--quiet', 'main');
    git('checkout', '--quiet', 'main');
    git('merge', '--quiet', '--ff-only', 'first');
  }
  git('checkout', '--quiet', '-b', 'work', 'first~2');
  return { ...repository, witness };
}

describe('Code that once was a commit of main, and was reverted there,', () => {
  it.each(['merge commit', 'rebase'] as const)(
    'runs for no pull request that leaves main there, and hides none of its words: %s',
    async (merge) => {
      const { git, commit, root, witness } = withHostileHistory(merge);
      const source = readFileSync(join(root, PAGE), 'utf8').trimEnd();
      const head = commit({ [PAGE]: `${source}\nIt may also change.\n` });
      git('checkout', '--quiet', 'main');
      const out = await reviewed(root, head, config);
      expect(existsSync(witness) ? readFileSync(witness, 'utf8') : '').toBe('');
      expect(readFileSync(join(out, 'status'), 'utf8')).toBe('changed\n');
      expect(readFileSync(join(out, 'comment.md'), 'utf8')).toContain('It may also change.');
    },
  );
});
