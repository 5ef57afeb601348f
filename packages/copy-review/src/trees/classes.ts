import postcss, { type Container, type Rule } from 'postcss';

/** The rules of style sheets that mention a class, as one text that does not name it. */
export type ClassStyles = ReadonlyMap<string, string>;

const CLASS = /\.((?:[\w-]|\\.|[^\0-\x7F])+)/g;

/**
 * What each class of some style sheets declares. Two classes with the same text look the same, whatever
 * their names are.
 *
 * @param isKnown whether a class has the same name in both builds; other names in a selector count as
 *   equal, because their own elements are compared
 */
export function classStyles(
  sheets: readonly string[],
  isKnown: (name: string) => boolean,
): ClassStyles {
  const styles = new Map<string, string[]>();
  for (const sheet of sheets)
    postcss.parse(sheet).walkRules((rule) => {
      const context = contextOf(rule);
      const declarations = declarationsOf(rule);
      for (const selector of rule.selectors)
        for (const name of new Set([...selector.matchAll(CLASS)].map(([, found = '']) => found))) {
          const neutral = selector.replaceAll(CLASS, (whole, other: string) =>
            other === name ? '.&' : isKnown(other) ? whole : '.*',
          );
          const known = styles.get(unescaped(name)) ?? [];
          known.push(`${context}${neutral}{${declarations}}`);
          styles.set(unescaped(name), known);
        }
    });
  return new Map([...styles].map(([name, rules]) => [name, rules.join('\n')]));
}

/** The names of the classes that some style sheets mention. */
export const classNames = (sheets: readonly string[]): Set<string> =>
  new Set(
    sheets.flatMap((sheet) => [...sheet.matchAll(CLASS)].map(([, name = '']) => unescaped(name))),
  );

const unescaped = (name: string) => name.replaceAll(/\\(.)/g, '$1');

/** `@media print .list `: the rules around a rule. */
function contextOf({ parent }: Rule): string {
  const parts: string[] = [];
  for (let outer = parent as Container | undefined; outer; outer = outer.parent as typeof outer) {
    if (outer.type === 'atrule')
      parts.unshift(`@${String(Reflect.get(outer, 'name'))} ${String(Reflect.get(outer, 'params'))} `);
    if (outer.type === 'rule') parts.unshift(`${String(Reflect.get(outer, 'selector'))} `);
  }
  return parts.join('');
}

/** Its own declarations, without those of nested rules. */
const declarationsOf = (rule: Rule): string =>
  rule.nodes
    .flatMap((node) =>
      node.type === 'decl' ? [`${node.prop}:${node.value}${node.important ? '!important' : ''}`] : [],
    )
    .join(';');
