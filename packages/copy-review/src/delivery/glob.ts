/**
 * Whether a path matches a pattern of `_headers`, in which `*` is any text and `:name` is a part of
 * the path. It takes linear time in each part, whatever the pattern is.
 */
export function matchesPattern(path: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.replaceAll(/:[a-z]\w*/gi, '*').split('*');
  const last = others.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
