import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { CLASS, classesIn } from './page-styles.ts';

/** The `class` attribute of an element: its name, and its classes. */
const CLASSES = /(\sclass=")([^"]*)"/g;
/** The same, or a whole island. */
const CLASSES_OR_ISLAND = /<astro-island\b[\s\S]*?<\/astro-island>|(\sclass=")([^"]*)"/g;
/** A class at the start of a selector: the utility (a class such as `mt-4`) that a rule of Tailwind is for. */
const UTILITY = new RegExp(`^${CLASS.source}`);

const isUtilities = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.params === 'utilities';

/** A class name as it is written in a selector. */
const escaped = (name: string) => name.replace(/[^\w-]/g, String.raw`\$&`);

/** The utility class of a Tailwind rule, without escapes, as in HTML. */
const utilityOf = ({ selector }: Rule) => UTILITY.exec(selector)?.[1]?.replaceAll('\\', '') ?? '';

/** The classes of an attribute. HTML writes `[&>p]:mt-4` as `[&amp;&gt;p]:mt-4`. */
const classesOfList = (list: string) =>
  list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/);

/** The rules in an at-rule and in those inside of it. */
function rulesOf(layer: AtRule): Rule[] {
  const rules: Rule[] = [];
  layer.walkRules((rule) => {
    rules.push(rule);
  });
  return rules;
}

/** Splits rules that the minifier merged because of equal declarations: `.a:before,.b:after{…}`. */
function splitSelectors(layer: AtRule): void {
  layer.walkRules((rule) => {
    for (const selector of rule.selectors) rule.cloneBefore({ selector });
    rule.remove();
  });
}

/** The classes of a selector that its utility is not packed for: all but the one that it begins with. */
const otherClasses = (selector: string) => classesIn(selector.replace(UTILITY, ''));

/**
 * Replaces each utility's rule by one rule for all short classes that contain the utility
 * (`users`). Keeps the rules of all other classes, and does not move rules across them, so that the
 * same rule wins.
 */
function rewrite(container: Container, users: ReadonlyMap<string, readonly string[]>): void {
  /** The new rules since the last rule that was kept, by selector: later utilities are appended to them. */
  const merged = new Map<string, Rule>();
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'atrule' && node.nodes) {
      rewrite(node, users);
      if (node.nodes.length === 0) node.remove();
      else merged.clear();
    }
    if (node.type !== 'rule') continue;
    const names = users.get(utilityOf(node));
    if (!names) {
      merged.clear();
      continue;
    }
    for (const name of names) {
      const selector = node.selector.replace(UTILITY, () => `.${name}`);
      const rule = merged.get(selector);
      if (rule) rule.append(node.clone().nodes);
      else merged.set(selector, node.cloneBefore({ selector }));
    }
    node.remove();
  }
}

/** Replaces `var(--tw-…)` by the property's initial value if no utility of the page sets it. */
function resolveUnset(root: Container): void {
  const assigned = new Set<string>();
  const initial = new Map<string, string>();
  // Tailwind’s layer of initial values for browsers without `@property`.
  const isFallback = (node: ChildNode) => node.type === 'atrule' && node.params === 'properties';
  for (const node of root.nodes?.filter((child) => !isFallback(child)) ?? [])
    if ('nodes' in node)
      node.walkDecls(/^--tw-/, ({ prop }) => {
        assigned.add(prop);
      });
  root.walkAtRules('property', ({ params, nodes }) => {
    const value = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    const isUnset = params.startsWith('--tw-') && !assigned.has(params);
    if (isUnset && value?.type === 'decl') initial.set(`var(${params})`, value.value);
  });
  root.walkDecls((declaration) => {
    declaration.value = initial.get(declaration.value) ?? declaration.value;
  });
}

/**
 * Gives elements with the same Tailwind utilities one short class with all their declarations, in
 * Tailwind's order. The page is then as small as with hand-written classes, and its rules can be
 * split between files without changing which of two utilities wins. Islands keep their classes,
 * because React compares them when it hydrates, and so do elements whose class another rule needs.
 *
 * @param html a built page, without its styles
 * @param css the styles of the page, with Tailwind's in the layer `utilities`
 * @param nameOf names a class by its utilities, which are sorted and separated by spaces
 * @returns both, with the new classes and without utilities that the page does not use
 */
export function packUtilities(
  html: string,
  css: string,
  nameOf: (utilities: string) => string,
): { html: string; css: string } {
  const root = postcss.parse(css);
  const layers = root.nodes.filter(isUtilities);
  for (const layer of layers) splitSelectors(layer);
  const rules = layers.flatMap(rulesOf);
  // Utilities that other rules match by, such as `space-y-4` of `:where(.space-y-4>*)`.
  const needed = new Set(rules.flatMap(({ selector }) => otherClasses(selector)));
  /** The short classes that contain each utility. */
  const users = new Map<string, string[]>(
    rules
      .map(utilityOf)
      .filter((name) => name !== '' && !needed.has(name))
      .map((name) => [name, []]),
  );

  const packed = html.replace(CLASSES_OR_ISLAND, (matched: string, start?: string, list = '') => {
    if (start === undefined) return matched;
    const classes = classesOfList(String(list));
    const utilities = [...new Set(classes)].filter((name) => users.has(name)).sort();
    // A single utility is short enough, unless it has a variant, such as `hover:underline`.
    if (utilities.length < 2 && !utilities[0]?.includes(':')) return matched;
    const name = nameOf(utilities.join(' '));
    for (const utility of utilities) {
      const known = users.get(utility);
      if (!known?.includes(name)) known?.push(name);
    }
    return `${start}${[...classes.filter((other) => !users.has(other)), name].join(' ')}"`;
  });
  const unpacked = [...packed.matchAll(CLASSES)].flatMap(([, , list = '']) => classesOfList(list));
  for (const name of new Set(unpacked)) users.get(name)?.push(escaped(name));
  for (const layer of layers) rewrite(layer, users);
  resolveUnset(root);
  return { html: packed, css: root.toString() };
}
