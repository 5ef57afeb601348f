import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { isStandIn } from './places.ts';
import type { ContentFile } from './read.ts';

/** A paragraph, a list item, a heading, or one text of the settings. */
export interface Passage {
  /** As typed, but where a line breaks or a link leads there are spaces: every character keeps its place. */
  readonly text: string;
  /** Where it begins in the source, in characters. */
  readonly offset: number;
}

/** Settings that hold names, addresses and choices, not words of a sentence. */
const NO_PROSE = new Set([
  ...['anchor', 'href', 'id', 'kind', 'lapses', 'page', 'panel', 'pledge', 'proof', 'share'],
  ...['sheet', 'shown', 'status', 'supply', 'url', 'value'],
]);

const LINK_TARGET = /(?<=\])\([^)\n]*\)|(?<=\]:\s)\S+/g;
const ESCAPED_LINE = /\\n/g;
const NEXT_PASSAGE = /\r?\n[ \t]*\r?\n|\r?\n(?=[ \t]*(?:[-*+>#|]|\d+[.)])[ \t]|[ \t]*\|)/g;

const known = new WeakMap<ContentFile, readonly Passage[]>();

/** What a visitor reads of a file: the texts of its settings, then its prose. */
export function passagesOf(file: ContentFile): readonly Passage[] {
  const passages = known.get(file) ?? [...settings(file), ...prose(file)].flatMap(inPieces);
  known.set(file, passages);
  return passages;
}

/** A file may be one endless line; the work on a passage grows faster than the passage. */
const LONGEST = 5000;

function inPieces({ text, offset }: Passage): Passage[] {
  if (text.length <= LONGEST) return [{ text, offset }];
  const space = text.lastIndexOf(' ', LONGEST);
  const end = space > 0 ? space : LONGEST;
  return [
    { text: text.slice(0, end), offset },
    ...inPieces({ text: text.slice(end), offset: offset + end }),
  ];
}

function prose({ body, bodyStart }: ContentFile): Passage[] {
  const starts = [...body.matchAll(NEXT_PASSAGE)].map(({ 0: gap, index }) => index + gap.length);
  return [0, ...starts].map((start, index, all) => ({
    text: evened(body.slice(start, all[index + 1])),
    offset: bodyStart + start,
  }));
}

function settings(file: ContentFile): Passage[] {
  const { settings, settingsStart, source } = file;
  const texts = scalars(settings.contents).filter(([start]) => !isStandIn(file, start));
  return texts.map(([start, end]) => ({
    text: evened(source.slice(settingsStart + start, settingsStart + end)),
    offset: settingsStart + start,
  }));
}

/** Spaces for whatever is not a word of the sentence, as many as there were characters. */
const evened = (text: string) =>
  text
    .replace(LINK_TARGET, (target) => ' '.repeat(target.length))
    .replace(ESCAPED_LINE, '  ')
    .replace(/[\r\n\t]/g, ' ');

/** Where each text of the settings begins and ends. */
function scalars(node: Node | null): (readonly [number, number])[] {
  if (isMap(node)) return node.items.flatMap((pair) => (isProse(pair) ? scalars(pair.value) : []));
  if (isSeq(node)) return (node.items as Node[]).flatMap(scalars);
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
  return [[node.range[0], node.range[1]]];
}

function isProse(pair: Pair): pair is Pair<unknown, Node | null> {
  return !isScalar(pair.key) || !NO_PROSE.has(String(pair.key.value));
}
