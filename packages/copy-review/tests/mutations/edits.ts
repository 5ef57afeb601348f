/** A mutation of the example site, what the report must say about it, and the edits that make it. */
import type { Verdict } from '../../src/shared/report.ts';
import type { Files } from './site.ts';

export type Edit = (files: Files) => void;

export interface Expected {
  readonly verdict?: Verdict;
  /** Whether a fault must block the change; left out where the design does not say. */
  readonly blocks?: boolean;
  /** The same of the change that undoes it. */
  readonly undoBlocks?: boolean;
}

/**
 * One way to change the site.
 *
 * @property reported what the Markdown report must contain: where it is, and what is new
 */
export type Mutation = readonly [
  name: string,
  edit: Edit,
  reported: readonly (string | RegExp)[],
  expected?: Expected,
];

/** The words are as before, and something else is not. */
export const WORDS_UNCHANGED: Expected = { verdict: 'words unchanged' };
export const BLOCKED: Expected = { blocks: true };
/** Something cannot be read, so nobody may take it for unchanged. */
export const UNKNOWN: Expected = { verdict: 'unknown', blocks: true };

export const HOME = 'index.html';
export const COIN = 'coin.html';
export const TERMS = 'terms.html';
export const PLEDGE = 'pledge.html';
export const CONTACT = 'contact.html';
export const PAGES = [HOME, COIN, TERMS, PLEDGE, CONTACT, '404.html'] as const;

export function bytesOf(files: Files, path: string): Buffer {
  const bytes = files.get(path);
  if (!Buffer.isBuffer(bytes)) throw new Error(`There is no file ${path}.`);
  return bytes;
}

export const textOf = (files: Files, path: string): string => bytesOf(files, path).toString('utf8');

/** Writes a file, whether or not it exists. */
export const write =
  (path: string, content: string | Buffer): Edit =>
  (files) =>
    void files.set(path, Buffer.from(content));

/** Adds a symbolic link. */
export const link =
  (path: string, leadsTo: string): Edit =>
  (files) =>
    void files.set(path, { leadsTo });

export const remove =
  (path: string): Edit =>
  (files) => {
    if (!files.delete(path)) throw new Error(`There is no file ${path}.`);
  };

export const append =
  (path: string, text: string): Edit =>
  (files) => {
    write(path, Buffer.concat([bytesOf(files, path), Buffer.from(text)]))(files);
  };

/** Replaces every occurrence in a file; there must be one. */
export const replaceAll =
  (path: string, before: string, after: string): Edit =>
  (files) => {
    const text = textOf(files, path);
    if (!text.includes(before)) throw new Error(`${path} does not contain ${before}`);
    write(
      path,
      text.replaceAll(before, () => after),
    )(files);
  };

/** Replaces the only occurrence in a file. */
export const replace =
  (path: string, before: string, after: string): Edit =>
  (files) => {
    if (textOf(files, path).split(before).length > 2)
      throw new Error(`${path} contains ${before} more than once`);
    replaceAll(path, before, after)(files);
  };

/** Swaps the only occurrences of two texts in a file. */
export const swap = (path: string, one: string, other: string): Edit =>
  edits(replace(path, one, '\0'), replace(path, other, one), replace(path, '\0', other));

/** Swaps the contents of two files. */
export const swapFiles =
  (one: string, other: string): Edit =>
  (files) => {
    const [first, second] = [bytesOf(files, one), bytesOf(files, other)];
    files.set(one, second).set(other, first);
  };

export const edits =
  (...all: readonly Edit[]): Edit =>
  (files) => {
    for (const edit of all) edit(files);
  };

export const inEveryPage = (before: string, after: string): Edit =>
  edits(...PAGES.map((path) => replaceAll(path, before, after)));

/** Adds HTML at the end of the text of a page. */
export const addTo = (path: string, html: string): Edit =>
  replace(path, '</main>', `${html}</main>`);

/** Adds HTML to the head of a page. */
export const addToHead = (path: string, html: string): Edit =>
  replace(path, '</head>', `${html}</head>`);

/** Gives a file a new name, also where other files name it. */
export const renameFile =
  (path: string, to: string): Edit =>
  (files) => {
    const bytes = bytesOf(files, path);
    files.delete(path);
    files.set(to, bytes);
    const [name = '', newName = ''] = [path, to].map((one) => one.split('/').at(-1));
    for (const [other, content] of files) {
      if (!Buffer.isBuffer(content) || !/(?:\.html|\.css|\.js|^_headers)$/.test(other)) continue;
      write(other, content.toString('utf8').replaceAll(name, newName))(files);
    }
  };
