import type { Element } from 'domhandler';
import type { Block, BlockKind, Section } from '../pages.ts';
import { asidesOf } from './asides.ts';
import { BLOCKS, HEADING, LANDMARKS, SECTIONING, SILENT } from './elements.ts';
import { readable } from './text.ts';
import { walk } from './walk.ts';

interface Draft extends Section {
  readonly blocks: Block[];
}

/** The numbers of headings: `3. `, `1.2 `, `IV) `, `§ 4 `, `Section 5: `. A bare “5 trillion” has none. */
const NUMBER =
  /^(?:(?:§|section|chapter|article|clause|part|step)\s*(?<named>\d+(?:\.\d+)*|[ivxlc]+)[.):]?|(?<levels>\d+(?:\.\d+)+)\.?|(?<plain>\d+|[ivxlc]+|[a-z])[.):])\s+(?=\S)/i;

/** A number held apart by its style alone, before a capital letter: `3 No guarantees`. */
const BARE = /^(?<plain>\d{1,2}) (?=\p{Lu})/u;

/**
 * The sections of a page, in reading order, each with the blocks below its heading. A section of
 * the page ends what its headings began; a landmark without a heading is a section by its name.
 *
 * @param rich The rows, and lists of terms, that are not read in one line.
 */
export function sectionsOf(body: Element, rich: ReadonlySet<Element>): Section[] {
  const outline = new Outline(rich);
  walk(body, outline);
  return outline.sections.filter(({ blocks }) => blocks.length > 0);
}

class Outline {
  readonly #rich: ReadonlySet<Element>;
  #section: Draft = draft('', null);
  readonly sections: Draft[] = [this.#section];
  /** The parts of the page that are open, with the section to go back to at their ends. */
  readonly #parts: { element: Element; section: Draft }[] = [];
  #line = '';
  #asides: string[] = [];
  /** The row, or the list of terms, whose parts are read in one line. */
  #row: Element | undefined;

  constructor(rich: ReadonlySet<Element>) {
    this.#rich = rich;
  }

  enter(element: Element): boolean {
    const { name } = element;
    if (SILENT.has(name)) return false;
    if (this.#row) this.#line += gapIn(name);
    else if (BLOCKS.has(name)) this.#end('text');
    else if (name === 'br') this.#line += ' ';
    this.#begin(element);
    this.#asides.push(...asidesOf(element));
    return true;
  }

  #begin(element: Element): void {
    const { name } = element;
    if (SECTIONING.has(name) || (name === 'header' && this.#parts.length === 0)) {
      this.#parts.push({ element, section: this.#section });
      const landmark = LANDMARKS[name];
      if (landmark !== undefined) this.#open(element.attribs['aria-label'] ?? landmark, null);
    }
    if ((name === 'tr' || name === 'dl') && !this.#row && !this.#rich.has(element))
      this.#row = element;
  }

  text(text: string): void {
    this.#line += text.replaceAll(/\s+/g, ' ');
  }

  leave(element: Element): void {
    const { name } = element;
    if (element === this.#row) {
      this.#row = undefined;
      this.#end('row');
    } else if (!this.#row) {
      if (HEADING.test(name)) this.#head();
      else if (BLOCKS.has(name)) this.#end('text');
    } else if (this.#row.name === 'dl' && name === 'dd' && !isFollowedBy(element, 'dd'))
      this.#end('row');
    const part = this.#parts.at(-1);
    if (part?.element === element) {
      this.#parts.pop();
      this.#section = part.section;
    }
  }

  #head(): void {
    const heading = readable(this.#line);
    const found = NUMBER.exec(heading) ?? BARE.exec(heading);
    const { named, levels, plain } = found?.groups ?? {};
    const title = heading.slice(found?.[0].length ?? 0);
    if (heading !== '') this.#open(title, named ?? levels ?? plain ?? null);
    this.#end('heading');
  }

  #open(title: string, number: string | null): void {
    this.#section = draft(readable(title), number);
    this.sections.push(this.#section);
  }

  #end(kind: BlockKind): void {
    const text = readable(this.#line);
    if (text !== '') this.#section.blocks.push({ kind, text });
    for (const aside of this.#asides) this.#section.blocks.push({ kind: 'aside', text: aside });
    this.#line = '';
    this.#asides = [];
  }
}

const draft = (title: string, number: string | null): Draft => ({ title, number, blocks: [] });

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
