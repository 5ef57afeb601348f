import type { Element } from 'domhandler';
import type { Block, BlockKind, Section } from '../pages.ts';
import { asidesOf } from './asides.ts';
import { BLOCKS, HEADING, LANDMARKS, LISTS, SECTIONING, SILENT } from './elements.ts';
import { Marks } from './marks.ts';
import { headingNumber, ownLength } from './own-number.ts';
import { readable } from './text.ts';
import { walk } from './walk.ts';

interface Draft extends Section {
  readonly blocks: Block[];
}

/**
 * The sections of a page, in reading order, each with the blocks below its heading. A section of
 * the page ends what its headings began; a landmark without a heading is a section by its name.
 *
 * @param rich The rows, and lists of terms, that are not read in one line.
 * @param leadsTo The address that an address in the page stands for.
 */
export function sectionsOf(
  body: Element,
  rich: ReadonlySet<Element>,
  leadsTo: (address: string) => string,
): Section[] {
  const outline = new Outline(rich, leadsTo);
  walk(body, outline);
  return withEntries(outline.sections.filter(({ blocks }) => blocks.length > 0));
}

/** A text that reads as a heading does is its entry in a table of contents, with the heading’s number. */
function withEntries(sections: readonly Section[]): Section[] {
  const headings = new Map(
    sections.flatMap(({ blocks }) =>
      blocks.filter(isNumbered).map(({ text, own }) => [text, own] as const),
    ),
  );
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      const own = headings.get(block.text);
      return own === undefined ? block : { ...block, own };
    }),
  }));
}

const isNumbered = (block: Block): block is Block & { own: number } =>
  block.kind === 'heading' && block.own !== undefined;

class Outline {
  readonly #rich: ReadonlySet<Element>;
  readonly #leadsTo: (address: string) => string;
  readonly #marks = new Marks();
  #section: Draft = draft('', null);
  readonly sections: Draft[] = [this.#section];
  /** The parts of the page that are open, with the section to go back to at their ends. */
  readonly #parts: { element: Element; section: Draft }[] = [];
  /** The lists and tables that are open, by their numbers on the page. */
  readonly #lists: number[] = [];
  #listCount = 0;
  #line = '';
  #asides: string[] = [];
  /** The row, or the list of terms, whose parts are read in one line. */
  #row: Element | undefined;

  constructor(rich: ReadonlySet<Element>, leadsTo: (address: string) => string) {
    this.#rich = rich;
    this.#leadsTo = leadsTo;
  }

  enter(element: Element): boolean {
    const { name } = element;
    if (SILENT.has(name)) return false;
    if (this.#row) this.#line += gapIn(name);
    else if (BLOCKS.has(name)) this.#end('text');
    else if (name === 'br') this.#line += ' ';
    this.#begin(element);
    this.#line += this.#marks.begin(element);
    this.#asides.push(...asidesOf(element, this.#leadsTo));
    return true;
  }

  #begin(element: Element): void {
    const { name } = element;
    if (SECTIONING.has(name) || (name === 'header' && this.#parts.length === 0)) {
      this.#parts.push({ element, section: this.#section });
      const landmark = LANDMARKS[name];
      if (landmark !== undefined) this.#open(element.attribs['aria-label'] ?? landmark, null);
    }
    if (LISTS.has(name)) this.#lists.push(this.#listCount++);
    if ((name === 'tr' || name === 'dl') && !this.#row && !this.#rich.has(element))
      this.#row = element;
  }

  text(text: string): void {
    this.#line += this.#marks.write(text.replaceAll(/\s+/g, ' '), this.#line);
  }

  leave(element: Element): void {
    const { name } = element;
    const { sign, aside } = this.#marks.end(element);
    this.#line += sign;
    if (aside !== '') this.#asides.push(aside);
    if (element === this.#row) {
      this.#row = undefined;
      this.#end('row');
    } else if (!this.#row) {
      if (HEADING.test(name)) this.#head(Number(name.slice(1)));
      else if (BLOCKS.has(name)) this.#end('text');
    } else if (this.#row.name === 'dl' && name === 'dd' && !isFollowedBy(element, 'dd'))
      this.#end('row');
    if (LISTS.has(name)) this.#lists.pop();
    const part = this.#parts.at(-1);
    if (part?.element === element) {
      this.#parts.pop();
      this.#section = part.section;
    }
  }

  #head(level: number): void {
    const heading = readable(this.#line);
    const { number, length } = headingNumber(heading);
    if (heading !== '') this.#open(heading.slice(length), number, level);
    this.#end('heading');
  }

  #open(title: string, number: string | null, level?: number): void {
    this.#section = draft(readable(title), number, level);
    this.sections.push(this.#section);
  }

  #end(kind: BlockKind): void {
    const text = readable(this.#line);
    if (text !== '') this.#section.blocks.push({ kind, text, ...this.#standing(kind, text) });
    for (const aside of this.#asides) this.#section.blocks.push({ kind: 'aside', text: aside });
    this.#line = '';
    this.#asides = [];
  }

  /** Where a text stands: its own number, and its list. */
  #standing(kind: BlockKind, text: string): Pick<Block, 'own' | 'list'> {
    const own = ownLength(kind, text, this.#section.number);
    const list = this.#lists.at(-1);
    return { ...(own > 0 ? { own } : {}), ...(list === undefined ? {} : { list }) };
  }
}

const draft = (title: string, number: string | null, level?: number): Draft => ({
  title,
  number,
  ...(level === undefined ? {} : { level }),
  blocks: [],
});

/** Cells, and terms and their meanings, are held apart; other elements of a row are not. */
function gapIn(name: string): string {
  if (['td', 'th', 'dt', 'dd'].includes(name)) return '\t';
  return BLOCKS.has(name) || name === 'br' ? ' ' : '';
}

/** Whether the next element beside it is of this name. */
function isFollowedBy(element: Element, name: string): boolean {
  let next = element.next;
  while (next && !('name' in next)) next = next.next;
  return next?.name === name;
}
