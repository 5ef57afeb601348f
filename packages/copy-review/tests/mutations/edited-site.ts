import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSite, type Site } from '../../src/index.ts';
import type { Edit } from './edits.ts';
import type { Files } from './site.ts';

/** A site in a folder, and a copy of it, which holds one edit at a time. */
export interface EditedSite {
  readonly before: Site;
  readonly edited: (edit: Edit) => Site;
  /** Calls a function with the folders of both sites, and gives back its result. */
  readonly inFolders: <Result>(edit: Edit, use: UseFolders<Result>) => Result;
  /** Removes the folders. */
  readonly close: () => void;
}

type UseFolders<Result> = (before: string, after: string) => Result;

type Content = NonNullable<ReturnType<Files['get']>>;

/** Writes a file or a symbolic link, or removes it. */
function writeTo(folder: string, path: string, content: Content | undefined): void {
  const file = join(folder, path);
  rmSync(file, { force: true });
  if (content === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  if (Buffer.isBuffer(content)) writeFileSync(file, content);
  else symlinkSync(content.leadsTo, file);
}

/** Writes a site into two folders of their own. */
export function openSite(original: Files): EditedSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mutations-')));
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  for (const folder of [before, after])
    for (const [path, content] of original) writeTo(folder, path, content);
  let changed: readonly string[] = [];
  const inFolders: EditedSite['inFolders'] = (edit, use) => {
    for (const path of changed) writeTo(after, path, original.get(path));
    const files = new Map(original);
    edit(files);
    changed = [...new Set([...original.keys(), ...files.keys()])].filter(
      (path) => files.get(path) !== original.get(path),
    );
    for (const path of changed) writeTo(after, path, files.get(path));
    return use(before, after);
  };
  return {
    before: readSite(before, 'before'),
    inFolders,
    edited: (edit) => inFolders(edit, (_, folder) => readSite(folder, 'after')),
    close: () => {
      rmSync(root, { recursive: true });
    },
  };
}

/** Markdown as a reader sees it: without marks, tags and escapes. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\u200B|<\/?(?:span|code|h5|summary|details|br)>|\*\*|~~/g, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
