import { collapse, cutText, type Line } from './line.ts';

/** A string, a bracket, comma or colon, or another value. */
const TOKEN = /"(?:\\[^]|[^"\\])*"|[{}[\],:]|[^\t\n\f\r "{}[\],:]+/g;

export function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

/**
 * Cuts the source of JSON into its values, each after its path. The indexes of arrays are left out, so
 * that a new entry changes no other line. What is not JSON is cut at its lines.
 */
export function cutJson(source: string, place = ''): Line[] {
  if (!isJson(source)) return cutText(source).map(({ text }) => ({ text: place + text }));
  const lines: Line[] = [];
  /** The name within each open object; `[]` for an array. */
  const path: string[] = [];
  let last = '';
  const add = (value: string) => {
    const said = value.startsWith('"') ? { said: JSON.parse(value) as string } : {};
    lines.push({ text: `${place}${path.join('.')}: ${collapse(value)}`, ...said });
  };
  const tokens = source.match(TOKEN) ?? [];
  tokens.forEach((token, index) => {
    if (token === '{' || token === '[') path.push(token === '[' ? '[]' : '');
    else if (token === '}' || token === ']') {
      path.pop();
      if (last === '{' || last === '[') add(last + token);
    } else if (tokens[index + 1] === ':')
      path[path.length - 1] = (JSON.parse(token) as string) || '""';
    else if (token !== ',' && token !== ':') add(token);
    last = token;
  });
  return lines;
}
