import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesOf, layOver, RefusedChanges } from '../../../../editorial/pull-request/changes.ts';
import { earlierChanges } from '../../../../editorial/pull-request/earlier-push.ts';
import {
  emptyFolder,
  newRepository,
  type Repository,
} from '../../../../packages/copy-review/tests/repository.ts';

const PAGE = 'src/content/about/01-mission.mdx';

/** A repository with a page and code, on a branch “work”. */
function repository(): Repository {
  const made = newRepository();
  made.commit({ [PAGE]: 'One.\n', 'src/content/legal.yaml': 'a: 1\n', 'src/site.ts': 'one\n' });
  made.git('checkout', '--quiet', '-b', 'work');
  return made;
}

const TEXT = 'Text.\n';

/** Commits entries of any mode and name, without touching the working tree. */
function commitEntries(
  { root, git }: Repository,
  entries: readonly (readonly [mode: string, path: string | Buffer, content?: string])[],
): string {
  const contents = new Set(entries.map(([, , content = TEXT]) => content));
  const blobs = new Map([...contents].map((content) => [content, blobOf(root, content)]));
  const input = entries.map(([mode, path, content = TEXT]) => {
    const isCommit = mode === '160000';
    const blob = isCommit ? git('rev-parse', 'HEAD') : (blobs.get(content) ?? '');
    return Buffer.concat([Buffer.from(`${mode} ${blob}\t`), Buffer.from(path), Buffer.from('\0')]);
  });
  run(root, ['update-index', '-z', '--index-info'], Buffer.concat(input));
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

const blobOf = (root: string, content: string) =>
  run(root, ['hash-object', '-w', '--stdin'], content).toString().trim();

function run(root: string, args: readonly string[], input: string | Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, input });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

const changes = ({ root, git }: Repository) => changesOf(root, 'main', git('rev-parse', 'HEAD'));
const namesOf = (made: Repository) => {
  const { data, code } = changes(made);
  return { data: data.map(({ path }) => path), code };
};

describe('The changes of a pull request', () => {
  it('are data if they are texts and settings of the content, or guides', () => {
    const made = repository();
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
    const made = repository();
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
    ];
    commitEntries(
      made,
      [...paths, PAGE].map((path) => ['100644', path]),
    );
    const names = paths.map((path) =>
      (typeof path === 'string' ? Buffer.from(path) : path).toString('latin1'),
    );
    const { data, code } = namesOf(made);
    expect(data).toEqual([PAGE]);
    expect(code.toSorted()).toEqual(names.toSorted());
  });

  it('are code if they are symbolic links, executable files or submodules', () => {
    const made = repository();
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
    const made = repository();
    made.git('mv', 'src/site.ts', 'src/content/site.txt');
    made.commit({});
    expect(namesOf(made)).toEqual({ data: ['src/content/site.txt'], code: ['src/site.ts'] });
  });

  it('are counted since the commit at which the branch left main, however old that is', () => {
    const made = repository();
    const base = made.git('rev-parse', 'HEAD');
    made.commit({ [PAGE]: 'Two.\n' });
    made.git('checkout', '--quiet', 'main');
    made.commit({ 'src/site.ts': 'two\n' });
    made.git('checkout', '--quiet', 'work');
    expect(changes(made)).toMatchObject({ base, data: [{ path: PAGE }], code: [] });
  });

  it('are counted since main, also if the pull request names another branch as its target', () => {
    const made = repository();
    made.git('checkout', '--quiet', '-b', 'target');
    made.commit({ 'src/site.ts': 'forged\n' });
    made.git('checkout', '--quiet', '-b', 'stacked');
    made.commit({ [PAGE]: 'Two.\n' });
    // The forge’s own comparison with “target” would name the text alone.
    expect(namesOf(made)).toEqual({ data: [PAGE], code: ['src/site.ts'] });
  });

  it('are refused without a common commit', () => {
    const made = repository();
    made.git('checkout', '--quiet', '--orphan', 'alone');
    made.commit({ [PAGE]: 'Two.\n' });
    expect(() => changes(made)).toThrow('no commit in common');
  });

  it('are refused after merges both ways, which could undo code of main unseen', () => {
    const made = repository();
    const { git, commit, root } = made;
    const one = commit({ [PAGE]: 'Two.\n' });
    git('checkout', '--quiet', 'main');
    const two = commit({ 'src/site.ts': 'safer\n' });
    git('merge', '--quiet', '--no-ff', '--message', 'Merge', one);
    git('checkout', '--quiet', '-B', 'work', one);
    // The same merge, which keeps the old code.
    git('merge', '--quiet', '--no-ff', '--strategy', 'ours', '--message', 'Merge', two);
    const head = commit({ [PAGE]: 'Three.\n' });
    expect(git('diff', '--name-only', one, head)).toBe(PAGE);
    expect(() => changesOf(root, 'main', head)).toThrow('at several commits');
  });

  it('are refused if they are more than 500 texts', () => {
    const made = repository();
    commitEntries(
      made,
      Array.from({ length: 501 }, (_, index) => ['100644', `src/content/about/${index}.mdx`]),
    );
    expect(() => changes(made)).toThrow('It changes 501 files. At most 500 are read.');
  });
});

describe('Data that is laid over a checkout', () => {
  /** Lays the changes of a branch over a checkout of its base. */
  function laid(made: Repository): string {
    const checkout = join(emptyFolder(), 'base');
    const found = changes(made);
    made.git('worktree', 'add', '--quiet', '--detach', checkout, found.base);
    layOver(made.root, found, checkout);
    return checkout;
  }

  it('has the new bytes, without what was deleted', () => {
    const made = repository();
    made.git('rm', '--quiet', 'src/content/legal.yaml');
    commitEntries(made, [
      ['100644', PAGE, 'Two.\r\n'],
      ['100644', 'src/content/faq/05-new.mdx', ''],
    ]);
    const checkout = laid(made);
    expect(readFileSync(join(checkout, PAGE), 'utf8')).toBe('Two.\r\n');
    expect(readFileSync(join(checkout, 'src/content/faq/05-new.mdx'), 'utf8')).toBe('');
    expect(existsSync(join(checkout, 'src/content/legal.yaml'))).toBe(false);
    expect(readFileSync(join(checkout, 'src/site.ts'), 'utf8')).toBe('one\n');
  });

  it('can have other capitals, or a folder in the place of a file', () => {
    const made = repository();
    made.git('mv', '--force', PAGE, 'src/content/about/01-Mission.mdx');
    made.git('rm', '--quiet', '--cached', 'src/content/legal.yaml');
    commitEntries(made, [['100644', 'src/content/legal.yaml/a.md']]);
    const checkout = laid(made);
    expect(existsSync(join(checkout, PAGE))).toBe(false);
    expect(readFileSync(join(checkout, 'src/content/about/01-Mission.mdx'), 'utf8')).toBe('One.\n');
    expect(existsSync(join(checkout, 'src/content/legal.yaml/a.md'))).toBe(true);
  });

  it.each([
    ['one file is too large', [200_001], 'A file of 200001 bytes'],
    ['all are too large together', Array.from({ length: 26 }, () => 199_999), 'more than 5000000'],
  ])('is refused, before it is read, if %s', (_, sizes, reason) => {
    const made = repository();
    commitEntries(
      made,
      sizes.map((size, index) => ['100644', `src/content/${index}.txt`, 'x'.repeat(size)] as const),
    );
    expect(() => laid(made)).toThrow(reason);
  });

  it('is not written through a link', () => {
    const made = repository();
    made.commit({ 'src/content/faq/05-new.mdx': 'Two.\n' });
    const [checkout, elsewhere] = [emptyFolder(), emptyFolder()];
    mkdirSync(join(checkout, 'src/content'), { recursive: true });
    symlinkSync(elsewhere, join(checkout, 'src/content/faq'));
    expect(() => {
      layOver(made.root, changes(made), checkout);
    }).toThrow(RefusedChanges);
    expect(existsSync(join(elsewhere, '05-new.mdx'))).toBe(false);
  });

  it('replaces a link that is in its place', () => {
    const made = repository();
    made.commit({ 'src/content/studio.yaml': 'b: 2\n' });
    const [checkout, kept] = [emptyFolder(), join(emptyFolder(), 'kept')];
    writeFileSync(kept, 'Kept.');
    mkdirSync(join(checkout, 'src/content'), { recursive: true });
    symlinkSync(kept, join(checkout, 'src/content/studio.yaml'));
    layOver(made.root, changes(made), checkout);
    expect(readFileSync(kept, 'utf8')).toBe('Kept.');
  });
});

describe('The version before the last push', () => {
  /** A branch with a first push, and what is known of it after a second one. */
  function pushed(first: Readonly<Record<string, string>>, second: (made: Repository) => void) {
    const made = repository();
    const previous = made.commit(first);
    second(made);
    return earlierChanges(made.root, 'main', previous, changes(made));
  }

  it('is what it changed since the same commit of main', () => {
    const earlier = pushed({ [PAGE]: 'Two.\n' }, (made) => made.commit({ [PAGE]: 'Three.\n' }));
    expect(earlier).toMatchObject({ data: [{ path: PAGE }], code: [] });
  });

  it('is known after a force push from the same commit', () => {
    const earlier = pushed({ [PAGE]: 'Two.\n' }, (made) => {
      made.git('reset', '--quiet', '--hard', 'main');
      made.commit({ [PAGE]: 'Three.\n' });
    });
    expect(earlier).toMatchObject({ data: [{ path: PAGE }] });
  });

  it('is not known after a rebase', () => {
    const earlier = pushed({ [PAGE]: 'Two.\n' }, (made) => {
      made.git('checkout', '--quiet', 'main');
      made.commit({ 'src/site.ts': 'two\n' });
      made.git('checkout', '--quiet', '-B', 'work');
      made.commit({ [PAGE]: 'Three.\n' });
    });
    expect(earlier).toBe('before it, the branch began at another commit of main.');
  });

  it('is not known if it had code', () => {
    const earlier = pushed({ 'src/site.ts': 'two\n' }, (made) =>
      made.commit({ 'src/site.ts': 'one\n' }),
    );
    expect(earlier).toBe('before it, the pull request changed code.');
  });

  it('is not known if its commit cannot be fetched any more', () => {
    const made = repository();
    made.commit({ [PAGE]: 'Two.\n' });
    expect(earlierChanges(made.root, 'main', 'f'.repeat(40), changes(made))).toBe(
      'the commit before it is no longer there.',
    );
  });
});
