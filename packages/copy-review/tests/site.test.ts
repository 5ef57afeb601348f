import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSite } from '../src/site.ts';
import { emptyFolder } from './repository.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const routesOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(readSite(folderOf(files)).pages);

describe('A folder of HTML', () => {
  it('is read by its routes', () => {
    const files = { 'index.html': '1', 'about.htm': '2', 'b/index.html': '3', 'c/d.XHTML': '4' };
    expect(routesOf(files)).toEqual({ '/': '1', '/about': '2', '/b': '3', '/c/d': '4' });
  });

  it('keeps both pages if two files have the same route', () => {
    const files = { 'about/index.html': 'folder', 'about.html': 'file', 'style.css': '' };
    expect(routesOf(files)).toEqual({ '/about': 'file', '/about/': 'folder' });
  });

  it('is read with its style sheets, images and fonts, within the size limits', () => {
    const files = { 'a.html': '', 'css/a.css': 'b', 'c.svg': '<svg/>', 'd.js': '', 'e.PNG': 'f' };
    const folder = folderOf({ ...files, 'g.woff2': 'x'.repeat(2_000_001) });
    const read = [...(readSite(folder).files ?? [])].map(([path, { length }]) => [path, length]);
    expect(read).toEqual([
      ['c.svg', 6],
      ['css/a.css', 1],
      ['e.PNG', 1],
    ]);
  });

  it('throws if the folder or its HTML files are missing', () => {
    const folder = folderOf({ 'page.txt': '' });
    expect(() => readSite(folder)).toThrow(`There is no HTML file in “${folder}”.`);
    const none = join(folder, 'none');
    expect(() => readSite(none)).toThrow(`There is no folder “${none}”.`);
  });
});

/** A folder with a page, and with symbolic links to another folder and to a page in it. */
function folder(): string {
  const [here, other] = ['here-', 'other-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  if (here === undefined || other === undefined) throw new Error('No folder');
  mkdirSync(join(here, 'a'));
  for (const file of [join(here, 'a', 'index.html'), join(other, 'secret.html')])
    writeFileSync(file, '<p>One');
  writeFileSync(join(other, 'a.css'), '');
  symlinkSync(join(other, 'a.css'), join(here, 'a.css'));
  symlinkSync(other, join(here, 'linked'));
  symlinkSync(join(other, 'secret.html'), join(here, 'linked.html'));
  return here;
}

it('does not follow symbolic links', () => {
  const { pages, files } = readSite(folder());
  expect([...pages.keys(), ...(files?.keys() ?? [])]).toEqual(['/a']);
});

it('has routes relative to the folder, also for “.”', () => {
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const words = ['--before', '.', '--after', '.', '--out', 'review'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: folder(),
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Nothing that a visitor reads has changed.\n',
    stderr: '',
  });
});
