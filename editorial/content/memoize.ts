/** Caches the result of a function for each object it is called with, until that object is collected. */
export function memoize<Key extends object, Value extends object>(
  make: (key: Key) => Value,
): typeof make {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
