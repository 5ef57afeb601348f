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

/** A token of the source, as a browser reads it. */
interface HtmlToken {
  readonly type: Token.TokenType;
  /** The attributes of a start tag. */
  readonly attributes: readonly Attribute[] | undefined;
  readonly start: number;
  readonly end: number;
  /** The innermost open element around it whose text is raw. */
  readonly raw: string | undefined;
}

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
  override onDoctype(token: Token.DoctypeToken): void {
    this.#record(token);
    super.onDoctype(token);
  }
}

/** The attributes of a tag in the order of the source. Of those with one name, browsers read the first. */
const attributesOf = ({ attrs, location }: Token.TagToken): Attribute[] =>
  attrs
    .flatMap(({ name, value }) => {
      const { startOffset: start = 0, endOffset: end = 0 } = location?.attrs?.[name] ?? {};
      return end > start ? [{ name, value, start, end }] : [];
    })
    .toSorted((a, b) => a.start - b.start);

/**
 * Cuts HTML, SVG or XML at its tags, attributes and texts, as a browser reads them. Nothing is repaired. Runs of
 * white space in the text of HTML are compared as one space.
 */
export function cutHtml(source: string, { isXml = false } = {}): Line[] {
  const recorder = new TokenRecorder({ sourceCodeLocationInfo: true, scriptingEnabled: false });
  recorder.tokenizer.write(source, true);
  const lines: Line[] = [];
  let tag: Tag | undefined;
  let type = '';
  let tags = 0;
  let at = 0;
  /** What no token has, such as a tag that the file ends in. */
  const addRest = (end: number) => {
    const rest = source.slice(at, end);
    if (rest !== '') lines.push({ source: rest, shown: collapse(rest) });
    at = end;
  };
  for (const { text, raw, start, end, type: kind, attributes = [] } of withJoinedTexts(
    recorder.tokens,
    source,
  )) {
    addRest(start);
    at = end;
    if (kind === Token.TokenType.START_TAG) {
      const cut = cutTag(source, { start, end }, attributes, ++tags);
      lines.push(...cut.lines);
      tag = cut.tag;
      type = attributes.find(({ name }) => name === 'type')?.value.toLowerCase() ?? '';
    } else if (text === undefined) {
      const part = source.slice(start, end);
      lines.push({ source: part, shown: collapse(part) });
    } else if (raw === 'style' || raw === 'script') {
      const place = `<${raw}> `;
      const own =
        raw === 'style'
          ? cutCss(text, place)
          : isJson(text) || type.includes('json')
            ? cutJson(text, place)
            : cutScript(text, place);
      const moved = own.map((line) => movedBy(line, (offset) => offset + start));
      lines.push(...moved.map((line) => (tag ? { ...line, tag } : line)));
    } else
      lines.push({
        source: text,
        ...(raw === undefined && !isXml ? { compared: collapseRuns(text) } : {}),
        shown: collapse(text),
        said: { start, end },
        isText: true,
      });
  }
  addRest(source.length);
  return lines;
}

/** A line whose source is in another one, from an offset on. */
const movedBy = (line: Line, offsetOf: (offset: number) => number): Line =>
  line.said
    ? { ...line, said: { start: offsetOf(line.said.start), end: offsetOf(line.said.end) } }
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

/** Cuts a start tag: its name, each attribute with the white space before it, and its end. */
function cutTag(
  source: string,
  range: SourceRange,
  attributes: readonly Attribute[],
  number: number,
): { readonly lines: readonly Line[]; readonly tag: Tag } {
  const [, name = ''] = /^<([^\t\n\f\r />]*)/.exec(source.slice(range.start, range.end)) ?? [];
  const tag: Tag = {
    name,
    attributes: attributes.map(({ start, end }) => collapse(source.slice(start, end))),
  };
  const lines: Line[] = [];
  let at = range.start;
  const nameEnd = at + 1 + name.length;
  lines.push({ source: source.slice(at, nameEnd), shown: `<${name}>`, opens: number });
  at = nameEnd;
  const isPolicy = attributes.some(
    (one) =>
      one.name === 'http-equiv' && one.value.toLowerCase().startsWith('content-security-policy'),
  );
  for (const attribute of attributes) {
    const { start, end } = attribute;
    // Of attributes with one name, the later ones.
    const ignored = source.slice(at, start).trimEnd();
    if (ignored !== '')
      lines.push({ source: ignored, shown: `<${name} ${collapse(ignored)}>`, tag });
    at += ignored.length;
    const part = { source: source.slice(at, end), said: { start, end }, tag };
    lines.push(...cutAttribute(source, part, attribute, name, isPolicy));
    at = end;
  }
  if (at < range.end)
    lines.push({ source: source.slice(at, range.end), shown: '', closes: number, tag });
  return { lines, tag };
}

/** Cuts an attribute: policies at their directives, JSON at its values. */
function cutAttribute(
  source: string,
  part: Pick<Line, 'source' | 'tag'> & Required<Pick<Line, 'said'>>,
  { name, value, start, end }: Attribute,
  tagName: string,
  isPolicy: boolean,
): Line[] {
  const isData = /^[{[]/.test(value) && isJson(value);
  const isDirectives = isPolicy && name === 'content';
  const offsets = isData || isDirectives ? valueOffsets(source, { start, end }, value) : undefined;
  if (!offsets) return [{ ...part, shown: `<${tagName} ${collapse(source.slice(start, end))}>` }];
  const [first = start, last = end] = [offsets[0], offsets.at(-1)];
  const before = part.source.slice(0, part.source.length - (end - first));
  const own = isData
    ? cutJson(value, `<${tagName} ${name} `)
    : cutPolicy(value, `<${tagName} content `);
  let at = 0;
  const lines: Line[] = [
    { source: before, shown: '' },
    ...own.map((line) => {
      const from = at;
      at += line.source.length;
      const written = source.slice(offsets[from], offsets[at]);
      return { ...movedBy(line, (offset) => offsets[offset] ?? start), source: written };
    }),
    { source: source.slice(last, end), shown: '' },
  ];
  return lines.map((line) => ({ ...line, ...(part.tag ? { tag: part.tag } : {}) }));
}
