import { cutCss } from './css.ts';
import { cutJson, isJson } from './json.ts';
import { collapse, cutPolicy, cutScript, WHITE_SPACE, type Line, type Tag } from './line.ts';

const SPACE = `[${WHITE_SPACE}]`;
const OTHER = String.raw`<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?`;
const TAG = new RegExp(`${OTHER}|<(\\/?[a-z][^${WHITE_SPACE}/>]*)`, 'gi');
const ATTRIBUTE = new RegExp(
  `(?:${SPACE}|/(?!${SPACE}*>))*([^${WHITE_SPACE}/>][^${WHITE_SPACE}/>=]*)(?:${SPACE}*=${SPACE}*("[^"]*"|'[^']*'|[^${WHITE_SPACE}>]*))?`,
  'y',
);
const END = new RegExp(`${SPACE}*(/?)${SPACE}*>?`, 'y');

/** Elements whose content has no tags. */
const RAW = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

/** Attributes with texts or addresses for people. */
const SAID =
  /^(?:alt|aria-\w+|placeholder|title|label|summary|href|src|action|formaction|value|start|datetime|content|lang)$/;

interface Attribute {
  readonly name: string;
  readonly source: string;
  readonly value: string;
}

/** Cuts the source of HTML, SVG or XML at its tags, attributes and texts. Nothing is repaired. */
export function cutHtml(source: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  while (at < source.length) {
    TAG.lastIndex = at;
    const found = TAG.exec(source);
    lines.push(...cutTextOf(source.slice(at, found?.index)));
    if (!found) break;
    at = TAG.lastIndex;
    const [other, name] = found;
    if (name === undefined) {
      lines.push({ text: collapse(other) });
      continue;
    }
    const attributes: Attribute[] = [];
    ATTRIBUTE.lastIndex = at;
    for (let one = ATTRIBUTE.exec(source); one; one = ATTRIBUTE.exec(source)) {
      const [whole, own = '', value = ''] = one;
      at = ATTRIBUTE.lastIndex;
      attributes.push({
        name: own.toLowerCase(),
        source: collapse(whole),
        value: value.replace(/^(["'])([^]*)\1$/, '$2'),
      });
    }
    END.lastIndex = at;
    const [end = '', slash = ''] = END.exec(source) ?? [];
    at += end.length;
    lines.push({ text: `<${name}${slash === '' ? '' : ' /'}>` });
    const tag: Tag = { name, attributes: attributes.map((one) => one.source) };
    const add = (own: readonly Line[]) => lines.push(...own.map((line) => ({ ...line, tag })));
    for (const attribute of attributes) add(cutAttribute(name, attribute, attributes));
    const element = name.toLowerCase();
    if (!RAW.has(element) || slash !== '') continue;
    const close = new RegExp(`</${element}(?=[${WHITE_SPACE}/>])`, 'gi');
    close.lastIndex = at;
    const stop = close.exec(source)?.index ?? source.length;
    add(cutRaw(element, attributes, source.slice(at, stop)));
    at = stop;
  }
  return lines;
}

function cutTextOf(source: string): Line[] {
  const text = collapse(source);
  return text === '' ? [] : [{ text, said: text }];
}

function cutAttribute(tag: string, own: Attribute, all: readonly Attribute[]): Line[] {
  const { name, source, value } = own;
  if (name === 'content' && valueOf(all, 'http-equiv').startsWith('content-security-policy'))
    return cutPolicy(value, `<${tag} content`);
  const json = value.replaceAll('&quot;', '"');
  if (/^[{[]/.test(json) && isJson(json)) return cutJson(json, `<${tag} ${name} `);
  return [{ text: `<${tag} ${source}>`, ...(SAID.test(name) ? { said: value } : {}) }];
}

/** The content of an element without tags. */
function cutRaw(element: string, attributes: readonly Attribute[], source: string): Line[] {
  if (element === 'style') return cutCss(source, '<style> ');
  if (element !== 'script') return cutTextOf(source);
  return isJson(source) || valueOf(attributes, 'type').includes('json')
    ? cutJson(source, '<script> ')
    : cutScript(source, '<script> ');
}

const valueOf = (attributes: readonly Attribute[], name: string) =>
  attributes.find((one) => one.name === name)?.value.toLowerCase() ?? '';
