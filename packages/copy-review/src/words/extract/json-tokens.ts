import type { SourceRange } from '../../shared/page-text.ts';

/** A string, a bracket, comma or colon, another value, or white space. */
const TOKEN = /"(?:\\[^]|[^"\\])*"|[{}[\],:]|[^\t\n\r "{}[\],:]+|[\t\n\r ]+/g;

/** A token of the source of JSON, with the property names and array indexes that lead to it. */
export interface JsonToken extends SourceRange {
  readonly text: string;
  readonly path: readonly (string | number)[];
  readonly kind: 'value' | 'name' | 'open' | 'close' | 'other';
}

/** Whether a text is JSON. */
export function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}

/** The tokens of a source that is JSON. Joined, they are it. Not recursive, so that its depth is not limited. */
export function jsonTokens(source: string): JsonToken[] {
  const path: (string | number)[] = [];
  const matches = [...source.matchAll(TOKEN)];
  return matches.map(({ 0: text, index }, place): JsonToken => {
    const token = (kind: JsonToken['kind']): JsonToken => {
      return { text, path: [...path], kind, start: index, end: index + text.length };
    };
    const last = path.at(-1);
    if (text === '{' || text === '[') {
      const opened = token('open');
      path.push(text === '[' ? 0 : '');
      return opened;
    }
    if (text === '}' || text === ']') {
      path.pop();
      return token('close');
    }
    if (text === ',' && typeof last === 'number') path[path.length - 1] = last + 1;
    if (text === ',' || text === ':' || text.trim() === '') return token('other');
    if (!isFollowedByColon(matches, place)) return token('value');
    path[path.length - 1] = JSON.parse(text) as string;
    return token('name');
  });
}

function isFollowedByColon(matches: readonly RegExpExecArray[], place: number): boolean {
  const next = matches.slice(place + 1, place + 3).find(([text]) => text.trim() !== '');
  return next?.[0] === ':';
}
