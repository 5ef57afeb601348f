import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderFault } from '../../src/comment/folders.ts';
import { emptyFolder } from '../repository.ts';
import { put } from './job.ts';

it('A folder may be read if it has files and folders', () => {
  const folder = emptyFolder();
  put(folder, 'a/index.html', '<p>One.');
  expect(folderFault(folder)).toBeUndefined();
});

it('A folder is missing if it is none, or a symbolic link', () => {
  const folder = emptyFolder();
  symlinkSync(emptyFolder(), join(folder, 'link'));
  for (const path of ['', join(folder, 'missing'), join(folder, 'link')])
    expect(folderFault(path)).toBe('There are no pages to compare: the build may have failed.');
});

it('A folder must not contain symbolic links', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'a'));
  symlinkSync('/etc/passwd', join(folder, 'a/link.yaml'));
  expect(folderFault(folder)).toContain('something that is not a file');
});
