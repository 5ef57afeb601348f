import { isTag, isText, type AnyNode, type Element, type Text } from 'domhandler';
import type { Token } from 'parse5';
import type { SourceRange } from '../../shared/page-text.ts';

/** A placeholder for the unknown origin of a site. */
export const ORIGIN = 'https://site.invalid';

/** Elements without text for visitors. */
export const TEXTLESS_ELEMENTS = new Set('script style link meta base use defs'.split(' '));

/** Elements that begin and end a block; all others are inline. */
export const BLOCKS = new Set(
  [
    'address article aside blockquote body button caption center dd desc details dialog dir div dl dt',
    'fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html label',
    'legend li main menu nav noscript ol optgroup option p pre search section select summary svg',
    'table tbody td template text textarea tfoot th thead title tr ul video audio object iframe',
    'astro-island astro-slot',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that only contain text or group other elements. A string without others is read as a text. */
export const TEXT_ELEMENTS = new Set(
  [
    'a abbr address article aside b blockquote br caption cite code dd dfn div dl dt em figcaption',
    'figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i kbd li main mark nav ol p q s section small',
    'span strong sub sup table tbody td tfoot th thead time tr ul wbr',
  ].flatMap((names) => names.split(' ')),
);

/** Elements whose items or rows belong together: see `list` of `Block`. */
export const LISTS = new Set(['ul', 'ol', 'menu', 'dl', 'table']);

/** Matches the names of elements that are headings. */
export const HEADING = /^h[1-6]$/;

/** Elements that end the sections begun within them. A `header` does not: its heading belongs to the text after it. */
export const SECTIONING = new Set(
  'article aside details dialog footer li main nav section'.split(' '),
);

/** The titles of landmarks without a heading. */
export const LANDMARKS: Readonly<Record<string, string>> = {
  header: 'Header',
  nav: 'Navigation',
  aside: 'Aside',
  footer: 'Footer',
};

/** Collapses and trims white space; a run with a tab becomes a tab. Invisible characters stay, also in addresses. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/[^\S\t\uFEFF]+/g, ' ')
    .replaceAll(/ ?\t[ \t]*/g, '\t')
    .replaceAll(/^[ \t]|[ \t]$/g, '');
}

/** Where an attribute is in the source of its page, which must have been parsed with its locations. */
export function attributeRange(
  { sourceCodeLocation }: Element,
  attribute: string,
): readonly SourceRange[] {
  // The parser adds the places of attributes, of which `domhandler` does not know.
  const location: Token.ElementLocation | null | undefined = sourceCodeLocation;
  const place = location?.attrs?.[attribute];
  return place ? [{ start: place.startOffset, end: place.endOffset }] : [];
}

/** Where a text is in the source of its page, which must have been parsed with its locations. */
export function textRange({ sourceCodeLocation: place }: Text): readonly SourceRange[] {
  return place ? [{ start: place.startOffset, end: place.endOffset }] : [];
}

/** What `walk` calls. */
export interface Visitor {
  /** Called before the children of an element; false skips them. */
  readonly enter: (element: Element) => boolean;
  /** Called after the children of an element, also if these were skipped. */
  readonly leave?: (element: Element) => void;
  readonly text?: (text: string, node: Text) => void;
}

/** Visits a tree in document order, without recursion, since pages may be nested very deeply. */
export function walk(root: AnyNode, visitor: Visitor): void {
  let node: AnyNode | null = root;
  while (node) {
    const child = enterNode(node, visitor);
    if (child) {
      node = child;
      continue;
    }
    while (node !== root && !node.next) {
      node = node.parent ?? root;
      if (isTag(node)) visitor.leave?.(node);
    }
    node = node === root ? null : node.next;
  }
}

/** @returns the first child to visit; null if there is none, after leaving the node */
function enterNode(node: AnyNode, visitor: Visitor): AnyNode | null {
  if (isText(node)) visitor.text?.(node.data, node);
  if (!('children' in node)) return null;
  const isEntered = !isTag(node) || visitor.enter(node);
  const child = isEntered ? node.children[0] : undefined;
  if (child) return child;
  if (isTag(node)) visitor.leave?.(node);
  return null;
}
