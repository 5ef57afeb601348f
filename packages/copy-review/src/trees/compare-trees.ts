import type { CheerioAPI } from 'cheerio';
import { isComment, isTag, isText, type AnyNode, type Element, type Text } from 'domhandler';
import type { PageDifference } from '../texts/compare-pages.ts';
import type { ReviewConfig } from '../shared/config.ts';
import { normalizeText, TEXT_ELEMENTS, walk } from '../extract/html.ts';
import { ignoredElements } from '../extract/page.ts';
import { excerpts } from '../files/text-lines.ts';
import { multisetDifference } from '../shared/multiset-difference.ts';
import type { PageText } from '../shared/page-text.ts';
import { isBlank, trimSpaces } from '../shared/white-space.ts';
import type { Difference } from '../shared/report.ts';
import { pairTokens, type TokenPair } from './align.ts';
import {
  classesIn,
  compareAttributes,
  compareLeaves,
  isBuildId,
  renamedIds,
  type AttributeContext,
  type ValueChange,
} from './attributes.ts';
import { isReportedFor, readTextOf } from './explained.ts';
import {
  firstText,
  parentOf,
  placeOf,
  startTag,
  textNodes,
  tokensOf,
  type Token,
} from './tokens.ts';

type Side = 'before' | 'after';

/** A difference on a page, with the elements of both versions that it is about. */
export type TreeDifference = Omit<Difference, 'file'> & {
  readonly elements: readonly Element[];
  /** Whether it is an element that came or went with a style that can hide or add words. */
  readonly hasHidingStyle?: true;
};

/**
 * The tokens of a page. Has to be called before `readParsedPage`, which removes ignored parts.
 * Ignored links are compared too, except the part of the address that may change.
 */
export function treeTokens($: CheerioAPI, config: ReviewConfig): Token[] {
  for (const ignored of config.ignore ?? [])
    if (typeof ignored !== 'string')
      for (const element of ignoredElements($, { ignore: [ignored] }))
        $(element).find('a[href]').attr('href', ignored.leadsTo);
  const data = new Map(
    (config.data ?? []).flatMap(({ selector, attribute }) =>
      $<Element, string>(selector)
        .toArray()
        .map((element) => [element, attribute] as const),
    ),
  );
  return tokensOf($, (element) => {
    const compared = Object.entries(element.attribs)
      .filter(
        ([name, value]) =>
          name !== 'class' && name !== data.get(element) && !isBuildId(name, value),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([element.name, ...compared]);
  });
}

/** The differences of two trees. */
export interface TreeComparison {
  readonly differences: readonly TreeDifference[];
  /** Harmless differences that are only counted: for each kind, the distinct ones. */
  readonly folded: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A parsed page with its tokens and its texts. */
interface ReadPage {
  readonly tokens: readonly Token[];
  readonly text: PageText;
}

/** The result of the comparison of texts for a page. */
interface ComparedTexts {
  readonly difference: Pick<PageDifference, 'reported'>;
  readonly config: Pick<ReviewConfig, 'data'>;
}

/**
 * Compares the trees of two versions of a page: elements, attributes, properties of islands, scripts.
 * What the comparison of texts reports is not reported again.
 */
export function comparePageTrees(
  before: ReadPage,
  after: ReadPage,
  texts: ComparedTexts & { readonly styles: AttributeContext['styles'] },
): TreeComparison {
  const { difference: found, config, styles } = texts;
  const folded = new Map<string, Set<string>>();
  const fold = (kind: string, what: string) => {
    folded.set(kind, (folded.get(kind) ?? new Set()).add(what));
  };
  const { reported } = found;
  const read = {
    before: readTextOf(blocksOf(before), reported.before),
    after: readTextOf(blocksOf(after), reported.after),
  };
  const pairs = pairTokens(before.tokens, after.tokens);
  const ids = renamedIds(
    pairs.flatMap(({ before: one, after: other }): [Element, Element][] =>
      one?.kind === 'start' && other ? [[one.node as Element, other.node as Element]] : [],
    ),
  );
  const context: AttributeContext = { data: config.data ?? [], styles, read, ids, fold };
  const matches = new Matches(pairs, context);
  const differences = [
    ...pairs.flatMap((pair) => changedValues(pair, context)),
    ...matches.elements(),
    ...matches.texts(),
  ];
  return { differences, folded };
}

const blocksOf = ({ text }: ReadPage) => text.sections.flatMap(({ blocks }) => blocks);

/**
 * Whether a page before had an element. Only the start tag is compared for an element that directly
 * contains no text, such as the body, because the elements in it are compared by themselves, and for
 * titles, because they are compared with the texts.
 */
function isKnown(token: Token, known: ReadonlySet<string>): boolean {
  const element = token.node as Element;
  const isContainer =
    element.children.some(isTag) &&
    !element.children.some((child) => isText(child) && !isBlank(child.data));
  return known.has(isContainer || element.name === 'title' ? token.key : identityOf(token));
}

/**
 * The elements of a new page that no page had, apart from those that only contain its texts.
 *
 * @param known the identities and the keys of the elements of all pages before
 */
export function newElements(
  page: ReadPage,
  {
    difference: { reported },
    config,
    known,
  }: ComparedTexts & { readonly known: ReadonlySet<string> },
): TreeComparison {
  const nothing = readTextOf([], []);
  const read = { before: nothing, after: readTextOf(blocksOf(page), reported.after) };
  const styles = {
    renamed: new Map<string, string>(),
    effectOfClass: () => undefined,
    files: { before: new Set<string>(), after: new Set<string>() },
  };
  const context = { data: config.data ?? [], styles, read, ids: new Map(), fold: () => undefined };
  const added = page.tokens
    .filter((token) => token.kind === 'start' && !isKnown(token, known))
    .map((after) => ({ before: null, after }));
  return { differences: new Matches(added, context).elements(), folded: new Map() };
}

/** A changed value as a difference, with the place of its element. */
function difference(
  change: ValueChange,
  element: Element,
  section: string,
  elements: readonly Element[],
): TreeDifference {
  const { path, ...rest } = change;
  const place = [placeOf(element, section), ...(path === undefined ? [] : [path])].join(' › ');
  return { ...rest, place, elements };
}

/** The differences of a paired element: attributes, and the text of scripts. */
function changedValues({ before, after }: TokenPair, context: AttributeContext): TreeDifference[] {
  if (before?.kind !== 'start' || after?.kind !== 'start') return [];
  const [one, other] = [before.node as Element, after.node as Element];
  const changes = [
    ...compareAttributes(one, other, context),
    ...(one.name === 'script' ? changedScript(one, other, context) : []),
  ].filter(
    ({ kind }) =>
      !(isComparedAsStyle(other) && kind === 'attribute href') &&
      !(isPolicy(one) && isPolicy(other) && kind === 'attribute content'),
  );
  return changes.map((change) => difference(change, other, after.section, [one, other]));
}

/** Policies are compared by their directives. */
const isPolicy = ({ name, attribs }: Element): boolean =>
  name === 'meta' && attribs['http-equiv']?.toLowerCase() === 'content-security-policy';

/** Whether the rules of a linked style sheet are compared. */
const isComparedAsStyle = ({ name, attribs }: Element): boolean =>
  name === 'style'
    ? Object.keys(attribs).length === 0
    : name === 'link' &&
      attribs.rel === 'stylesheet' &&
      Object.keys(attribs).every((key) => ['rel', 'href', 'media'].includes(key)) &&
      (attribs.href ?? '').startsWith('/') &&
      !(attribs.href ?? '').startsWith('//');

/** The differences of the text of a script: by value if it is JSON, otherwise as an excerpt. */
function changedScript(before: Element, after: Element, context: AttributeContext): ValueChange[] {
  const [was, is] = [before, after].map(sourceOf) as [string, string];
  if (was === is) return [];
  const leaves =
    /json|rules|importmap/i.test(after.attribs.type ?? '') &&
    compareLeaves(was, is, { element: { before, after }, context });
  if (leaves) return leaves;
  return [
    { aspect: 'function', kind: 'inline script', ...excerpts(was, is), canChangeWords: true },
  ];
}

const sourceOf = ({ children }: Element) =>
  children.map((child) => (isText(child) ? child.data : '')).join('');

/** Whether an element contains text, and whether the comparison of texts does not report some of it. */
interface HeldText {
  readonly hasText: boolean;
  readonly hasUnreported: boolean;
}

/** The tokens that have no counterpart, and what to report about them. */
class Matches {
  readonly #pairs: readonly TokenPair[];
  readonly #context: AttributeContext;
  /** For each element of one version, its counterpart in the other one, by start and by end tag. */
  readonly #starts = new Map<AnyNode, AnyNode>();
  readonly #ends = new Map<AnyNode, AnyNode>();
  /** The texts of blocks with a reported difference, without white space. */
  readonly #reportedBlocks = new Set<string>();
  readonly #reportedElements = new Set<Element>();
  readonly #heldTexts = new Map<Element, HeldText>();
  /** How the elements of each version are styled and used, see `#usesOf`. */
  readonly #uses = { before: new Set<string>(), after: new Set<string>() };

  constructor(pairs: readonly TokenPair[], context: AttributeContext) {
    this.#pairs = pairs;
    this.#context = context;
    for (const { before, after } of pairs) {
      this.#noteUses(before, 'before');
      this.#noteUses(after, 'after');
      if (!before || !after) continue;
      const map = before.kind === 'start' ? this.#starts : this.#ends;
      if (before.kind === 'start' || before.kind === 'end') {
        map.set(before.node, after.node);
        map.set(after.node, before.node);
      }
    }
  }

  /** Added, removed and moved elements, and those that end at another place. */
  elements(): TreeDifference[] {
    const removed: Token[] = [];
    const added: Token[] = [];
    const extents: TreeDifference[] = [];
    // In reverse order, so that the results for inner elements are known when the outer ones are
    // examined.
    for (const { before, after } of this.#pairs.toReversed()) {
      if (before?.kind === 'start' && !after && this.#isReported(before, 'before'))
        removed.push(before);
      if (after?.kind === 'start' && !before && this.#isReported(after, 'after')) added.push(after);
      if (before?.kind === 'start' && after) extents.push(...this.#extent(before, after));
    }
    const reported = [
      ...moved(removed.reverse(), added.reverse()).flatMap((one) =>
        this.#isRead(one) ? [] : { ...one, ...this.#hidingOf(one) },
      ),
      ...extents.reverse(),
    ];
    for (const { elements } of reported)
      for (const element of elements) this.#reportedElements.add(element);
    for (const element of this.#reportedElements) this.#noteTexts(element);
    return reported;
  }

  #noteUses(token: Token | null, side: Side): void {
    if (token?.kind !== 'start' || !this.#canHideWords(token.node as Element, side)) return;
    for (const use of this.#usesOf(token.node as Element, side)) this.#uses[side].add(use);
  }

  #hidingOf({ elements: [element, ...others], before }: TreeDifference) {
    const side = before === null ? 'after' : 'before';
    const isOne = element !== undefined && others.length === 0;
    return isOne && this.#hasHidingStyle(element, side) ? { hasHidingStyle: true as const } : {};
  }

  /**
   * Whether the style of an element can hide or add words, and the other version has no element that
   * is styled and used like it. A further item of a list, with the marker of the others, is like them.
   */
  #hasHidingStyle(element: Element, side: Side): boolean {
    const others = this.#uses[side === 'before' ? 'after' : 'before'];
    return (
      this.#canHideWords(element, side) &&
      !this.#usesOf(element, side).some((use) => others.has(use))
    );
  }

  #canHideWords({ attribs }: Element, side: Side): boolean {
    const { effectOfClass } = this.#context.styles;
    return (
      attribs.style !== undefined ||
      classesIn(attribs.class ?? '').some((name) => effectOfClass(name, side) === 'words')
    );
  }

  /** The style of an element, with names of the version after: once with its parent's, once with its text. */
  #usesOf(element: Element, side: Side): string[] {
    const { renamed } = this.#context.styles;
    const styleOf = (one: Element | undefined) => [
      one?.name,
      one?.attribs.style,
      ...classesIn(one?.attribs.class ?? '')
        .map((name) => (side === 'before' ? (renamed.get(name) ?? name) : name))
        .toSorted(),
    ];
    const uses = [
      styleOf(parentOf(element)),
      // Only the text of elements without others, so that no text is read twice.
      ...(element.children.some(isTag) ? [] : [contentOf(element)]),
    ];
    return uses.map((use) => JSON.stringify([styleOf(element), use]));
  }

  /** Whether a moved element contains only texts, whose order the comparison of texts checks. */
  #isRead({ kind, elements }: TreeDifference): boolean {
    const { before, after } = this.#context.read;
    return (
      kind.endsWith(' moved') &&
      elements.every(
        (element) =>
          TEXT_ELEMENTS.has(element.name) &&
          textNodes(element).length > 0 &&
          textNodes(element).every((node) => before.blocks.has(node) || after.blocks.has(node)),
      )
    );
  }

  /** The texts of an element within a reported element have already been noted with the outer one. */
  #noteTexts(element: Element): void {
    const outer = parentOf(element);
    if (outer && this.#reportedElements.has(outer)) return;
    for (const node of textNodes(element))
      for (const { blocks } of Object.values(this.#context.read)) {
        const block = blocks.get(node);
        if (block) this.#reportedBlocks.add(block.text);
      }
  }

  #isReported({ node }: Token, side: Side): boolean {
    const element = node as Element;
    const read = this.#context.read[side];
    if (isComparedAsStyle(element)) {
      const path = (element.attribs.href ?? '').slice(1);
      return this.#context.styles.files[side === 'before' ? 'after' : 'before'].has(path);
    }
    if (this.#hasHidingStyle(element, side)) return true;
    const isKnown = ([name, value]: [string, string]) =>
      name === 'class' ||
      isBuildId(name, value) ||
      isReportedFor(read, element, normalizeText(value));
    if (!TEXT_ELEMENTS.has(element.name) || !Object.entries(element.attribs).every(isKnown))
      return true;
    const parent = parentOf(element);
    const isInReported = parent !== undefined && !this.#starts.has(parent);
    const { hasText, hasUnreported } = this.#textIn(element, side);
    return hasText ? hasUnreported : !isInReported;
  }

  /** Which texts an element contains, see `HeldText`. No element is read twice, since elements may be nested very deeply. */
  #textIn(element: Element, side: Side): HeldText {
    const { changed } = this.#context.read[side];
    let [hasText, hasUnreported] = [false, false];
    walk(element, {
      enter: (inner) => {
        const known = this.#heldTexts.get(inner);
        hasText ||= known?.hasText ?? false;
        hasUnreported ||= known?.hasUnreported ?? false;
        return known === undefined;
      },
      text: (data, node) => {
        if (data.trim() === '') return;
        hasText = true;
        hasUnreported ||= !changed.has(node);
      },
    });
    this.#heldTexts.set(element, { hasText, hasUnreported });
    return { hasText, hasUnreported };
  }

  /** An element that starts at the same place and ends at another. */
  #extent(before: Token, after: Token): TreeDifference[] {
    const [was, is] = [before.node as Element, after.node as Element];
    if (this.#ends.get(was) === is) return [];
    const unexplained = (element: Element, side: Side) =>
      textNodes(element)
        .filter((node) => !this.#context.read[side].changed.has(node))
        .map(({ data }) => trimSpaces(data))
        .join(' ');
    const [textBefore, textAfter] = [unexplained(was, 'before'), unexplained(is, 'after')];
    if (textBefore === textAfter) return [];
    const change: ValueChange = {
      aspect: 'function',
      kind: `what the element ${is.name} holds`,
      ...excerpts(textBefore, textAfter),
      canChangeWords: true,
    };
    return [difference(change, is, after.section, [was, is])];
  }

  /** Changed texts and comments that the comparison of texts does not report. */
  texts(): TreeDifference[] {
    const reported = new Map<string, TreeDifference>();
    const moved = this.#movedTexts();
    for (const { before, after } of this.#pairs) {
      const token = after ?? before;
      if (token.kind === 'comment' && before?.key !== after?.key) {
        const change = { ...textChange(before, after), kind: kindOfComment(token) };
        reported.set(`${reported.size}`, { ...change, place: token.section, elements: [] });
      }
      if (token.kind !== 'text' || before?.key === after?.key) continue;
      const [was, is] = [
        before && !moved.has(before) ? this.#unreported(before, 'before') : undefined,
        after && !moved.has(after) ? this.#unreported(after, 'after') : undefined,
      ];
      if (!was && !is) continue;
      const parent = parentOf((is ?? was ?? token).node);
      const elements = [was, is].flatMap((side) => (side && parentOf(side.node)) ?? []);
      const { key, change } = this.#textDifference(was, is);
      if (parent && !reported.has(key))
        reported.set(key, difference(change, parent, token.section, elements));
    }
    return [...reported.values()].filter((one) => one.before !== one.after);
  }

  /**
   * Equal texts in equal elements. Their order is checked by the comparison of texts, not here.
   */
  #movedTexts(): Set<Token> {
    const changed = this.#pairs.filter(
      ({ before, after }) => (after ?? before).kind === 'text' && before?.key !== after?.key,
    );
    const { read } = this.#context;
    const side = (of: Side) =>
      changed.flatMap((pair) => {
        const token = pair[of];
        return token && read[of].blocks.has(token.node as Text) ? [token] : [];
      });
    const identity = ({ key, node }: Token) => {
      const parent = parentOf(node);
      return key + (parent ? startTag(parent) : '');
    };
    const [before, after] = [side('before'), side('after')];
    const single = new Set([
      ...multisetDifference(before, after, identity),
      ...multisetDifference(after, before, identity),
    ]);
    return new Set([...before, ...after].filter((token) => !single.has(token)));
  }

  /** A text about which nothing has been reported yet. */
  #unreported(token: Token, side: Side): Token | undefined {
    const read = this.#context.read[side];
    const node = token.node as Text;
    const parent = parentOf(node);
    if (read.changed.has(node) || !parent) return undefined;
    if (['script', 'style'].includes(parent.name)) return undefined;
    if (isReportedFor(read, parent, normalizeText(node.data))) return undefined;
    for (let outer: Element | undefined = parent; outer; outer = parentOf(outer))
      if (this.#reportedElements.has(outer)) return undefined;
    const block = read.blocks.get(node);
    return block && this.#reportedBlocks.has(block.text) ? undefined : token;
  }

  /** If other words of a block are marked up, but its words are the same, the whole block is reported once. */
  #textDifference(
    before: Token | undefined,
    after: Token | undefined,
  ): { key: string; change: ValueChange } {
    const { read } = this.#context;
    const block =
      read.before.blocks.get(before?.node as Text) ?? read.after.blocks.get(after?.node as Text);
    const change = textChange(before, after);
    const key = block ? `block ${block.text}` : JSON.stringify([change, before?.section]);
    return { key, change };
  }
}

const kindOfComment = ({ node }: Token) => (isComment(node) ? 'comment' : 'document type');

const textChange = (before: Token | null = null, after: Token | null = null): ValueChange => ({
  aspect: 'function',
  kind: 'text',
  ...excerpts(before?.key.slice(1) ?? null, after?.key.slice(1) ?? null),
  canChangeWords: true,
});

/** Equal for elements with the same attributes and texts, whatever their classes are. */
export const identityOf = ({ key, node }: Token): string => key + contentOf(node as Element);

/** The maximum number of characters of the text that is reported for an element. */
const MAX_CONTENT = 300;

/** Pairs equal removed and added elements, which only moved. */
function moved(removed: readonly Token[], added: readonly Token[]): TreeDifference[] {
  const keys = new Set(removed.map(({ key }) => key)).intersection(
    new Set(added.map(({ key }) => key)),
  );
  const free = Map.groupBy(
    added.filter(({ key }) => keys.has(key)),
    identityOf,
  );
  const movedTo = new Map(
    removed.map((token) => [
      token,
      keys.has(token.key) ? free.get(identityOf(token))?.shift() : undefined,
    ]),
  );
  const isMoved = new Set(movedTo.values());
  const addedOrRemoved = (token: Token, side: Side): TreeDifference => {
    const element = token.node as Element;
    const content =
      element.name === 'script' ? contentOf(element) : firstText(element, MAX_CONTENT);
    const text = startTag(element) + content;
    return difference(
      {
        aspect: aspectOf(element),
        kind: `element ${element.name}`,
        ...excerpts(side === 'before' ? text : null, side === 'after' ? text : null),
        canChangeWords: true,
      },
      element,
      token.section,
      [element],
    );
  };
  return [
    ...[...movedTo].map(([from, to]): TreeDifference => {
      if (!to) return addedOrRemoved(from, 'before');
      const [was, is] = [from.node as Element, to.node as Element];
      return {
        aspect: aspectOf(is),
        kind: `element ${is.name} moved`,
        place: placeOf(is, to.section),
        before: pathOf(was, from.section),
        after: pathOf(is, to.section),
        canChangeWords: true,
        elements: [was, is],
      };
    }),
    ...added.filter((token) => !isMoved.has(token)).map((token) => addedOrRemoved(token, 'after')),
  ];
}

/** The place that is reported for a moved element: its section, and what is around and before it. */
function pathOf(element: Element, section: string): string {
  const parent = parentOf(element);
  const index = parent?.children.indexOf(element) ?? 0;
  return `${placeOf(parent, section)}, place ${index + 1}`;
}

/** The text of an element: the source of a script or style sheet, otherwise its words. */
const contentOf = (element: Element) =>
  element.name === 'script' || element.name === 'style'
    ? sourceOf(element)
    : normalizeText(
        textNodes(element)
          .map(({ data }) => data)
          .join(' '),
      );

const PICTURES = new Set('img picture source svg path g use circle rect image video'.split(' '));

function aspectOf(element: Element): Difference['aspect'] {
  for (let outer: Element | undefined = element; outer; outer = parentOf(outer))
    if (outer.name === 'svg') return 'look';
  return PICTURES.has(element.name) ? 'look' : 'function';
}
