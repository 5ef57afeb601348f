import type { Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { memoize } from './memoize.ts';

/** The properties of a content file that are needed to parse its prose. */
interface Source {
  readonly source: string;
  readonly body: string;
  readonly bodyStart: number;
}

/** What MDX reads a piece of the prose as. A `tag` starts with “<”; a `line` is an import or export. */
type CodeKind = 'brace' | 'comment' | 'tag' | 'line' | 'unreadable';

/** A part of the prose that MDX would run as code, or that is a syntax error. */
export interface CodeFragment {
  readonly kind: CodeKind;
  /** Offset in the source. */
  readonly offset: number;
  /** The code, or only its opening character if it is not closed. */
  readonly text: string;
}

/** The parsed prose of a file. */
export interface Prose {
  /** The syntax tree; its offsets count from the start of the source. Empty if the prose has a syntax error. */
  readonly tree: Root;
  /** All code in the prose; in prose with a syntax error, only the code that causes it. */
  readonly code: readonly CodeFragment[];
  /** Whether the prose has a syntax error. */
  readonly isBroken: boolean;
  /** Offset of a node that is nested deeper than `MAX_DEPTH`; the tree is empty then. */
  readonly tooDeepAt?: number;
}

/** A character that begins an expression or a tag in MDX: the first one of `{2027}` or `<b>`. */
const CODE_START = /(?<!\\)(?:\{|<(?=[^\s=]))/;

/** Markdown code: inline code within a paragraph, and fenced blocks. MDX runs nothing in them. */
const MARKDOWN_CODE = /(?<!`)(`{1,2})(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)|(`{3,})[\s\S]*?\2/g;

const EMPTY: Root = { type: 'root', children: [] };

/** Parses the prose of a file with `satteri` and the options of Astro’s MDX integration; cached for each file. */
export const readProse = memoize(parse);

/** Every node of a type, in document order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
): Extract<Nodes, { type: Type }>[] {
  const matching: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, (node) => {
    if (node.type === type) matching.push(node as Extract<Nodes, { type: Type }>);
  });
  return matching;
}

const BLOCKS: readonly Nodes['type'][] = ['paragraph', 'heading', 'tableRow', 'code'];

/** Whether a node is a text of its own. None of them contains another one. */
export const isBlock = ({ type }: Nodes): boolean => BLOCKS.includes(type);

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

const features = { gfm: true, smartPunctuation: false };

/** Parses a text, such as a setting, as if it were prose without code. Offsets count from its start. */
export const parseMarkdown = (text: string): Root => markdownToMdast(text, { features }) as Root;

function parse(file: Source): Prose {
  const text = proseOf(file);
  let tree: Root;
  try {
    tree = mdxToMdast(text, { features }) as Root;
  } catch (error) {
    return { tree: EMPTY, code: [codeAtError(String(error), text)], isBroken: true };
  }
  const tooDeepAt = offsetTooDeep(tree);
  return tooDeepAt === undefined
    ? { tree, code: codeIn(tree, text), isBroken: false }
    : { tree: EMPTY, code: [], isBroken: false, tooDeepAt };
}

/** Replaces the frontmatter by spaces, as Astro does, so that offsets stay the same. */
function proseOf(file: Source): string {
  return file.source.slice(0, file.bodyStart).replace(/[^\r\n]/g, ' ') + file.body;
}

/**
 * The code that causes a syntax error: the first `{` or `<` outside of inline code and code blocks.
 * No code is allowed in the content, so the first of them is an error even if the parser stopped at a later one.
 *
 * @param message the error message of the parser, which contains the position as `line:column`
 */
export function codeAtError(message: string, text: string): CodeFragment {
  const prose = text.replaceAll(MARKDOWN_CODE, (code) => code.replaceAll(/[{<]/g, ' '));
  const start = prose.search(CODE_START);
  if (start >= 0) return fragmentAt(text, start);
  // “<=”, which only the parser takes for the start of a tag.
  const line = Number(/(\d+):\d+/.exec(message)?.[1] ?? 1);
  const before = text.split('\n', line - 1).join('\n');
  const inLine = prose.indexOf('<', before.length);
  if (inLine >= 0) return fragmentAt(text, inLine);
  return { kind: 'unreadable', offset: text.search(/\S|$/), text: '' };
}

/** The outermost MDX nodes of a tree. */
function codeIn(node: Nodes, text: string): CodeFragment[] {
  if (node.type.startsWith('mdx')) {
    const [start, end] = rangeOf(node);
    return [{ ...fragmentAt(text, start), text: text.slice(start, end).trimEnd() }];
  }
  return 'children' in node ? node.children.flatMap((child) => codeIn(child, text)) : [];
}

/** The code that begins at an offset. */
function fragmentAt(text: string, offset: number): CodeFragment {
  const source = text.slice(offset);
  const [code = source.charAt(0)] =
    /^<!--[\s\S]*?-->|^<\/?[\w.]*[^<>\n]*>|^(?:import|export)\b.*/.exec(source) ?? [];
  return { kind: kindOf(source), offset, text: code };
}

/** What the code at the start of a text is. */
function kindOf(code: string): CodeKind {
  if (code.startsWith('{')) return 'brace';
  if (code.startsWith('<!--')) return 'comment';
  return code.startsWith('<') ? 'tag' : 'line';
}

/** Deeper nesting could exceed the call stack in the recursive functions that read the tree. */
const MAX_DEPTH = 100;

/** Offset of a node that is nested deeper than `MAX_DEPTH`. */
function offsetTooDeep(tree: Root): number | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  const [node] = level;
  return node && rangeOf(node)[0];
}
