import type { Element } from 'domhandler';
import type { Visibility } from '../../shared/page-text.ts';
import { BLOCKS, normalizeText } from './html.ts';

/** Elements for deleted or inserted text, with their labels in reports. */
const EDITS: ReadonlyMap<string, string> = new Map([
  ['del', 'Struck out'],
  ['s', 'Struck out'],
  ['strike', 'Struck out'],
  ['ins', 'Inserted'],
]);

const SUPERSCRIPT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹', (character, digit) => [String(digit), character])),
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '(': '⁽',
  ')': '⁾',
};

/**
 * Converts inline markup with a meaning to text: quotation marks, superscript numbers, deleted and
 * inserted words. Has to be called for each element and text of a page, in document order.
 */
export class InlineMarkup {
  #quoteDepth = 0;
  #superscriptDepth = 0;
  /** The outermost open element of `EDITS`, and its text. */
  #edit: { element: Element; text: string } | undefined;
  /** Whether an element of `EDITS` began or ended since the last text. */
  #isAtEdit = false;

  /** @returns the text to put before the element's content */
  enter(element: Element): string {
    const { name } = element;
    if (name === 'sup') this.#superscriptDepth++;
    this.#separateBlocks(name);
    if (EDITS.has(name)) {
      this.#edit ??= { element, text: '' };
      this.#isAtEdit = true;
    }
    return name === 'q' ? quotationMarks(this.#quoteDepth++).charAt(0) : '';
  }

  /** @returns the text to append to `line`, after a space if an edit begins or ends here within a word */
  text(text: string, line: string): string {
    const isWithinWord = /[\p{L}\p{N}]$/u.test(line) && /^[\p{L}\p{N}]/u.test(text);
    const space = this.#isAtEdit && isWithinWord ? ' ' : '';
    this.#isAtEdit = false;
    if (this.#edit) this.#edit.text += text;
    return space + (this.#superscriptDepth > 0 ? superscript(text) : text);
  }

  /** @returns the text to put after the element's content, and the text of an `aside` block, if any */
  leave(element: Element): { text: string; aside: string } {
    const { name } = element;
    if (name === 'sup') this.#superscriptDepth--;
    this.#separateBlocks(name);
    if (EDITS.has(name)) this.#isAtEdit = true;
    const text = name === 'q' ? quotationMarks(--this.#quoteDepth).charAt(1) : '';
    if (this.#edit?.element !== element) return { text, aside: '' };
    const edited = normalizeText(this.#edit.text);
    this.#edit = undefined;
    return { text, aside: edited === '' ? '' : `${EDITS.get(name) ?? ''}: ${edited}` };
  }

  #separateBlocks(name: string): void {
    if (this.#edit && BLOCKS.has(name)) this.#edit.text += ' ';
  }
}

/** Nested quotations alternate between double and single marks. */
const quotationMarks = (depth: number) => (depth % 2 === 0 ? '“”' : '‘’');

/** Converts numbers to superscript characters, as in `m²`. Letters are not converted, such as “th” in dates. */
const superscript = (text: string) =>
  /^[\d+−()-]+$/.test(text)
    ? Array.from(text, (character) => SUPERSCRIPT[character]).join('')
    : text;

/** From the most to the least visible. */
const VISIBILITIES: readonly (Visibility | undefined)[] = [undefined, 'silent', 'folded', 'hidden'];

/** Labels of words within a line that are less visible than the rest. */
export const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = {
  hidden: 'Hidden from visitors',
  folded: 'Folded away',
  silent: 'Hidden from screen readers',
};

/**
 * The visibility of the content of an element. It is known from HTML only: style sheets and scripts are
 * not evaluated.
 */
export function visibilityOf(
  element: Element,
  inherited: Visibility | undefined,
): Visibility | undefined {
  const ownValue = ownVisibility(element);
  return VISIBILITIES.indexOf(ownValue) > VISIBILITIES.indexOf(inherited) ? ownValue : inherited;
}

/** Whether an element is the summary of a `details`, which stays visible while that is closed. */
export const isSummary = ({ name, parent }: Element): boolean =>
  name === 'summary' && parent !== null && 'name' in parent && parent.name === 'details';

function ownVisibility({ name, attribs }: Element): Visibility | undefined {
  const isClosedDialog = name === 'dialog' && !('open' in attribs);
  const isHiddenByStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i.test(
    attribs.style ?? '',
  );
  if (
    'hidden' in attribs ||
    'popover' in attribs ||
    name === 'template' ||
    isClosedDialog ||
    isHiddenByStyle
  )
    return 'hidden';
  if (name === 'details' && !('open' in attribs)) return 'folded';
  return attribs['aria-hidden']?.toLowerCase() === 'true' ? 'silent' : undefined;
}
