import type { CheerioAPI } from 'cheerio';
import { isTag, type Element, type Text } from 'domhandler';
import type {
  Block,
  BlockKind,
  DocumentPart,
  Section,
  SourceRange,
  Visibility,
} from '../../shared/page-text.ts';
import { collapseSpaces, isBlank, withoutSpaces } from '../../shared/white-space.ts';
import { accessibleTexts, type AccessibleText, type AttributeContext } from './accessible-text.ts';
import {
  BLOCKS,
  HEADING,
  LANDMARKS,
  LISTS,
  normalizeText,
  SECTIONING,
  TEXTLESS_ELEMENTS,
  textRange,
  walk,
  type Visitor,
} from './html.ts';
import { headingNumber, markerLength } from './list-marker.ts';
import { isSummary, VISIBILITY_LABELS, visibilityOf } from './visibility.ts';

/** What is known of the page whose sections are read. */
export interface PageContext extends AttributeContext {
  /** See the function `multiBlockRows`. */
  readonly multiBlockRows: ReadonlySet<Element>;
  /** The root elements of the parts of a binding document. */
  readonly parts: ReadonlyMap<Element, DocumentPart>;
}

/** The sections of a page in reading order, each with its blocks. */
export function readSections(body: Element, page: PageContext): Section[] {
  const builder = new SectionBuilder(page);
  walk(body, builder);
  return withContentsNumbers(builder.sections.filter(({ blocks }) => blocks.length > 0));
}

/** A text that equals a heading is its entry in the table of contents, and gets the same `markerLength`. */
function withContentsNumbers(sections: readonly Section[]): Section[] {
  const markers = new Map(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ kind, text, markerLength: length }) =>
        kind === 'heading' && length !== undefined ? [[text, length] as const] : [],
      ),
    ),
  );
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const length = markers.get(block.text);
      return length === undefined ? block : { ...block, markerLength: length };
    }),
  }));
}

interface OpenSection extends Section {
  readonly blocks: Block[];
}

type AsideText = AccessibleText & Pick<Block, 'visibility'>;

/** What an element passes on to its content. */
interface Inherited {
  readonly part: DocumentPart | undefined;
  readonly visibility: Visibility | undefined;
}

/**
 * Builds sections and blocks while a page is traversed. A heading begins a section, which ends with
 * the sectioning element around it. A landmark without a heading is a section as well.
 */
class SectionBuilder implements Visitor {
  readonly #page: PageContext;
  #section: OpenSection = newSection('', null);
  readonly sections: OpenSection[] = [this.#section];
  /** What each open element passes on to its content. */
  readonly #inherited: Inherited[] = [{ part: undefined, visibility: undefined }];
  /** The open sectioning elements, each with the section that continues after it. */
  readonly #outer: { element: Element; section: OpenSection }[] = [];
  /** The open lists and tables, as indexes among those of the page. */
  readonly #lists: number[] = [];
  #listCount = 0;
  /** The open table row or description list that is read as one block. */
  #row: Element | undefined;
  /** The text of the current block so far, the line, in pieces. */
  #pieces: string[] = [];
  #ranges: SourceRange[] = [];
  #asideTexts: AsideText[] = [];
  /** The words of the line that are less visible than the others. */
  #hidden: { visibility: Visibility; words: string } | undefined;

  constructor(page: PageContext) {
    this.#page = page;
  }

  get #current(): Inherited {
    const current = this.#inherited.at(-1);
    if (!current) throw new Error('The traversal left more elements than it entered.');
    return current;
  }

  enter(element: Element): boolean {
    const { name } = element;
    if (this.#row) this.#pieces.push(separatorOf(name));
    else if (this.#isBlock(element)) this.#endBlock('text');
    else if (name === 'br') this.#pieces.push(' ');
    const { part, visibility } = this.#current;
    // The summary of a closed `details` stays visible.
    const around = isSummary(element) ? this.#inherited.at(-2)?.visibility : visibility;
    this.#inherited.push({
      part: this.#page.parts.get(element) ?? part,
      visibility: visibilityOf(element, around),
    });
    if (TEXTLESS_ELEMENTS.has(name)) return false;
    this.#enterStructure(element);
    for (const text of accessibleTexts(element, this.#page)) this.#addAside(text);
    return true;
  }

  text(text: string, node: Text): void {
    const words = collapseSpaces(text);
    this.#pieces.push(words);
    this.#ranges.push(...textRange(node));
    const { visibility } = this.#current;
    if (visibility !== undefined)
      this.#hidden = { visibility, words: (this.#hidden?.words ?? '') + words };
  }

  leave(element: Element): void {
    const { name } = element;
    if (element === this.#row) {
      this.#row = undefined;
      this.#endBlock('row');
    } else if (!this.#row) {
      if (HEADING.test(name)) this.#endHeading(Number(name.slice(1)));
      else if (this.#isBlock(element)) this.#endBlock('text');
    } else if (this.#row.name === 'dl' && name === 'dd' && nextName(element) !== 'dd')
      this.#endBlock('row');
    if (LISTS.has(name)) this.#lists.pop();
    this.#inherited.pop();
    const outer = this.#outer.at(-1);
    if (outer?.element === element) {
      this.#outer.pop();
      this.#section = outer.section;
    }
  }

  #isBlock(element: Element): boolean {
    return BLOCKS.has(element.name) || this.#page.parts.has(element);
  }

  #enterStructure(element: Element): void {
    const { name } = element;
    if (SECTIONING.has(name) || (name === 'header' && this.#outer.length === 0)) {
      this.#outer.push({ element, section: this.#section });
      const landmark = LANDMARKS[name];
      if (landmark !== undefined)
        this.#beginSection(element.attribs['aria-label'] ?? landmark, null);
    }
    if (LISTS.has(name)) this.#lists.push(this.#listCount++);
    const isRow = name === 'tr' || name === 'dl';
    if (isRow && !this.#row && !this.#page.multiBlockRows.has(element)) this.#row = element;
  }

  #addAside(text: AccessibleText): void {
    const { visibility } = this.#current;
    this.#asideTexts.push({ ...text, ...(visibility === undefined ? {} : { visibility }) });
  }

  #endHeading(level: number): void {
    const heading = normalizeText(this.#pieces.join(''));
    const { number, length } = headingNumber(heading);
    if (heading !== '') this.#beginSection(heading.slice(length), number, level);
    this.#endBlock('heading');
  }

  #beginSection(title: string, number: string | null, level?: number): void {
    this.#section = newSection(normalizeText(title), number, level);
    this.sections.push(this.#section);
  }

  /** Adds the line as a block, followed by the accessible texts of its elements. */
  #endBlock(kind: BlockKind): void {
    const text = normalizeText(this.#pieces.join(''));
    const { part: documentPart } = this.#current;
    const part = documentPart === undefined ? {} : { part: documentPart };
    const { whole, words } = this.#hiddenIn(text);
    if (text !== '')
      this.#section.blocks.push({
        kind,
        text,
        ...this.#positionOf(kind, text),
        ...whole,
        ...part,
        pieces: this.#pieces,
        ranges: this.#ranges,
      });
    for (const aside of [...words, ...this.#asideTexts])
      this.#section.blocks.push({ kind: 'aside', ...aside, ...part });
    this.#pieces = [];
    this.#ranges = [];
    this.#hidden = undefined;
    this.#asideTexts = [];
  }

  /** The visibility of the whole line; if only some of its words are hidden, an `aside` text with these. */
  #hiddenIn(text: string): { whole: Pick<Block, 'visibility'>; words: AsideText[] } {
    const hidden = normalizeText(this.#hidden?.words ?? '');
    if (!this.#hidden || hidden === '') return { whole: {}, words: [] };
    const { visibility } = this.#hidden;
    if (withoutSpaces(hidden) === withoutSpaces(text)) return { whole: { visibility }, words: [] };
    const aside = { text: `${VISIBILITY_LABELS[visibility]}: ${hidden}`, visibility };
    return { whole: {}, words: [aside] };
  }

  #positionOf(kind: BlockKind, text: string): Pick<Block, 'markerLength' | 'list'> {
    const first = this.#pieces.find((piece) => !isBlank(piece)) ?? '';
    const length = markerLength(kind, text, first, this.#section);
    const list = this.#lists.at(-1);
    return {
      ...(length > 0 ? { markerLength: length } : {}),
      ...(list === undefined ? {} : { list }),
    };
  }
}

const newSection = (title: string, number: string | null, level?: number): OpenSection => ({
  title,
  number,
  ...(level === undefined ? {} : { level }),
  blocks: [],
});

/** Within a row, a tab separates cells, terms and definitions, and a space separates other blocks. */
function separatorOf(name: string): string {
  if (['td', 'th', 'dt', 'dd'].includes(name)) return '\t';
  return BLOCKS.has(name) || name === 'br' ? ' ' : '';
}

/** The name of the next element with the same parent. */
function nextName(element: Element): string | undefined {
  let { next } = element;
  while (next && !isTag(next)) next = next.next;
  return next?.name;
}

/** Elements that make a row too complex for one block. */
const COMPLEX = 'table, ul, ol, pre, blockquote, details, h1, h2, h3, h4, h5, h6, p + p, dl dl';

/**
 * The table rows and description lists that are read as several blocks, since they contain a heading,
 * a list, a table or several paragraphs. All other rows are one block each.
 */
export function multiBlockRows($: CheerioAPI): Set<Element> {
  const rows = new Set<Element>();
  for (const element of $<Element, string>(COMPLEX).toArray())
    for (let outer = element.parent; outer && isTag(outer); outer = outer.parent) {
      // If a row is in the set already, so are its outer rows.
      if (rows.has(outer)) break;
      if (outer.name === 'tr' || outer.name === 'dl') rows.add(outer);
    }
  return rows;
}
