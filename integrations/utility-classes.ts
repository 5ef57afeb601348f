import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

const CLASSES = /(\sclass=")([^"]*)"/g;
const CLASSES_OR_ISLAND = /<astro-island\b[\s\S]*?<\/astro-island>|(\sclass=")([^"]*)"/g;
const UTILITY = /^\.((?:[\w-]|\\.)+)/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const isUtilities = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities';

const escaped = (name: string) => name.replace(/[^\w-]/g, String.raw`\$&`);

/** `_a` to `_z`, `_aa`, `_ab` … */
function shortName(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length
    ? `_${last}`
    : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}

/** The class that a rule of Tailwind's is for, as it stands in HTML. */
const utilityOf = ({ selector }: Rule) => UTILITY.exec(selector)?.[1]?.replaceAll('\\', '') ?? '';

/** Replaces each rule by one for every class that stands for its utility. */
function rewrite(container: Container, users: ReadonlyMap<string, readonly string[]>): void {
  const written = new Map<string, Rule>();
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'atrule' && node.nodes) {
      rewrite(node, users);
      if (node.nodes.length === 0) node.remove();
    }
    if (node.type !== 'rule') continue;
    for (const name of users.get(utilityOf(node)) ?? []) {
      const selector = node.selector.replace(UTILITY, () => `.${name}`);
      const rule = written.get(selector);
      if (rule) rule.append(node.clone().nodes);
      else written.set(selector, node.cloneBefore({ selector }));
    }
    node.remove();
  }
}

/**
 * Gives elements with the same Tailwind utilities one short class that holds all their declarations,
 * in Tailwind's order. The page is then as small as with classes written by hand, and its rules can
 * be divided without changing which of two utilities wins. Islands keep their classes, because React
 * compares them with its own.
 *
 * @param html a built page, without its styles
 * @param css the styles of the page, with Tailwind's in the layer `utilities`
 * @returns both, with the new classes and without utilities that the page does not use
 */
export function packUtilities(html: string, css: string): { html: string; css: string } {
  const root = postcss.parse(css);
  const layers = root.nodes.filter(isUtilities);
  const users = new Map<string, string[]>();
  for (const layer of layers)
    layer.walkRules((rule) => {
      users.set(utilityOf(rule), []);
    });

  const names = new Map<string, string>();
  const packed = html.replace(CLASSES_OR_ISLAND, (found: string, start?: string, list = '') => {
    if (start === undefined) return found;
    const classes = String(list).split(/\s+/);
    const utilities = [...new Set(classes)].filter((name) => users.has(name)).sort();
    if (utilities.length < 2) return found;
    const set = utilities.join(' ');
    const name = names.get(set) ?? shortName(names.size);
    if (!names.has(set)) for (const utility of utilities) users.get(utility)?.push(name);
    names.set(set, name);
    return `${start}${[...classes.filter((other) => !users.has(other)), name].join(' ')}"`;
  });
  const unpacked = [...packed.matchAll(CLASSES)].flatMap(([, , list = '']) => list.split(/\s+/));
  for (const name of new Set(unpacked)) users.get(name)?.push(escaped(name));
  for (const layer of layers) rewrite(layer, users);
  return { html: packed, css: root.toString() };
}
