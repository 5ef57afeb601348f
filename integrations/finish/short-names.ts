/**
 * Short names for the classes and custom properties that the build makes. They are made in two steps: first a long
 * name that no other word of a page has, so that it can be found and replaced anywhere, then a short one instead.
 */
import { hash } from 'node:crypto';

/** Without D: ad blockers hide elements with a class such as “ad” or “Ads”. */
const LETTERS = 'ABCEFGHIJKLMNOPQRSTUVWXYZabcefghijklmnopqrstuvwxyz';
const CHARACTERS = `${LETTERS}0123456789`;
/** The length of a long name: a word of letters and figures that is as long is hardly ever anything else. */
const LENGTH = 16;

/** Matches every name of `hashName`. */
export const HASH_NAME = new RegExp(`\\b[A-Za-z][A-Za-z0-9]{${LENGTH - 1}}\\b`, 'g');

/**
 * Names something by a hash of what it holds: a letter, then letters and figures. `shortNames`
 * shortens it.
 */
export function hashName(content: string): string {
  const bytes = hash('sha256', content, 'buffer').subarray(0, LENGTH);
  return [...bytes]
    .map((byte, index) =>
      index === 0
        ? LETTERS.charAt(byte % LETTERS.length)
        : CHARACTERS.charAt(byte % CHARACTERS.length),
    )
    .join('');
}

/**
 * Shortens names of `hashName` to their first two characters. All names that begin with the same
 * two get one more, and so on. As a name depends on what it holds and not on its place among the
 * others, a new one changes no other name, except one that begins like it.
 *
 * @param taken names that must not be assigned
 * @returns the short names by the long ones
 */
export function shortNames(
  names: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const shorten = (group: readonly string[], length: number): [string, string][] =>
    [...Map.groupBy(group, (name) => name.slice(0, length))].flatMap(([start, same]) => {
      const [name = '', ...others] = same;
      return others.length > 0 || taken.has(start) ? shorten(same, length + 1) : [[name, start]];
    });
  return new Map(shorten([...names], 2));
}
