import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';

/** A style sheet, or the text of a `<style>` element. */
export interface StyleSheet {
  /** The path of its file in the build; for a `<style>` element, the path of its page. */
  readonly file: string;
  readonly css: string;
}

/**
 * A declaration for a single selector: the smallest meaningful part of a style sheet. An at-rule
 * that is not a condition, such as `@font-face`, `@keyframes` and `@import`, is one declaration
 * with its text as value and without a selector.
 */
export interface StyleDeclaration {
  readonly file: string;
  /** The conditional at-rules around it, such as `@media print`, the outermost first. */
  readonly conditions: readonly string[];
  /** Without nesting; the empty string for an at-rule. */
  readonly selector: string;
  /** In lower case: `color`; the name of an at-rule, such as `@font-face`. */
  readonly property: string;
  /** With `!important`. */
  readonly value: string;
}

/** At-rules whose contents are rules or declarations that apply under a condition or in a layer. */
const CONDITIONAL = /^(?:media|supports|container|layer|scope|starting-style)$/i;

/**
 * Reads the declarations of a style sheet in their order, and the names of its layers.
 *
 * @throws CssSyntaxError
 */
export function readDeclarations({ file, css }: StyleSheet): {
  declarations: StyleDeclaration[];
  layers: string[];
} {
  const declarations: StyleDeclaration[] = [];
  const layers: string[] = [];
  const visit = (
    container: Container,
    conditions: readonly string[],
    selectors: readonly string[],
  ) => {
    const add = (property: string, value: string) => {
      for (const selector of selectors.length > 0 ? selectors : [''])
        declarations.push({ file, conditions, selector, property, value });
    };
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl') add(propertyOf(node), valueOf(node));
      else if (node.type === 'rule') visit(node, conditions, nestedSelectors(selectors, node));
      else if (node.type === 'atrule') {
        if (/^layer$/i.test(node.name)) layers.push(...postcss.list.comma(node.params));
        if (node.nodes && CONDITIONAL.test(node.name))
          visit(node, [...conditions, conditionOf(node)], selectors);
        else if (!/^layer$/i.test(node.name))
          add(`@${node.name.toLowerCase()}`, collapse(node.toString()));
      }
    }
  };
  visit(postcss.parse(unescapeLetters(css)), [], []);
  return { declarations, layers };
}

/** Letters can be written as escapes: `c\\6fntent` is `content`. */
const unescapeLetters = (css: string) =>
  css.replaceAll(
    /\\(?:([\da-f]{1,6})(?:\r\n|\s)?|([g-z])|[^])/gi,
    (escape: string, code?: string, letter?: string) => {
      const character =
        code === undefined ? letter : String.fromCharCode(Number.parseInt(code, 16));
      return character !== undefined && /^[a-z]$/i.test(character) ? character : escape;
    },
  );

const conditionOf = ({ name, params }: AtRule) =>
  `@${name.toLowerCase()} ${collapse(params)}`.trim();

/** Includes a character before the name, with which some style sheets hide a declaration from browsers. */
function propertyOf({ prop, raws }: Declaration): string {
  const hack = (raws.before ?? '').replaceAll(/[\s;]|\/\*.*?\*\//gs, '');
  return hack + (prop.startsWith('--') ? prop : prop.toLowerCase());
}

function valueOf({ value, important, raws }: Declaration): string {
  const suffix = important ? (raws.important ?? '!important') : '';
  return collapse(value) + suffix.replace(/^\s*!\s*important$/i, ' !important');
}

/** Where a declaration applies, such as `@media print · .a:hover`. */
export const placeOf = ({ conditions, selector, property, value }: StyleDeclaration): string =>
  [...conditions, selector, property.startsWith('@') ? headOf(value) : '']
    .filter((part) => part !== '')
    .join(' · ');

/** The start of an at-rule, with the font that an `@font-face` is for. */
function headOf(atRule: string): string {
  const head = atRule.split('{', 1).join('').trim();
  const family = /font-family:\s*([^;}]+)/.exec(atRule)?.[1] ?? '';
  return head === '@font-face' ? `${head} ${family}`.trim() : head;
}

/** A declaration without its place, such as `color: red`. For an at-rule, its text. */
export const textOf = ({ property, value }: StyleDeclaration): string =>
  property.startsWith('@') ? value : `${property}: ${value}`;

/** Collapses white space, which has no meaning between words, but keeps it in strings. */
const collapse = (text: string) =>
  text
    .trim()
    .replaceAll(
      /("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|\s+/gs,
      (_, string?: string) => string ?? ' ',
    );

/** Pseudo-classes and -elements that every browser knows. */
const KNOWN_PSEUDO =
  /::?(?:before|after|marker|placeholder|selection|first-letter|first-line|backdrop|hover|active|focus(?:-visible|-within)?|visited|link|any-link|target|root|empty|checked|disabled|enabled|required|invalid|valid|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type)|not|is|where|has|lang|dir)\b/g;

/**
 * The selectors of a rule, one by one, so that it does not matter whether a minifier merged it with
 * other rules. A browser drops the whole list if it does not know one of them, so a list with an
 * unknown selector is kept as one.
 */
function selectorsOf(rule: Rule): string[] {
  const selectors = rule.selectors.map(collapse);
  const isKnown = !selectors
    .join()
    .replaceAll(KNOWN_PSEUDO, '')
    .replaceAll('\\:', '')
    .includes(':');
  return isKnown ? [...new Set(selectors)] : [selectors.toSorted().join(', ')];
}

/** The selectors of a nested rule, with `&` replaced by each selector around it. */
function nestedSelectors(parents: readonly string[], rule: Rule): string[] {
  const selectors = selectorsOf(rule);
  if (parents.length === 0) return selectors;
  return parents.flatMap((parent) => {
    const isSimple = /^[\w.#-]+$/.test(parent);
    const nested = isSimple ? parent : `:is(${parent})`;
    return selectors.map((selector) =>
      selector.includes('&') ? selector.replaceAll('&', () => nested) : `${nested} ${selector}`,
    );
  });
}

/** Matches a string, an address or an attribute selector, which contain no names, or a name. */
const NAME =
  /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|url\([^)]*\)?|\[[^\]]*\]?|(\.-?(?:[_a-zA-Z]|[^\0-\x7F]|\\.)(?:[\w-]|[^\0-\x7F]|\\.)*|--(?:[\w-]|[^\0-\x7F]|\\.)+)/g;

/** Replaces the names of classes and custom properties, such as `.a` and `--a`, in a piece of CSS. */
export const replaceNames = (css: string, nameFor: (name: string) => string): string =>
  css.replaceAll(NAME, (text: string, name?: string) =>
    name === undefined ? text : nameFor(name),
  );

/** The names of classes and custom properties in a piece of CSS. */
export function namesIn(css: string): string[] {
  const names: string[] = [];
  replaceNames(css, (name) => {
    names.push(name);
    return name;
  });
  return names;
}
