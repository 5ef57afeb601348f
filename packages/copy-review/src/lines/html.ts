import { Parser, Token, type DefaultTreeAdapterMap } from 'parse5';
import type { SourceRange } from '../shared/page-text.ts';
import { valueOffsets } from '../words/extract/attribute-source.ts';
import { isJson } from '../words/extract/json-tokens.ts';
import { cutCss } from './css.ts';
import { cutJson } from './json.ts';
import { collapse, collapseRuns, cutPolicy, cutScript, type Line, type Tag } from './line.ts';

/** Elements in whose text white space counts, or that have no text. */
const RAW = new Set(
  'script style textarea pre listing xmp iframe noembed noframes plaintext'.split(' '),
);

/** An attribute with its decoded value, as a range of the source. */
interface Attribute extends SourceRange {
  readonly name: string;
  readonly value: string;
}

/** A token of the source, as a browser reads it. Offsets are in UTF-16 code units. */
interface HtmlToken {
  readonly type: Token.TokenType;
  /** The attributes of a start tag. */
  readonly attributes: readonly Attribute[] | undefined;
  readonly start: number;
  readonly end: number;
  /** The innermost open element around it whose text is raw. */
  readonly raw: string | undefined;
}

/** The types of tokens that are text. */
const TEXTS: ReadonlySet<Token.TokenType> = new Set([
  Token.TokenType.CHARACTER,
  Token.TokenType.WHITESPACE_CHARACTER,
  Token.TokenType.NULL_CHARACTER,
]);

/** Records each token once, with the elements that are open before it is read. */
class TokenRecorder extends Parser<DefaultTreeAdapterMap> {
  readonly tokens: HtmlToken[] = [];

  #record(token: Token.Token): void {
    const { startOffset: start = 0, endOffset: end = 0 } = token.location ?? {};
    // The parser handles some tokens twice, and adds some that the source does not have.
    if (start < (this.tokens.at(-1)?.end ?? 0) || end <= start) return;
    const { items, stackTop } = this.openElements;
    const raw = items
      .slice(0, stackTop + 1)
      .map((node) => ('tagName' in node ? node.tagName : ''))
      .findLast((name) => RAW.has(name));
    const attributes = 'attrs' in token ? attributesOf(token) : undefined;
    this.tokens.push({ type: token.type, attributes, start, end, raw });
  }

  override onStartTag(token: Token.TagToken): void {
    this.#record(token);
    super.onStartTag(token);
  }
  override onEndTag(token: Token.TagToken): void {
    this.#record(token);
    super.onEndTag(token);
  }
  override onCharacter(token: Token.CharacterToken): void {
    this.#record(token);
    super.onCharacter(token);
  }
  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.#record(token);
    super.onWhitespaceCharacter(token);
  }
  override onNullCharacter(token: Token.CharacterToken): void {
    this.#record(token);
    super.onNullCharacter(token);
  }
  override onComment(token: Token.CommentToken): void {
    this.#record(token);
    super.onComment(token);
  }
}

/** The attributes of a tag in the order of the source. Of those with one name, browsers read the first. */
const attributesOf = ({ attrs, location }: Token.TagToken): Attribute[] =>
  attrs.flatMap(({ name, value }) => {
    const { startOffset: start = 0, endOffset: end = 0 } = location?.attrs?.[name] ?? {};
    return end > start ? [{ name, value, start, end }] : [];
  });

/**
 * Cuts HTML, SVG or XML at its tags, attributes and texts, as a browser reads them. Nothing is repaired. Runs of
 * white space in the text of HTML are compared as one space.
 */
export function cutHtml(source: string, { isXml = false } = {}): Line[] {
  // As browsers without scripting do: the content of noscript is HTML.
  const recorder = new TokenRecorder({ sourceCodeLocationInfo: true, scriptingEnabled: false });
  recorder.tokenizer.write(source, true);
  const lines: Line[] = [];
  let startTag: StartTag | undefined;
  let tagCount = 0;
  let position = 0;
  /** Adds what is not recorded, such as the document type, or a tag that the file ends in. */
  const addSkipped = (end: number) => {
    const skipped = source.slice(position, end);
    if (skipped !== '') lines.push({ source: skipped, shown: collapse(skipped) });
  };
  for (const token of withJoinedTexts(recorder.tokens, source)) {
    const { text, raw, start, end } = token;
    addSkipped(start);
    position = end;
    if (token.type === Token.TokenType.START_TAG) {
      startTag = cutTag(source, token, ++tagCount);
      lines.push(...startTag.lines);
    } else if (text === undefined) {
      const other = source.slice(start, end);
      lines.push({ source: other, shown: collapse(other) });
    } else if (raw === 'style' || raw === 'script') {
      const { tag, type = '' } = startTag ?? {};
      const code = raw === 'style' ? cutCss(text, '<style> ') : cutScriptOrJson(text, type);
      const moved = code.map((line) => withMovedRange(line, (offset) => offset + start));
      lines.push(...moved.map((line) => (tag ? { ...line, tag } : line)));
    } else
      lines.push({
        source: text,
        ...(raw === undefined && !isXml ? { compared: collapseRuns(text) } : {}),
        shown: collapse(text),
        range: { start, end },
        isText: true,
      });
  }
  addSkipped(source.length);
  return lines;
}

/** Cuts the content of a `<script>` with the attribute `type`. */
const cutScriptOrJson = (text: string, type: string): Line[] =>
  isJson(text) || type.includes('json') ? cutJson(text, '<script> ') : cutScript(text, '<script> ');

/** A line of a part of the source, with the offsets of the whole source. */
const withMovedRange = (line: Line, offsetOf: (offset: number) => number): Line =>
  line.range
    ? { ...line, range: { start: offsetOf(line.range.start), end: offsetOf(line.range.end) } }
    : line;

/** Tokens of characters that follow each other become one text. */
function withJoinedTexts(tokens: readonly HtmlToken[], source: string) {
  const joined: (HtmlToken & { readonly text: string | undefined })[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (!TEXTS.has(token.type)) joined.push({ ...token, text: undefined });
    else if (last?.text !== undefined && last.end === token.start && last.raw === token.raw)
      joined[joined.length - 1] = {
        ...last,
        end: token.end,
        text: source.slice(last.start, token.end),
      };
    else joined.push({ ...token, text: source.slice(token.start, token.end) });
  }
  return joined;
}

/** A start tag as lines, and the value of its attribute `type` in lower case. */
interface StartTag {
  readonly lines: readonly Line[];
  readonly tag: Tag;
  readonly type: string;
}

/** Cuts a start tag: its name, each attribute with the white space before it, and its end. */
function cutTag(
  source: string,
  { start: tagStart, end: tagEnd, attributes = [] }: HtmlToken,
  number: number,
): StartTag {
  const [, name = ''] = /^<([^\t\n\f\r />]*)/.exec(source.slice(tagStart, tagEnd)) ?? [];
  const tag: Tag = {
    name,
    attributes: attributes.map(({ start, end }) => collapse(source.slice(start, end))),
  };
  const nameEnd = tagStart + 1 + name.length;
  const lines: Line[] = [
    { source: source.slice(tagStart, nameEnd), shown: `<${name}>`, opens: number },
  ];
  const valueOf = (attribute: string) =>
    attributes.find((candidate) => candidate.name === attribute)?.value.toLowerCase() ?? '';
  const isPolicy = valueOf('http-equiv').startsWith('content-security-policy');
  let position = nameEnd;
  for (const attribute of attributes) {
    const { start, end } = attribute;
    // Browsers ignore an attribute whose name the tag already has, and the parser leaves it out.
    const ignored = source.slice(position, start).trimEnd();
    if (ignored !== '')
      lines.push({ source: ignored, shown: `<${name} ${collapse(ignored)}>`, tag });
    position += ignored.length;
    const line = { source: source.slice(position, end), range: { start, end }, tag };
    lines.push(...cutAttribute(source, line, attribute, isPolicy));
    position = end;
  }
  if (position < tagEnd)
    lines.push({ source: source.slice(position, tagEnd), shown: '', closes: number, tag });
  return { lines, tag, type: valueOf('type') };
}

/**
 * Cuts an attribute: policies at their directives, JSON at its values.
 *
 * @param line the whole attribute as one line, with the white space before it
 */
function cutAttribute(
  source: string,
  line: Required<Pick<Line, 'source' | 'tag' | 'range'>>,
  { name, value, start, end }: Attribute,
  isPolicy: boolean,
): Line[] {
  const { tag } = line;
  const isData = /^[{[]/.test(value) && isJson(value);
  const isDirectives = isPolicy && name === 'content';
  const offsets = isData || isDirectives ? valueOffsets(source, { start, end }, value) : undefined;
  if (!offsets) return [{ ...line, shown: `<${tag.name} ${collapse(source.slice(start, end))}>` }];
  const [valueStart = start, valueEnd = end] = [offsets[0], offsets.at(-1)];
  const beforeValue = line.source.slice(0, line.source.length - (end - valueStart));
  const valueLines = isData
    ? cutJson(value, `<${tag.name} ${name} `)
    : cutPolicy(value, `<${tag.name} content `);
  let position = 0;
  const lines: Line[] = [
    { source: beforeValue, shown: '' },
    ...valueLines.map((valueLine) => {
      const from = position;
      position += valueLine.source.length;
      const written = source.slice(offsets[from], offsets[position]);
      return {
        ...withMovedRange(valueLine, (offset) => offsets[offset] ?? start),
        source: written,
      };
    }),
    { source: source.slice(valueEnd, end), shown: '' },
  ];
  return lines.map((cut) => ({ ...cut, tag }));
}
