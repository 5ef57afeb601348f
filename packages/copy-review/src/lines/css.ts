import { plainCss } from '../shared/css-text.ts';
import { collapse, placed, type Line } from './line.ts';

/** The first alternative that matches is a token. Braces and semicolons within the first five are no ends of rules. */
const TOKENS = {
  comment: /\/\*[^]*?(?:\*\/|$)/,
  doubleQuoted: /"(?:\\[^]|[^"\\\n])*"?/,
  singleQuoted: /'(?:\\[^]|[^'\\\n])*'?/,
  escape: /\\[^]/,
  unquotedUrl: /url\([^"')]*\)/,
  punctuation: /[{};]/,
  // Without the characters with which another token can begin.
  others: /[^"'\\/{};u]+/,
  character: /[^]/,
};
const TOKEN = new RegExp(
  Object.values(TOKENS)
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

/**
 * Cuts a style sheet after its braces and semicolons. A declaration is shown after its selector and the rules around
 * it.
 *
 * @param place what each line is shown after, such as `<style> `
 */
export function cutCss(source: string, place = ''): Line[] {
  const lines: Line[] = [];
  /** The open rules: their numbers, and what is before their braces. */
  const open: { readonly rule: number; readonly name: string }[] = [];
  let rules = 0;
  /** The source that follows the last line. */
  let part = '';
  const add = (text: string, properties: Partial<Line> = {}) => {
    const around = open.map(({ name }) => `${name} { `).join('');
    if (part !== '')
      lines.push({ source: part, shown: placed(place + around, text), ...properties });
    part = '';
  };
  const addDeclaration = () => {
    add(collapse(part).replace(/(?<=.) ?;$/, ''), { property: propertyOf(part) });
  };
  for (const [token] of source.matchAll(TOKEN)) {
    if (token === '}') {
      addDeclaration();
      part = token;
      const closed = open.pop();
      // Only a brace that closes no rule is shown.
      add(closed ? '' : '}', closed ? { closes: closed.rule } : {});
      continue;
    }
    part += token;
    if (token === ';') addDeclaration();
    else if (token === '{') {
      const name = collapse(part.slice(0, -1));
      add(`${name} {`, { opens: ++rules });
      open.push({ rule: rules, name });
    }
  }
  addDeclaration();
  if (open.length > 0) lines.push({ source: '', shown: `${place}(a rule is not closed)` });
  return lines;
}

/** The name of the property that a declaration sets, in lower case. */
const propertyOf = (declaration: string): string =>
  (/^[^:]*/.exec(plainCss(declaration))?.[0] ?? '').trim().toLowerCase();
