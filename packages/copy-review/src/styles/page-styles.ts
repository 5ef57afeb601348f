import type { CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { Site } from '../files/site.ts';
import type { ClassNames } from '../trees/attributes.ts';
import { compareStyles, stylesOfPage, type Styles, type StyleChange } from './compare-styles.ts';
import { hidingUses } from './hidden-text.ts';
import { namesIn, readDeclarations } from './read-declarations.ts';

/** A version of a page. */
interface StyledPage {
  readonly $: CheerioAPI;
  /** Its path in the build. */
  readonly file: string;
  /** With the names of the build after. */
  readonly site: Site;
}

/** The differences between the styles of two versions of a page. */
export interface PageStyleComparison {
  readonly changes: readonly StyleChange[];
  readonly classes: ClassNames;
  /** Harmless differences that are only counted, by kind. */
  readonly folded: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Compares the styles that two versions of a page use. */
export function comparePageStyles(
  before: StyledPage,
  after: StyledPage,
  renamedFiles: ReadonlyMap<string, string>,
): PageStyleComparison {
  const [was, is] = [before, after].map(({ $, file, site }) => stylesOfPage($, file, site)) as [
    Styles,
    Styles,
  ];
  const { changes, renamed, folded } = compareStyles(was, is, renamedFiles);
  let hiding: Set<string> | undefined;
  const isClass = ([name]: readonly [string, string]) => name.startsWith('.');
  const namesWith = (start: string) =>
    new Set([...renamed.keys()].filter((name) => name.startsWith(start)));
  const things: Readonly<Record<string, ReadonlySet<string>>> = {
    'renamed classes': namesWith('.'),
    'renamed custom properties': namesWith('--'),
  };
  return {
    changes,
    classes: {
      files: { before: before.site.files ?? new Map(), after: after.site.files ?? new Map() },
      renamed: new Map(
        [...renamed].filter(isClass).map(([name, other]) => [className(name), className(other)]),
      ),
      isHiding: (name) => {
        hiding ??= new Set([...hidingClasses(was), ...hidingClasses(is)]);
        return hiding.has(name);
      },
    },
    folded: new Map(folded.map(({ kind }) => [kind, things[kind] ?? new Set([after.file])])),
  };
}

const className = (name: string) => name.slice(1).replaceAll('\\', '');

/** The classes in the selectors of declarations that hide or generate text. */
function hidingClasses({ sheets }: Styles): string[] {
  const all = sheets.flatMap((sheet) => {
    try {
      return readDeclarations(sheet).declarations;
    } catch {
      return [];
    }
  });
  return all
    .flatMap((one) => hidingUses(one, all))
    .flatMap(({ selector }) => namesIn(selector))
    .filter((name) => name.startsWith('.'))
    .map(className);
}

/** Properties that place or clip a box, but do not by themselves hide the text of its descendants. */
const OF_ITS_OWN_BOX = /^(?:overflow.*|text-overflow|position|float|order|flex-.*)$/;

/** Whether a change hides, reveals or generates text in any of these elements, or around them. */
export function hidesTextOf(
  { hiding }: StyleChange,
  pages: { readonly before: CheerioAPI; readonly after: CheerioAPI },
  selectors: readonly string[],
): boolean {
  return hiding.some(({ side, selector, properties }) => {
    const isForDescendants =
      properties.length === 0 || properties.some((property) => !OF_ITS_OWN_BOX.test(property));
    const $ = pages[side];
    const texts = selectors.flatMap((one) => $(one).toArray());
    if (texts.length === 0) return false;
    let matched;
    try {
      matched = elementsFor($, selector);
    } catch {
      // If a selector cannot be evaluated here, it may match anything.
      return true;
    }
    return matched.some((element) =>
      texts.some(
        (text) =>
          text === element ||
          $.contains(text, element) ||
          (isForDescendants && $.contains(element, text)),
      ),
    );
  });
}

/**
 * The elements that a selector can match. If nothing on the page matches the part before the last
 * compound selector, such as a class that a script sets, only the last compound selector is used.
 */
function elementsFor($: CheerioAPI, selector: string): AnyNode[] {
  const [, outer = '', last = ''] = /^(.*)[\s>+~]([^\s>+~()]+)$/s.exec(selector) ?? [];
  const isOuterThere = outer === '' || $(outer.replace(/[\s>+~]+$/, '')).length > 0;
  return $(isOuterThere ? selector : last).toArray();
}
