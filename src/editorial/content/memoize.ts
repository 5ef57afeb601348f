/** The function, with each result kept as long as the object that it was called with. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): typeof make {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
