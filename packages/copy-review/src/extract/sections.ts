import type { Element } from 'domhandler';
import type { Block, BlockKind, Part, Section, Unseen } from '../pages.ts';
import { asidesOf } from './asides.ts';
import { BLOCKS, HEADING, LANDMARKS, LISTS, SECTIONING, SILENT } from './elements.ts';
import { Marks } from './marks.ts';
import { headingNumber, ownLength } from './own-number.ts';
import { readable } from './text.ts';
import { UNSEEN_WORDS, Visibility } from './visibility.ts';
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
 * @param parts The elements that begin a part of a text that binds.
 */
export function sectionsOf(
  body: Element,
  rich: ReadonlySet<Element>,
  leadsTo: (address: string) => string,
  parts: ReadonlyMap<Element, Part> = new Map(),
): Section[] {
  const outline = new Outline(rich, leadsTo, parts);
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
  readonly #visibility = new Visibility();
  readonly #bindingParts: ReadonlyMap<Element, Part>;
  /** Of the elements that are open, the parts of a text that binds. */
  readonly #binding: (Part | undefined)[] = [undefined];
  #section: Draft = draft('', null);
  readonly sections: Draft[] = [this.#section];
  /** The parts of the page that are open, with the section to go back to at their ends. */
  readonly #parts: { element: Element; section: Draft }[] = [];
  /** The lists and tables that are open, by their numbers on the page. */
  readonly #lists: number[] = [];
  #listCount = 0;
  #line = '';
  /** Of the line, what visitors do not see, and why. */
  #unseen: { state: Unseen; words: string } | undefined;
  #asides: Pick<Block, 'text' | 'unseen'>[] = [];
  /** The row, or the list of terms, whose parts are read in one line. */
  #row: Element | undefined;

  constructor(
    rich: ReadonlySet<Element>,
    leadsTo: (address: string) => string,
    parts: ReadonlyMap<Element, Part>,
  ) {
    this.#rich = rich;
    this.#leadsTo = leadsTo;
    this.#bindingParts = parts;
  }

  enter(element: Element): boolean {
    const { name } = element;
    if (this.#row) this.#line += gapIn(name);
    else if (BLOCKS.has(name) || this.#bindingParts.has(element)) this.#end('text');
    else if (name === 'br') this.#line += ' ';
    this.#visibility.enter(element);
    this.#binding.push(this.#bindingParts.get(element) ?? this.#binding.at(-1));
    if (SILENT.has(name)) return false;
    this.#begin(element);
    this.#write(this.#marks.begin(element));
    for (const text of asidesOf(element, this.#leadsTo)) this.#beside(text);
    return true;
  }

  #write(words: string): void {
    this.#line += words;
    const state = this.#visibility.now;
    if (state !== undefined) this.#unseen = { state, words: (this.#unseen?.words ?? '') + words };
  }

  #beside(text: string): void {
    const unseen = this.#visibility.now;
    this.#asides.push({ text, ...(unseen === undefined ? {} : { unseen }) });
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
    this.#write(this.#marks.write(text.replaceAll(/\s+/g, ' '), this.#line));
  }

  leave(element: Element): void {
    const { name } = element;
    const { sign, aside } = this.#marks.end(element);
    this.#write(sign);
    if (aside !== '') this.#beside(aside);
    if (element === this.#row) {
      this.#row = undefined;
      this.#end('row');
    } else if (!this.#row) {
      if (HEADING.test(name)) this.#head(Number(name.slice(1)));
      else if (BLOCKS.has(name) || this.#bindingParts.has(element)) this.#end('text');
    } else if (this.#row.name === 'dl' && name === 'dd' && !isFollowedBy(element, 'dd'))
      this.#end('row');
    if (LISTS.has(name)) this.#lists.pop();
    this.#visibility.leave();
    this.#binding.pop();
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
    const binding = this.#binding.at(-1);
    const part = binding === undefined ? {} : { part: binding };
    const { unseen, aside } = this.#hidden(text);
    if (text !== '')
      this.#section.blocks.push({ kind, text, ...this.#standing(kind, text), ...unseen, ...part });
    for (const one of [...aside, ...this.#asides])
      this.#section.blocks.push({ kind: 'aside', ...one, ...part });
    this.#line = '';
    this.#unseen = undefined;
    this.#asides = [];
  }

  /** What visitors do not see of a line: all of it, or some words. */
  #hidden(text: string): {
    unseen: Pick<Block, 'unseen'>;
    aside: Pick<Block, 'text' | 'unseen'>[];
  } {
    const { state, words = '' } = this.#unseen ?? {};
    const hidden = readable(words);
    if (state === undefined || hidden === '') return { unseen: {}, aside: [] };
    if (withoutGaps(hidden) === withoutGaps(text)) return { unseen: { unseen: state }, aside: [] };
    return { unseen: {}, aside: [{ text: `${UNSEEN_WORDS[state]}: ${hidden}`, unseen: state }] };
  }

  /** Where a text stands: its own number, and its list. */
  #standing(kind: BlockKind, text: string): Pick<Block, 'own' | 'list'> {
    const own = ownLength(kind, text, this.#section.number);
    const list = this.#lists.at(-1);
    return { ...(own > 0 ? { own } : {}), ...(list === undefined ? {} : { list }) };
  }
}

const withoutGaps = (text: string) => text.replaceAll(/\s/g, '');

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
