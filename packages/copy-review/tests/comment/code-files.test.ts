import { describe, expect, it } from 'vitest';
import { codeFiles, listFiles } from '../../src/comment/code-files.ts';

const DATA = ['src/content/**/*.{md,mdx,yaml,txt}', 'docs/**/*.md', '*.md'];

describe('A changed file', () => {
  it.each([
    'src/content/legal/01-a.mdx',
    'src/content/studio.yaml',
    'src/content/figures.txt',
    'docs/a/b.md',
    'README.md',
    'src/assets/a.svg',
    'public/icon.PNG',
  ])('that no build runs is data: %s', (file) => {
    expect(codeFiles([file], DATA)).toEqual([]);
  });

  it.each([
    // A style sheet can load a plugin.
    'src/styles/base.css',
    'docs/notes.js',
    'docs/index.html',
    'tests/unit/a.test.ts',
    'src/content/faq.ts',
    // A link to a folder has the name of a file.
    'src/content/faq',
    'src/content/.hidden/a.js',
    'src/pages/new.md',
    'public/_headers',
    'packages/copy-review/src/command/main.ts',
    '.github/workflows/review.yml',
    'package-lock.json',
    '.npmrc',
    'a.png.js',
    'src/content/a.md\n.js',
  ])('that a build can run is code: %s', (file) => {
    expect(codeFiles([file], DATA)).toEqual([file]);
  });

  it('is not known to be either if the files are not known', () => {
    expect(codeFiles(undefined, DATA)).toBeUndefined();
  });
});

describe('The list of files', () => {
  const list = (files: readonly string[], room: number) => listFiles(files, (name) => name, room);
  const FILES = ['a/b/c/1.ts', 'a/b/c/2.ts', 'a/b/3.ts', 'a/4.ts', '5.ts'];

  it('names all that fit', () => {
    expect(list(FILES, FILES.join('\n').length + 1)).toEqual(FILES);
    expect(list([], 10)).toEqual([]);
  });

  it('counts the others by their outermost folder', () => {
    const folders = ['a/ (4 files)', '5.ts'];
    expect(list(FILES, FILES.join('\n').length)).toEqual(folders);
    expect(list(['a/long-name.ts', 'b'], 15)).toEqual(['a/ (1 file)', 'b']);
  });

  it('counts in its last line what does not fit', () => {
    const top = Array.from({ length: 100 }, (_, index) => `${index}.ts`);
    const lines = list(['a/1.ts', 'a/2.ts', ...top], 64);
    expect(lines).toEqual([
      'a/ (2 files)',
      ...['0.ts', '1.ts', '2.ts'],
      'and 97 more: see “Files changed”',
    ]);
    expect(list(['long'.repeat(9)], 10)).toEqual(['and 1 more: see “Files changed”']);
  });
});
