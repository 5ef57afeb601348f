import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolders, versionsIn, type Folders } from '../../src/comment/folders.ts';
import { emptyFolder } from '../repository.ts';

/** Two sites of one page, and empty folders of sources, in the layout of `copy-review --keep`. */
function newFolders() {
  const root = emptyFolder();
  const put = (name: string, text = '') => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
    return join(root, name);
  };
  put('before/site/index.html', '<p>One.');
  put('after/site/index.html', '<p>One.');
  put('before/source/facts.yaml');
  put('after/source/facts.yaml');
  const folders = (from = root): Folders => ({
    before: join(from, 'before/site'),
    after: join(from, 'after/site'),
    sources: { before: join(from, 'before/source'), after: join(from, 'after/source') },
  });
  return { root, folders };
}

describe('Folders that a pull request has built', () => {
  it('may be read if they have files, also below a symbolic link', () => {
    const { root, folders } = newFolders();
    const link = join(emptyFolder(), 'link');
    symlinkSync(root, link);
    expect(checkFolders(folders())).toBeUndefined();
    expect(checkFolders(folders(link))).toBeUndefined();
  });

  it('are missing if there is no folder, or a symbolic link', () => {
    const missing = 'There are no pages to compare: the build may have failed.';
    const { root, folders } = newFolders();
    expect(checkFolders({ before: '', after: join(root, 'after/site') })).toBe(missing);
    expect(checkFolders(folders(emptyFolder()))).toBe(missing);
    const other = emptyFolder();
    for (const side of ['before', 'after']) symlinkSync(join(root, side), join(other, side));
    expect(checkFolders(folders(other))).toBe(missing);
  });

  it('must not contain symbolic links', () => {
    const { root, folders } = newFolders();
    symlinkSync('/etc/passwd', join(root, 'after/source/link.yaml'));
    expect(checkFolders(folders())).toContain('something that is not a file');
  });
});

it('Sites are named by their paths from the common folder of all, without “site”', () => {
  const { root, folders } = newFolders();
  expect(versionsIn(folders())).toEqual({
    before: {
      name: 'before',
      site: join(root, 'before/site'),
      source: join(root, 'before/source'),
    },
    after: { name: 'after', site: join(root, 'after/site'), source: join(root, 'after/source') },
  });
  expect(versionsIn({ before: join(root, 'old'), after: join(root, 'new') })).toMatchObject({
    before: { name: 'old', source: undefined },
    after: { name: 'new' },
  });
});
