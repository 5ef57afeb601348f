import { isJson, jsonTokens, type JsonToken } from '../words/extract/json-tokens.ts';
import { collapse, cutText, type Line } from './line.ts';

/**
 * Cuts JSON at its values, its lists and its objects. A value is shown after its path, in which the indexes of arrays
 * are left out, so that a new entry changes no other line. What is not JSON is cut at its lines.
 *
 * @param place what each line is shown after, such as `<script> `
 */
export function cutJson(source: string, place = ''): Line[] {
  if (!isJson(source)) return cutText(source, place);
  const lines: Line[] = [];
  /** The numbers of the open lists and objects. */
  const open: number[] = [];
  let lists = 0;
  let pending = '';
  const add = (text: string, line: Omit<Line, 'source'>) => {
    lines.push({ source: pending + text, ...line });
    pending = '';
  };
  const tokens = jsonTokens(source);
  tokens.forEach(({ kind, text, path, start, end }, index) => {
    if (kind === 'value')
      add(text, { shown: `${place}${shownPath(path)}: ${collapse(text)}`, range: { start, end } });
    else if (kind === 'open') {
      const next = tokens.slice(index + 1).find((token) => token.text.trim() !== '');
      const isEmpty = next?.kind === 'close';
      open.push(++lists);
      const shown = isEmpty ? `${place}${shownPath(path)}: ${text}${next.text}` : '';
      add(text, { shown, opens: lists });
    } else if (kind === 'close') {
      const closes = open.pop();
      add(text, { shown: '', ...(closes === undefined ? {} : { closes }) });
    } else pending += text;
  });
  if (pending !== '') add('', { shown: '' });
  return lines;
}

const shownPath = (path: JsonToken['path']): string =>
  path.map((part) => (typeof part === 'number' ? '[]' : part || '""')).join('.');
