import type { CheerioAPI } from 'cheerio';
import { excerpts } from '../files/text-lines.ts';
import { renameFiles } from '../files/hashed-names.ts';
import { findFile } from '../files/find-file.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import { messageOf } from '../shared/errors.ts';
import type { Difference } from '../shared/report.ts';
import type { Site } from '../files/site.ts';
import { canChangeWords, effectOf, elementsOf, hidingUses, type Effect } from './hidden-text.ts';
import { movedDeclarations } from './moved-declarations.ts';
import {
  namesIn,
  placeOf,
  readDeclarations,
  replaceNames,
  textOf,
  type StyleDeclaration,
  type StyleSheet,
} from './read-declarations.ts';
import { pairNames } from './renamed-names.ts';

/** The styles of one page, or of files that scripts load. */
export interface Styles {
  /** In the order of the cascade. */
  readonly sheets: readonly StyleSheet[];
  /** The values of the `class` attributes of the page. Only classes in them may be renamed. */
  readonly classLists: readonly string[];
}

/** A changed rule, and the elements whose text it hides or generates. */
export interface StyleChange {
  readonly difference: Difference;
  readonly hiding: readonly Hiding[];
}

/** Elements whose text a change of styles hides, reveals, generates or removes. */
export interface Hiding {
  /** The build in which the selector matches them. */
  readonly side: 'before' | 'after';
  /** A selector without pseudo-elements and states. It matches the elements with the text, or their ancestors. */
  readonly selector: string;
  /** The same selector with the names of the build after. */
  readonly selectorAfter: string;
  readonly properties: readonly string[];
  readonly effect: Effect;
}

export interface StyleComparison {
  readonly changes: readonly StyleChange[];
  /** Classes before by classes after that have the same declarations and another name. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Harmless differences: for each kind, what was folded. */
  readonly folded: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the rules of a class do to text in a version; undefined if nothing. */
  readonly effectOfClass: (name: string, side: Hiding['side']) => Effect | undefined;
}

/**
 * Compares the styles of a page by their declarations, independent of how these are grouped into rules
 * and files. Consistently renamed classes and custom properties are not a change, and neither is another
 * order if the same declarations win.
 *
 * A renamed class is harmless because each element keeps its declarations. The caller checks this:
 * it compares the `class` attributes of the page by `renamed`.
 *
 * @param renamedFiles see `pairHashedNames`
 */
export function compareStyles(
  before: Styles,
  after: Styles,
  renamedFiles: ReadonlyMap<string, string> = new Map(),
): StyleComparison {
  const [was, is] = [
    before.sheets.map(({ file, css }) => ({
      file: renamedFiles.get(file) ?? file,
      css: renameFiles(css, renamedFiles),
    })),
    after.sheets,
  ].map((sheets) => sheets.map(readSheet)) as [ReadSheet[], ReadSheet[]];
  const effectOfClass = effectsOfClasses({ before: was, after: is });
  if (cssOf(was) === cssOf(is))
    return { changes: [], renamed: new Map(), folded: new Map(), effectOfClass };
  const broken = new Map(
    [...was, ...is].flatMap(({ file, fault }) => (fault ? [[file, fault]] : [])),
  );
  const partOf = (sheets: readonly ReadSheet[], file: string) =>
    cssOf(sheets.filter((sheet) => sheet.file === file));
  const compared = compareDeclarations(
    { sheets: was.filter(({ file }) => !broken.has(file)), classLists: before.classLists },
    { sheets: is.filter(({ file }) => !broken.has(file)), classLists: after.classLists },
  );
  const unparsed = [...broken].flatMap(([file, fault]) =>
    unparsedChange(file, fault, partOf(was, file), partOf(is, file)),
  );
  return { ...compared, changes: [...unparsed, ...compared.changes], effectOfClass };
}

/** Finds the classes in the selectors of declarations that hide or generate text. */
function effectsOfClasses(versions: {
  readonly before: readonly ReadSheet[];
  readonly after: readonly ReadSheet[];
}): StyleComparison['effectOfClass'] {
  const effects = new Map<Hiding['side'], ReadonlyMap<string, Effect>>();
  return (name, side) => {
    const known = effects.get(side) ?? strongestByClass(effectsIn(versions[side]));
    effects.set(side, known);
    return known.get(name);
  };
}

const strongestByClass = (effects: readonly (readonly [string, Effect])[]) =>
  new Map(
    [...Map.groupBy(effects, ([name]) => name)].map(([name, all]) => [
      name,
      strongest(all.map(([, effect]) => effect)),
    ]),
  );

function effectsIn(sheets: readonly ReadSheet[]): (readonly [string, Effect])[] {
  const all = sheets.flatMap(({ declarations }) => declarations);
  return all
    .flatMap((one) => hidingUses(one, all))
    .flatMap((use) => classesIn(use.selector).map((name) => [name, effectOf(use)] as const));
}

/** A style sheet with its contents, or with the reason why it cannot be parsed. */
interface ReadSheet extends StyleSheet {
  readonly declarations: readonly StyleDeclaration[];
  readonly layers: readonly string[];
  readonly fault?: string;
}

function readSheet(sheet: StyleSheet): ReadSheet {
  try {
    return { ...sheet, ...readDeclarations(sheet) };
  } catch (error) {
    return { ...sheet, declarations: [], layers: [], fault: messageOf(error) };
  }
}

const cssOf = (sheets: readonly ReadSheet[]) => sheets.map(({ css }) => css).join('\n');

/** Browsers read a style sheet with a syntax error in part, so it is compared as text. */
function unparsedChange(file: string, fault: string, was: string, is: string): StyleChange[] {
  if (was === is) return [];
  const difference: Difference = {
    aspect: 'look',
    kind: 'style sheet with a syntax error',
    file,
    place: fault.replace(/^<css input>:/, ''),
    ...excerpts(was, is),
    canChangeWords: true,
  };
  return [{ difference, hiding: [HIDING_ANYWHERE] }];
}

/** The styles of a page that can be parsed. */
interface ReadStyles {
  readonly sheets: readonly ReadSheet[];
  readonly classLists: readonly string[];
}

function compareDeclarations(
  before: ReadStyles,
  after: ReadStyles,
): Omit<StyleComparison, 'effectOfClass'> {
  const [was, is] = [before, after].map(({ sheets }) =>
    sheets.flatMap(({ declarations }) => declarations),
  ) as [StyleDeclaration[], StyleDeclaration[]];
  const [layers, layersAfter] = [before, after].map(({ sheets }) => [
    ...new Set(sheets.flatMap((sheet) => sheet.layers)),
  ]) as [string[], string[]];
  const [classesBefore, classesAfter] = [before, after].map(
    ({ classLists }) => new Set(classLists.flatMap((list) => list.split(/\s+/))),
  );
  const names = pairNames(was, is, (name, side) => {
    const known = side === 'before' ? classesBefore : classesAfter;
    return name.startsWith('--') ? known?.size !== 0 : known?.has(className(name)) === true;
  });
  const rename = renamer(names);
  const renamed = was.map((one) => renameDeclaration(one, rename));
  const originals = new Map(renamed.map((one, index) => [one, was[index] ?? one]));
  const changes = [
    ...changedRules(renamed, is, { originals, rename }),
    ...movedRules(renamed, is, after.classLists),
    ...movedLayers(
      layers,
      layersAfter,
      after.sheets.findLast(({ layers }) => layers.length > 0)?.file ?? '',
    ),
  ];
  const different = [...names].filter(([name, partner]) => name !== partner);
  const namesWith = (start: string) =>
    new Set(different.map(([name]) => name).filter((name) => name.startsWith(start)));
  const isRewritten = changes.length + different.length === 0;
  const folded = {
    'renamed classes': namesWith('.'),
    'renamed custom properties': namesWith('--'),
    'style sheets written differently': new Set(isRewritten ? [cssOf(after.sheets)] : []),
  };
  return {
    changes,
    renamed: new Map(
      different
        .filter(([name]) => name.startsWith('.'))
        .map((pair) => pair.map(className) as [string, string]),
    ),
    folded: new Map(Object.entries(folded).filter(([, things]) => things.size > 0)),
  };
}

/** The classes in a selector, as they are written in HTML. */
const classesIn = (selector: string): string[] =>
  namesIn(selector)
    .filter((name) => name.startsWith('.'))
    .map(className);

const className = (name: string) => name.slice(1).replaceAll('\\', '');

/** Gives names in CSS their names after. A removed name gets one that no other has. */
function renamer(names: ReadonlyMap<string, string>): (css: string) => string {
  const taken = new Set(names.values());
  const nameFor = (name: string) => names.get(name) ?? (taken.has(name) ? `${name}-before` : name);
  return (css) => replaceNames(css, nameFor);
}

const renameDeclaration = (
  one: StyleDeclaration,
  rename: (css: string) => string,
): StyleDeclaration => ({
  ...one,
  conditions: one.conditions.map(rename),
  selector: rename(one.selector),
  property: rename(one.property),
  value: rename(one.value),
});

/** One change for each rule: its removed and its added declarations. */
function changedRules(
  renamed: readonly StyleDeclaration[],
  after: readonly StyleDeclaration[],
  before: {
    readonly originals: ReadonlyMap<StyleDeclaration, StyleDeclaration>;
    readonly rename: (css: string) => string;
  },
): StyleChange[] {
  const { originals, rename } = before;
  const [rulesBefore, rulesAfter] = [Map.groupBy(renamed, placeOf), Map.groupBy(after, placeOf)];
  return [...new Set([...rulesAfter.keys(), ...rulesBefore.keys()])].flatMap((place) => {
    const [was, is] = [rulesBefore.get(place), rulesAfter.get(place)];
    const lost = multisetDifference(was ?? [], is ?? [], textOf);
    const gained = multisetDifference(is ?? [], was ?? [], textOf);
    const [first] = [...gained, ...lost];
    if (!first) return [];
    const original = lost.map((one) => originals.get(one) ?? one);
    const difference: Difference = {
      aspect: 'look',
      kind: first.property.startsWith('@') ? first.property : 'style rule',
      file: first.file,
      place: is ? place : placeOf(original[0] ?? first),
      ...excerpts(was ? textsOf(is ? lost : original) : null, is ? textsOf(gained) : null),
      ...([...lost, ...gained].some(canChangeWords) ? { canChangeWords: true } : {}),
    };
    const hiding = [
      ...hidingOf('before', original, [...originals.values()], rename),
      ...hidingOf('after', gained, after),
    ];
    return [{ difference, hiding }];
  });
}

const textsOf = (declarations: readonly StyleDeclaration[]) => declarations.map(textOf).join('; ');

/** Where changed declarations hide text: the elements, and the properties that do so. */
function hidingOf(
  side: Hiding['side'],
  changed: readonly StyleDeclaration[],
  all: readonly StyleDeclaration[],
  rename = (css: string) => css,
): Hiding[] {
  const uses = changed.flatMap((one) => hidingUses(one, all));
  return [...Map.groupBy(uses, ({ selector }) => elementsOf(selector))].map(([selector, list]) => ({
    side,
    selector,
    selectorAfter: rename(selector),
    properties: [...new Set(list.map(({ property }) => property))],
    effect: strongest(list.map(effectOf)),
  }));
}

const strongest = (effects: readonly Effect[]): Effect =>
  effects.includes('words') ? 'words' : 'form';

/** If it is not known which elements a change is for, it may be for any. */
const HIDING_ANYWHERE: Hiding = {
  side: 'after',
  selector: '*',
  selectorAfter: '*',
  properties: [],
  effect: 'words',
};

/** If the order of rules changes, another one can win. */
function movedRules(
  renamed: readonly StyleDeclaration[],
  after: readonly StyleDeclaration[],
  classLists: readonly string[],
): StyleChange[] {
  const moved = movedDeclarations(renamed, after, classLists);
  const rules = Map.groupBy(moved, ({ declaration }) => placeOf(declaration));
  return [...rules].map(([place, [first, ...others]]) => {
    const list = first ? [first, ...others] : others;
    const past = first ? placeOf(first.past) : '';
    const text = textsOf(list.map(({ declaration }) => declaration));
    const difference: Difference = {
      aspect: 'look',
      kind: 'order of style rules',
      file: first?.declaration.file ?? '',
      place,
      ...excerpts(
        `${first?.isLater ? 'before' : 'after'} ${past}: ${text}`,
        `${first?.isLater ? 'after' : 'before'} ${past}: ${text}`,
      ),
      ...(list.some(({ declaration }) => canChangeWords(declaration))
        ? { canChangeWords: true }
        : {}),
    };
    const declarations = list.flatMap(({ declaration, past: other }) => [declaration, other]);
    return { difference, hiding: hidingOf('after', declarations, after) };
  });
}

/** Of two layers, the one that is named later wins. */
function movedLayers(
  before: readonly string[],
  after: readonly string[],
  file: string,
): StyleChange[] {
  const [was, is] = [
    before.filter((name) => after.includes(name)).join(', '),
    after.filter((name) => before.includes(name)).join(', '),
  ];
  if (was === is) return [];
  const difference: Difference = {
    aspect: 'look',
    kind: 'order of layers',
    file,
    place: '',
    before: was,
    after: is,
    canChangeWords: true,
  };
  return [{ difference, hiding: [HIDING_ANYWHERE] }];
}

/**
 * The styles of a page: its `<style>` elements and the style sheets that it links, in their order.
 *
 * @param file the path of the page in the build
 */
export function stylesOfPage($: CheerioAPI, file: string, site: Site): Styles {
  const sheets = $('style, link[rel~="stylesheet" i]')
    .get()
    .flatMap((element): StyleSheet[] => {
      if (element.name === 'style') return [{ file, css: $(element).text() }];
      const address = $(element).attr('href') ?? '';
      const linked = findFile(site, address, `/${file}`);
      return linked
        ? [{ file: linked.address.slice(1), css: linked.content.toString('utf8') }]
        : // Like an import: what is elsewhere can do anything.
          [{ file, css: `@import ${JSON.stringify(address)};` }];
    });
  const classLists = $('[class]')
    .get()
    .map((element) => $(element).attr('class') ?? '');
  return { sheets, classLists: [...new Set(classLists)] };
}
