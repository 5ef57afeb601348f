import type { CheerioAPI } from 'cheerio';
import postcss, { type Container, type Rule } from 'postcss';

/** The rules that mention a class, as one text that does not name it; empty without any. */
export type ClassStyles = (name: string) => string;

type Files = ReadonlyMap<string, Buffer>;

/** What the style sheets of two versions of a page, in the page and linked, declare for each class. */
export function pageStyles(
  before: CheerioAPI,
  after: CheerioAPI,
  files: readonly [before: Files, after: Files],
): { before: ClassStyles; after: ClassStyles } {
  const sheets = [styleSheets(before, files[0]), styleSheets(after, files[1])] as const;
  let names: Set<string> | undefined;
  const lazy = (own: readonly string[]): ClassStyles => {
    let styles: ReadonlyMap<string, string> | undefined;
    return (name) => {
      names ??= classNames(sheets[0]).intersection(classNames(sheets[1]));
      styles ??= classStyles(own, names);
      return styles.get(name) ?? '';
    };
  };
  return { before: lazy(sheets[0]), after: lazy(sheets[1]) };
}

/** Undefined for a file that the site does not have. */
const styleSheets = ($: CheerioAPI, files: Files): string[] => [
  ...$('style')
    .toArray()
    .map((style) => $(style).text()),
  ...$('link[rel~="stylesheet"][href^="/"]')
    .toArray()
    .flatMap(({ attribs }) => {
      const content = files.get((attribs.href ?? '').slice(1));
      return content ? [content.toString('utf8')] : [];
    }),
];

const CLASS = /\.((?:[\w-]|\\.|[^\0-\x7F])+)/g;

/**
 * What each class of some style sheets declares. Two classes with the same text look the same, whatever
 * their names are.
 *
 * @param known the classes of both builds. Other names in a selector count as equal, because their own
 *   elements are compared.
 */
function classStyles(
  sheets: readonly string[],
  known: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const styles = new Map<string, string[]>();
  for (const sheet of sheets)
    postcss.parse(sheet).walkRules((rule) => {
      const context = contextOf(rule);
      const declarations = declarationsOf(rule);
      for (const selector of rule.selectors)
        for (const name of new Set([...selector.matchAll(CLASS)].map(([, found = '']) => found))) {
          const neutral = selector.replaceAll(CLASS, (whole, other: string) =>
            other === name ? '.&' : known.has(other) ? whole : '.*',
          );
          const rules = styles.get(unescaped(name)) ?? [];
          rules.push(`${context}${neutral}{${declarations}}`);
          styles.set(unescaped(name), rules);
        }
    });
  return new Map([...styles].map(([name, rules]) => [name, rules.join('\n')]));
}

/** The names of the classes that some style sheets mention. */
const classNames = (sheets: readonly string[]): Set<string> =>
  new Set(
    sheets.flatMap((sheet) => [...sheet.matchAll(CLASS)].map(([, name = '']) => unescaped(name))),
  );

const unescaped = (name: string) => name.replaceAll(/\\(.)/g, '$1');

/** `@media print .list `: the rules around a rule. */
function contextOf({ parent }: Rule): string {
  const parts: string[] = [];
  for (let outer = parent as Container | undefined; outer; outer = outer.parent as typeof outer) {
    if (outer.type === 'atrule')
      parts.unshift(
        `@${String(Reflect.get(outer, 'name'))} ${String(Reflect.get(outer, 'params'))} `,
      );
    if (outer.type === 'rule') parts.unshift(`${String(Reflect.get(outer, 'selector'))} `);
  }
  return parts.join('');
}

/** Its own declarations, without those of nested rules. */
const declarationsOf = (rule: Rule): string =>
  rule.nodes
    .flatMap((node) =>
      node.type === 'decl'
        ? [`${node.prop}:${node.value}${node.important ? '!important' : ''}`]
        : [],
    )
    .join(';');
