import { createHash } from 'node:crypto';

/** Matches an id of `createIds`. */
export const ID = /^c[\w-]{20}(?:-[1-9]\d{0,5})?$/;

/**
 * Creates a function that makes ids for the entries of one report from their kind and content. Equal
 * entries of two reports have the same id. Entries that are equal within a report are counted:
 * the second one ends with `-2`.
 */
export function createIds(): (kind: string, content: unknown) => string {
  const counts = new Map<string, number>();
  return (kind, content) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([kind, content]))
      .digest('base64url');
    // 120 bits: too many to find two texts with one id by trying, and pass off one as the other.
    const id = `c${hash.slice(0, 20)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
