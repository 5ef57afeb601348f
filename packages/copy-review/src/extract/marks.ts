import type { Element } from 'domhandler';
import { BLOCKS } from './elements.ts';
import { readable } from './text.ts';

/** Elements that say of their words what became of them. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['del', 'Struck out'],
  ['s', 'Struck out'],
  ['strike', 'Struck out'],
  ['ins', 'Inserted'],
]);

const QUOTES = ['“”', '‘’'] as const;

/** The figures and signs that can be written as raised ones. */
const RAISED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (sign, figure) => [String(figure), sign])),
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', '(': '⁽', ')': '⁾' },
};

/**
 * What marks say within a line: quotation marks, raised figures, words that are struck out or
 * inserted. It is told of each element as it begins and ends, and of each text between.
 */
export class Marks {
  #quotes = 0;
  #raised = 0;
  /** The outermost element whose words are struck out or inserted, and these words. */
  #open: { element: Element; words: string } | undefined;
  /** Whether such an element began or ended behind the last text. */
  #isSeam = false;

  /** The sign that stands before the element. */
  begin(element: Element): string {
    const { name } = element;
    if (name === 'sup') this.#raised++;
    this.#part(name);
    if (SAID.has(name)) {
      this.#open ??= { element, words: '' };
      this.#isSeam = true;
    }
    return name === 'q' ? quotesAt(this.#quotes++).charAt(0) : '';
  }

  /** A text as it is read behind the line: a price that is struck out does not run into the next. */
  write(text: string, line: string): string {
    const isWord = /[\p{L}\p{N}]$/u.test(line) && /^[\p{L}\p{N}]/u.test(text);
    const gap = this.#isSeam && isWord ? ' ' : '';
    this.#isSeam = false;
    if (this.#open) this.#open.words += text;
    return gap + (this.#raised > 0 ? raised(text) : text);
  }

  /** The sign that stands behind the element, and what is said of its words. */
  end(element: Element): { sign: string; aside: string } {
    const { name } = element;
    if (name === 'sup') this.#raised--;
    this.#part(name);
    if (SAID.has(name)) this.#isSeam = true;
    const sign = name === 'q' ? quotesAt(--this.#quotes).charAt(1) : '';
    if (this.#open?.element !== element) return { sign, aside: '' };
    const words = readable(this.#open.words);
    this.#open = undefined;
    return { sign, aside: words === '' ? '' : `${SAID.get(name) ?? ''}: ${words}` };
  }

  /** Holds what blocks say apart. */
  #part(name: string): void {
    if (this.#open && BLOCKS.has(name)) this.#open.words += ' ';
  }
}

/** Within quotation marks, single ones. */
const quotesAt = (depth: number) => QUOTES[depth % 2 === 0 ? 0 : 1];

/** As of `m²`; other words are read as they are: the “th” of a date. */
const raised = (text: string) =>
  /^[\d+−()-]+$/.test(text) ? Array.from(text, (sign) => RAISED[sign] ?? sign).join('') : text;
