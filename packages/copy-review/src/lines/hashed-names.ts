import { createHash } from 'node:crypto';
import type { Files } from '../files/site.ts';
import { mostSimilarPairs, wordBag } from '../words/align/similarity.ts';

/**
 * Splits a path at its content hash, which is after a dot or a hyphen (`name.BsIqT_PF.svg`,
 * `name-DPE3HIJ6.js`) or the whole name (`69499a46a2.css`). Vite writes eight characters of Base64,
 * other tools hexadecimal digits.
 */
const HASHED = /^(.*[^/][.-]|(?:.*\/)?(?=[\da-f]+\.\w+$))([\w-]{8}|[\da-f]{8,})(\.\w+)$/;

/** The path with `*` instead of its content hash; undefined if it has none. */
export function withoutHash(path: string): string | undefined {
  const [, start = '', hash = '', extension = ''] = HASHED.exec(path) ?? [];
  // A word such as `mountain` in `hero-mountain.png` is not a hash: a hash has digits, capitals or `_`.
  return /[\dA-Z_]/.test(hash) ? `${start}*${extension}` : undefined;
}

/** The minimum similarity of paired files, if several files have the same name without the hash. */
const MIN_SIMILARITY = 0.3;

/**
 * Pairs the files of two builds whose names differ only in a content hash: those with equal contents
 * first, then the most similar ones. The result is a bijection: paths before to paths after. Names
 * that both builds have are not in it.
 */
export function pairHashedNames(before: Files, after: Files): Map<string, string> {
  const pairs = new Map<string, string>();
  const added = groupByName(after, before);
  for (const [name, filesBefore] of groupByName(before, after)) {
    const filesAfter = added.get(name) ?? [];
    const byContent = Map.groupBy(filesAfter, ([, content]) => shortHash(content));
    const changed = filesBefore.filter(([path, content]) => {
      const equal = byContent.get(shortHash(content))?.shift();
      if (equal) pairs.set(path, equal[0]);
      return !equal;
    });
    const unmatched = [...byContent.values()].flat();
    const isOnlyPair = changed.length === 1 && unmatched.length === 1;
    const similar = mostSimilarPairs(
      changed.map(bagged),
      unmatched.map(bagged),
      isOnlyPair ? 0 : MIN_SIMILARITY,
    );
    for (const [[path], [partner]] of similar) pairs.set(path, partner);
  }
  return pairs;
}

/** The files with a hash in their names that the other build lacks, by their names without it. */
const groupByName = (files: Files, other: Files) =>
  Map.groupBy(
    [...files].filter(([path]) => !other.has(path) && withoutHash(path) !== undefined),
    ([path]) => withoutHash(path) ?? '',
  );

const bagged = (item: readonly [path: string, content: Buffer]) => {
  const [, content] = item;
  return { item, bag: wordBag([content.toString('latin1')]) };
};

/** The first 12 hexadecimal digits of the SHA-256 of a file, with which reports name its version. */
export const shortHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
