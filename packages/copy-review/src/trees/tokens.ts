import type { CheerioAPI } from 'cheerio';
import { isTag, type AnyNode, type Element, type Text } from 'domhandler';
import { HEADING, normalizeText, walk } from '../extract/html.ts';
import { isBlank } from '../shared/white-space.ts';

/** A start tag, an end tag, a text or a comment of a page, in document order. */
export interface Token {
  readonly kind: 'start' | 'end' | 'text' | 'comment';
  readonly node: AnyNode;
  /** Equal for tokens that are the same in both versions. */
  readonly key: string;
  /** The heading above it; empty above the first one. */
  readonly section: string;
}

/** Elements in which white space is significant. */
const PRESERVED = new Set(
  'pre textarea listing xmp plaintext script style iframe noembed noframes'.split(' '),
);

/** The text with white space collapsed. Within code, spaces are significant, but line breaks are not. */
const collapsed = (text: string, isCode: boolean): string =>
  isCode
    ? text.replaceAll(/[ \t]*[\n\r\f][ \t\n\r\f]*/g, ' ')
    : text.replaceAll(/[ \t\n\r\f]+/g, ' ').replaceAll(/^ | $/g, '');

/**
 * The tokens of a parsed page. Two pages with the same keys have the same tree, apart from white space
 * that is collapsed and from what `keyOf` leaves out.
 *
 * @param keyOf the start tag as a text
 */
export function tokensOf($: CheerioAPI, keyOf: (element: Element) => string): Token[] {
  const tokens: Token[] = [];
  let section = '';
  let preservedDepth = 0;
  let codeDepth = 0;
  const add = (kind: Token['kind'], node: AnyNode, key: string) =>
    tokens.push({ kind, node, key, section });
  for (const root of $.root())
    walk(root, {
      enter(element) {
        if (HEADING.test(element.name)) section = normalizeText($(element).text());
        if (PRESERVED.has(element.name)) preservedDepth += 1;
        if (element.name === 'code') codeDepth += 1;
        add('start', element, keyOf(element));
        return true;
      },
      leave(element) {
        if (PRESERVED.has(element.name)) preservedDepth -= 1;
        if (element.name === 'code') codeDepth -= 1;
        add('end', element, `</${element.name}`);
      },
      text(data, node) {
        const text = preservedDepth > 0 ? data : collapsed(data, codeDepth > 0);
        if (text !== '') add('text', node, `#${text}`);
      },
      other(node) {
        add('comment', node, `!${node.data}`);
      },
    });
  return tokens;
}

/** The text nodes within an element that are not only white space. */
export function textNodes(element: Element): Text[] {
  const nodes: Text[] = [];
  walk(element, {
    enter: () => true,
    text: (data, node) => {
      if (!isBlank(data)) nodes.push(node);
    },
  });
  return nodes;
}

/** The innermost element around a node, also around the content of a `template`. */
export function parentOf({ parent }: AnyNode): Element | undefined {
  let outer: AnyNode | null = parent;
  while (outer && !isTag(outer)) outer = outer.parent;
  return outer ?? undefined;
}

/** The start tag of an element as it could be written: `<a href="/legal">`. */
export const startTag = ({ name, attribs }: Element): string =>
  `<${[name, ...Object.entries(attribs).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;

/** Attributes that distinguish elements of one kind. The first one that an element has is used. */
const NAMING = ['id', 'name', 'property', 'http-equiv', 'rel', 'type', 'href', 'src'];

/** The maximum number of characters of an element's text that are used as its name. */
const MAX_NAME = 40;

/** The first characters of the text within an element. Stops early: elements may be nested very deeply. */
export function firstText(element: Element, length: number): string {
  const words: string[] = [];
  let left = length;
  walk(element, {
    enter: () => left > 0,
    text: (data) => {
      const text = normalizeText(data);
      if (text === '' || left <= 0) return;
      words.push(text);
      left -= text.length + 1;
    },
  });
  const text = words.join(' ');
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

/** The place of an element: “No guarantees › a “Read the contract””. */
export function placeOf(element: Element | undefined, section: string): string {
  if (!element) return section;
  const text = firstText(element, MAX_NAME);
  const naming = NAMING.find((name) => element.attribs[name] !== undefined);
  const isNamedByText = text !== '' && !['script', 'style', 'title'].includes(element.name);
  const name = isNamedByText
    ? ` “${text}”`
    : naming === undefined
      ? ''
      : ` ${naming}="${element.attribs[naming] ?? ''}"`;
  return [...(section === '' ? [] : [section]), `${element.name}${name}`].join(' › ');
}
