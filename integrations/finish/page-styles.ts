import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Declaration, Rule } from 'postcss';

/**
 * The styles of one page: `critical` ones for its `<style>` element, `deferred` ones for a linked
 * file.
 *
 * - A page without islands never gets further classes, so rules for classes not in its HTML are
 *   removed.
 * - A page with islands may get any class later, so it keeps the rules for all of them. If it also
 *   lacks the marker of `<Fold />`, only comments, unused font faces and the browser’s mixtures of colours
 *   are removed.
 * - If the page has the marker, rules that only match below it go into a file that is linked there,
 *   so that they do not delay the first screen.
 */
interface PageStyles {
  readonly critical: string;
  readonly deferred: string;
}

/** The marker that `src/components/site/Fold.astro` renders. */
export const FIRST_SCREEN_END = '<template id="fold"></template>';

/** The class names in a piece of HTML. */
export function classesOf(html: string): Set<string> {
  const values = html.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...values].flatMap(([, names = '']) => names.split(/\s+/)));
}

/** A class in a selector, with escapes: `.wide\:p-4`. */
export const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** The classes in a selector, without escapes. */
export const classesIn = (selector: string): string[] =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));

/**
 * The classes that a selector requires: `.a[title='.b'] .c:not(.d)` requires `a` and `c`, since those inside
 * `:not()`, `:is()` … and attributes do not count.
 */
function neededClasses(selector: string): string[] {
  let bare = selector.replace(/(?<!\\)\[[^\]]*\]/g, '');
  // Pseudo-classes with arguments can be nested: the innermost are removed until none is left.
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/(?<!\\):[\w-]+\((?:\\.|[^()\\])*\)/g, '');
  }
  return classesIn(bare);
}

/** Whether a rule can match an element that has only these classes. */
const canMatch = (rule: Rule, classes: ReadonlySet<string>) =>
  rule.selectors.some((selector) => neededClasses(selector).every((name) => classes.has(name)));

/** Whether a node is an at-rule that contains rules. */
const holdsRules = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports', 'container', 'layer'].includes(node.name);

/** Removes the rules for which `keep` is false, and the at-rules that this leaves empty. */
function filterRules(container: Container, keep: (rule: Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule') {
      if (!keep(node)) node.remove();
    } else if (holdsRules(node) && node.nodes) {
      filterRules(node, keep);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

/** Removes `@keyframes` that no declaration uses. */
function dropUnusedKeyframes(root: Container): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
  // This removes no rule, only the at-rules that are empty now.
  filterRules(root, () => true);
}

/** Whether declarations are in a rule whose selector begins with the root. */
const isRoot = (parent: Declaration['parent']): boolean =>
  parent?.type === 'rule' && /^:root\b/.test(parent.selector);

/** Removes custom properties of the root, and Tailwind's own, that no value on the page reads. */
function dropUnusedProperties(root: Container): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  });
  const removed: string[] = [];
  root.walkRules((rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      const { prop, parent } = declaration;
      if (read.has(prop) || !(isRoot(parent) || prop.startsWith('--tw-'))) return;
      removed.push(prop);
      declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!read.has(rule.params)) rule.remove();
  });
  // The removed declarations may have been the only readers of others.
  if (removed.length > 0) dropUnusedProperties(root);
}

/** A reference to a custom property, without a fallback. */
const REFERENCE = /var\((--[\w-]+)\)/g;

/**
 * Replaces references to custom properties of the root by their values, if that is shorter: if the
 * value is a color, or if it is read once. A property that other rules set too is kept, and so is
 * one that refers to others, because an element may set those.
 */
function inlineProperties(root: Container): void {
  /** The values that each property has in rules of the root; `''` if another rule sets it too, so that it is kept. */
  const values = new Map<string, Set<string>>();
  const reads = new Map<string, number>();
  root.walkDecls(({ prop, value, parent }) => {
    values.set(prop, (values.get(prop) ?? new Set()).add(isRoot(parent) ? value : ''));
    for (const [, name = ''] of value.matchAll(REFERENCE))
      reads.set(name, (reads.get(name) ?? 0) + 1);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(REFERENCE, (reference, name: string) => {
      const [value = '', ...others] = values.get(name) ?? [];
      const isShorter = value.startsWith('#') || reads.get(name) === 1;
      return value === '' || others.length > 0 || value.includes('var(') || !isShorter
        ? reference
        : value;
    });
  });
}

/** The hash that Astro appends to the name of a font family, as in `National Park-0123456789abcdef`. */
const FAMILY_HASH = /(?<=\w)-[\da-f]{16}(?=[\s,;"']|$)/g;

/**
 * Shortens the names of the root's custom properties, and removes Astro's hash from font families:
 * a page repeats each many times.
 */
function shortenProperties(root: Container, nameOf: (property: string) => string): void {
  const rootProperties = new Set<string>();
  root.walkDecls(/^--/, ({ prop, parent }) => {
    if (isRoot(parent)) rootProperties.add(prop);
  });
  const short = (text: string) =>
    text.replace(/--[\w-]+/g, (name) => (rootProperties.has(name) ? `--${nameOf(name)}` : name));
  root.walkDecls((declaration) => {
    declaration.prop = short(declaration.prop);
    declaration.value = short(declaration.value).replace(FAMILY_HASH, '');
  });
}

/** Removes the spaces after commas, which the minifier leaves, from values without strings. */
function removeSpaces(root: Container): void {
  root.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replace(/, +/g, ',');
  });
}

/** A value with the light colour in place of each `light-dark(light, dark)`, which can hold further brackets. */
function lightOf(value: string): string {
  const name = 'light-dark(';
  const start = value.indexOf(name);
  if (start < 0) return value;
  const inside = start + name.length;
  let end = inside;
  for (let depth = 1; depth > 0 && end < value.length; end++)
    depth += Number(value[end] === '(') - Number(value[end] === ')');
  const [light = ''] = postcss.list.comma(value.slice(inside, end - 1));
  return value.slice(0, start) + light + lightOf(value.slice(end));
}

/** The condition of `@supports` that holds in browsers without `light-dark()`. */
const WITHOUT_PAIRS = 'not (color:light-dark(red,red))';

/**
 * Gives browsers without `light-dark()` (Safari before 17.5) the light theme. Without it they would have no colour of
 * a pair, but all others, and so pale text on no ground.
 */
function addLightTheme(root: Container): void {
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const light = lightOf(value);
    if (light === value || parent?.type !== 'rule') return;
    // Only what needs no property is refused at once, so that the declaration before it counts.
    if (!prop.startsWith('--') && !value.includes('var(')) {
      declaration.cloneBefore({ value: light });
      return;
    }
    const next = parent.next();
    const theme =
      next?.type === 'atrule' && next.params === WITHOUT_PAIRS
        ? next
        : postcss.atRule({ name: 'supports', params: WITHOUT_PAIRS, nodes: [] });
    if (theme !== next) {
      theme.append(parent.clone({ nodes: [] }));
      parent.after(theme);
    }
    // Its one rule, which was appended for this declaration or an earlier one.
    (theme.first as Rule).append(declaration.clone({ value: light }));
  });
}

/** Removes each mixture of two colours for the browser: Tailwind writes its value before it. */
function dropMixtures(root: Container): void {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix(')) rule.remove();
  });
}

/** Removes each `@font-face` whose `unicode-range` has no character of the page. */
function dropUnusedFaces(root: Container, html: string): void {
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('unicode-range', ({ value }) => {
      // `U+20-7E, U+A9` becomes `\u{20}-\u{7E}\u{A9}-\u{A9}`.
      const characterRanges = value.replace(
        /U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi,
        (_, from: string, to: string | undefined) => `\\u{${from}}-\\u{${to ?? from}}`,
      );
      if (!new RegExp(`[${characterRanges}]`, 'u').test(html)) rule.remove();
    });
  });
}

/**
 * Splits the styles of one page.
 *
 * @param html the built page, with or without the marker
 * @param css all styles of the page's components, in their order
 * @param nameOf the short name of a custom property, without its hyphens
 */
export function pageStyles(
  html: string,
  css: string,
  nameOf: (property: string) => string,
): PageStyles {
  const pageClasses = classesOf(html);
  const hasIslands = html.includes('<astro-island');
  const [firstScreen = ''] = html.split(FIRST_SCREEN_END);
  const isMarked = firstScreen !== html;
  const firstScreenClasses = classesOf(firstScreen);

  const whole = postcss.parse(css);
  whole.walkComments((comment) => {
    comment.remove();
  });
  dropMixtures(whole);
  dropUnusedFaces(whole, html);
  if (!isMarked && hasIslands) return { critical: whole.toString(), deferred: '' };
  const canAppear = (rule: Rule) => hasIslands || canMatch(rule, pageClasses);
  filterRules(whole, canAppear);
  inlineProperties(whole);
  dropUnusedProperties(whole);
  shortenProperties(whole, nameOf);
  removeSpaces(whole);
  addLightTheme(whole);
  const isCritical = (rule: Rule) => canMatch(rule, firstScreenClasses);
  const critical = whole.clone();
  filterRules(critical, isCritical);
  dropUnusedKeyframes(critical);
  if (!isMarked) return { critical: critical.toString(), deferred: '' };

  const deferred = whole.clone();
  filterRules(deferred, (rule) => !isCritical(rule));
  deferred.walkAtRules(/^(font-face|property)$/, (rule) => {
    rule.remove();
  });
  dropUnusedKeyframes(deferred);
  return { critical: critical.toString(), deferred: deferred.toString() };
}
