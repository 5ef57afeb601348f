import type { CheerioAPI } from 'cheerio';
import { Element, isTag, Text, type AnyNode } from 'domhandler';
import type { ComparedBlock } from '../words/texts/compare-pages.ts';
import { BLOCKS, LISTS } from '../words/extract/html.ts';
import { mapSource, type SourceRange } from '../words/extract/source-map.ts';
import type { Block } from '../shared/page-text.ts';
import type { BlockChange } from '../shared/report.ts';
import { isBlank, trimSpaces } from '../shared/white-space.ts';
import { visible } from '../report/text.ts';

/** A change to mark. */
export interface Mark {
  readonly block: ComparedBlock;
  readonly change: BlockChange;
  /** The id of its badge on the page. */
  readonly id: string;
  /** Its number in the report. */
  readonly label: string;
  /** “edited”, “moved” … */
  readonly kind: string;
}

/** Custom elements that are inserted into a page: no selector of the page matches their names. */
export const RUN = 'copy-review-run';
export const BADGE = 'copy-review-badge';
export const MOVED = 'copy-review-moved';
/** The attribute of every other inserted element: the id of its change. */
export const MARKED = 'data-copy-review';

/** Elements that cannot show child elements. */
const TEXT_ONLY = new Set(
  [
    'option optgroup select textarea title svg math template iframe noembed noframes xmp plaintext',
    'video audio object canvas script style head',
  ]
    .join(' ')
    .split(' '),
);

/** Elements that cannot contain a paragraph: the HTML parser would close them or move the paragraph. */
const NO_PARAGRAPHS = new Set([
  ...LISTS,
  ...TEXT_ONLY,
  ...'p button summary h1 h2 h3 h4 h5 h6 label legend pre'.split(' '),
]);

/** An edit of one text node: a range that is wrapped, or a node that is inserted at `start`. */
type Edit =
  | { readonly start: number; readonly end: number; readonly wrap: string; readonly mark: Mark }
  | { readonly start: number; readonly insert: AnyNode };

/**
 * Marks changes in a parsed page whose blocks have their `source`: wraps inserted and moved words,
 * inserts deleted words and removed blocks, and puts a badge with its number before each change.
 *
 * Without the `del` elements and the badges, the page has its own text.
 *
 * @param marks the changes to mark, in the order of `blocks`
 * @param blocks all blocks of the page
 * @returns the changes that could be marked; the others are not marked at all
 */
export function markChanges(
  $: CheerioAPI,
  marks: readonly Mark[],
  blocks: readonly ComparedBlock[],
): Set<Mark> {
  const placed = new Set<Mark>();
  const edits = new Map<Text, Edit[]>();
  const removed = new RemovedBlocks($, blocks);
  for (const mark of marks) {
    const { after } = mark.block;
    const isPlaced = after ? addEdits(edits, after, mark) : removed.insert(mark);
    if (isPlaced) placed.add(mark);
  }
  for (const [node, ofNode] of edits) applyEdits($, node, ofNode);
  return placed;
}

/** Adds the edits of one block, if all of its changes can be marked. */
function addEdits(edits: Map<Text, Edit[]>, { text, source = [] }: Block, mark: Mark): boolean {
  const map = mapSource(text, source);
  const first = map?.find((range) => range !== undefined);
  if (!map || !first) return false;
  const own: [Text, Edit][] = [];
  // A number next to words that are not marked would be meaningless.
  const isWhole =
    mark.change.change === 'moved' ||
    mark.change.words.every(({ op, text: words }) => op === '=' || words.trim() === '');
  let offset = 0;
  for (const { op, text: words } of mark.change.words) {
    const end = op === '-' ? offset : offset + words.length;
    if (op === '-') {
      const place = placeOf(map, text, offset);
      own.push([
        place.node,
        { start: place.offset, insert: markedElement('del', mark, visible(words)) },
      ]);
    } else if (op === '+' || isWhole) {
      const wrap = op === '+' ? 'ins' : MOVED;
      for (const { node, start, end: stop } of textRanges(map, text, offset, end))
        own.push([node, { start, end: stop, wrap, mark }]);
    }
    offset = end;
  }
  if (own.some(([node]) => !isMarkable(node)) || !isMarkable(first.node)) return false;
  const [node, edit] = own[0] ?? [first.node, { start: first.start }];
  const badge = { start: edit.start, insert: badgeOf(mark) };
  for (const [of, one] of [[node, badge] as const, ...own]) {
    const ofNode = edits.get(of);
    if (ofNode) ofNode.push(one);
    else edits.set(of, [one]);
    openDetails(of);
  }
  return true;
}

/** The position of deleted words: after the previous character, or before the next one at the start of a cell. */
function placeOf(
  map: readonly (SourceRange | undefined)[],
  text: string,
  offset: number,
): { node: Text; offset: number } {
  const before = nearest(map, offset - 1, -1);
  const after = nearest(map, offset, 1);
  const range = after && (!before || text.charAt(offset - 1) === '\t') ? after : before;
  if (!range) throw new Error('A mapped block has at least one character.');
  return { node: range.node, offset: range === after ? range.start : range.end };
}

/** The first item that is not undefined, from an index in steps of 1 or −1. */
function nearest<T>(items: readonly (T | undefined)[], from: number, step: 1 | -1): T | undefined {
  let index = from;
  while (index >= 0 && index < items.length && items[index] === undefined) index += step;
  return items[index];
}

/** The ranges of text nodes between two offsets of a block, without the spaces around them. */
function textRanges(
  map: readonly (SourceRange | undefined)[],
  text: string,
  from: number,
  to: number,
): SourceRange[] {
  const words = text.slice(from, to);
  const trimmed = trimSpaces(words);
  const isSpace = trimmed === '';
  const start = isSpace ? from : from + words.indexOf(trimmed);
  const end = isSpace ? to : start + trimmed.length;
  const byNode = new Map<Text, SourceRange>();
  for (const range of map.slice(start, end)) {
    if (!range) continue;
    const known = byNode.get(range.node);
    byNode.set(range.node, known ? { ...known, end: Math.max(known.end, range.end) } : range);
  }
  const isShown = ({ node, start: first, end: last }: SourceRange) =>
    isSpace || !isBlank(node.data.slice(first, last));
  return [...byNode.values()].filter(isShown);
}

/** Replaces a text node by an element with its text and the edits. */
function applyEdits($: CheerioAPI, node: Text, edits: readonly Edit[]): void {
  // One element around all of them, because in a flex container each would become a separate item.
  const run = element(RUN);
  let offset = 0;
  const appendText = (end: number) => {
    if (end > offset) append(run, new Text(node.data.slice(offset, end)));
    offset = Math.max(offset, end);
  };
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    appendText(edit.start);
    if ('insert' in edit) append(run, edit.insert);
    else {
      append(run, markedElement(edit.wrap, edit.mark, node.data.slice(edit.start, edit.end)));
      offset = edit.end;
    }
  }
  appendText(node.data.length);
  $(node).replaceWith(run);
}

/** Inserts removed blocks, each after the block that preceded it. */
class RemovedBlocks {
  readonly #$: CheerioAPI;
  readonly #anchors: readonly (Anchor | undefined)[];
  readonly #blocks: readonly ComparedBlock[];
  /** The last node that was inserted after an element. */
  readonly #lastAfter = new Map<Element, Element>();

  constructor($: CheerioAPI, blocks: readonly ComparedBlock[]) {
    this.#$ = $;
    this.#anchors = blocks.map(({ after }) => anchorOf(after));
    this.#blocks = blocks;
  }

  /** @returns whether it was inserted: `aside` blocks, such as alternative texts, have no place */
  insert(mark: Mark): boolean {
    const { block } = mark;
    const removed = block.before;
    if (!removed || removed.kind === 'aside') return false;
    const index = this.#blocks.indexOf(block);
    const before = nearest(this.#anchors, index, -1);
    const anchor = before ?? nearest(this.#anchors, index, 1);
    const node = before?.last ?? anchor?.first;
    const at = this.#anchors.indexOf(anchor);
    const neighbours = [nearest(this.#anchors, at - 1, -1), nearest(this.#anchors, at + 1, 1)];
    const others = neighbours.flatMap((other) => other?.first ?? []);
    const target =
      anchor && node && this.#elementOf(insertionPoint(node, anchor.block, removed, others));
    const added = removedElements(removed, mark, target);
    if (!target) this.#$('body').append(added);
    else if (before) {
      this.#$(this.#lastAfter.get(target) ?? target).after(added);
      const last = added.at(-1);
      if (last) this.#lastAfter.set(target, last);
      openDetails(target);
    } else this.#$(target).before(added);
    return true;
  }

  /** The element itself; a text is wrapped. */
  #elementOf(node: Element | Text | undefined): Element | undefined {
    if (!node || isTag(node)) return node;
    const run = element(RUN);
    this.#$(node).replaceWith(run);
    append(run, node);
    return run;
  }
}

/** A visible block with its first and last text node. */
interface Anchor {
  readonly block: Block;
  readonly first: Text;
  readonly last: Text;
}

function anchorOf(block: Block | null): Anchor | undefined {
  if (!block || block.visibility === 'hidden') return undefined;
  const nodes = (block.source ?? []).flatMap(({ node }) =>
    node && !isBlank(node.data) ? [node] : [],
  );
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last && { block, first, last };
}

/**
 * The node next to which a removed block is inserted: a text node of another block, or an element
 * around it.
 *
 * @param neighbours text nodes of the blocks before and after that one
 */
function insertionPoint(
  node: Text,
  block: Block,
  removed: Block,
  neighbours: readonly Text[],
): Element | Text | undefined {
  const path = ancestors(node);
  const isInList = removed.list !== undefined && block.list !== undefined;
  const item = isInList && path.find(({ name }) => ['tr', 'li', 'dt', 'dd'].includes(name));
  const isRow = item && item.name !== 'li';
  if (item && isRow === (removed.kind === 'row')) {
    const list = item.parent;
    const isGroup = item.name !== 'tr' && list && isTag(list) && list.name === 'div';
    return isGroup ? list : item;
  }
  const outer = path.findLast(({ name }) => NO_PARAGRAPHS.has(name));
  if (outer) return outer;
  const index = path.findIndex(({ name }) => BLOCKS.has(name));
  const around = path[index];
  // An element that contains other blocks also gets the removed one, because it may lay out its
  // children.
  const holdsOthers =
    around?.name === 'body' ||
    neighbours.some((other) => ancestors(other).some((outer) => outer === around));
  return holdsOthers ? (path[index - 1] ?? node) : around;
}

/** The elements for a removed block that are valid next to its insertion point. */
function removedElements(block: Block, mark: Mark, target: Element | undefined): Element[] {
  const cells = (first: string, others: string) =>
    block.text.split('\t').map((text, index) => {
      const cell = markedElement(index === 0 ? first : others, mark);
      if (index === 0) append(cell, badgeOf(mark));
      append(cell, markedElement('del', mark, visible(text)));
      return cell;
    });
  const around = (name: string, children: readonly AnyNode[]) => {
    const outer = markedElement(name, mark);
    for (const child of children) append(outer, child);
    return outer;
  };
  if (target?.name === 'tr') return [around('tr', cells('td', 'td'))];
  if (target?.name === 'dt' || target?.name === 'dd') return cells('dt', 'dd');
  if (target?.name === 'div' && block.kind === 'row' && isWithin(target, 'dl'))
    return [around('div', cells('dt', 'dd'))];
  const name = target?.name === 'li' ? 'li' : 'div';
  return [around(name, [badgeOf(mark), markedElement('del', mark, visible(block.text))])];
}

const isWithin = ({ parent }: Element, name: string) =>
  parent !== null && isTag(parent) && parent.name === name;

const badgeOf = ({ id, label, kind }: Mark): Element =>
  element(BADGE, label, { id, role: 'note', 'aria-label': `Change ${label}: ${kind}` });

const markedElement = (name: string, mark: Mark, text = '') =>
  element(name, text, { [MARKED]: mark.id });

function element(name: string, text = '', attributes: Record<string, string> = {}): Element {
  const created = new Element(name, attributes);
  if (text !== '') append(created, new Text(text));
  return created;
}

function append(parent: Element, child: AnyNode): void {
  const last = parent.children.at(-1) ?? null;
  child.parent = parent;
  child.prev = last;
  if (last) last.next = child;
  parent.children.push(child);
}

/** Whether a mark in the text node can be shown. */
function isMarkable(node: Text): boolean {
  const names = ancestors(node).map(({ name }) => name);
  return names.includes('body') && !names.some((name) => TEXT_ONLY.has(name));
}

/** Opens the `details` elements around a change. */
function openDetails(node: AnyNode): void {
  for (const { name, attribs } of ancestors(node))
    if (name === 'details') {
      attribs.open = '';
      // Browsers keep only one `details` of each name open.
      delete attribs.name;
    }
}

/** The elements around a node, from the innermost. */
function ancestors(node: AnyNode): Element[] {
  const path: Element[] = [];
  for (let parent = node.parent; parent; parent = parent.parent)
    if (isTag(parent)) path.push(parent);
  return path;
}
