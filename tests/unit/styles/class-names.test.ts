import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

/** `TokenCard.css` styles classes that begin with `token-card`. */
const prefixOf = (file: string) =>
  basename(file, '.css')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

/** The class names of each selector of a style sheet, and of each utility without a variable part. */
function selectorsOf(file: string): string[][] {
  const selectors: string[][] = [];
  const sheet = postcss.parse(readFileSync(file, 'utf8'));
  sheet.walkRules((rule) => {
    for (const selector of rule.selectors)
      selectors.push([...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
  });
  sheet.walkAtRules('utility', ({ params }) => {
    if (!params.endsWith('*')) selectors.push([params]);
  });
  return selectors.filter((names) => names.length > 0);
}

const isOf = (prefix: string) => (name: string) => name === prefix || name.startsWith(`${prefix}-`);

/** Without those of islands, whose names are short, because scripts have them too. */
const components = globSync('src/{sections,components}/**/*.css')
  .filter((file) => !existsSync(file.replace(/css$/, 'tsx')))
  .sort();

/** What can give an element a class: markup, scripts, and drawings that a page includes. */
const sources = globSync('src/**/*.{astro,tsx,ts,svg}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const wordsOfSources = new Set(sources.match(/[\w-]+/g));

/** Whether the sources give a class to an element: whole, or as `stamp-${state}`, ending in a number or a word. */
function isUsed(name: string): boolean {
  const [, start = '', end = ''] = /^(.+-)(\w+)$/.exec(name) ?? [];
  const endsInVariable =
    sources.includes(`${start}\${`) && (/^\d+$/.test(end) || wordsOfSources.has(end));
  return wordsOfSources.has(name) || endsInVariable;
}

const sheets = globSync('src/{sections,components,islands,styles}/**/*.css').sort();

/** All that may read a custom property: our sources, and the toasts of Sonner. */
const readers = [...sheets, 'node_modules/sonner/dist/styles.css']
  .map((file) => readFileSync(file, 'utf8'))
  .concat(sources)
  .join('\n');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Whether something reads a custom property: `var(--ring)`, `p-(--ring)`, `var(--s${number})`. */
const isRead = (name: string) =>
  new RegExp(`\\(${name}[,)]`).test(readers) || readers.includes(`(${name.replace(/\d+$/, '')}\${`);

it.each(sheets)('each class that %s styles is given to an element', (file) => {
  expect(
    selectorsOf(file)
      .flat()
      .filter((name) => !isUsed(name)),
  ).toEqual([]);
});

it.each(sheets)('each custom property that %s sets is a token, or is read', (file) => {
  const set: string[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--/, ({ prop, parent }) => {
    const isTheme = parent?.type === 'atrule' && 'name' in parent && parent.name === 'theme';
    if (!isTheme) set.push(prop);
  });
  expect(set.filter((name) => !isRead(name) && !tokens.includes(`  ${name}:`))).toEqual([]);
});

it.each(sheets)('each rule of %s says something', (file) => {
  const empty: string[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
    if ('nodes' in node && !node.nodes?.some(({ type }) => type !== 'comment'))
      empty.push(node.toString());
  });
  // Such as a theme without a rule, or a rule that has lost its only declaration.
  expect(empty).toEqual([]);
});

it('each animation has its keyframes, and all keyframes an animation', () => {
  const [defined, named] = [new Set<string>(), new Set<string>()];
  for (const file of sheets) {
    const sheet = postcss.parse(readFileSync(file, 'utf8'));
    sheet.walkAtRules('keyframes', ({ params }) => {
      defined.add(params);
    });
    sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
      // The name is the first word: “swing 0.9s ease-out”.
      const [name = ''] = /[\w-]+/.exec(value) ?? [];
      if (name !== 'none') named.add(name);
    });
  }
  expect([...named].toSorted()).toEqual([...defined].toSorted());
});

describe('The classes of a component’s style sheet', () => {
  it.each(components)('%s: each selector names a class of the component', (file) => {
    const foreign = selectorsOf(file).filter((names) => !names.some(isOf(prefixOf(file))));
    expect(foreign.map((names) => `.${names.join(' .')}`)).toEqual([]);
  });

  it('are defined in one style sheet only', () => {
    const homes = new Map<string, Set<string>>();
    for (const file of sheets)
      for (const names of selectorsOf(file))
        if (names.length === 1)
          for (const name of names) homes.set(name, (homes.get(name) ?? new Set()).add(file));
    expect(homes.size).toBeGreaterThan(100);
    const shared = [...homes].filter(([, { size }]) => size > 1);
    expect(Object.fromEntries(shared.map(([name, found]) => [name, [...found]]))).toEqual({});
  });
});
