import { basename } from 'node:path/posix';
import type { Both } from '../shared/report.ts';
import { withoutHash } from './hashed-names.ts';

/** The names of files in each build, and what is compared and shown instead. */
export type MaskedNames = Both<ReadonlyMap<string, string>>;

/**
 * Masks the hashes in the names of files that both builds have, so that a new hash is no difference
 * wherever the file is referred to. If a build has several files with the same name but for the hash, the
 * hash is not masked, since a page could refer to another of them: both names become the one after.
 *
 * @param renamed paths before to paths after, of the files whose names differ
 */
export function maskNames(
  paths: Both<Iterable<string>>,
  renamed: ReadonlyMap<string, string>,
): MaskedNames {
  const [pathsBefore, pathsAfter] = [[...paths.before], [...paths.after]];
  const existingAfter = new Set(pathsAfter);
  const byMask = [pathsBefore, pathsAfter].map((all) =>
    Map.groupBy(all, (path) => withoutHash(basename(path))),
  );
  const [before, after] = [new Map<string, string>(), new Map<string, string>()];
  for (const path of pathsBefore) {
    const pathAfter = renamed.get(path) ?? (existingAfter.has(path) ? path : undefined);
    const mask = withoutHash(basename(path));
    if (pathAfter === undefined || mask === undefined) continue;
    const isUnique = byMask.every((pathsByMask) => pathsByMask.get(mask)?.length === 1);
    const shown = isUnique ? mask : basename(pathAfter);
    before.set(basename(path), shown);
    after.set(basename(pathAfter), shown);
  }
  return { before, after };
}

/** Replaces the names of files in a text. Only names with a hash are replaced, so no other word is. */
export const renameFiles = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/[\w.-]{8,}/g, (word) => names.get(word) ?? word);
