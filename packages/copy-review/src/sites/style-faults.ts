import type { CheerioAPI } from 'cheerio';
import type { Element, Text } from 'domhandler';
import type { ReviewConfig } from '../shared/config.ts';
import type { Block } from '../shared/page-text.ts';
import type { Blocking } from '../shared/report.ts';
import type { Hiding, StyleComparison } from '../styles/compare-styles.ts';
import type { Effect } from '../styles/hidden-text.ts';
import type { PageDifference } from '../texts/compare-pages.ts';
import { classesIn } from '../trees/attributes.ts';
import type { TreeComparison, TreeDifference } from '../trees/compare-trees.ts';
import { parentOf, textNodes } from '../trees/tokens.ts';

/** A page in both versions, and what differs on it. */
interface RestyledPage {
  readonly route: string;
  readonly before: CheerioAPI;
  readonly after: CheerioAPI;
  readonly texts: Pick<PageDifference, 'reported' | 'removed'>;
  readonly styles: StyleComparison;
  readonly tree: Pick<TreeComparison, 'differences'>;
  /** The words in the script files of both sites, see `wordsIn`. */
  readonly scriptWords: ReadonlySet<string>;
}

/** The words of a text that can be parts of the name of a class. */
export const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * The changes of styles that block: a style must not change what visitors read of a text that people
 * rely on. A rule, a class or a `style` attribute can hide words (`display: none`), add some
 * (`content`), show hidden ones again, or change their form (`rotate`, `text-transform`). Every such
 * change is reported. Whether it also blocks depends on the elements that it is for:
 *
 * - Binding text, versions, and the protected parts of the configuration, or what holds one of them: it
 *   blocks.
 * - A detail of a binding document, such as a date note: it blocks if it can hide or add words. It also
 *   blocks if the words of the detail are as before. If they are not, the report lists them as a changed
 *   fact, so that another form of them, such as a stamp, need not block.
 * - A rule that is gone, together with all texts that it was for: it does not block. The report lists
 *   these texts as removed, and nothing of them is left that could be read differently. A text that is
 *   edited, moved or stays may have been hidden by the rule, so there the removal blocks like any other
 *   change. So it does if the selector still matches anything.
 * - All other elements: it does not block.
 *
 * An element that comes or goes with such a class or `style`, such as a `<span>` around a few words,
 * counts like one that gets or loses it, unless the other version has one that is used like it.
 */
export function styleFaults(page: RestyledPage, config: ReviewConfig): Blocking[] {
  const parts = protectedParts(page, config);
  if (parts.size === 0) return [];
  const changedParts = new ChangedParts(parts, page.texts);
  const rules = page.styles.changes
    .filter(({ hiding }) => hiding.some((one) => isFault(one, page, changedParts)))
    .map(({ difference }) => difference);
  const attributes = page.tree.differences.filter((one) => isRestyled(one, page, changedParts));
  return [...rules, ...attributes].map(({ place, after, before }) => ({
    page: page.route,
    message: `A style can hide or add words in a text that it must not change: ${place} (${after === null || after === '' ? `no longer ${before ?? ''}` : after}).`,
  }));
}

/** Properties that place or clip a box, but do not by themselves hide the text of its descendants. */
const OF_ITS_OWN_BOX = /^(?:overflow.*|text-overflow|position|float|order|flex-.*)$/;

/** Whether a change hides, reveals or generates text in an element in which it must not. */
function isFault(hiding: Hiding, page: RestyledPage, parts: ChangedParts): boolean {
  const { side, selector, selectorAfter, properties, effect } = hiding;
  const isForDescendants =
    properties.length === 0 || properties.some((property) => !OF_ITS_OWN_BOX.test(property));
  try {
    const canApply = side === 'after' || page.after(selectorAfter).length > 0;
    return elementsFor(page[side], selector, page.scriptWords).some(
      (element) =>
        parts.isFault(element, effect, isForDescendants) && (canApply || !parts.isRemoved(element)),
    );
  } catch {
    // If a selector cannot be evaluated here, it may match anything.
    return true;
  }
}

/**
 * Whether an element got or lost a class, or another `style`, and must not; or came or went with one
 * that hides or adds words.
 */
function isRestyled(difference: TreeDifference, page: RestyledPage, parts: ChangedParts): boolean {
  const { kind, canChangeWords, elements, before, after, hasHidingStyle } = difference;
  if (hasHidingStyle === true)
    return elements.some(
      (one) => parts.isFault(one, 'words', true) && (after !== null || !parts.isRemoved(one)),
    );
  if (!['attribute class', 'attribute style'].includes(kind) || canChangeWords !== true)
    return false;
  const { effectOfClass } = page.styles;
  const effectsOf = (side: 'before' | 'after', names: string | null) =>
    classesIn(names ?? '').flatMap((name) => effectOfClass(name, side) ?? []);
  const effects =
    kind === 'attribute class'
      ? [...effectsOf('before', before), ...effectsOf('after', after)]
      : [];
  const isForm = effects.length > 0 && effects.every((effect) => effect === 'form');
  return elements.some((element) => parts.isFault(element, isForm ? 'form' : 'words', true));
}

/**
 * The elements that a selector can match. If nothing on the page matches the part before the last
 * compound selector, such as a class that a script sets, only the last compound selector is used. If no
 * script can know the name of a class, id or element that the page lacks, it matches nothing.
 */
function elementsFor($: CheerioAPI, selector: string, scriptWords: ReadonlySet<string>): Element[] {
  const [, outer = '', last = ''] = /^(.*)[\s>+~]([^\s>+~()]+)$/s.exec(selector) ?? [];
  const isOuterThere = outer === '' || $(outer.replace(/[\s>+~]+$/, '')).length > 0;
  if (isOuterThere) return $<Element, string>(selector).toArray();
  // In a list or a function, one of several names can be enough.
  const names = /[,()[\]:\\]/.test(outer) ? [] : (outer.match(/[.#]?[\w-]+/g) ?? []);
  const missing = names.filter((name) => $(name).length === 0).flatMap(wordsIn);
  const known = missing.length > 0 ? wordsForScripts($).union(scriptWords) : scriptWords;
  return missing.every((word) => known.has(word)) ? $<Element, string>(last).toArray() : [];
}

/** The words that the scripts of a page contain, or can read from its attributes other than `class`. */
function wordsForScripts($: CheerioAPI): ReadonlySet<string> {
  const values = $<Element, string>('*')
    .toArray()
    .flatMap(({ attribs }) => Object.entries(attribs))
    .flatMap(([name, value]) => (name === 'class' ? [] : [value]));
  return new Set(wordsIn([$('script').text(), ...values].join(' ')));
}

/** A binding text, a detail in one, or a part in which no style may change anything. */
type Part = 'text' | 'details' | 'protected';

/** The root elements of these parts, in both versions of a page. */
function protectedParts(
  { route, before, after }: RestyledPage,
  { documents = [], protected: others = [] }: ReviewConfig,
): ReadonlyMap<Element, Part> {
  const binding = documents.filter((document) => document.route === route);
  const select = (selector: string | undefined, part: Part) =>
    [before, after].flatMap(($) =>
      selector === undefined
        ? []
        : $<Element, string>(selector)
            .toArray()
            .map((element): [Element, Part] => [element, part]),
    );
  return new Map([
    ...binding.flatMap(({ text }) => select(text, 'text')),
    ...binding.flatMap(({ details }) => select(details, 'details')),
    ...binding.flatMap(({ versions }) => select(versions, 'protected')),
    ...others.flatMap((selector) => select(selector, 'protected')),
  ]);
}

/** The protected parts of both versions of a page, and which of their texts the report lists. */
class ChangedParts {
  readonly #parts: ReadonlyMap<Element, Part>;
  /** All elements around binding texts and protected parts. */
  readonly #around: ReadonlySet<Element>;
  readonly #reported: ReadonlySet<Text>;
  readonly #removed: ReadonlySet<Text>;

  constructor(parts: ReadonlyMap<Element, Part>, texts: RestyledPage['texts']) {
    this.#parts = parts;
    this.#around = new Set(
      [...parts].flatMap(([root, part]) => (part === 'details' ? [] : pathOf(root).slice(1))),
    );
    this.#reported = textNodesOf([...texts.reported.before, ...texts.reported.after]);
    // A short text that moved is reported as removed, and as added.
    const added = new Set(texts.reported.after.map(({ text }) => text));
    this.#removed = textNodesOf(texts.removed.filter(({ text }) => !added.has(text)));
  }

  /**
   * Whether a style must not have an effect on an element.
   *
   * @param isForDescendants whether it has the effect on everything in the element
   */
  isFault(element: Element, effect: Effect, isForDescendants: boolean): boolean {
    if (this.#around.has(element) && isForDescendants) return true;
    const parts = pathOf(element).flatMap((outer) => this.#parts.get(outer) ?? []);
    if (parts.includes('protected')) return true;
    if (!parts.includes('text')) return false;
    return parts[0] === 'text' || effect === 'words' || !this.#isReported(element);
  }

  /** Whether an element has texts, and the report lists all of them as removed. */
  isRemoved(element: Element): boolean {
    const texts = textNodes(element);
    return texts.length > 0 && texts.every((text) => this.#removed.has(text));
  }

  #isReported(element: Element): boolean {
    return textNodes(element).every((text) => this.#reported.has(text));
  }
}

/** An element and all elements around it, the innermost first. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let outer: Element | undefined = element; outer; outer = parentOf(outer)) path.push(outer);
  return path;
}

const textNodesOf = (blocks: readonly Block[]): ReadonlySet<Text> =>
  new Set(blocks.flatMap(({ source = [] }) => source.flatMap(({ node }) => node ?? [])));
