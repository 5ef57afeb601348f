import type { Nodes, Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';

/** The properties of a content file that are needed to parse its prose. */
interface Source {
  readonly name: string;
  readonly source: string;
  readonly body: string;
  readonly bodyStart: number;
}

/** What MDX reads a piece of the prose as. `line` is an import or export. */
export type CodeKind =
  'brace' | 'bracket' | 'comment' | 'tag' | 'closing-tag' | 'line' | 'unreadable';

/** A part of the prose that MDX would run as code, or that breaks the build. */
export interface CodeFragment {
  readonly kind: CodeKind;
  /** Offset in the source. */
  readonly offset: number;
  /** The code, or only its opening character where it is not closed. */
  readonly text: string;
}

export interface Prose {
  /** Syntax tree of the prose with all code masked. Its offsets count from the start of the source. */
  readonly tree: Root;
  readonly code: readonly CodeFragment[];
  /** Offset of a node that is nested too deep; the tree is empty then. */
  readonly deep?: number;
}

/** With more openings of code than this, all are masked at once, because each one costs another parse. */
const MAX_CODE_OPENINGS = 60;

/** A delimiter that opens code or a tag in MDX. */
const CODE_OPENING = /(?<!\\)(?:\{|<(?=[^\s=]))/g;

/** Replaces an opening of code. Must be a single punctuation character, so Markdown parses the surroundings the same. */
const MASK = '‹';

const EMPTY: Root = { type: 'root', children: [] };

/** Parses MDX; throws on invalid MDX. */
type Parser = (text: string) => Root;

const siteParser: Parser = (text) =>
  mdxToMdast(text, { features: { gfm: true, smartPunctuation: false } }) as Root;

const cache = new WeakMap<Source, Prose>();

/**
 * Parses the prose of a file with `satteri` and the options of Astro’s MDX integration. The parser
 * stops at the first error, so the code there is masked, keeping its length, and the text is parsed
 * again until no code is left. The result is cached for the file.
 *
 * @param parser another parser, for tests
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

/** The range of a node in the source. */
export function rangeOf(node: Nodes): readonly [start: number, end: number] {
  // `position` is optional in the mdast types; satteri always sets it.
  return [Number(node.position?.start.offset), Number(node.position?.end.offset)];
}

/** The text of a node, without Markdown syntax. */
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
    const deep = isFailed ? undefined : findTooDeep(tree);
    if (deep !== undefined) return emptyProse(deep);
    const found = isFailed ? codeAtError(tree, text) : codeIn(tree, text);
    if (found.length === 0)
      return isFailed ? withAllMasked(parser, code, text, true) : { tree, code };
    code.push(...found);
    text = found.reduce((masked, fragment) => mask(masked, fragment), text);
  }
  return withAllMasked(parser, code, text);
}

const emptyProse = (deep: number): Prose => ({ tree: EMPTY, code: [], deep });

/** Like Astro, replaces frontmatter with spaces to keep offsets. */
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

/** The code at which the parser failed. Its message is `line:col: …`, or `… (line:col)` for the start of an unclosed tag. */
function codeAtError({ message }: Error, text: string): CodeFragment[] {
  const [, line = 1, column = 1] =
    /closing tag for .*?\((\d+):(\d+)\)/s.exec(message) ?? /^(\d+):(\d+):/.exec(message) ?? [];
  const before = text.split('\n').slice(0, Number(line) - 1);
  const place = before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1;
  const lineStart = text.lastIndexOf('\n', place - 1) + 1;
  if (/^(?:import|export)\b/.test(text.slice(lineStart))) return [fragmentAt(text, lineStart)];
  // The error is reported at the opening or somewhere after it.
  for (let at = Math.min(place, text.length - 1); at >= 0; at -= 1)
    if (/[{<]/.test(text.charAt(at)) && text.charAt(at - 1) !== '\\') return [fragmentAt(text, at)];
  return [];
}

/** The outermost MDX nodes of a tree. */
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
  // Not a tag: an autolink such as `<https:`.
  if (/^<(?!\d)[\w$>]/.test(rest)) return /^<\w{1,10}:/.test(rest) ? 'bracket' : 'tag';
  return rest.startsWith('<') ? 'bracket' : 'line';
}

/** Masks the delimiters of a piece of code; an HTML comment is replaced with spaces. The length stays the same. */
function mask(text: string, { kind, offset, text: code }: CodeFragment): string {
  const comment = kind === 'comment' ? /^<!--[\s\S]*?-->/.exec(text.slice(offset))?.[0] : undefined;
  const closing = kind === 'tag' ? /<\/[^<>]*>$/.exec(code)?.index : undefined;
  let masked = MASK + code.slice(1);
  if (comment !== undefined) masked = comment.replace(/[^\r\n]/g, ' ');
  else if (closing) masked = masked.slice(0, closing) + MASK + masked.slice(closing + 1);
  return text.slice(0, offset) + masked + text.slice(offset + masked.length);
}

/**
 * Parses the prose with every possible opening of code masked.
 *
 * @param isUnexplained whether the parser failed without any code near the error
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
  const deep = findTooDeep(tree);
  if (deep !== undefined) return emptyProse(deep);
  const unreadable: CodeFragment[] =
    isUnexplained && openings.length === 0
      ? [{ kind: 'unreadable', offset: text.search(/\S|$/), text: '' }]
      : [];
  return { tree, code: [...code, ...openings, ...unreadable] };
}

/** Deeper nesting could exceed the call stack in the recursive functions that read the tree. */
const MAX_DEPTH = 100;

/** Offset of a node that is nested deeper than `MAX_DEPTH`. */
function findTooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  const [node] = level;
  return node && (node.position?.start.offset ?? 0);
}
