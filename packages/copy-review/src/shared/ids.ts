import { createHash } from 'node:crypto';

/**
 * Creates a function that makes ids for the entries of one report from their content. Equal entries of
 * two reports have the same id. Entries that are equal within a report are counted: the second one ends
 * with `-2`.
 */
export function createIds(): (...content: readonly unknown[]) => string {
  const counts = new Map<string, number>();
  return (...content) => {
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    // 120 bits: too many to find two texts with one id by trying, and pass off one as the other.
    const id = `c${hash.slice(0, 20)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
