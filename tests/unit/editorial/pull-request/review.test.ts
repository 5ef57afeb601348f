import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuildConfig } from 'copy-review';
import { config as SITE } from '../../../../editorial/review.config.ts';
import type { Review } from '../../../../editorial/pull-request/suggestions.ts';
import {
  emptyFolder,
  newRepository,
  repositoryIn,
} from '../../../../packages/copy-review/tests/repository.ts';
import { writeFixture } from '../../../fixture-content.ts';
import { sourceOf } from '../fixture-content.ts';
import { onMain, PAGE, reviewed } from './content-repository.ts';

const TEXT = sourceOf('about/01-mission.mdx');
const OTHER = 'src/content/about/02-vision.mdx';

/** A build that shows the text of one page, and fails if there is a file “broken”. */
const config = {
  main: 'main',
  output: 'dist',
  outputVariable: 'OUT',
  install: 'exit 1',
  lockFile: 'lock',
  build: `test ! -e broken && mkdir dist && { echo "<p>"; tail -n 1 ${PAGE}; } > dist/index.html`,
};

/** A repository with the content of the fixtures, and a function that reviews a branch of it. */
function site(project: BuildConfig = config) {
  const repository = newRepository();
  writeFixture(join(repository.root, 'src/content'));
  repository.commit({ 'src/site.ts': 'one\n' });
  repository.git('checkout', '--quiet', '-b', 'work');
  const review = async (previous = '') => {
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '--quiet', 'main');
    const out = await reviewed(repository.root, head, project, previous);
    repository.git('checkout', '--quiet', 'work');
    const read = (name: string) =>
      existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8') : '';
    const suggestions =
      read('review.json') === '' ? [] : (JSON.parse(read('review.json')) as Review).comments;
    return {
      head,
      suggestions,
      files: readdirSync(out),
      status: read('status').trim(),
      comment: read('comment.md'),
    };
  };
  return { ...repository, review };
}

const reworded = TEXT.replace(/\n$/, '\nIt may also change.\n');

describe('A pull request', () => {
  it('of texts is compared: the comment begins with new words of the dictionary, and has the change, the commit and what is new since the last push', async () => {
    const { commit, review, root } = site();
    const words = readFileSync(join(root, 'src/content/words.txt'), 'utf8');
    const previous = commit({ [PAGE]: reworded });
    commit({
      'src/content/words.txt': `${words}gobbledygook\n`,
      [PAGE]: reworded.replace('may also', 'will'),
    });
    const { head, status, comment, files } = await review(previous);
    expect([status, files.includes('report.html')]).toEqual(['changed', true]);
    expect(comment.split('\n').slice(0, 7).join('\n')).toMatch(
      /^<!-- copy review -->\n\n\*\*`src\/content\/words\.txt` changes.*\n\n- added: `gobbledygook`\n\n### Copy review: .* → .*$/,
    );
    expect(comment).toContain('It will change.');
    expect(comment).toContain(head);
    expect(comment).toContain(`Since ${previous.slice(0, 7)}: 1 new`);
  });

  it('that lets a section go on a later day is told what is read differently from then on', async () => {
    const build = `mkdir dist && day=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F) &&
      until=$(sed -n 's/^until: //p' ${PAGE}) && { echo "<p>All.</p><p>";
      if [ -z "$until" ] || [ ! "$day" \\> "$until" ]; then tail -n 1 ${PAGE}; fi; } > dist/index.html`;
    const { commit, review } = site({
      ...config,
      build,
      sources: ['src/content'],
      register: () => [],
      dated: SITE.dated,
    });
    commit({ [PAGE]: TEXT.replace('---\n', '---\nuntil: 2058-12-31\n') });
    const { status, comment } = await review();
    expect(status).toBe('changed');
    expect(comment).toContain('shown ~~always~~ **until 2058-12-31**');
    expect(comment).toContain('- On 2059-01-01, <code>/</code> › Top of the page: ~~');
  });

  it('with one file of code beside its texts is not judged', async () => {
    const { commit, review } = site();
    commit({ [PAGE]: reworded, 'src/site.ts': 'two\n', 'src/two.ts': 'two\n' });
    const { status, comment, files } = await review();
    expect([status, files]).toEqual(['code 2', ['comment.md', 'status']]);
    expect(comment).toContain('- `src/site.ts`\n- `src/two.ts`');
    expect(comment).toContain('a code owner decides');
  });

  it('with code in a text is blocked before anything is built, and gets suggestions', async () => {
    const { commit, review } = site();
    const source = TEXT.replace('heading:', 'headng:');
    commit({ [PAGE]: `${source}\n{process.exit(1)}\n` });
    const { status, suggestions, comment, files } = await review();
    expect([status, files]).toEqual(['blocked', ['comment.md', 'review.json', 'status']]);
    expect(suggestions).toMatchObject([{ path: PAGE, side: 'RIGHT' }]);
    expect(suggestions[0]?.body).toMatch(/```suggestion\nheading:\n/);
    expect(comment).toContain('**Content check**: ');
    expect(comment).toContain('headng');
    expect(comment).toContain('process.exit');
  });

  it('that renames a text gets suggestions for the lines that it changes, which GitHub shows', async () => {
    const { commit, review, git } = site();
    const [from, to] = ['src/content/faq/01-right-address.mdx', 'src/content/faq/01-address.mdx'];
    const spaced = `${sourceOf('faq/01-right-address.mdx')}\nNobody saw him , not once.\n`;
    git('checkout', '--quiet', 'main');
    commit({ [from]: spaced });
    git('checkout', '--quiet', '-B', 'work');
    git('mv', from, to);
    commit({ [to]: `${spaced}\nWe saw him , once.\n` });
    const { suggestions } = await review();
    const added = spaced.split('\n').length + 1;
    expect(suggestions.map(({ path, line }) => [path, line])).toEqual([[to, added]]);
  });

  it('is unknown while the main branch cannot be built', async () => {
    const { commit, review, git } = site();
    git('checkout', '--quiet', 'main');
    commit({ broken: '' });
    git('checkout', '--quiet', '-B', 'work');
    commit({ [PAGE]: reworded });
    const { status, comment } = await review();
    expect(status).toBe('unknown');
    expect(comment).toContain(', with changes, cannot be built');
    expect(comment).not.toContain('up to date');
  });

  it('is told that nothing is marked as new if the version before the last push has code in a text', async () => {
    const { commit, review } = site();
    const previous = commit({ [PAGE]: `${TEXT}\n{process.exit(1)}\n` });
    commit({ [PAGE]: reworded });
    const { status, comment } = await review(previous);
    expect(status).toBe('changed');
    expect(comment).toContain(
      'What is new since the last push is not marked: the version before it has errors, or cannot be built.',
    );
  });
});

describe('A pull request that began at an older commit of main', () => {
  /** A branch that changes a page, and a main branch that went on. */
  function behind(
    branch: Readonly<Record<string, string>>,
    later: Readonly<Record<string, string>>,
  ) {
    const made = site();
    const base = made.git('rev-parse', 'HEAD');
    made.commit(branch);
    const tip = onMain(made, () => made.commit(later));
    return { ...made, base: base.slice(0, 7), tip: tip.slice(0, 7) };
  }

  it('is compared with the newest main, and says so', async () => {
    const { review, base, tip } = behind(
      { [PAGE]: reworded },
      { [OTHER]: `${sourceOf('about/02-vision.mdx')}\n`, 'src/site.ts': 'two\n' },
    );
    const { status, comment, head } = await review('f'.repeat(40));
    expect(status).toBe('changed');
    expect(comment).toContain('is not marked: the commit before it is no longer there.');
    expect(comment).toContain(`${tip} → ${head.slice(0, 7)}`);
    expect(comment).toContain(`The branch left the main branch at ${base}. What is said here`);
    expect(comment).not.toContain('Bring the branch up to date');
  });

  it('is to be brought up to date if main has changed the same lines', async () => {
    const { review } = behind({ [PAGE]: reworded }, { [PAGE]: `${reworded.trimEnd()} Or not.\n` });
    const { status, comment, files } = await review();
    expect([status, files]).toEqual(['unknown', ['comment.md', 'status']]);
    expect(comment).toContain('**Bring the branch up to date first.**');
    expect(comment).toContain(`The main branch has changed the same texts: ${PAGE}`);
  });

  it('is to be brought up to date if the two do not build together', async () => {
    const { review } = behind({ [PAGE]: reworded }, { broken: '' });
    const { status, comment } = await review();
    expect(status).toBe('unknown');
    expect(comment).toContain('**Bring the branch up to date first.**');
    expect(comment).toContain(', with changes, cannot be built');
  });

  it('is to be brought up to date if the check finds an error in the two together, at lines of the merged text', async () => {
    const { review } = behind(
      { [PAGE]: reworded },
      { [PAGE]: TEXT.replace('heading:', '# A comment.\nheadng:') },
    );
    const { status, comment, suggestions } = await review();
    expect(status).toBe('blocked');
    expect(comment).toContain('**Bring the branch up to date first.**');
    expect(comment).toContain('headng');
    expect(suggestions).toEqual([]);
  });

  it('gets suggestions for a text that main has not changed', async () => {
    const { review } = behind(
      { [PAGE]: TEXT.replace('heading:', 'headng:') },
      { [OTHER]: `${sourceOf('about/02-vision.mdx')}\n` },
    );
    expect((await review()).suggestions).toMatchObject([{ path: PAGE }]);
  });

  it('gets none for a text that main has changed too, whose lines are others', async () => {
    const { review } = behind(
      { [PAGE]: TEXT.replace('heading:', 'headng:') },
      { [PAGE]: `${TEXT}\nIt may also change.\n` },
    );
    const { status, suggestions, comment } = await review();
    expect([status, suggestions]).toEqual(['blocked', []]);
    expect(comment).toContain('headng');
  });

  it('is not to be brought up to date if it is too large on any commit', async () => {
    const { review } = behind({ [PAGE]: 'x'.repeat(200_001) }, { 'src/two.ts': 'two\n' });
    const { status, comment } = await review();
    expect(status).toBe('unknown');
    expect(comment).toContain('A file of 200001 bytes');
    expect(comment).not.toContain('Bring the branch up to date');
  });
});

describe('A pull request of a fork', () => {
  it('is read by the hash of its commit, of which no branch is here', async () => {
    const { root, git } = site();
    const fork = repositoryIn(emptyFolder());
    fork.git('clone', '--quiet', root, '.');
    const head = fork.commit({ [PAGE]: reworded });
    git('checkout', '--quiet', 'main');
    git('fetch', '--quiet', '--no-tags', fork.root, head);
    const out = await reviewed(root, head, config);
    expect(readFileSync(join(out, 'status'), 'utf8')).toBe('changed\n');
  });
});
