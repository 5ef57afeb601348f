const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, `aa`, `ab` … */
function letters(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? last : letters(Math.floor(index / LETTERS.length) - 1) + last;
}

/**
 * Returns a function that assigns each key a unique short name, and returns the same one for it
 * later. Classes and custom properties with short names make the styles of a page smaller.
 *
 * @param taken names that must not be assigned
 */
export function shortNames(taken: ReadonlySet<string>): (key: string) => string {
  const names = new Map<string, string>();
  let next = 0;
  return (key) => {
    let name = names.get(key);
    while (name === undefined || (!names.has(key) && taken.has(name))) {
      name = letters(next);
      next += 1;
    }
    names.set(key, name);
    return name;
  };
}
