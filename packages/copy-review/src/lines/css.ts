import { collapse, type Line } from './line.ts';

/** A comment, string, escape or unquoted `url()` as one token, a brace or semicolon, or anything else. */
const TOKEN =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\\[^]|url\([^"')]*\)|[{};]|[^"'\\/{};u]+|[^]/gi;

/** Cuts a style sheet into declarations, each after its selector and the rules around it. */
export function cutCss(source: string, place = ''): Line[] {
  const lines: Line[] = [];
  const open: string[] = [];
  let isEmpty = false;
  let part = '';
  const add = (text: string) => lines.push({ text: place + text });
  const end = () => {
    const declaration = collapse(part);
    part = '';
    if (declaration === '') return;
    isEmpty = false;
    add([...open, declaration].join(' { '));
  };
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === '{') {
      open.push(collapse(part));
      // Two blocks of a rule such as `@layer` are not always the same as one.
      if (collapse(part).startsWith('@')) add(`${open.join(' { ')} {`);
      part = '';
      isEmpty = true;
    } else if (token === '}') {
      end();
      if (open.length === 0) add('}');
      else if (isEmpty) add(`${open.join(' { ')} { }`);
      open.pop();
      isEmpty = false;
    } else if (token === ';') end();
    else part += token;
  }
  end();
  if (open.length > 0) add(`${open.join(' { ')} { (is not closed)`);
  return lines;
}
