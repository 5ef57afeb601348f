import type { Nodes, Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { codeKind, maskAll, maskComment, signAt, type CodeKind } from './code-signs.ts';
import { tooDeep, tooManyMarks } from './depth.ts';

/** What of a content file is read here. */
interface Source {
  readonly name: string;
  readonly source: string;
  readonly body: string;
  readonly bodyStart: number;
}

/** A place where the prose would run as code, or breaks the build. */
export interface CodeSign {
  readonly kind: CodeKind;
  /** Where it begins in the source, in characters. */
  readonly offset: number;
  /** The code, or its opening sign where it has no end. */
  readonly text: string;
}

/** The prose of a file as the site reads it. */
export interface Prose {
  /** Markdown tree of the text in which no sign is code; its offsets count from the start of the source. */
  readonly tree: Root;
  readonly code: readonly CodeSign[];
  /** Where it is nested too deep to be read, in characters; nothing of it is given then. */
  readonly deep?: number;
}

/** More signs than a text of ours could hold; then all are masked in one step, for the parser takes long over each. */
const MOST_SIGNS = 60;

/** A sign that the parser would look behind for code. */
const SIGN = /(?<!\\)(?:\{|<(?=[^\s=]))/g;

const NOTHING: Root = { type: 'root', children: [] };

/** Makes a tree of MDX; throws where the text is none. */
type Parser = (text: string) => Root;

const siteParser: Parser = (text) =>
  mdxToMdast(text, { features: { gfm: true, smartPunctuation: false } }) as Root;

const known = new WeakMap<Source, Prose>();

/**
 * Reads the prose of a file with the parser of the site (`satteri`, with the options that Astro's MDX gives it).
 * The parser stops at the first fault, so the faulty sign is masked by one of equal width and the text is
 * read again, until all of them are known.
 *
 * @param parser another parser, for tests; what it makes of a file is remembered
 */
export function readProse(file: Source, parser = siteParser): Prose {
  const prose = known.get(file) ?? parse(file, parser);
  known.set(file, prose);
  return prose;
}

/** Every node of one type, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(
  node: Nodes,
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  const visit = (one: Nodes) => {
    if (one.type === type) found.push(one as Extract<Nodes, { type: Type }>);
    if ('children' in one) for (const child of one.children) visit(child);
  };
  visit(node);
  return found;
}

/** Where a node begins and ends in the source, in characters. */
export function rangeOf(node: Nodes): readonly [start: number, end: number] {
  // The parser gives every node its place; only the type of other parsers’ trees leaves it open.
  return [Number(node.position?.start.offset), Number(node.position?.end.offset)];
}

/** The words in a node, without the signs of Markdown. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join('') : '';
}

function parse(file: Source, parser: Parser): Prose {
  const code: CodeSign[] = [];
  let text = proseAlone(file);
  const marks = tooManyMarks(text);
  if (marks !== undefined) return unread(marks);
  if ([...text.matchAll(SIGN)].length > MOST_SIGNS) return giveUp(parser, code, text);
  for (let round = 0; round <= MOST_SIGNS; round += 1) {
    const result = attempt(parser, text);
    const deep = result instanceof Error ? undefined : tooDeep(result);
    if (deep !== undefined) return unread(deep);
    const found =
      result instanceof Error
        ? [faultOf(result, text)].filter((sign) => sign !== undefined)
        : codeIn(result, text);
    if (found.length === 0)
      return result instanceof Error ? giveUp(parser, code, text, result) : { tree: result, code };
    code.push(...found);
    for (const sign of found) text = mask(text, sign);
  }
  return giveUp(parser, code, text);
}

const unread = (deep: number): Prose => ({ tree: NOTHING, code: [], deep });

/** Astro hands its parser the prose with the settings blanked out; so do we, and all offsets are the file's own. */
function proseAlone(file: Source): string {
  if (!file.name.endsWith('.mdx')) return '';
  return file.source.slice(0, file.bodyStart).replace(/[^\r\n]/g, ' ') + file.body;
}

function attempt(parser: Parser, text: string): Root | Error {
  try {
    return parser(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** `line:col: …`, or `… (line:col)` for a tag that is not closed, of which the place is the tag’s own. */
function faultOf({ message }: Error, text: string): CodeSign | undefined {
  const place =
    /closing tag for .*?\((\d+):(\d+)\)/s.exec(message) ?? /^(\d+):(\d+):/.exec(message);
  const line = Number(place?.[1] ?? 1);
  const before = text.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const offset = signAt(text, before + Number(place?.[2] ?? 1) - 1);
  return offset === undefined
    ? undefined
    : { kind: codeKind(text, offset), offset, text: textOf(text, offset) };
}

function textOf(text: string, offset: number): string {
  const rest = text.slice(offset);
  return (
    /^<!--[\s\S]*?-->|^<\/?[\w.]*[^<>\n]*>|^(?:import|export)\b.*/.exec(rest)?.[0] ??
    rest.slice(0, 1)
  );
}

function codeIn(tree: Root, text: string): CodeSign[] {
  return topmostCode(tree).map((node) => {
    const [offset, end] = rangeOf(node);
    return { kind: codeKind(text, offset), offset, text: text.slice(offset, end).trimEnd() };
  });
}

function topmostCode(node: Nodes): Nodes[] {
  if (node.type.startsWith('mdx')) return [node];
  return 'children' in node ? node.children.flatMap((child) => topmostCode(child)) : [];
}

function mask(text: string, { kind, offset, text: code }: CodeSign): string {
  if (kind === 'comment') return maskComment(text, offset);
  const last = kind === 'tag' ? /<\/[^<>]*>$/.exec(code)?.index : undefined;
  const opened = maskAll(text, [offset]);
  return last ? maskAll(opened, [offset + last]) : opened;
}

/** What stands in the way now has no sign that we know, or there is too much of it: everything that could be code is masked. */
function giveUp(parser: Parser, code: readonly CodeSign[], text: string, error?: Error): Prose {
  const signs = [...text.matchAll(SIGN)].map(({ index }): CodeSign => ({
    kind: codeKind(text, index),
    offset: index,
    text: textOf(text, index),
  }));
  const result = attempt(
    parser,
    maskAll(
      text,
      signs.map(({ offset }) => offset),
    ),
  );
  const tree = result instanceof Error ? NOTHING : result;
  const deep = tooDeep(tree);
  if (deep !== undefined) return unread(deep);
  const unreadable: CodeSign[] =
    error && signs.length === 0
      ? [{ kind: 'unreadable', offset: text.search(/\S|$/), text: '' }]
      : [];
  return { tree, code: [...code, ...signs, ...unreadable] };
}
