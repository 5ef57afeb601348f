import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { changesOf } from '../../../../editorial/pull-request/changes.ts';
import { RefusedChanges } from '../../../../editorial/pull-request/git.ts';
import { layOver, mergeTexts } from '../../../../editorial/pull-request/merged-texts.ts';
import { emptyFolder, type Repository } from '../../../../packages/copy-review/tests/repository.ts';
import { commitEntries } from './commit-entries.ts';
import { contentRepository, LINES, onMain, PAGE } from './content-repository.ts';

/** A change of the first line of the page. */
const FIRST = { [PAGE]: LINES.replace('One', 'First') };

const headOf = ({ git }: Repository) => git('rev-parse', 'work');
const merge = (made: Repository) =>
  mergeTexts(made.root, changesOf(made.root, 'main', headOf(made)));

/** Lays the texts of a branch over a checkout of the main branch. */
function laid(made: Repository): string {
  const checkout = join(emptyFolder(), 'tip');
  made.git('worktree', 'add', '--quiet', '--detach', checkout, 'main');
  layOver(made.root, merge(made), checkout);
  return checkout;
}

const textIn = (checkout: string, path: string) => readFileSync(join(checkout, path), 'utf8');

describe('The texts of a pull request, laid over the main branch,', () => {
  it('are its new bytes, without what it deleted', () => {
    const made = contentRepository();
    made.git('rm', '--quiet', 'src/content/legal.yaml');
    commitEntries(made, [
      ['100644', PAGE, 'Two.\r\n'],
      ['100644', 'src/content/faq/05-new.mdx', ''],
    ]);
    const checkout = laid(made);
    expect(textIn(checkout, PAGE)).toBe('Two.\r\n');
    expect(textIn(checkout, 'src/content/faq/05-new.mdx')).toBe('');
    expect(existsSync(join(checkout, 'src/content/legal.yaml'))).toBe(false);
    expect(textIn(checkout, 'src/site.ts')).toBe('one\n');
  });

  it('have what the main branch has changed since, and leave its code and other texts as they are', () => {
    const made = contentRepository();
    made.commit(FIRST);
    onMain(made, () => {
      made.commit({
        [PAGE]: LINES.replace('Five', 'Fifth'),
        'src/content/legal.yaml': 'a: 2\n',
        'src/site.ts': 'two\n',
      });
    });
    expect(merge(made).files.map(({ path }) => path)).toEqual([PAGE]);
    const checkout = laid(made);
    expect(textIn(checkout, PAGE)).toBe(LINES.replace('One', 'First').replace('Five', 'Fifth'));
    expect(textIn(checkout, 'src/content/legal.yaml')).toBe('a: 2\n');
    expect(textIn(checkout, 'src/site.ts')).toBe('two\n');
  });

  it('are none where the main branch has the same already', () => {
    const made = contentRepository();
    made.commit(FIRST);
    onMain(made, () => made.commit({ ...FIRST, 'src/site.ts': 'two\n' }));
    expect(merge(made).files).toEqual([]);
  });

  it('can have other capitals, or a folder in the place of a file', () => {
    const made = contentRepository();
    made.git('mv', '--force', PAGE, 'src/content/about/01-Mission.mdx');
    made.git('rm', '--quiet', '--cached', 'src/content/legal.yaml');
    commitEntries(made, [['100644', 'src/content/legal.yaml/a.md']]);
    made.git('reset', '--quiet', '--hard');
    const checkout = laid(made);
    expect(existsSync(join(checkout, PAGE))).toBe(false);
    expect(textIn(checkout, 'src/content/about/01-Mission.mdx')).toBe(LINES);
    expect(existsSync(join(checkout, 'src/content/legal.yaml/a.md'))).toBe(true);
  });

  it('follow a text that the main branch has moved', () => {
    const made = contentRepository();
    made.commit(FIRST);
    onMain(made, () => {
      made.git('mv', PAGE, 'src/content/about/02-mission.mdx');
      made.commit({});
    });
    const checkout = laid(made);
    expect(textIn(checkout, 'src/content/about/02-mission.mdx')).toContain('First.');
  });

  it('are not written through a link', () => {
    const made = contentRepository();
    made.commit({ 'src/content/faq/05-new.mdx': 'Two.\n' });
    const [checkout, elsewhere] = [emptyFolder(), emptyFolder()];
    mkdirSync(join(checkout, 'src/content'), { recursive: true });
    symlinkSync(elsewhere, join(checkout, 'src/content/faq'));
    expect(() => {
      layOver(made.root, merge(made), checkout);
    }).toThrow(RefusedChanges);
    expect(existsSync(join(elsewhere, '05-new.mdx'))).toBe(false);
  });

  it('replace a link that is in their place', () => {
    const made = contentRepository();
    made.commit({ 'src/content/studio.yaml': 'b: 2\n' });
    const [checkout, kept] = [emptyFolder(), join(emptyFolder(), 'kept')];
    writeFileSync(kept, 'Kept.');
    mkdirSync(join(checkout, 'src/content'), { recursive: true });
    symlinkSync(kept, join(checkout, 'src/content/studio.yaml'));
    layOver(made.root, merge(made), checkout);
    expect(readFileSync(kept, 'utf8')).toBe('Kept.');
    expect(textIn(checkout, 'src/content/studio.yaml')).toBe('b: 2\n');
  });
});

describe('A merge is refused', () => {
  it('if the main branch has changed the same lines', () => {
    const made = contentRepository();
    made.commit(FIRST);
    onMain(made, () => made.commit({ [PAGE]: LINES.replace('One', 'Ein') }));
    expect(() => merge(made)).toThrow(`The main branch has changed the same texts: ${PAGE}`);
  });

  it('if the main branch has moved the folder of a new text: a conflict without a file', () => {
    const made = contentRepository();
    made.commit({ 'src/content/about/09-new.mdx': 'New.\n' });
    onMain(made, () => {
      made.git('mv', 'src/content/about', 'src/content/story');
      made.commit({});
    });
    expect(() => merge(made)).toThrow('The main branch has changed the same texts');
  });

  it('if a text would be merged into code, as which the main branch has moved it', () => {
    const made = contentRepository();
    made.commit(FIRST);
    onMain(made, () => {
      made.git('mv', PAGE, 'src/mission.ts');
      made.commit({});
    });
    expect(() => merge(made)).toThrow('it would change more than texts: src/mission.ts');
  });

  it.each([
    ['has become a program', '100755', LINES, `more than texts: ${PAGE}`],
    ['has become a link', '120000', '/etc/passwd', `the same texts: ${PAGE}`],
  ])('if the text that is changed %s on the main branch', (_, mode, content, reason) => {
    const made = contentRepository();
    made.commit(FIRST);
    onMain(made, () => {
      commitEntries(made, [[mode, PAGE, content]]);
      made.git('reset', '--quiet', '--hard');
    });
    expect(() => merge(made)).toThrow(reason);
  });

  it.each([
    ['one file is too large', [200_001], 'A file of 200001 bytes'],
    ['all are too large together', Array.from({ length: 26 }, () => 199_999), 'more than 5000000'],
  ])('before a file is read, if %s', (_, sizes, reason) => {
    const made = contentRepository();
    commitEntries(
      made,
      sizes.map((size, index) => ['100644', `src/content/${index}.txt`, 'x'.repeat(size)] as const),
    );
    expect(() => merge(made)).toThrow(reason);
  });

  it('if the merged text is too large, though neither of the two is', () => {
    const made = contentRepository();
    const half = 'x\n'.repeat(60_000);
    made.commit({ [PAGE]: half + LINES });
    onMain(made, () => made.commit({ [PAGE]: LINES + half }));
    expect(() => merge(made)).toThrow('A file of 240029 bytes');
  });

  /** Merges with a git that does something else for one of its commands. */
  function mergeWith(command: string, instead: string) {
    const made = contentRepository();
    made.commit({ [PAGE]: 'Two.\n' });
    const folders = (process.env.PATH ?? '').split(delimiter);
    const real = join(folders.find((folder) => existsSync(join(folder, 'git'))) ?? '', 'git');
    const folder = emptyFolder();
    const script = `#!/bin/sh\nif [ "$1" = ${command} ]; then ${instead}; else exec '${real}' "$@"; fi\n`;
    writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
    vi.stubEnv('PATH', [folder, ...folders].join(delimiter));
    return () => merge(made);
  }

  it('by a git that merges in a checkout alone', () => {
    expect(mergeWith('version', `echo 'git version 2.4.1 (Apple Git-1)'`)).toThrow(
      'This needs git 2.38 or newer. Here is git version 2.4.1 (Apple Git-1).',
    );
  });

  it.each([1, 128])('with what git says, if git fails: %d', (code) => {
    expect(mergeWith('merge-tree', `echo broken >&2; exit ${code}`)).toThrow(
      'git merge-tree: broken',
    );
  });
});

it.each(['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM'])(
  'A configuration of git that %s names runs no program, whatever the attributes of a text are',
  (variable) => {
    const made = contentRepository();
    const attributes = '*.mdx merge=program diff=program filter=program\n';
    onMain(made, () => made.commit({ '.gitattributes': attributes }));
    made.git('reset', '--quiet', '--hard', 'main');
    made.commit(FIRST);
    onMain(made, () => made.commit({ [PAGE]: LINES.replace('Five', 'Fifth') }));
    const [witness, config] = [join(emptyFolder(), 'witness'), join(emptyFolder(), 'config')];
    for (const name of ['merge.program.driver', 'diff.program.textconv', 'filter.program.clean'])
      made.git('config', '--file', config, name, `touch ${witness}; true`);
    vi.stubEnv(variable, config);
    expect(merge(made).files.map(({ path }) => path)).toEqual([PAGE]);
    expect(existsSync(witness)).toBe(false);
  },
);
