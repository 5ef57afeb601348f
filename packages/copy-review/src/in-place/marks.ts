import type { CheerioAPI } from 'cheerio';
import { Element, isTag, Text, type AnyNode } from 'domhandler';
import type { ComparedBlock } from '../words/texts/compare-pages.ts';
import { BLOCKS } from '../words/extract/html.ts';
import { mapSource, type NodeRange } from '../words/extract/source-map.ts';
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
export const REMOVED = 'copy-review-removed';
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
  map: readonly (NodeRange | undefined)[],
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
  map: readonly (NodeRange | undefined)[],
  text: string,
  from: number,
  to: number,
): NodeRange[] {
  const words = text.slice(from, to);
  const trimmed = trimSpaces(words);
  const isSpace = trimmed === '';
  const start = isSpace ? from : from + words.indexOf(trimmed);
  const end = isSpace ? to : start + trimmed.length;
  const byNode = new Map<Text, NodeRange>();
  for (const range of map.slice(start, end)) {
    if (!range) continue;
    const known = byNode.get(range.node);
    byNode.set(range.node, known ? { ...known, end: Math.max(known.end, range.end) } : range);
  }
  const isShown = ({ node, start: first, end: last }: NodeRange) =>
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

/** Inserts removed blocks, each after the text of the block that preceded it. */
class RemovedBlocks {
  readonly #$: CheerioAPI;
  readonly #anchors: readonly (Anchor | undefined)[];
  readonly #blocks: readonly ComparedBlock[];
  /** The last element that was inserted after an element. */
  readonly #lastAfter = new Map<Element, Element>();

  constructor($: CheerioAPI, blocks: readonly ComparedBlock[]) {
    this.#$ = $;
    this.#anchors = blocks.map(({ after }) => anchorOf(after));
    this.#blocks = blocks;
  }

  /** @returns whether it was inserted: `aside` blocks, such as alternative texts, have no place */
  insert(mark: Mark): boolean {
    const { before: removed } = mark.block;
    if (!removed || removed.kind === 'aside') return false;
    const added = markedElement(REMOVED, mark);
    append(added, badgeOf(mark));
    append(added, markedElement('del', mark, visible(removed.text)));
    const index = this.#blocks.indexOf(mark.block);
    const before = nearest(this.#anchors, index, -1)?.last;
    const after = nearest(this.#anchors, index, 1)?.first;
    if (before) {
      const target = this.#insertionPoint(before);
      this.#$(this.#lastAfter.get(target) ?? target).after(added);
      this.#lastAfter.set(target, added);
      openDetails(added);
    } else if (after) this.#$(this.#insertionPoint(after)).before(added);
    else this.#$('body').append(added);
    return true;
  }

  /** The outermost element around a text within its paragraph, item or cell; if there is none, the text is wrapped. */
  #insertionPoint(node: Text): Element {
    const path = ancestors(node);
    const inner = path[path.findIndex(({ name }) => BLOCKS.has(name)) - 1];
    if (inner) return inner;
    const run = element(RUN);
    this.#$(node).replaceWith(run);
    append(run, node);
    return run;
  }
}

/** The first and last text node of a block at which something can be shown. */
interface Anchor {
  readonly first: Text;
  readonly last: Text;
}

function anchorOf(block: Block | null): Anchor | undefined {
  if (!block || block.visibility === 'hidden') return undefined;
  const nodes = (block.source ?? []).flatMap(({ node }) =>
    node && !isBlank(node.data) && isMarkable(node) ? [node] : [],
  );
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last && { first, last };
}

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
