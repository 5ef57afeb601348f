import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../../editorial/pull-request/changes.ts';
import {
  newRepository,
  type Repository,
} from '../../../../packages/copy-review/tests/repository.ts';
import { commitEntries } from './commit-entries.ts';
import { contentRepository, onMain, PAGE } from './content-repository.ts';

const changes = ({ root, git }: Repository) => changesOf(root, 'main', git('rev-parse', 'HEAD'));
const namesOf = (made: Repository) => {
  const { data, code } = changes(made);
  return { data: data.map(({ path }) => path), code };
};

describe('The changes of a pull request', () => {
  it('are data if they are texts and settings of the content, or guides', () => {
    const made = contentRepository();
    const paths = [
      'CONTRIBUTING.md',
      'docs/guide/start.md',
      'src/content/README.md',
      'src/content/faq/05-new.mdx',
      'src/content/figures.txt',
      'src/content/studio.yaml',
    ];
    commitEntries(
      made,
      paths.map((path) => ['100644', path]),
    );
    expect(namesOf(made)).toEqual({ data: paths, code: [] });
  });

  it('are code if they are anything else, or have an unusual name', () => {
    const made = contentRepository();
    // Names need not be UTF-8.
    const paths = [
      Buffer.from('src/content/\xff.mdx', 'latin1'),
      '.gitattributes',
      '.github/workflows/review.yml',
      'docs/tool.js',
      'package.json',
      'src/content.config.ts',
      'src/content/$(touch x).mdx',
      "src/content/'quotes'.mdx",
      'src/content/-rf.md',
      'src/content/.hidden.mdx',
      'src/content/.hidden/a.md',
      'src/content/Page.MDX',
      'src/content/a\nsrc/content/b.mdx',
      'src/content/back\\slash.md',
      'src/content/config.ts',
      'src/content/page.mdx.ts',
      'src/content/with "quotes".mdx',
      'src/content/with space.mdx',
      'src/content/é.mdx',
      'src/pages/index.md',
      'src/specification/README.md',
    ];
    commitEntries(
      made,
      [...paths, PAGE].map((path) => ['100644', path]),
    );
    const names = paths.map((path) =>
      (typeof path === 'string' ? Buffer.from(path) : path).toString(),
    );
    const { data, code } = namesOf(made);
    expect(data).toEqual([PAGE]);
    expect(code.toSorted()).toEqual(names.toSorted());
  });

  it('are code if they are symbolic links, executable files or submodules', () => {
    const made = contentRepository();
    const paths = ['src/content/link.mdx', 'src/content/program.mdx', 'src/content/submodule.mdx'];
    const modes = ['120000', '100755', '160000'];
    commitEntries(
      made,
      paths.map((path, index) => [modes[index] ?? '', path, '/etc/passwd']),
    );
    expect(namesOf(made)).toEqual({ data: [], code: paths });
  });

  it('are code if a link becomes a file', () => {
    const made = newRepository();
    commitEntries(made, [['120000', PAGE, '/etc/passwd']]);
    made.git('checkout', '--quiet', '-b', 'work');
    commitEntries(made, [['100644', PAGE]]);
    expect(namesOf(made)).toEqual({ data: [], code: [PAGE] });
  });

  it('name both sides of a rename: code that becomes a text is still code that is gone', () => {
    const made = contentRepository();
    made.git('mv', 'src/site.ts', 'src/content/site.txt');
    made.commit({});
    expect(namesOf(made)).toEqual({ data: ['src/content/site.txt'], code: ['src/site.ts'] });
  });

  it('are counted since the commit at which the branch left main, however old that is', () => {
    const made = contentRepository();
    const base = made.git('rev-parse', 'HEAD');
    made.commit({ [PAGE]: 'Two.\n' });
    const tip = onMain(made, () => made.commit({ 'src/site.ts': 'two\n' }));
    expect(changes(made)).toMatchObject({ tip, base, data: [{ path: PAGE }], code: [] });
  });

  it('are counted since main, also if the pull request names another branch as its target', () => {
    const made = contentRepository();
    made.git('checkout', '--quiet', '-b', 'target');
    made.commit({ 'src/site.ts': 'forged\n' });
    made.git('checkout', '--quiet', '-b', 'stacked');
    made.commit({ [PAGE]: 'Two.\n' });
    // The forge’s own comparison with “target” would name the text alone.
    expect(namesOf(made)).toEqual({ data: [PAGE], code: ['src/site.ts'] });
  });

  it('are refused without a common commit', () => {
    const made = contentRepository();
    made.git('checkout', '--quiet', '--orphan', 'alone');
    made.commit({ [PAGE]: 'Two.\n' });
    expect(() => changes(made)).toThrow('no commit in common');
  });

  it('are refused after merges both ways, which could undo code of main unseen', () => {
    const made = contentRepository();
    const { git, commit, root } = made;
    const fork = commit({ [PAGE]: 'Two.\n' });
    git('checkout', '--quiet', 'main');
    const two = commit({ 'src/site.ts': 'safer\n' });
    git('merge', '--quiet', '--no-ff', '--message', 'Merge', fork);
    git('checkout', '--quiet', '-B', 'work', fork);
    // The same merge, which keeps the old code.
    git('merge', '--quiet', '--no-ff', '--strategy', 'ours', '--message', 'Merge', two);
    const head = commit({ [PAGE]: 'Three.\n' });
    expect(git('diff', '--name-only', fork, head)).toBe(PAGE);
    expect(() => changesOf(root, 'main', head)).toThrow('at several commits');
  });

  it('are refused if they are more than 500 texts', () => {
    const made = contentRepository();
    commitEntries(
      made,
      Array.from({ length: 501 }, (_, index) => ['100644', `src/content/about/${index}.mdx`]),
    );
    expect(() => changes(made)).toThrow('It changes 501 files. At most 500 are read.');
  });

  it('are those of the commit itself, even if “git replace” puts another one in its place', () => {
    const made = contentRepository();
    const head = made.commit({ 'src/site.ts': 'two\n' });
    made.git('checkout', '--quiet', '-B', 'work', 'main');
    made.git('replace', head, made.commit({ [PAGE]: 'Two.\n' }));
    expect(changesOf(made.root, 'main', head).code).toEqual(['src/site.ts']);
  });
});
