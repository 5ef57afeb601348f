import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../src/read-site.ts';
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

  it('loses no page where two files have one route', () => {
    const files = { 'about/index.html': 'folder', 'about.html': 'file', 'style.css': '' };
    expect(routesOf(files)).toEqual({ '/about': 'file', '/about/': 'folder' });
  });

  it('says what is missing', () => {
    const folder = folderOf({ 'page.txt': '' });
    expect(() => readSite(folder)).toThrow(`There is no HTML file in “${folder}”.`);
    const none = join(folder, 'none');
    expect(() => readSite(none)).toThrow(`There is no folder “${none}”.`);
  });
});
