import type { Nodes, Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** What of a content file is read here. */
interface Source {
  readonly name: string;
  readonly source: string;
  readonly body: string;
  readonly bodyStart: number;
}

/** What the parser of MDX takes a piece of the prose for. */
export type CodeKind =
  'brace' | 'bracket' | 'comment' | 'tag' | 'closing-tag' | 'line' | 'unreadable';

/** A place where the prose would run as code, or breaks the build. */
export interface CodeFragment {
  readonly kind: CodeKind;
  /** Where it begins in the source, in characters. */
  readonly offset: number;
  /** The code, or its opening character where it has no end. */
  readonly text: string;
}

/** The prose of a file as the site reads it. */
export interface Prose {
  /** Markdown tree of the text with all code masked; its offsets count from the start of the source. */
  readonly tree: Root;
  readonly code: readonly CodeFragment[];
  /** Where it is nested too deep to be read, in characters; the tree is empty then. */
  readonly deep?: number;
}

/** With more openings of code than this, all are masked in one step: the parser takes long over each. */
const MAX_CODE_OPENINGS = 60;

/** A character that the parser would take for an opening of code. */
const CODE_OPENING = /(?<!\\)(?:\{|<(?=[^\s=]))/g;

/** Replaces an opening of code: one punctuation character too, so that the text around it is parsed alike. */
const MASK = '‹';

const EMPTY: Root = { type: 'root', children: [] };

/** Makes a tree of MDX; throws where the text is none. */
type Parser = (text: string) => Root;

const siteParser: Parser = (text) =>
  mdxToMdast(text, { features: { gfm: true, smartPunctuation: false } }) as Root;

const cache = new WeakMap<Source, Prose>();

/**
 * Reads the prose of a file with the parser of the site (`satteri`, with the options that Astro’s MDX
 * gives it). The parser stops at the first fault, so the code there is masked by as many characters
 * and the text is parsed again, until all code is known.
 *
 * @param parser another parser, for tests; its result is remembered for the file
 */
export function readProse(file: Source, parser = siteParser): Prose {
  const prose = cache.get(file) ?? parse(file, parser);
  cache.set(file, prose);
  return prose;
}

/** Every node of one type, in the order of the text. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
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
  const code: CodeFragment[] = [];
  let text = proseOf(file);
  const openings = [...text.matchAll(CODE_OPENING)].length;
  for (let round = 0; openings <= MAX_CODE_OPENINGS && round <= MAX_CODE_OPENINGS; round += 1) {
    const tree = attempt(parser, text);
    const isFailed = tree instanceof Error;
    const deep = isFailed ? undefined : tooDeep(tree);
    if (deep !== undefined) return unread(deep);
    const found = isFailed ? codeAtError(tree, text) : codeIn(tree, text);
    if (found.length === 0)
      return isFailed ? withAllMasked(parser, code, text, true) : { tree, code };
    code.push(...found);
    text = found.reduce((masked, fragment) => mask(masked, fragment), text);
  }
  return withAllMasked(parser, code, text);
}

const unread = (deep: number): Prose => ({ tree: EMPTY, code: [], deep });

/** Astro hands its parser the prose with the settings blanked out, and so all offsets are the file’s own. */
function proseOf(file: Source): string {
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

/** The code that the parser failed at. Its message is `line:col: …`, or `… (line:col)` for the start of an unclosed tag. */
function codeAtError({ message }: Error, text: string): CodeFragment[] {
  const [, line = 1, column = 1] =
    /closing tag for .*?\((\d+):(\d+)\)/s.exec(message) ?? /^(\d+):(\d+):/.exec(message) ?? [];
  const before = text.split('\n').slice(0, Number(line) - 1);
  const place = before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1;
  const lineStart = text.lastIndexOf('\n', place - 1) + 1;
  if (/^(?:import|export)\b/.test(text.slice(lineStart))) return [fragmentAt(text, lineStart)];
  // The opening is at the place, or before it.
  for (let at = Math.min(place, text.length - 1); at >= 0; at -= 1)
    if (/[{<]/.test(text.charAt(at)) && text.charAt(at - 1) !== '\\') return [fragmentAt(text, at)];
  return [];
}

/** The outermost code of a tree. */
function codeIn(node: Nodes, text: string): CodeFragment[] {
  if (node.type.startsWith('mdx')) {
    const [start, end] = rangeOf(node);
    return [{ ...fragmentAt(text, start), text: text.slice(start, end).trimEnd() }];
  }
  return 'children' in node ? node.children.flatMap((child) => codeIn(child, text)) : [];
}

function fragmentAt(text: string, offset: number): CodeFragment {
  const rest = text.slice(offset);
  const [code = rest.slice(0, 1)] =
    /^<!--[\s\S]*?-->|^<\/?[\w.]*[^<>\n]*>|^(?:import|export)\b.*/.exec(rest) ?? [];
  return { kind: kindOf(rest), offset, text: code };
}

function kindOf(rest: string): CodeKind {
  if (rest.startsWith('{')) return 'brace';
  if (rest.startsWith('<!--')) return 'comment';
  if (rest.startsWith('</')) return 'closing-tag';
  if (/^<(?!\d)[\w$>]/.test(rest)) return /^<\w{1,10}:/.test(rest) ? 'bracket' : 'tag';
  return rest.startsWith('<') ? 'bracket' : 'line';
}

/** The text with the openings of a piece of code masked; a comment, which is no prose, is blanked out. */
function mask(text: string, { kind, offset, text: code }: CodeFragment): string {
  const comment = kind === 'comment' ? /^<!--[\s\S]*?-->/.exec(text.slice(offset))?.[0] : undefined;
  const closing = kind === 'tag' ? /<\/[^<>]*>$/.exec(code)?.index : undefined;
  let masked = MASK + code.slice(1);
  if (comment !== undefined) masked = comment.replace(/[^\r\n]/g, ' ');
  else if (closing) masked = masked.slice(0, closing) + MASK + masked.slice(closing + 1);
  return text.slice(0, offset) + masked + text.slice(offset + masked.length);
}

/**
 * The prose with everything masked that could be code.
 *
 * @param isUnexplained whether the parser failed at something that is not known here
 */
function withAllMasked(
  parser: Parser,
  code: readonly CodeFragment[],
  text: string,
  isUnexplained = false,
): Prose {
  const openings = [...text.matchAll(CODE_OPENING)].map(({ index }) => fragmentAt(text, index));
  const result = attempt(parser, text.replace(CODE_OPENING, MASK));
  const tree = result instanceof Error ? EMPTY : result;
  const deep = tooDeep(tree);
  if (deep !== undefined) return unread(deep);
  const unreadable: CodeFragment[] =
    isUnexplained && openings.length === 0
      ? [{ kind: 'unreadable', offset: text.search(/\S|$/), text: '' }]
      : [];
  return { tree, code: [...code, ...openings, ...unreadable] };
}

/** Levels of nesting that are read; a recursion deeper than any reader follows could end the program. */
const MAX_DEPTH = 100;

/** Where a node is nested deeper than is read. */
function tooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  const [node] = level;
  return node && (node.position?.start.offset ?? 0);
}
