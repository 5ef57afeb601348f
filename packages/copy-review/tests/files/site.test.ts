import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/files/site.ts';
import { folderWith } from '../repository.ts';

/** The faults of a folder, by file. */
const faultsOf = (folder: string) =>
  Object.fromEntries(readSite(folder).faults.map(({ file, message }) => [file, message]));

describe('A folder of HTML', () => {
  it('is read by its routes', () => {
    const files = { 'index.html': '1', 'about.htm': '2', 'b/index.html': '3', 'c/d.XHTML': '4' };
    const { pages } = readSite(folderWith(files));
    expect(Object.fromEntries(pages)).toEqual({ '/': '1', '/about': '2', '/b': '3', '/c/d': '4' });
  });

  it('is read with every file, of any type and size', () => {
    const files = {
      'a.html': '',
      'css/a.css': 'b',
      _headers: '/*',
      '.well-known/security.txt': 'c',
      'd.js': '',
      'g.woff2': 'x'.repeat(20_000_001),
    };
    const read = [...readSite(folderWith(files)).files].map(([path, { length }]) => [path, length]);
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.length])),
    );
  });

  it.each(['a\\b.html', '%61.html', 'a\u200b.html', 'a\n.css'])(
    'has a fault if it has the name %j',
    (file) => {
      expect(Object.values(faultsOf(folderWith({ 'z.html': '', [file]: '' })))).toEqual([
        expect.stringMatching(/name has a character/),
      ]);
    },
  );

  it('has the text of a page without its byte order mark, and none of one that is not UTF-8', () => {
    const folder = folderWith({ 'a.html': '\uFEFFa', 'b.html': Buffer.from([0xe9]) });
    const { pages, pageFiles } = readSite(folder);
    expect([...pages]).toEqual([['/a', 'a']]);
    expect(pageFiles.get('/b')).toBe('b.html');
  });

  it('throws if the folder or its HTML files are missing', () => {
    const folder = folderWith({ 'page.txt': '' });
    expect(() => readSite(folder)).toThrow(`There is no HTML file in “${folder}”.`);
    const none = join(folder, 'none');
    expect(() => readSite(none)).toThrow(`There is no folder “${none}”.`);
  });
});

describe('What is not a file', () => {
  it('is a fault if it is a link, which is not followed', () => {
    const folder = folderWith({ 'a/index.html': '1' });
    const other = folderWith({ 'secret.html': '2' });
    symlinkSync(other, join(folder, 'linked'));
    symlinkSync(join(other, 'secret.html'), join(folder, 'linked.html'));
    symlinkSync(folder, join(folder, 'a', 'loop'));
    const message = 'This is a link to another file or folder. Put the file itself here.';
    const links = ['a/loop', 'linked', 'linked.html'].map((name) => [name, message]);
    expect(faultsOf(folder)).toEqual(Object.fromEntries(links));
    expect([...readSite(folder).files.keys()]).toEqual(['a/index.html']);
  });

  it('is a fault if it is a pipe, which is not opened', () => {
    const folder = folderWith({ 'index.html': '' });
    execFileSync('mkfifo', [join(folder, 'pipe.html')]);
    expect(faultsOf(folder)).toEqual({ 'pipe.html': 'This is not a regular file. Remove it.' });
  });

  it('is a fault if it is too large to be read', () => {
    const folder = folderWith({ 'index.html': '', 'a.bin': '' });
    truncateSync(join(folder, 'a.bin'), 2 ** 32);
    expect(faultsOf(folder)['a.bin']).toMatch(/^This cannot be read: .*2 GiB/);
  });
});
