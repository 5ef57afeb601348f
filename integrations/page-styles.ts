import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { shortNames } from './short-names.ts';

/**
 * What of the joined styles one page carries inside, and what comes later in a file.
 *
 * - On a page without islands no class can appear that its HTML does not hold: rules for others go.
 * - Where the page has the mark of `Fold.astro`, rules for what stands only below it go into a file
 *   that is asked for at that place, so that the first screen does not wait for them.
 */
export interface PageStyles {
  readonly inside: string;
  readonly later: string;
}

/** What `src/components/site/Fold.astro` writes. */
export const FIRST_SCREEN_END = '<template data-fold></template>';

/** The class names that stand in a piece of HTML. */
export function classesOf(html: string): Set<string> {
  const values = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...values].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** A class in a selector; `\` keeps the meaning of what follows it: `.wide\:p-4`. */
const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** The classes without which a selector matches nothing; those inside `:not()`, `:is()` … do not count. */
function neededClasses(selector: string): string[] {
  let bare = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/(?<!\\):[\w-]+\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...bare.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
}

const canMatch = (rule: Rule, classes: ReadonlySet<string>) =>
  rule.selectors.some((selector) => neededClasses(selector).every((name) => classes.has(name)));

const holdsRules = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports', 'container', 'layer'].includes(node.name);

/** Removes the rules that `keep` refuses, and what is left empty by that. */
function sift(container: Container, keep: (rule: Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      if (!keep(node)) node.remove();
    } else if (holdsRules(node) && node.nodes) {
      sift(node, keep);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

/** Removes animations that no declaration names any more. */
function dropIdleKeyframes(root: Container): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  sift(root, () => true);
}

/** Removes custom properties of the root, and those of Tailwind, that no value on the page reads. */
function dropUnusedProperties(root: Container): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  });
  const idle: string[] = [];
  root.walkRules((rule) => {
    const isRoot = /^:root\b/.test(rule.selector);
    rule.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || !(isRoot || declaration.prop.startsWith('--tw-'))) return;
      idle.push(declaration.prop);
      declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !read.has(rule.params)) rule.remove();
  });
  if (idle.length > 0) dropUnusedProperties(root);
}

/** The hash that Astro appends to the name of a font family. */
const FAMILY_HASH = /(?<=\w)-[\da-f]{16}(?=[\s,;"']|$)/g;

/**
 * Gives the custom properties of the root short names, everywhere, and font families their names
 * without Astro's hash: a page reads each many times.
 */
function shortenProperties(root: Container): void {
  const all = new Set<string>();
  const tokens = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    all.add(prop.slice(2));
    if (parent?.type === 'rule' && /^:root\b/.test(parent.selector)) tokens.add(prop);
  });
  const nameOf = shortNames(all);
  const short = (text: string) =>
    text.replace(/--[\w-]+/g, (name) => (tokens.has(name) ? `--${nameOf(name)}` : name));
  root.walkDecls((declaration) => {
    declaration.prop = short(declaration.prop);
    declaration.value = short(declaration.value).replace(FAMILY_HASH, '');
  });
}

/** Removes faces for characters that the page does not show, by their `unicode-range`. */
function dropUnusedFaces(root: Container, html: string): void {
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('unicode-range', ({ value }) => {
      const classes = value.replace(
        /U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi,
        (_, from: string, to = from) => {
          return `\\u{${from}}-\\u{${String(to)}}`;
        },
      );
      if (!new RegExp(`[${classes}]`, 'u').test(html)) rule.remove();
    });
  });
}

/**
 * Splits the styles of one page.
 *
 * @param html the built page, with or without the mark
 * @param css all styles that the page's parts asked for, in their order
 */
export function pageStyles(html: string, css: string): PageStyles {
  const known = classesOf(html);
  const hasIslands = html.includes('<astro-island');
  const fold = html.indexOf(FIRST_SCREEN_END);
  const above = fold === -1 ? known : classesOf(html.slice(0, fold));

  const whole = postcss.parse(css);
  whole.walkComments((comment) => {
    comment.remove();
  });
  dropUnusedFaces(whole, html);
  if (fold === -1 && hasIslands) return { inside: whole.toString(), later: '' };
  const canAppear = (rule: Rule) => hasIslands || canMatch(rule, known);
  sift(whole, canAppear);
  dropUnusedProperties(whole);
  shortenProperties(whole);
  const isInside = (rule: Rule) => canMatch(rule, above);
  const inside = whole.clone();
  sift(inside, isInside);
  dropIdleKeyframes(inside);
  if (fold === -1) return { inside: inside.toString(), later: '' };

  const later = whole.clone();
  sift(later, (rule) => !isInside(rule));
  later.walkAtRules(/^(font-face|property)$/, (rule) => {
    rule.remove();
  });
  dropIdleKeyframes(later);
  return { inside: inside.toString(), later: later.toString() };
}
